import * as z from "zod";
import { expansionIds } from "../book/expansions/index.ts";
import { equipmentNames, itemTitles, objectTitles, operatorWeapons, phases, sections } from "../book/titles.ts";
import { unitKindNames } from "../book/unit-kinds.ts";
import { jagerSchema } from "./jager-state.ts";
import { isKeptLine, wordsOf } from "../../kernel/index.ts";

const square = z.int().min(0).max(4095);
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/, "An id is a lower-case word of up to 31 letters, digits and hyphens.");
export const facing = z.enum(["N", "E", "S", "W"]);
const colour = z.enum(["black", "white"]);
const count = z.int().min(0).max(99);

const weapon = z.enum(operatorWeapons);

/** What an attack is made with: a weapon, a grenade, which is used up, or the garrotte of a disguise. */
export const attackWeaponSchema = z.enum([...weapon.options, "grenade", "garrotte"]);
export type AttackWeapon = z.infer<typeof attackWeaponSchema>;

const equipment = z.enum(equipmentNames);

const item = z.enum(wordsOf(itemTitles));
export const itemSchema = item;

export const object = z.enum(wordsOf(objectTitles));
/** What fills an Operator's object space: rr.opboard.contents. */
export type CarriedObject = z.infer<typeof object>;
export const objectSchema = object;

/** An item space with its stack: its own symbol stays even when the stack is used up. rr.opboard.stacks */
export const stack = z.strictObject({
  item,
  count,
  /** Whose items they are, when they are not his own: he carries them but cannot use them. rr.open.item-ownership */
  of: id.nullable().default(null),
});

const outfit = z.strictObject({
  /** Which of her two boards is up; either only until the set-up has asked. rr.dare.disguise-swap */
  wears: z.enum(["regular", "disguise", "either"]),
  /** Interact tokens left. rr.dare.interact-three-tokens */
  tokens: count,
  /** The unit she interacts with, the facing it goes back to, and whether she has gone on with it in this turn. */
  interacts: z.strictObject({ unit: id, facing, kept: z.boolean() }).nullable(),
  /** The unit in her garrotte, and how many attacks of this turn on it have failed. */
  garrotte: z.strictObject({ unit: id, failed: count }).nullable(),
  /** Whether her cover is blown for good, by a reading of rr.open.dare-unspotted-again. */
  blown: z.boolean(),
});
/** Nancy's two boards, and whom she holds in talk or in her garrotte. */
export type Outfit = z.infer<typeof outfit>;

export const operator = z.strictObject({
  id,
  /** The player who controls him, from 1. */
  player: z.int().min(1).max(4).default(1),
  /** His square; null once he is dead or has left the board. */
  at: square.nullable(),
  fate: z.enum(["in-play", "dead", "left"]).default("in-play"),
  facing,
  crouched: z.boolean().default(false),
  health: count,
  /** Action points left in this turn. */
  ap: count,
  /** Where he is in this Operator Phase: yet to act, in his turn, or finished. */
  turn: z.enum(["to-act", "acting", "finished"]).default("to-act"),
  spotted: z.boolean().default(false),
  weapons: z.array(weapon).max(6).default([]),
  /** Sten gun ammunition tokens left. */
  ammunition: count.default(0),
  /** Sniper rifle ammunition tokens left. */
  sniperAmmunition: count.default(0),
  equipment: z.array(equipment).max(3).default([]),
  items: z.array(stack).max(4).default([]),
  carrying: object.nullable().default(null),
  /** Whether he holds the cigarette token. */
  cigarette: z.boolean().default(false),
  /** Whether he holds the mechanical failure token. rr.metal.failure-keep */
  failure: z.boolean().default(false),
  /** The unit he has taken aim at in this turn. */
  aim: id.nullable().default(null),
  /** The unit that bears his target marker. */
  mark: id.nullable().default(null),
  /** The square on which he has put a grenade as his marker: rr.grenade.mark. */
  markAt: square.nullable().default(null),
  /** Whether he is a support unit, of the Resistance or of the SAS. */
  support: z.boolean().default(false),
  /** Whether a support unit is of the SAS. rr.dare.support-as-resistance */
  sas: z.boolean().default(false),
  /** Nancy's two boards; null for everyone else. */
  outfit: outfit.nullable().default(null),
  /** His place in the crew of the Support Willys, which never leaves it; null for everyone else. */
  crew: z.enum(["driver", "gunner"]).nullable().default(null),
  /** Whether his scuba token is on the board: he swims. */
  scuba: z.boolean().default(false),
  /** Whether he has used the speargun in this turn: rr.spear.one-per-turn. */
  speared: z.boolean().default(false),
  /** The Operator vehicle he sits in; `at` is then one of its squares. */
  aboard: id.nullable().default(null),
});
export type Operator = z.infer<typeof operator>;

export const post = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("sentry"), point: count }),
  z.strictObject({ kind: z.literal("patrol"), line: count }),
  z.strictObject({ kind: z.literal("guard") }),
  z.strictObject({ kind: z.literal("officer") }),
  z.strictObject({ kind: z.literal("spawn"), tile: count, marker: z.int().min(0).max(5) }),
  /** A patrol vehicle on its black route: the step of the route its front stands on, and which way it drives. */
  z.strictObject({
    kind: z.literal("route"),
    route: count,
    step: z.int().min(-400).max(800),
    way: z.union([z.literal(1), z.literal(-1)]),
  }),
  /** A convoy vehicle on its white route; it waits beside the table until the special event card. */
  z.strictObject({
    kind: z.literal("convoy"),
    route: count,
    step: z.int().min(-400).max(800),
    scout: z.boolean(),
    waiting: z.boolean(),
  }),
  /** An assault vehicle, at the edge of the board until the alarm. */
  z.strictObject({ kind: z.literal("assault") }),
]);
export type Post = z.infer<typeof post>;

export const token = z.strictObject({ x: z.int().min(-99).max(162), y: z.int().min(-99).max(162) });
/** The place of a vehicle's token: column and row of its upper left square. */
export type Token = z.infer<typeof token>;

export const unit = z.strictObject({
  id,
  kind: z.enum(unitKindNames),
  /**
   * Where it belongs: its sentry point, its patrol line, the spawn marker it waits on, or its place as a guard or
   * officer.
   */
  post: post.default({ kind: "guard" }),
  /** Its square; for a vehicle the first of its squares on the board. Null while all of it is off the board. */
  at: square.nullable(),
  /** For a vehicle: the column and row of the upper left square of its token, which may lie off the board. */
  token: token.nullable().default(null),
  facing,
  alert: z.boolean().default(false),
  /** For a mortar team: whether it is set up in attack mode. */
  setUp: z.boolean().default(false),
  /** Successful attacks it has taken. */
  wounds: count.default(0),
  /** Whether it bears the cigarette token. */
  smoking: z.boolean().default(false),
  /** Whether that cigarette is an Operator's equipment and not the token of the event. rr.open.kick-cigarette-both */
  offered: z.boolean().default(false),
  /** The Operators it has seen acting in this turn. */
  seen: z.array(id).max(8).default([]),
  /** The Operators it has made its reaction attack on in this Operator Phase. */
  reacted: z.array(id).max(8).default([]),
  /** Whether it has advanced in this turn. */
  advanced: z.boolean().default(false),
  /** Whether it bears the mechanical failure token: it does not move in this turn. rr.metal.failure-no-move */
  stalled: z.boolean().default(false),
  /** Whether the mission asks for its destruction. */
  wanted: z.boolean().default(false),
  /** Whether the troops it carried have left it. rr.metal.transport-then-idle */
  empty: z.boolean().default(false),
  /** The number of a Stalker; null for any other unit. rr.jager.setup-stalkers */
  stalker: z.int().min(1).max(4).nullable().default(null),
  /** Whether it came as a Jäger unit, or bears an upgrade token. rr.jager.control-move, rr.jager.upgrade-control */
  jager: z.enum(["unit", "upgrade"]).nullable().default(null),
  /** How the cat has turned it: from which facing, to which. rr.jager.cat-patrol-returns */
  startled: z.strictObject({ from: facing, to: facing }).nullable().default(null),
  /** Whether Nancy holds it, in talk or in her garrotte. rr.dare.interact-holds-unit, rr.dare.garrotte-ensnared-inert */
  held: z.enum(["talking", "ensnared"]).nullable().default(null),
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

const route = z.strictObject({
  /** Black for patrol vehicles, white for convoys. */
  colour,
  /** Where the upper left square of the front of a vehicle turns, from end to end; straight runs between. */
  corners: z.array(token).min(2).max(40),
});
export type Route = z.infer<typeof route>;

const operatorVehicle = z.strictObject({
  id,
  kind: z.enum(["willys", "boat", "truck", "support-willys"]),
  token,
  facing,
  health: count,
  ap: count,
  turn: z.enum(["to-act", "acting", "finished"]),
  /** Who sits where: driver, gunners and passengers in the order of its sheet. */
  seats: z.array(id.nullable()).max(6),
});
export type OperatorVehicle = z.infer<typeof operatorVehicle>;

/** Something that lies on a square: a barrel, a placed item, or a document to be taken. */
const laid = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("barrel"), at: square }),
  z.strictObject({ kind: z.literal("trap"), at: square, of: id.nullable(), used: z.boolean() }),
  z.strictObject({ kind: z.literal("landmine"), at: square, of: id.nullable() }),
  /** `above` counts the cards that still lie on its bomb card. */
  z.strictObject({ kind: z.literal("bomb"), at: square, of: id.nullable(), above: count }),
  z.strictObject({ kind: z.literal("rat-bomb"), at: square, of: id.nullable(), above: count }),
  z.strictObject({ kind: z.literal("document"), at: square }),
]);
export type Laid = z.infer<typeof laid>;

export const typhoon = z.strictObject({
  id,
  health: count,
  /** Rockets left in this run. */
  rockets: count,
  ap: count.default(0),
  /** The cards on its card in the event deck; null while its card is not there. rr.dare.typhoon-depth-same */
  above: count.nullable().default(null),
  /** The edge it waits beside, began its run from, or left by last; null before it is called. */
  side: facing.nullable().default(null),
  /** Its run: the line of tiles, and the tile of it that it is over; -1 while it stands at the edge. */
  run: z
    .strictObject({ line: z.int().min(0).max(9), tile: z.int().min(-1).max(9) })
    .nullable()
    .default(null),
  /** The tiles whose units have fired at it as it came, by number. rr.dare.typhoon-reaction */
  met: z.array(z.int().min(0).max(99)).max(100).default([]),
  /** Whether the AA Guns have fired at it in this turn as it moved. rr.dare.aa-gun-reaction */
  engaged: z.boolean().default(false),
  /** The turn in which it left the board last. */
  leftIn: z.int().min(1).max(9999).nullable().default(null),
  shotDown: z.boolean().default(false),
});
/** The Hawker Typhoon of a mission that grants it. rr.dare.typhoon-mission */
export type Typhoon = z.infer<typeof typhoon>;

export const dump = z.strictObject({
  id,
  squares: z.array(square).min(1).max(16),
  destroyed: z.boolean().default(false),
});
/** An ammunition dump to destroy: one success of a blast does it. */
export type Dump = z.infer<typeof dump>;

const template = z.strictObject({ at: square, of: z.enum(["barrel", "bomb"]) });
/** A blast template that stays until the End Phase, by its centre. */
export type Template = z.infer<typeof template>;

const flames = z.strictObject({ room: square, tokens: z.int().min(1).max(99) });
/** The flame tokens of a room, which is named by its first square. rr.dogs.flame-token-stays */
export type Flames = z.infer<typeof flames>;

const card = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
  .max(80);

const deck = z.strictObject({
  /** The cards not yet drawn, sorted: there is no hidden order in a state. */
  cards: z.array(card).max(100),
  discard: z.array(card).max(100),
  /** Where the special event card still is: under `above` ordinary cards, among `within` cards that include it. */
  window: z.strictObject({ above: count, within: count }).nullable(),
});

const objective = z.enum([
  "kill-officers",
  "leave",
  "destroy-dumps",
  "take-documents",
  "stop-convoy",
  "destroy-an-aa-gun",
  "destroy-aa-guns",
  "destroy-wanted",
]);
export type Objective = z.infer<typeof objective>;

/** The whole state of a game at a checkpoint. Squares are numbers: y × width + x. */
export const stateSchema = z.strictObject({
  mission: z.string().max(60).refine(isKeptLine, "The id of a mission is one line.").nullable(),
  /** The expansions in play, in their order. */
  expansions: z.array(z.enum(expansionIds)).max(5).default([]),
  /** The drawing of the board without pieces; open corners and regular squares at the end of a row may be left out. */
  board: z.strictObject({ rows: z.array(z.string().max(140)).min(3).max(129) }),
  points: z.array(sentryPoint).max(40),
  lines: z.array(patrolLine).max(20),
  tiles: z.array(spawnTile).max(8),
  /** The squares of the entry/exit tile. */
  entry: z.array(square).max(12),
  /**
   * How many of the objectives, but for leaving, are enough for a minor victory when everyone who lives has left; 0 when
   * it takes them all. rr.setup.recommended-mission
   */
  enough: count.default(0),
  objectives: z.array(objective).max(5),
  section: z.enum(sections),
  phase: z.enum(phases),
  turn: z.int().min(1).max(9999),
  /** The stealth meter: it counts down to 0. */
  meter: count,
  /** The side of the patrol token that is up; null before the first card. */
  token: colour.nullable(),
  deck,
  operators: z.array(operator).max(14),
  units: z.array(unit).max(80),
  corpses: z.array(square).max(80),
  routes: z.array(route).max(8).default([]),
  vehicles: z.array(operatorVehicle).max(4).default([]),
  /** AA Guns that have been destroyed. rr.dare.aa-gun-stats */
  silenced: count.default(0),
  /** The Typhoon, where the mission grants it. */
  typhoon: typhoon.nullable().default(null),
  laid: z.array(laid).max(80).default([]),
  dumps: z.array(dump).max(12).default([]),
  templates: z.array(template).max(40).default([]),
  /** The rooms that burn, in order. */
  flames: z.array(flames).max(80).default([]),
  /** The squares of bridges, under which a swimmer passes. */
  bridges: z.array(square).max(200).default([]),
  /** Trucks of the convoy that have driven off the board. */
  escaped: count.default(0),
  /** The Jäger player's side; null in a co-operative game. */
  jager: jagerSchema.nullable().default(null),
  /** How many players share the Operators out. */
  players: z.int().min(1).max(4).default(1),
  /** How many Operators are still to be chosen in the set-up. */
  toChoose: count.default(0),
  /** Numbers the units that events bring on, so that ids stay unique. */
  spawned: z.int().min(0).max(9999),
  result: z
    .strictObject({
      result: z.enum(["victory", "defeat"]),
      text: z.string().max(200),
      cites: z.array(z.string().max(60)).max(8),
    })
    .nullable(),
});
export type State = z.infer<typeof stateSchema>;

/**
 * A copy for a run. Pieces are copied; lists and what lies in them are shared, for the rules replace them and never
 * change them in place.
 */
export function copyState(state: State): State {
  return {
    ...state,
    deck: { ...state.deck, window: state.deck.window && { ...state.deck.window } },
    operators: state.operators.map((o) => ({ ...o })),
    units: state.units.map((u) => ({ ...u })),
    vehicles: state.vehicles.map((v) => ({ ...v })),
    jager: state.jager && { ...state.jager },
    typhoon: state.typhoon && { ...state.typhoon },
  };
}
