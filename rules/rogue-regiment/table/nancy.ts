import type { AttackWeapon, AxisUnit, Operator, Outfit, State } from "./state.ts";
import { type Ctx, reading, unitNamed } from "./context.ts";

/** Nancy's two boards with the regular one up. rr.dare.interact-three-tokens */
export const newOutfit = (wears: Outfit["wears"], tokens: number): Outfit => ({
  wears,
  tokens,
  interacts: null,
  garrotte: null,
  blown: false,
});

const malePronouns = { he: "he", his: "his" } as const;
const nancyPronouns = { he: "she", his: "her" } as const;

/** The words for an Operator in a sentence: Nancy is a woman, everybody else a man. */
export const pronouns = ({ outfit }: Pick<Operator, "outfit">): { readonly he: string; readonly his: string } =>
  outfit === null ? malePronouns : nancyPronouns;

/** Whether an Operator is Nancy with her disguise board up, spotted or not. rr.dare.disguise-swap */
export const isDisguised = ({ outfit }: Operator): boolean => outfit?.wears === "disguise";

/**
 * Whether her disguise protects an Operator: worn, not spotted, and the alarm has not sounded.
 * rr.dare.disguise-los-safe, rr.dare.disguise-alarm-ends, rr.open.dare-unspotted-again
 */
export const isUndercover = ({ state }: { readonly state: State }, operator: Operator): boolean =>
  isDisguised(operator) && !operator.spotted && state.section === "stealth" && operator.outfit?.blown === false;

/**
 * Whether an Operator is bound to the few actions of a disguise. rr.dare.disguise-actions,
 * rr.dare.disguise-spotted-full-actions, rr.open.dare-disguise-after-alarm
 */
export const isRestricted = (ctx: Ctx, operator: Operator): boolean =>
  isUndercover(ctx, operator) ||
  (isDisguised(operator) &&
    !operator.spotted &&
    ctx.state.section === "battle" &&
    reading(ctx, "rr.open.dare-disguise-after-alarm") === "restricted");

/** What an Operator can attack with: in disguise nothing but the garrotte. rr.dare.garrotte-only-weapon */
export const weaponsAtHand = (operator: Operator): readonly AttackWeapon[] =>
  isDisguised(operator) ? ["garrotte"] : operator.weapons;

/** Whether the items of the regular board can be used by whoever holds them. rr.open.dare-disguise-items */
export const hasItemsAtHand = (ctx: Ctx, operator: Operator): boolean =>
  !isDisguised(operator) || reading(ctx, "rr.open.dare-disguise-items") === "no-action-items";

/** Whether an Operator is in the middle of an interaction. rr.dare.interact-flip */
export const isInteracting = ({ outfit }: Operator): boolean => outfit !== null && outfit.interacts !== null;

/** The Operator who holds a unit, in talk or in her garrotte. */
export const holderOf = ({ operators }: State, { id }: { readonly id: string }): Operator | undefined =>
  operators.find(({ outfit }) => outfit?.interacts?.unit === id || outfit?.garrotte?.unit === id);

/** The unit an Operator has in her garrotte. rr.dare.garrotte-ensnare */
export const ensnaredBy = (ctx: Ctx, { outfit }: Operator): AxisUnit | undefined =>
  outfit === null || outfit.garrotte === null ? undefined : unitNamed(ctx.state, outfit.garrotte.unit);

/** The unit an Operator interacts with. rr.dare.interact-holds-unit */
export const partnerOf = (ctx: Ctx, { outfit }: Operator): AxisUnit | undefined =>
  outfit === null || outfit.interacts === null ? undefined : unitNamed(ctx.state, outfit.interacts.unit);

/** Nobody holds a unit any more: it is gone, or free. */
export function letGo(state: State, unit: { readonly id: string }): void {
  const holder = holderOf(state, unit);
  if (holder === undefined || holder.outfit === null) return;
  const { interacts, garrotte } = holder.outfit;
  holder.outfit = {
    ...holder.outfit,
    interacts: interacts?.unit === unit.id ? null : interacts,
    garrotte: garrotte?.unit === unit.id ? null : garrotte,
  };
  const held = state.units.find(({ id }) => id === unit.id);
  if (held !== undefined) held.held = null;
}
