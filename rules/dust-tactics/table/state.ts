import * as z from "zod";
import { isKeptLine, results, type GameResult } from "../../kernel/index.ts";
import { cardIds } from "../book/cards.ts";
import type { CarriedWeapon, Role, Skill } from "../book/card.ts";
import { battles } from "../book/battles.ts";
import { terrainKindIds } from "../book/terrain.ts";
import { weaponIds, weapons } from "../book/weapons.ts";

export const sideIds = ["north", "south"] as const;

export type Side = (typeof sideIds)[number];

export const otherSide = (side: Side): Side => (side === "north" ? "south" : "north");

export const phases = ["set-up", "initiative", "activations", "turn-end"] as const;

export type Phase = (typeof phases)[number];

/** What people call the phases. */
export const phaseTitles: Readonly<Record<Phase, string>> = {
  "set-up": "set-up",
  initiative: "initiative",
  activations: "the units act",
  "turn-end": "the turn ends",
};

/** Tokens on a unit or its card. dt.supp, dt.skill.camouflage, dt.weapon.reload-loaded, dt.cmd.stimulants */
export const tokenIds = [
  "under-fire",
  "suppressed",
  "stunned",
  "loaded",
  "camouflaged",
  "dozer",
  "attack-stimulants",
  "move-stimulants",
] as const;

export type Token = (typeof tokenIds)[number];

/** The special actions that there are. dt.act.special */
export const specialIds = [
  "reload",
  "camouflage",
  "resurrection",
  "makeshift-repair",
  "medevac",
  "air-alert",
  "dozer",
  "launch-smoke",
  "engineering",
  "fire-smoke",
  "ammo-drop",
  "get-moving",
  "reinforcement",
  "replacement-vehicle",
  "get-up",
  "stimulants",
] as const;

export type SpecialId = (typeof specialIds)[number];

/** What a plan may declare. dt.act, and the special actions that skills, weapons and attributes grant. */
export const plannedIds = [
  "nothing",
  "move",
  "march",
  "attack",
  "sustained",
  "free-move",
  "free-attack",
  ...specialIds,
] as const;

export type Planned = (typeof plannedIds)[number];

/** Skills whose use is declared. dt.skill.declare */
export const declaredSkills = ["fighting spirit", "lucky"] as const satisfies readonly Skill[];

export type DeclaredSkill = (typeof declaredSkills)[number];

export const idSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,23}$/, "An id is written as a lower-case word of up to 24 letters, digits and hyphens.");

const id = idSchema;

const side = z.enum(sideIds);

export const placeSchema = z.strictObject({ x: z.int().min(0).max(240_000), y: z.int().min(0).max(240_000) });

const card = z.enum(cardIds);

const carriedIds = [
  "twin",
  ...weaponIds.filter(
    (weapon) => weapon !== "twin-a" && weapon !== "twin-b" && weapon !== "standard" && weapon !== "mine",
  ),
];

const isCarried = (weapon: string): weapon is CarriedWeapon => carriedIds.includes(weapon);

/** A weapon as cards list it. */
export const carriedSchema = z.string().max(20).refine(isCarried, "This is not a weapon that a card lists.");

const roles = ["officer", "radio", "medic", "mechanic", "spotter"] as const satisfies readonly Role[];

export const roleSchema = z.enum(roles);

export const weaponSchema = z.enum(weaponIds.filter((weapon) => Object.hasOwn(weapons, weapon)));

const carried = {
  weapons: z.array(carriedSchema).max(6),
  role: roleSchema.nullable(),
  /** An Officer who is the Radio Operator, too. dt.cmd.combined */
  radio: z.boolean(),
  /** A commissar attached to the squad. dt.skill.commissar */
  commissar: z.boolean(),
  /** Boxes of limited ammunition marked, by weapon. dt.weapon.limited */
  spent: z.record(z.string().max(20), z.int().min(0).max(20)),
};

const miniature = z.strictObject({
  id,
  /** Where its base or hull has its centre; without a meaning while the unit is not on the table. */
  at: placeSchema,
  floor: z.int().min(0).max(9),
  ...carried,
});

export type Miniature = z.infer<typeof miniature>;

const lost = z.strictObject(carried);

export type LostMiniature = z.infer<typeof lost>;

const unit = z.strictObject({
  id,
  card,
  side,
  /** On the table, not on it yet, in or on another unit, or eliminated (or gone for good). */
  where: z.enum(["table", "off", "aboard", "gone"]),
  /** Why it is not on the table yet. */
  waits: z.enum(["arrival", "reserve", "ambush", "spy", "deployment"]).nullable(),
  /** The unit that carries it, and whether it is the pilot there. */
  carrier: id.nullable(),
  pilot: z.boolean(),
  /** Its pilot has got out: it does nothing until the hero is back. dt.pilot.abandoned */
  abandoned: z.boolean(),
  miniatures: z.array(miniature).max(12),
  lost: z.array(lost).max(12),
  /** Degrees clockwise from the north edge. */
  facing: z.int().min(0).max(359),
  /** Crosses marked. */
  damage: z.int().min(0).max(99),
  tokens: z.array(z.enum(tokenIds)).max(tokenIds.length),
  /** The unit whose grapple stuns it. dt.weapon.grapple-release */
  grappledBy: id.nullable(),
  activated: z.boolean(),
  /** Activated again this turn. dt.cmd.moving-once */
  again: z.boolean(),
  /** Its last action was a MARCH MOVE. dt.obj.no-march */
  marched: z.boolean(),
  /** It has activated in this game. dt.skill.scout */
  acted: z.boolean(),
  /** What was used that works once a game. */
  used: z.array(z.enum(["fighting spirit", "lucky", "smoke launchers"])).max(3),
  /** How often it came back, so that its AP count again. dt.end.ap-again */
  returned: z.int().min(0).max(9),
});

export type Unit = z.infer<typeof unit>;

const terrain = z.strictObject({
  id,
  kind: z.enum(terrainKindIds),
  corners: z.array(placeSchema).min(3).max(200),
  /** Its height, and the level it stands on, in lattice units; smoke has none. */
  height: z.int().min(0).max(100_000),
  floors: z.int().min(0).max(9),
  doors: z.array(placeSchema).max(12),
  /** How wide its doors are where that is not usual, in lattice units. dt.building.openings */
  doorWidth: z.int().min(1).max(100_000).optional(),
  windows: z.array(z.int().min(0).max(199)).max(200),
  facing: z.int().min(0).max(359).nullable(),
  owner: side.nullable(),
  /** The turn at whose end it goes. dt.weapon.smoke-screen */
  until: z.int().min(1).max(99).nullable(),
});

export type TerrainPiece = z.infer<typeof terrain>;

const activation = z.strictObject({
  unit: id,
  hero: id.nullable(),
  /** Actions it has, NOTHING that is forced on it included. */
  actions: z.int().min(0).max(6),
  /** Its first action is NOTHING. dt.supp.forced-nothing, dt.skill.stunned-activate */
  forced: z.boolean(),
  /** What stimulants make of its ATTACK or MOVE. dt.cmd.stim-attack, dt.cmd.stim-move */
  stimulant: z.enum(["attack", "move"]).nullable(),
  /** What was declared; null before. dt.act.declare-all */
  plan: z.array(z.enum(plannedIds)).max(9).nullable(),
  skills: z.array(z.enum(declaredSkills)).max(2),
  /** How many of the declared actions are over. */
  done: z.int().min(0).max(9),
  /** In the middle of a march: how far each miniature has come. dt.react.mid-march */
  half: z.record(z.string().max(30), z.int().min(0)).nullable(),
  /** The rest of a march whose whole way was declared. dt.open.march-midpoint */
  ahead: z
    .array(z.strictObject({ miniature: id, path: z.array(placeSchema).max(40), floor: z.int().min(0).max(9) }))
    .max(30)
    .nullable(),
  /** How far each miniature has come, and whether terrain slowed it, in this half and the one before. */
  slowed: z.array(id).max(30),
  /** Miniatures that halted at the edge of terrain: they go on no earlier than in their next activation. dt.terrain.halt */
  halted: z.array(id).max(30),
  /** Features a vehicle has rolled for in this MOVE or MARCH MOVE, and minefields that attacked. dt.open.terrain-roll, dt.open.mine-effects */
  crossed: z.array(id).max(80),
  /** It cannot move any more in this activation. dt.terrain.stuck, dt.fort.wire-roll */
  stuck: z.boolean(),
  /** It got out of a carrier in this activation, so that it mounts nothing. dt.pilot.not-both */
  alighted: z.boolean(),
  /** A Blutkreuz hero drives it: Move 3 and Charge. dt.skill.blutkreuz */
  driven: z.boolean(),
  /** The bunker it buries with two ENGINEERING actions, after the first of them. dt.fort.eng-bunker */
  buries: id.nullable().default(null),
  /** The zone in which it comes on to the table; null where it does not. dt.reserve.scattered */
  enters: z.enum(["own", "left", "right"]).nullable(),
  /** Whether it may be placed now: out of an ambush, or a spy. dt.ambush.place, dt.skill.spy */
  appears: z.enum(["ambush", "spy"]).nullable(),
  /** Whether one may react now, and whether somebody has. dt.react.window */
  window: z.enum(["closed", "open", "over"]),
});

export type Activation = z.infer<typeof activation>;

/** An activation in which nothing is done yet. */
export const newActivation = (of: string, hero: string | null, actions: number): Activation => ({
  unit: of,
  hero,
  actions,
  forced: false,
  stimulant: null,
  plan: null,
  skills: [],
  done: 0,
  half: null,
  ahead: null,
  slowed: [],
  halted: [],
  crossed: [],
  stuck: false,
  alighted: false,
  driven: false,
  buries: null,
  enters: null,
  appears: null,
  window: "closed",
});

/** What those who react may do now. dt.react.one-army, dt.react.two-army, dt.skill.move-and-fire */
export const reactionMays = ["attack", "either", "turned", "free-move"] as const;

const reaction = z.strictObject({
  unit: id,
  hero: id.nullable(),
  /** What the roll allows: an ATTACK; a SUSTAINED ATTACK or a turn and an ATTACK; the ATTACK after the turn; a skill's free MOVE after it. */
  may: z.enum(reactionMays),
  /** It has been rolled for, and is carried out before the last action. dt.open.react-timing-three */
  waits: z.boolean(),
  /** Attack Stimulants make its ATTACK a SUSTAINED ATTACK. dt.cmd.stim-attack */
  stimulated: z.literal(true).optional(),
});

export type Reaction = z.infer<typeof reaction>;

/** The bunkers and strongpoints of a side's list, and the AP it paid for them. dt.fort.cost, dt.fort.free */
const stock = z.strictObject({
  bunkers: z.int().min(0).max(60),
  strongpoints: z.int().min(0).max(60),
  paid: z.int().min(0).max(999),
});

export type Stock = z.infer<typeof stock>;

export const noStock: Stock = { bunkers: 0, strongpoints: 0, paid: 0 };

const result = z.strictObject({
  result: z.enum(results),
  winner: side.nullable(),
  text: z.string().max(300),
  cites: z.array(z.string().max(60)).max(12),
});

/** The lists as text and the AP limit, the usual ones where they are null, and who laid out the terrain. */
const drawn = z.strictObject({
  south: z.string().max(1_500).nullable(),
  north: z.string().max(1_500).nullable(),
  limit: z.int().min(1).max(500).nullable(),
  laidOutBy: side.nullable(),
});

export type Drawn = z.infer<typeof drawn>;

export const stateSchema = z.strictObject({
  scenario: z.enum(battles.map(({ id: battle }) => battle)).nullable(),
  width: z.int().min(10_000).max(240_000),
  height: z.int().min(10_000).max(240_000),
  /** The AP limit the players agreed on. dt.setup.ap-limit */
  limit: z.int().min(1).max(500),
  phase: z.enum(phases),
  stock: z.strictObject({ north: stock, south: stock }),
  /** What was chosen for a scenario that has still to be rolled for; null once there is one, or none is played. dt.setup.scenario */
  drawn: drawn.nullable(),
  /** Who has yet to choose a side of the terrain that the other player laid out. dt.setup.side-choice */
  chooser: side.nullable(),
  /** Who defends, by what they field of bunkers and strongpoints; null where the scenario says. dt.setup.fort-defender */
  defender: side.nullable(),
  turn: z.int().min(1).max(99),
  /** The scenario's turn limit; null where there is none. */
  turns: z.int().min(1).max(99).nullable(),
  /** Who goes first this turn, and whose it is to activate a unit; null before the initiative. */
  first: side.nullable(),
  next: side.nullable(),
  /**
   * Who has won the initiative, where it has named the other side to go first and a draw is decided by it: dt.open.draw,
   * dt.open.both-wiped-out.
   */
  initiative: side.nullable().default(null),
  activation: activation.nullable(),
  reaction: reaction.nullable(),
  terrain: z.array(terrain).max(80),
  objectives: z
    .array(
      z.strictObject({
        id,
        name: z.string().max(40).refine(isKeptLine, "A name is one line."),
        at: placeSchema,
        holder: side.nullable(),
      }),
    )
    .max(6),
  units: z.array(unit).max(60),
  /** AP of eliminated enemies, by the side that gets them. dt.end.ap-count */
  score: z.strictObject({ north: z.int().min(0).max(9999), south: z.int().min(0).max(9999) }),
  /** Special actions that succeed once a game, by side. dt.cmd.reinforce-once, dt.cmd.replace-once */
  spent: z.array(z.enum(["north-reinforcement", "south-reinforcement", "north-vehicle", "south-vehicle"])).max(4),
  /** Aircraft that vehicles of a side hit on TARGET, too, this turn. dt.veh.air-alert */
  alerts: z.array(z.strictObject({ side, aircraft: id })).max(10),
  /** How many pieces got a name in the game: names are not given twice. */
  named: z.int().min(0).max(999),
  result: result.nullable(),
});

export type State = z.infer<typeof stateSchema>;

const copyCarried = <T extends LostMiniature>(soldier: T): T => ({ ...soldier, spent: { ...soldier.spent } });

const copyUnit = (other: Unit): Unit => ({
  ...other,
  miniatures: other.miniatures.map(copyCarried),
  lost: other.lost.map(copyCarried),
  tokens: [...other.tokens],
  used: [...other.used],
});

/**
 * A copy that shares only what never changes in play: places and weapons are replaced, never changed; so is the list of
 * terrain, by which what is worked out for it is kept.
 */
export const copyState = (state: State): State => ({
  ...state,
  activation: state.activation && { ...state.activation, half: state.activation.half && { ...state.activation.half } },
  reaction: state.reaction && { ...state.reaction },
  objectives: state.objectives.map((objective) => ({ ...objective })),
  units: state.units.map(copyUnit),
  score: { ...state.score },
  spent: [...state.spent],
  alerts: [...state.alerts],
});

/** How a game ends for the south. */
export const resultFor = (winner: Side | null): GameResult["result"] =>
  winner === null ? "draw" : winner === "south" ? "victory" : "defeat";
