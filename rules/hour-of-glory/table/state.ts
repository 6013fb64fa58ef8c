import * as z from "zod";
import { type Chance, takeAny } from "../../kernel/index.ts";
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

/** The phases in words. */
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
export const doorId = z
  .string()
  .regex(/^[A-Z][A-Z0-9]{0,5}$/, "A door is written as a capital, then up to 5 capitals and digits.");
export const roomId = z
  .string()
  .regex(/^[1-9A-DF-Z]$/, "A room is written as its sign on the plan: a digit or a capital.");
export const idSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,19}$/, "An id is written as a lower-case word of up to 20 letters, digits and hyphens.");
const wound = { prone: z.boolean(), severe: z.boolean() };
const cardList = z.array(card).max(10);

const intruderSchema = z.strictObject({
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
export type Intruder = z.infer<typeof intruderSchema>;

const commanderSchema = z.strictObject({
  kind: z.literal("commander"),
  id: z.literal("commander"),
  at: square,
  facing: facingSchema,
  ...wound,
  /** Whether he carries the Stronghold Master Key. */
  key: z.boolean(),
  captured: z.strictObject({ items: z.array(z.union([weapon, equipment])).max(30), cards: cardList }),
});
export type Commander = z.infer<typeof commanderSchema>;

const sentrySchema = z.strictObject({
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
export type Sentry = z.infer<typeof sentrySchema>;

const guardSchema = z.strictObject({
  kind: z.literal("guard"),
  id: idSchema,
  at: square,
  ...wound,
  /** Mobilised in the entry zone this turn: hg.guard.entry-6. */
  fresh: z.boolean(),
  /** What he has done in this turn: nothing, fought himself free, everything. */
  done: z.enum(["no", "fought", "yes"]),
});
export type Guard = z.infer<typeof guardSchema>;

const corpseSchema = z.strictObject({
  at: square,
  of: z.enum(["sentry", "guard", "commander", ...characterIds]),
  items: z.array(z.union([weapon, equipment])).max(30),
  key: z.boolean(),
  cards: cardList,
});
export type Corpse = z.infer<typeof corpseSchema>;

const roomSchema = z.strictObject({
  room: roomId,
  /** What the card shows; "unknown" when nobody who may read this has seen it, "taken" when there is none. */
  card: z.union([card, z.literal("unknown"), z.literal("taken")]),
  up: z.boolean(),
  /** The players of Intruders who have looked at it in secret. */
  seen: z.array(z.int().min(1).max(3)).max(3),
});
export type Room = z.infer<typeof roomSchema>;

const turnSchema = z.strictObject({
  agent: idSchema,
  /** Squares left. */
  left: z.int().min(0).max(24),
  /** Whether he may still move. */
  moves: z.boolean(),
  /** What he may still do besides moving: any action, only an attack or a change of weapon, or nothing. */
  acts: z.enum(["any", "attack", "none"]),
  /** He may move or act, not both: whichever comes first ends the other. */
  either: z.boolean(),
  moved: z.boolean(),
  acted: z.boolean(),
  mustShoot: z.boolean(),
  /** REACT has decided what he may do. */
  reacted: z.boolean(),
  /** He has used the move that REACT allows, so no weapon can be changed in its place. */
  movedOn: z.boolean().default(false),
  /** He has changed his weapon in place of something that REACT allows. */
  changed: z.boolean().default(false),
  engaged: z.boolean(),
  /** He has done nothing yet, so he can still choose assault mode. */
  fresh: z.boolean(),
  /** Whose zones he is in and has been tested for (`tested`), and who has stood down for him (`exempt`). */
  tested: z.array(idSchema).max(20),
  exempt: z.array(idSchema).max(20),
  /** The targets his covering fire has attacked this turn. */
  covered: z.array(idSchema).max(20).default([]),
  /** The door he has just moved through, which he can close for a square of movement. */
  through: doorId.nullable(),
  /** The square of the corpse that he can conceal as a bonus action. */
  conceal: square.nullable(),
});
export type Turn = z.infer<typeof turnSchema>;

const resultSchema = z.strictObject({
  result: z.enum(["victory", "defeat"]),
  text: z.string().max(300),
  cites: z.array(z.string().max(60)).max(12),
});

export const stateSchema = z.strictObject({
  stronghold: z.union([z.enum(strongholdIds), planSchema]),
  phase: z.enum(phases),
  round: z.int().min(1).max(99_999),
  /** The round is about to begin. */
  roundBegins: z.boolean(),
  timer: z.int().min(0).max(99),
  /** How many Intruders began the game: hg.win.need-2-4-6. */
  begun: z.int().min(1).max(3),
  /** Characters still to be chosen in the set-up are left to the players. */
  choosing: z.boolean(),
  asi: z.strictObject({ alarm: z.boolean(), markers: z.int().min(0).max(40) }),
  open: z.array(doorId).max(40),
  rooms: z.array(roomSchema).max(20),
  /** Cards that lie face down and that nobody has seen. */
  pile: cardList,
  intruders: z.array(intruderSchema).max(3),
  commander: commanderSchema.nullable(),
  /** A Commander who has died is replaced; one who has left is not. hg.open.commander-leaves */
  commanderLeft: z.boolean(),
  sentries: z.array(sentrySchema).max(12),
  guards: z.array(guardSchema).max(12),
  /** How many Guards have been mobilised so far, so that no name is given twice. */
  mobilised: z.int().min(0).max(99_999),
  /** Squares of the Guards this turn; null before the roll. */
  guardRoll: z.int().min(0).max(24).nullable(),
  /** The Sentries have begun to attack, so the phase does not start again. */
  sentriesActing: z.boolean(),
  corpses: z.array(corpseSchema).max(60),
  /** Corpse markers turned over: alert markers that are no Sentry's. */
  alerts: z.array(square).max(60),
  turn: turnSchema.nullable(),
  /** Whether the Intruders have done their first action: hg.turn.first-action-breach. */
  breached: z.boolean(),
  result: resultSchema.nullable(),
});
export type State = z.infer<typeof stateSchema>;

/** A copy that shares only lists that are never changed in place, as those of open doors and of who has seen a card. */
export const copyState = (state: State): State => ({
  ...state,
  asi: { ...state.asi },
  rooms: state.rooms.map((room) => ({ ...room })),
  pile: [...state.pile],
  intruders: state.intruders.map((intruder) => ({
    ...intruder,
    weapons: [...intruder.weapons],
    equipment: [...intruder.equipment],
    cards: [...intruder.cards],
  })),
  commander: state.commander && {
    ...state.commander,
    captured: { items: [...state.commander.captured.items], cards: [...state.commander.captured.cards] },
  },
  sentries: state.sentries.map((sentry) => ({ ...sentry })),
  guards: state.guards.map((guard) => ({ ...guard })),
  corpses: state.corpses.map((corpse) => ({ ...corpse, items: [...corpse.items], cards: [...corpse.cards] })),
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
 * nobody has seen. hg.info.face-down-unknown, hg.info.peek-private, hg.info.board-public, hg.info.raiders-on-board,
 * hg.info.face-up-public
 */
export function viewOf(state: State, seat: string | null): State {
  const view = copyState(state);
  const player = seat?.startsWith("intruder-") === true ? Number(seat.slice("intruder-".length)) : 0;
  for (const room of view.rooms) {
    if (room.up || room.card === "taken" || room.card === "unknown" || room.seen.includes(player)) continue;
    view.pile.push(room.card);
    room.card = "unknown";
  }
  view.pile.sort();
  return view;
}

/** A view with a card in each room where somebody has looked at one: those that lie with the unseen, at random. */
export function sampleOf(view: State, chance: Chance): State {
  for (const room of view.rooms)
    if (room.card === "unknown" && !room.up && room.seen.length > 0) room.card = takeAny(view.pile, chance);
  return view;
}
