import * as z from "zod";

const square = z.int().min(0).max(4095);
const id = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, "An id is a lower-case word of up to 31 letters, digits and hyphens.");
const facing = z.enum(["N", "E", "S", "W"]);
const colour = z.enum(["black", "white"]);
const count = z.int().min(0).max(99);

const weapon = z.enum(["knife", "pistol", "sten"]);
/** The weapons there are so far: the fighting knife, the pistol and the Sten gun. */
export type Weapon = z.infer<typeof weapon>;
export const weaponSchema = weapon;

const operator = z.strictObject({
  id,
  /** The player who controls him, from 1. */
  player: z.int().min(1).max(4),
  /** His square; null once he is dead or has left the board. */
  at: square.nullable(),
  fate: z.enum(["in-play", "dead", "left"]),
  facing,
  crouched: z.boolean(),
  health: count,
  /** Action points left in this turn. */
  ap: count,
  /** Where he is in this Operator Phase: yet to act, in his turn, or finished. */
  turn: z.enum(["to-act", "acting", "finished"]),
  spotted: z.boolean(),
  weapons: z.array(weapon).max(3),
  /** Sten gun ammunition tokens left. */
  ammunition: count,
  carrying: z.enum(["corpse"]).nullable(),
  /** Whether he holds the cigarette token. */
  cigarette: z.boolean(),
  /** The unit he has taken aim at in this turn. */
  aim: id.nullable(),
  /** The unit that bears his target marker. */
  mark: id.nullable(),
});
export type Operator = z.infer<typeof operator>;

const post = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("sentry"), point: count }),
  z.strictObject({ kind: z.literal("patrol"), line: count }),
  z.strictObject({ kind: z.literal("guard") }),
  z.strictObject({ kind: z.literal("officer") }),
  z.strictObject({ kind: z.literal("spawn"), tile: count, marker: z.int().min(0).max(5) }),
]);
export type Post = z.infer<typeof post>;

const unit = z.strictObject({
  id,
  kind: z.enum(["rifleman", "smg", "officer"]),
  /** Where it belongs: its sentry point, its patrol line, the spawn marker it waits on, or its place as a guard or officer. */
  post,
  /** Its square; null while it waits on a spawn tile. */
  at: square.nullable(),
  facing,
  alert: z.boolean(),
  /** Successful attacks it has taken. */
  wounds: count,
  /** Whether it bears the cigarette token. */
  smoking: z.boolean(),
  /** The Operators it has seen acting in this turn. */
  seen: z.array(id).max(8),
  /** The Operators it has made its reaction attack on in this Operator Phase. */
  reacted: z.array(id).max(8),
  /** Whether it has advanced in this turn. */
  advanced: z.boolean(),
});
export type AxisUnit = z.infer<typeof unit>;
export type UnitKind = AxisUnit["kind"];

const sentryPoint = z.strictObject({ at: square, colour, arrows: z.array(facing).min(1).max(4), byDefault: facing });
export type SentryPoint = z.infer<typeof sentryPoint>;

const patrolLine = z.strictObject({
  colour,
  /** Its squares in order, each an orthogonal neighbour of the one before. */
  squares: z.array(square).min(2).max(400),
  /** Whether the last square joins the first. */
  closed: z.boolean(),
  starts: z.array(z.strictObject({ at: square, facing })).max(2),
});
export type PatrolLine = z.infer<typeof patrolLine>;

const spawnTile = z.strictObject({
  id: z.string().regex(/^[A-Z]$/),
  colour: z.enum(["black", "white", "mixed"]),
  /** The side of the board it lies at. */
  side: facing,
  /** The column (N, S) or row (E, W) of its first marker; the front row covers three squares of the board's edge. */
  from: z.int().min(0).max(63),
});
export type SpawnTile = z.infer<typeof spawnTile>;

const card = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/).max(80);

const deck = z.strictObject({
  /** The cards not yet drawn, sorted: there is no hidden order in a state. */
  cards: z.array(card).max(100),
  discard: z.array(card).max(100),
  /** Where the special event card still is: under `above` ordinary cards, among `within` cards that include it. */
  window: z.strictObject({ above: count, within: count }).nullable(),
});

const objective = z.enum(["kill-officers", "leave"]);
export type Objective = z.infer<typeof objective>;

/** The whole state of a game at a checkpoint. Squares are numbers: y × width + x. */
export const stateSchema = z.strictObject({
  mission: z.string().max(60).nullable(),
  board: z.strictObject({ rows: z.array(z.string().max(140)).min(3).max(129) }),
  points: z.array(sentryPoint).max(40),
  lines: z.array(patrolLine).max(20),
  tiles: z.array(spawnTile).max(8),
  /** The squares of the entry/exit tile. */
  entry: z.array(square).max(12),
  objectives: z.array(objective).max(4),
  section: z.enum(["stealth", "battle"]),
  phase: z.enum(["set-up", "operator", "advance", "event", "patrol", "attack", "end"]),
  turn: z.int().min(1).max(9999),
  /** The stealth meter: it counts down to 0. */
  meter: count,
  /** The side of the patrol token that is up; null before the first card. */
  token: colour.nullable(),
  deck,
  operators: z.array(operator).max(8),
  units: z.array(unit).max(80),
  corpses: z.array(square).max(80),
  /** Numbers the units that events bring on, so that ids stay unique. */
  spawned: z.int().min(0).max(9999),
  result: z.strictObject({ result: z.enum(["victory", "defeat"]), text: z.string().max(200), cites: z.array(z.string().max(60)).max(8) }).nullable(),
});
export type State = z.infer<typeof stateSchema>;

/** A copy that shares only what never changes in play. */
export function copyState(state: State): State {
  return {
    ...state,
    deck: { cards: [...state.deck.cards], discard: [...state.deck.discard], window: state.deck.window && { ...state.deck.window } },
    operators: state.operators.map((o) => ({ ...o })),
    units: state.units.map((u) => ({ ...u, seen: [...u.seen], reacted: [...u.reacted] })),
    corpses: [...state.corpses],
  };
}
