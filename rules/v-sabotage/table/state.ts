import * as z from "zod";
import { isKeptLine } from "../../kernel/index.ts";
import { medalCategories } from "../book/challenges.ts";
import { reserveTokens, specialKinds, tokenKinds, unitKinds } from "../book/tokens.ts";

const count = z.int().min(0).max(99);
const word = z.string().min(1).max(40);
/**
 * The name of a tile; no two terrains in play share one. Its capital tells it from every id and every word of a text.
 */
export const tilePattern = /^[A-Z][A-Za-z0-9-]{0,11}$/;
export const idPattern = /^[a-z][a-z0-9-]{0,30}$/;
const tile = z.string().regex(tilePattern);
const id = z.string().regex(idPattern);
/** A row of a drawn map: at most 16 cells, one blank between two. */
const row = z
  .string()
  .max(207)
  .regex(/^(\.|[A-Z][A-Za-z0-9-]{0,11})( (\.|[A-Z][A-Za-z0-9-]{0,11})){0,15}$/);

/** An equipment token; `used` names the commandos who have used it this turn: vs.weapon.overheat, vs.bino.once. */
const token = z.strictObject({ kind: z.enum(tokenKinds), used: z.array(id).max(8).default([]) });
export type Token = z.infer<typeof token>;

/** Ways between two tiles where a wall would be: a door, locked or not. */
const door = z.strictObject({ between: z.tuple([tile, tile]), locked: z.boolean() });

const trapDoor = z.strictObject({ at: tile, open: z.boolean() });

/** Where the enemy comes in: the tile in contact with it, and whether a crowbar bars it. */
const entrance = z.strictObject({
  id,
  at: tile,
  side: z.enum(["N", "E", "S", "W"]),
  barred: z.boolean().default(false),
});
export type Entrance = z.infer<typeof entrance>;

/** The MG42 nest of a tile; `used` as for tokens. */
const nest = z.strictObject({ at: tile, used: z.array(id).max(8).default([]) });

const objective = z.strictObject({
  id,
  at: tile,
  kind: z.enum(["interact", "destroy", "escort"]),
  /** Action points of interacting. */
  ap: count.default(1),
  /** The equipment token it takes, if it names one. */
  needs: z.enum(tokenKinds).nullable().default(null),
  /** For an escort: whether the person hides always, by the rules of commandos, or never. vs.escort.types */
  person: z.enum(["stealthy", "stealthy-visible", "visible"]).nullable().default(null),
  /** Whether the person is an enemy: vs.escort.enemy-no-check. */
  enemy: z.boolean().default(false),
  done: z.boolean().default(false),
});
export type Objective = z.infer<typeof objective>;

/** The event card of a turn, with the alarm as it was at the draw. */
const event = z.strictObject({ card: word, direction: z.enum(["N", "E", "S", "W"]).nullable(), alarm: z.boolean() });

const terrain = z.strictObject({
  id,
  /** The drawing of the map, a word a cell, and what is not plain outdoor ground. */
  map: z.strictObject({
    rows: z.array(row).min(1).max(16),
    indoor: z.array(tile).max(64).default([]),
    openings: z
      .array(z.tuple([tile, tile]))
      .max(64)
      .default([]),
  }),
  doors: z.array(door).max(32).default([]),
  trapDoors: z.array(trapDoor).max(16).default([]),
  entrances: z.array(entrance).max(16).default([]),
  nests: z.array(nest).max(8).default([]),
  alarm: z.strictObject({
    at: tile.nullable().default(null),
    on: z.boolean().default(false),
    interruptions: count.default(0),
  }),
  objectives: z.array(objective).max(16).default([]),
  /** How many commandos the card names. */
  commandos: z.int().min(1).max(8),
  /** The turn limit, if the card has one, and whether it fails the operation. */
  limit: z.strictObject({ turns: count, fails: z.boolean() }).nullable().default(null),
  event: event.nullable().default(null),
  /** How many turns it has been in play. */
  turns: count.default(0),
  /** Whether a commando has been on it: vs.setup.first-entry. */
  entered: z.boolean().default(false),
  /** The tile of a Goliath nest, a marker without effect: vs.campaign.goliath. */
  goliath: tile.nullable().default(null),
});
export type Terrain = z.infer<typeof terrain>;
export type TerrainMap = Terrain["map"];

const unit = z.strictObject({
  id,
  kind: z.enum(unitKinds),
  /** The side that is up; null for special units, which have one. */
  side: z.enum(["mauser", "mp40"]).nullable(),
  at: tile.nullable(),
  /** The entrance behind which it waits, by terrain and id. */
  behind: z.string().max(80).nullable().default(null),
  /** The triangular token it protects: "alarm", "nest", or the id of an objective. */
  protects: id.nullable().default(null),
});
export type Unit = z.infer<typeof unit>;

const xpCard = z.strictObject({ card: word, used: z.boolean().default(false) });

const commando = z.strictObject({
  id,
  card: id,
  side: z.enum(["tan", "blue"]),
  player: z.int().min(1).max(6),
  /** outside: not on a terrain, but may enter; waiting: a replacement until a new terrain is set up. */
  status: z.enum(["in-play", "outside", "waiting", "eliminated"]),
  at: tile.nullable(),
  visible: z.boolean().default(false),
  nest: z.boolean().default(false),
  uniform: z.boolean().default(false),
  /** The health slots, top and left first; spaces for +1 AP tokens are the first of them. */
  slots: z
    .array(z.enum(["free", "saved", "injury"]))
    .min(1)
    .max(8),
  /** +1 AP tokens on spaces apart from the slots: vs.open.saved-space. */
  apart: count.default(0),
  ap: count,
  /** Action points spent on actions this turn: vs.aid.other-now. */
  spent: count.default(0),
  /** Action points owed: vs.open.ap-below-zero. */
  debt: count.default(0),
  turn: z.enum(["to-act", "acting", "finished"]),
  tokens: z.array(token).max(16).default([]),
  /** The turn at whose end a critical commando is eliminated. */
  deadline: z.int().min(0).max(9999).nullable().default(null),
  /** What it has done that may be done once: "turn:NAME" or "terrain:NAME". */
  spentSkills: z.array(word).max(16).default([]),
  /** Whether it was visible when it exited: vs.open.trap-entry-state. */
  exitedVisible: z.boolean().default(false),
  exitedOn: z.int().min(0).max(9999).nullable().default(null),
  xp: z.array(xpCard).max(12).default([]),
});
export type Commando = z.infer<typeof commando>;

/** A character that is escorted. */
const person = z.strictObject({
  id,
  objective: id,
  type: z.enum(["stealthy", "stealthy-visible", "visible"]),
  enemy: z.boolean().default(false),
  at: tile,
  visible: z.boolean(),
  nest: z.boolean().default(false),
  hits: count.default(0),
});
export type Person = z.infer<typeof person>;

/** An equipment token on a tile; red side up when a commando has set it up there. */
const laid = z.strictObject({
  kind: z.enum(tokenKinds),
  at: tile,
  red: z.boolean().default(false),
  used: z.array(id).max(8).default([]),
});
export type Laid = z.infer<typeof laid>;

const barrel = z.strictObject({ at: tile, destroyed: z.boolean().default(false) });

const tokenCounts = z.partialRecord(z.enum(tokenKinds), count);
const reserveCounts = z.partialRecord(z.enum(reserveTokens), count);
const specialCounts = z.partialRecord(z.enum(specialKinds), count);

/**
 * Event cards of which nobody knows the order: how many of them are in the main deck, and how many in each terrain's
 * limit deck.
 */
const cardPool = z.strictObject({
  cards: z.array(word).max(120),
  main: count,
  limits: z.record(id, count).default({}),
});
export type CardPool = z.infer<typeof cardPool>;

/** An XP deck: cards put on top of it, those in unknown order, and those put under it. */
const xpDeck = z.strictObject({
  over: z.array(word).max(30).default([]),
  cards: z.array(word).max(30),
  under: z.array(word).max(30).default([]),
});

/** The phases of a turn and the moments between them, in order, behind the set-up. */
export const phases = [
  "set-up",
  "event",
  "commando",
  "before-reinforcements",
  "reinforcements",
  "before-movement",
  "movement",
  "before-shooting",
  "shooting",
  "after-shooting",
  "end",
] as const;
export type Phase = (typeof phases)[number];

/** The phases as they are named in sentences. */
export const phaseTitles: Readonly<Record<Phase, string>> = {
  "set-up": "the set-up",
  event: "the event phase",
  commando: "the commando phase",
  "before-reinforcements": "the moment before the reinforcement step",
  reinforcements: "the reinforcement step",
  "before-movement": "the moment before the enemy movement step",
  movement: "the enemy movement step",
  "before-shooting": "the moment before the enemy shooting step",
  shooting: "the enemy shooting step",
  "after-shooting": "the moment after the enemy shooting step",
  end: "the end-of-turn phase",
};

/** The whole state of a game at a checkpoint. */
export const stateSchema = z.strictObject({
  operation: id.nullable(),
  difficulty: z.enum(["standard", "veteran"]),
  /** Whether Résistance is in play, with its units, tokens, cards and commandos. */
  resistance: z.boolean().default(false),
  /** The Ghost modes in play. */
  ghost: z
    .strictObject({ xp: z.boolean().default(false), loneWolf: z.boolean().default(false) })
    .refine(({ xp, loneWolf }) => xp || !loneWolf, { message: "Lone wolf mode always includes XP mode." })
    .default({ xp: false, loneWolf: false }),
  phase: z.enum(phases),
  turn: z.int().min(1).max(9999),
  players: z.int().min(1).max(6).default(1),
  /**
   * When the players are asked for 0 AP actions around the enemy's steps: always, when one is possible, when one is
   * weighty, never.
   */
  asks: z.enum(["always", "possible", "weighty", "never"]).default("weighty"),
  terrains: z.array(terrain).max(4),
  /**
   * Terrain cards of the operation that are still to come, each with those that must be completed before it opens:
   * vs.complete.next, vs.complete.join.
   */
  ahead: z
    .array(z.strictObject({ terrain: id, after: z.array(id).max(4) }))
    .max(8)
    .default([]),
  completed: z.array(id).max(8).default([]),
  commandos: z.array(commando).max(10),
  units: z.array(unit).max(120),
  people: z.array(person).max(16).default([]),
  laid: z.array(laid).max(120).default([]),
  barrels: z.array(barrel).max(32).default([]),
  equipment: z.strictObject({ reserve: tokenCounts, discard: tokenCounts }),
  enemies: z.strictObject({ reserve: reserveCounts, special: specialCounts }),
  events: z.strictObject({ pools: z.array(cardPool).max(8), discard: z.array(word).max(120) }),
  /** Commando cards not in the game, and those of eliminated commandos. */
  cards: z.strictObject({ reserve: z.array(id).max(24), eliminated: z.array(id).max(24).default([]) }),
  decks: z.strictObject({ yellow: xpDeck, blue: xpDeck }).nullable().default(null),
  fleeTokens: count.default(0),
  /** Danger tokens not yet in the enemy reserve, and resolved ones that wait for the next terrain. */
  danger: z
    .strictObject({ unseen: reserveCounts, aside: z.array(z.enum(reserveTokens)).max(40).default([]) })
    .default({ unseen: {}, aside: [] }),
  /**
   * More dice for stealth checks and a new direction for the rest of the turn: vs.danger.extra-check-die,
   * vs.danger.new-direction.
   */
  dangerous: z
    .strictObject({ checkDice: count.default(0), newDirection: z.array(id).max(4).default([]) })
    .default({ checkDice: 0, newDirection: [] }),
  /**
   * The operations of a campaign that are still to come, and whether Secret Weapons go with it: vs.campaign.selection,
   * vs.campaign.goliath.
   */
  campaign: z
    .strictObject({ operations: z.array(id).max(8), secretWeapons: z.boolean().default(false) })
    .nullable()
    .default(null),
  /** Boxes ticked in each category and challenges met, kept from game to game: vs.medal.challenge, vs.medal.boxes. */
  medals: z
    .strictObject({
      boxes: z.partialRecord(z.enum(medalCategories), count),
      challenges: z.array(word).max(40).default([]),
    })
    .nullable()
    .default(null),
  /** What has been counted on this level, for challenges. */
  tally: z.record(word, count).default({}),
  /** What has happened that special rules and failure conditions ask about. */
  facts: z.array(z.string().min(1).max(120).refine(isKeptLine, "A fact is one line.")).max(60).default([]),
  /** Numbers the units, so that ids stay unique. */
  drawn: z.int().min(0).max(9999).default(0),
  result: z
    .strictObject({
      result: z.enum(["victory", "defeat"]),
      text: z.string().max(200),
      cites: z.array(z.string().max(60)).max(8),
    })
    .nullable()
    .default(null),
});
export type State = z.infer<typeof stateSchema>;

/** A copy for a run: what the rules change in place is copied, lists that they replace are shared. */
export const copyState = (state: State): State => ({
  ...state,
  terrains: state.terrains.map((terrainState) => ({
    ...terrainState,
    doors: terrainState.doors.map((d) => ({ ...d })),
    trapDoors: terrainState.trapDoors.map((d) => ({ ...d })),
    entrances: terrainState.entrances.map((e) => ({ ...e })),
    nests: terrainState.nests.map((n) => ({ ...n })),
    alarm: { ...terrainState.alarm },
    objectives: terrainState.objectives.map((o) => ({ ...o })),
    event: terrainState.event && { ...terrainState.event },
  })),
  commandos: state.commandos.map((commandoState) => ({
    ...commandoState,
    slots: [...commandoState.slots],
    tokens: commandoState.tokens.map((t) => ({ ...t })),
    xp: commandoState.xp.map((x) => ({ ...x })),
  })),
  units: state.units.map((unitState) => ({ ...unitState })),
  people: state.people.map((personState) => ({ ...personState })),
  laid: state.laid.map((laidToken) => ({ ...laidToken })),
  barrels: state.barrels.map((barrelState) => ({ ...barrelState })),
  equipment: { reserve: { ...state.equipment.reserve }, discard: { ...state.equipment.discard } },
  enemies: { reserve: { ...state.enemies.reserve }, special: { ...state.enemies.special } },
  events: {
    pools: state.events.pools.map((pool) => ({ ...pool, limits: { ...pool.limits } })),
    discard: state.events.discard,
  },
  cards: { ...state.cards },
  decks: state.decks && { yellow: { ...state.decks.yellow }, blue: { ...state.decks.blue } },
  medals: state.medals && { boxes: { ...state.medals.boxes }, challenges: state.medals.challenges },
  campaign: state.campaign && { ...state.campaign },
  tally: { ...state.tally },
  danger: { unseen: { ...state.danger.unseen }, aside: state.danger.aside },
  dangerous: { ...state.dangerous },
  ghost: { ...state.ghost },
});
