import { impossible, type Settings, citeIf } from "../../kernel/index.ts";
import { commandoCards, type CommandoSide } from "../book/commando-cards.ts";
import { numberIn } from "../book/in-force.ts";
import type { WeaponName } from "../book/tokens.ts";
import { type Ctx, injuriesOf, number, reading, record, savedActionsOf } from "./context.ts";
import { extraActions, hasXpCard, takeExtraAction } from "./skills.ts";
import type { Commando } from "./state.ts";

/** What is printed on the side of a commando card that is played: vs.setup.commando-choice. */
export function printedSide(card: string, side: "tan" | "blue"): CommandoSide {
  const printed = commandoCards[card];
  if (printed === undefined) throw impossible(`there is no commando card ${card}`);
  return printed.sides[side];
}

/** The health slots of a card, all free. */
export const slotsOf = (settings: Settings, card: string, side: "tan" | "blue"): Commando["slots"] =>
  Array.from(
    { length: printedSide(card, side).slots ?? numberIn(settings, "vs.number.health-slots") },
    () => "free" as const,
  );

/** The spaces for +1 AP tokens: vs.save.limit. */
export const savedSpaces = (ctx: Ctx, commando: Commando): number =>
  printedSide(commando.card, commando.side).spaces ??
  (hasXpCard(commando, "old-hand") ? 2 : number(ctx, "vs.number.saved-spaces"));

/** The equipment circles of a commando: vs.setup.carry-limit. */
export const equipmentCircles = (ctx: Ctx, commando: Commando): number =>
  (printedSide(commando.card, commando.side).circles ?? number(ctx, "vs.number.circles")) +
  (hasXpCard(commando, "big-pockets") ? 1 : 0) +
  (hasXpCard(commando, "quartermaster") ? 2 : 0);

/**
 * Where the next +1 AP token would lie: a slot, apart from the slots, or nowhere. vs.save.cost, vs.save.limit,
 * vs.open.saved-space
 */
export function freeSavedSpace(ctx: Ctx, commando: Commando): number | "apart" | null {
  const spaces = savedSpaces(ctx, commando);
  if (reading(ctx, "vs.open.saved-space") === "separate")
    return savedActionsOf(commando) - extraActions(commando) < spaces ? "apart" : null;
  const slot = commando.slots.findIndex((mark, i) => i < spaces && mark === "free");
  return slot < 0 ? null : slot;
}

/** Puts a +1 AP token on a commando's card, if a space is free. Returns whether it did. vs.save.limit */
export function gainSavedAction(ctx: Ctx, commando: Commando): boolean {
  const space = freeSavedSpace(ctx, commando);
  if (space === null) return false;
  if (space === "apart") commando.apart++;
  else commando.slots[space] = "saved";
  return true;
}

/**
 * Takes +1 AP tokens off a card, first an action that is to be taken before the end of this turn. vs.save.use,
 * vs.luck.relief
 */
export function spendSavedActions(commando: Commando, count: number): void {
  for (let i = 0; i < count; i++) {
    if (extraActions(commando) > 0) {
      takeExtraAction(commando);
      continue;
    }
    const slot = commando.slots.indexOf("saved");
    if (slot >= 0) commando.slots[slot] = "free";
    else commando.apart--;
  }
}

/** The action points of a commando that is healthy: vs.ap.three. */
export const healthyAp = (ctx: Ctx, commando: Commando): number =>
  printedSide(commando.card, commando.side).ap ??
  number(ctx, "vs.number.ap") + (hasXpCard(commando, "iron-will") ? 1 : 0);

/** The action points of a new commando phase: vs.ap.three, vs.health.lose-ap. */
export const apForNewTurn = (ctx: Ctx, commando: Commando): number =>
  Math.max(0, healthyAp(ctx, commando) - injuriesOf(commando) - commando.debt);

/** The mark of a commando whose starting equipment is still to be given out. */
export const unequipped = "unequipped";

/**
 * A commando ready to come in: outside, unhurt, its starting equipment still to be given out. vs.health.start,
 * vs.setup.starting-equipment, vs.xp.start-none
 */
export const newCommando = (settings: Settings, card: string, side: "tan" | "blue", player: number): Commando => ({
  id: card,
  card,
  side,
  player,
  status: "outside",
  at: null,
  visible: false,
  nest: false,
  uniform: card === "gander",
  slots: slotsOf(settings, card, side),
  apart: 0,
  ap: printedSide(card, side).ap ?? numberIn(settings, "vs.number.ap"),
  spent: 0,
  debt: 0,
  turn: "to-act",
  tokens: [],
  deadline: null,
  spentSkills: [unequipped],
  exitedVisible: false,
  exitedOn: null,
  xp: [],
});

/** The weapons printed on a commando's card, none for one that a draft names and nobody knows: vs.weapon.printed. */
export const printedWeapons = ({ card, side }: Commando): readonly WeaponName[] =>
  commandoCards[card]?.sides[side].weapons ?? [];

/**
 * What a commando can shoot with: what its card shows, its tokens, and the nest it is in. vs.weapon.printed,
 * vs.nest.commando-weapon, vs.equip.any-commando
 */
export const weaponsOf = (commando: Commando): readonly WeaponName[] => [
  ...printedWeapons(commando),
  ...(["mp40", "stg44", "mg42", "grenade"] as const).filter((weapon) =>
    commando.tokens.some(({ kind }) => kind === weapon),
  ),
  ...(commando.nest ? (["nest"] as const) : []),
];

/** Ends a commando's actions of this phase: what is left of its action points is lost. vs.ap.three */
export function finishTurn(ctx: Ctx, commando: Commando): void {
  if (commando.turn === "finished") return;
  const lost = commando.ap;
  commando.turn = "finished";
  commando.ap = 0;
  record(ctx, {
    event: "turn-ended",
    piece: commando.id,
    lost,
    cites: ["vs.ap.three", "vs.ap.order", ...citeIf(commando.visible, "vs.stealth.by-moving")],
  });
}
