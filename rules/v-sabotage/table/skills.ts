import type { Commando } from "./state.ts";

/** Whether a commando is of a card and, if named, on a side. */
export const hasCard = ({ card, side }: Commando, wanted: string, on?: "tan" | "blue"): boolean =>
  card === wanted && (on === undefined || side === on);

/** Whether a commando has an XP card it can use: a yellow one only once per level. vs.xp.colours */
export const hasXpCard = ({ xp }: Commando, wanted: string): boolean =>
  xp.some(({ card, used }) => card === wanted && !used);

/** Whether a commando wears a gas mask: vs.gas.kills; the saboteur's tan side. */
export const hasGasMask = (commando: Commando): boolean => hasCard(commando, "saboteur", "tan");

/** Whether something may be done once per turn or terrain, and has not been. */
export const isUnspent = ({ spentSkills }: Commando, mark: string): boolean => !spentSkills.includes(mark);
export function markSpent(commando: Commando, mark: string): void {
  commando.spentSkills = [...commando.spentSkills, mark];
}

/**
 * How many of a commando's +1 AP tokens are no saved ones, but actions to be taken before the end of this turn.
 * vs.luck.relief, vs.danger.timing
 */
export const extraActions = ({ spentSkills }: Commando): number =>
  spentSkills.filter((mark) => mark === "extra-action").length;

/** Takes one action off that was to be taken before the end of this turn. vs.luck.relief */
export function takeExtraAction(commando: Commando): void {
  const at = commando.spentSkills.indexOf("extra-action");
  commando.spentSkills = commando.spentSkills.filter((_, i) => i !== at);
  commando.apart = Math.max(0, commando.apart - 1);
}
