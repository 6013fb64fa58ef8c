import * as z from "zod";
import { cardIds } from "../book/cards.ts";
import { characterIds } from "../book/characters.ts";
import { equipmentIds, weaponIds } from "../book/items.ts";
import { planSchema, strongholdIds } from "../book/strongholds.ts";

export const phases = [
  "set-up",
  "intruders",
  "commander",
  "sentries",
  "guards",
  "recovery",
  "administration",
  "take-time",
] as const;
export type Phase = (typeof phases)[number];

/** What people call the phases. */
export const phaseTitles: Readonly<Record<Phase, string>> = {
  "set-up": "set-up",
  intruders: "the Intruders act",
  commander: "the Commander acts",
  sentries: "the Sentries act",
  guards: "the Guards act",
  recovery: "recovery",
  administration: "administration",
  "take-time": "time is taken",
};

export const facingSchema = z.enum(["N", "E", "S", "W"]);
const square = z.int().min(0).max(1023);
const card = z.enum(cardIds);
const weapon = z.enum(weaponIds);
const equipment = z.enum(equipmentIds);
export const doorId = z.string().regex(/^[A-Z][A-Z0-9]{0,5}$/);
export const roomId = z.string().regex(/^[1-9A-DF-Z]$/);
export const idSchema = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);
const wound = { prone: z.boolean(), severe: z.boolean() };
const cardList = z.array(card).max(10);

const intruder = z.strictObject({
  kind: z.literal("intruder"),
  id: idSchema,
  character: z.enum(characterIds),
  player: z.int().min(1).max(3),
  /** Null before he has a start square and once he is out of play. */
  at: square.nullable(),
  status: z.enum(["in-play", "escaped", "dead"]),
  mode: z.enum(["raiding", "assault"]),
  ...wound,
  /** The stack; the first is the selected weapon. */
  weapons: z.array(weapon).max(8),
  equipment: z.array(equipment).max(12),
  key: z.boolean(),
  cards: cardList,
  /** Whether he has taken his turn in this round. */
  done: z.boolean(),
});
export type Intruder = z.infer<typeof intruder>;

const commander = z.strictObject({
  kind: z.literal("commander"),
  id: z.literal("commander"),
  at: square,
  facing: facingSchema,
  ...wound,
  /** Whether he carries the Stronghold Master Key. */
  key: z.boolean(),
  captured: z.strictObject({ items: z.array(z.union([weapon, equipment])).max(30), cards: cardList }),
});
export type Commander = z.infer<typeof commander>;

const sentry = z.strictObject({
  kind: z.literal("sentry"),
  id: idSchema,
  /** The door he guards; null in a position that names none. */
  post: doorId.nullable(),
  /** The way he faces in the ready position: hg.sentry.ready. */
  ready: facingSchema,
  at: square,
  facing: facingSchema,
  ...wound,
  marker: square.nullable(),
  done: z.boolean(),
});
export type Sentry = z.infer<typeof sentry>;

const guard = z.strictObject({
  kind: z.literal("guard"),
  id: idSchema,
  at: square,
  ...wound,
  /** Mobilised in the entry zone this turn: hg.guard.entry-6. */
  fresh: z.boolean(),
  /** What he has done in this turn: nothing, fought himself free, everything. */
  done: z.enum(["no", "fought", "yes"]),
});
export type Guard = z.infer<typeof guard>;

const corpse = z.strictObject({
  at: square,
  of: z.enum(["sentry", "guard", "commander", ...characterIds]),
  items: z.array(z.union([weapon, equipment])).max(30),
  key: z.boolean(),
  cards: cardList,
});
export type Corpse = z.infer<typeof corpse>;

const room = z.strictObject({
  room: roomId,
  /** What the card shows; "unknown" when nobody who may read this has seen it, "taken" when there is none. */
  card: z.union([card, z.literal("unknown"), z.literal("taken")]),
  up: z.boolean(),
  /** The players of Intruders who have looked at it in secret. */
  seen: z.array(z.int().min(1).max(3)).max(3),
});
export type Room = z.infer<typeof room>;

const turn = z.strictObject({
  agent: idSchema,
  /** Squares left. */
  left: z.int().min(0).max(24),
  /** Whether he may still move. */
  moves: z.boolean(),
  /** What he may still do: any action, an attack or a change of weapon, or nothing. */
  acts: z.enum(["any", "attack", "none"]),
  /** Moving or acting, not both: the other one is lost with the first. */
  either: z.boolean(),
  moved: z.boolean(),
  acted: z.boolean(),
  mustShoot: z.boolean(),
  /** What he may do was settled by REACT. */
  reacted: z.boolean(),
  /** He has moved on it: no weapon is changed in place of that move any more. */
  movedOn: z.boolean().default(false),
  engaged: z.boolean(),
  /** Nothing has been done yet: assault mode can be chosen. */
  fresh: z.boolean(),
  /** Whose zones he is in and has been tested for, and who has stood down for him. */
  tested: z.array(idSchema).max(20),
  exempt: z.array(idSchema).max(20),
  /** Whom his covering fire has attacked. */
  covered: z.array(idSchema).max(20).default([]),
  /** The door just passed: it can be closed for a square of movement. */
  through: doorId.nullable(),
  /** The corpse that can be concealed as a bonus action. */
  conceal: square.nullable(),
});
export type Turn = z.infer<typeof turn>;

const result = z.strictObject({
  result: z.enum(["victory", "defeat"]),
  text: z.string().max(300),
  cites: z.array(z.string().max(60)).max(12),
});

export const stateSchema = z.strictObject({
  stronghold: z.union([z.enum(strongholdIds), planSchema]),
  phase: z.enum(phases),
  round: z.int().min(1).max(99_999),
  /** The round has not begun yet: its beginning is a moment of its own. */
  roundBegins: z.boolean(),
  timer: z.int().min(0).max(99),
  /** How many Intruders began the game: hg.win.need-2-4-6. */
  begun: z.int().min(1).max(3),
  /** Characters still to be chosen in the set-up are left to the players. */
  choosing: z.boolean(),
  asi: z.strictObject({ alarm: z.boolean(), markers: z.int().min(0).max(40) }),
  open: z.array(doorId).max(40),
  rooms: z.array(room).max(20),
  /** Cards that lie face down and that nobody has seen. */
  pile: cardList,
  intruders: z.array(intruder).max(3),
  commander: commander.nullable(),
  /** A Commander who has died is replaced; one who has left is not. hg.open.commander-leaves */
  commanderLeft: z.boolean(),
  sentries: z.array(sentry).max(12),
  guards: z.array(guard).max(12),
  /** How many Guards came so far: names are not given twice. */
  mobilised: z.int().min(0).max(99_999),
  /** Squares of the Guards this turn; null before the roll. */
  guardRoll: z.int().min(0).max(24).nullable(),
  /** The Sentries have begun to attack: the phase goes on where it was. */
  sentriesActing: z.boolean(),
  corpses: z.array(corpse).max(60),
  /** Corpse markers turned over: alert markers that are no Sentry's. */
  alerts: z.array(square).max(60),
  turn: turn.nullable(),
  /** Whether the Intruders have done their first action: hg.turn.first-action-breach. */
  breached: z.boolean(),
  result: result.nullable(),
});
export type State = z.infer<typeof stateSchema>;

/** A copy that shares only what never changes in play: open doors and who has seen a card are lists made anew. */
export const copyState = (state: State): State => ({
  ...state,
  asi: { ...state.asi },
  rooms: state.rooms.map((one) => ({ ...one })),
  pile: [...state.pile],
  intruders: state.intruders.map((one) => ({
    ...one,
    weapons: [...one.weapons],
    equipment: [...one.equipment],
    cards: [...one.cards],
  })),
  commander: state.commander && {
    ...state.commander,
    captured: { items: [...state.commander.captured.items], cards: [...state.commander.captured.cards] },
  },
  sentries: state.sentries.map((one) => ({ ...one })),
  guards: state.guards.map((one) => ({ ...one })),
  corpses: state.corpses.map((one) => ({ ...one, items: [...one.items], cards: [...one.cards] })),
  alerts: [...state.alerts],
  turn: state.turn && {
    ...state.turn,
    tested: [...state.turn.tested],
    exempt: [...state.turn.exempt],
    covered: [...state.turn.covered],
  },
});

/**
 * What a seat may know of a state, or the public (null): cards that only others have looked at lie with those that
 * nobody has seen. hg.info.face-down-unknown, hg.info.peek-private, hg.info.board-public, hg.info.raiders-on-board
 */
export function viewOf(state: State, seat: string | null): State {
  const view = copyState(state);
  const player = seat?.startsWith("intruder-") === true ? Number(seat.slice("intruder-".length)) : 0;
  for (const one of view.rooms) {
    if (one.up || one.card === "taken" || one.card === "unknown" || one.seen.includes(player)) continue;
    view.pile.push(one.card);
    one.card = "unknown";
  }
  view.pile.sort();
  return view;
}
