import * as z from "zod";
import {
  jagerTokens,
  actionTitles,
  explosiveTitles,
  itemTitles,
  phases,
  sections,
  thingTitles,
  vehicleSteps,
  weaponTitles,
  type Citation,
} from "../book/index.ts";
import {
  advanceTarget,
  candidateName,
  gameEnd,
  modifierText,
  preparation,
  stayReason,
  voidReason,
} from "./event-fragments.ts";
import { type KindsOf, listed, named, phrase, wordsOf } from "../../kernel/index.ts";

const facing = z.enum(["N", "E", "S", "W"]);
const { piece, place, either } = named;
/** The column and row of a vehicle's token, which may lie off the board. */
const token = z.string().regex(/^-?\d+,-?\d+$/);

/** The words that actions use, and those of the guns of vehicles and of the Axis. */
const weapon = z.enum(wordsOf(weaponTitles));
const explosive = z.enum(wordsOf(explosiveTitles));
const thing = z.enum(wordsOf(thingTitles));

/** Where a spawned unit waits before it steps onto the board. */
const spawnTile = z.string().regex(/^spawn tile [A-Z]$/);

/** The seats of the vehicles of the Operators. */
const seats: readonly string[] = [
  "driver",
  "front gunner",
  "rear gunner",
  "passenger",
  "passenger 1",
  "passenger 2",
  "passenger 3",
  "passenger 4",
  "passenger 5",
  "rower",
  "gunner",
];
const seat = z.enum(seats);

/** What a unit with a panzerfaust is when that is used up. */
const becomes: readonly string[] = ["SMG Infantry"];

/** What the automated enemy goes by. */
const criteria: readonly string[] = [
  "priority of the book",
  "no attack position at all: squares to the Operator",
  "least cover where none is optimal",
  "at short range without cover, or else as near as it can: squares to the Operator",
  "closest of the other Operators",
  "movement points",
  "least cover",
  "shortest range",
  "best total modifier",
];
const criterion = z.enum(criteria);

/** A modifier that made a roll, for the log. */
const modifier = () => z.strictObject({ value: z.int(), text: modifierText() }).readonly();

/** A candidate the automated enemy weighed, with its score for each criterion. */
const candidate = () =>
  z.strictObject({ name: candidateName(), scores: listed(z.int()), best: z.boolean() }).readonly();
export type LoggedCandidate = z.infer<ReturnType<typeof candidate>>;

/** The tokens that cards of the Jäger deck put on the board. */
const jagerToken = z.enum(jagerTokens);

/** Why a unit flipped to alert. */
const alertCause = z.enum([
  "sound",
  "sight",
  "shout",
  "attack",
  "witness",
  "corpse",
  "alarm",
  "break-cover",
  "door",
  "smell",
  "freed",
  "twig",
]);
export type AlertCause = z.infer<typeof alertCause>;

/** Why an Operator became spotted. */
const spotCause = z.enum([
  "willys",
  "seen",
  "attack",
  "assassination",
  "blind-fire",
  "loud-weapon",
  "break-cover",
  "nominated",
  "closest",
  "door",
]);
export type SpotCause = z.infer<typeof spotCause>;

/** How somebody dies. */
const killManner = z.enum(["attack", "assassination", "garrotte", "strafe", "blast", "trap", "run-over"]);
export type KillManner = z.infer<typeof killManner>;

/** Turns, and what Operators and units do in them. */
const turnShapes = () =>
  ({
    "phase-began": {
      phase: z.enum(phases),
      section: z.enum(sections),
      turn: z.int(),
    },
    "placed-unit": { piece, at: z.union([place, token]), facing },
    prepared: { what: preparation() },
    "turn-began": { piece, ap: z.int() },
    "turn-ended": { piece, lost: z.int() },
    acted: { piece, action: z.enum(wordsOf(actionTitles)), ap: z.int() },
    moved: { piece, from: z.union([place, spawnTile]), to: place },
    faced: { piece, facing, turn: z.enum(["clockwise", "anti-clockwise"]).nullable() },
    crouched: { piece },
    "stood-up": { piece },
    aimed: { piece, target: either },
    "aim-lost": { piece, target: either },
    marked: { piece, target: either },
    "mark-removed": { piece, target: either },
  }) as const;

/** Attacks and explosions, and what they do. */
const attackShapes = () =>
  ({
    attacked: {
      piece,
      target: either,
      weapon,
      number: z.int(),
      modifiers: listed(modifier()),
      dice: listed(z.int()),
      results: listed(z.int()),
      hits: z.int(),
    },
    hit: { piece, damage: z.int(), health: z.int() },
    killed: { piece, at: place, how: killManner },
    damaged: { piece, wounds: z.int(), health: z.int() },
    destroyed: { piece },
    exploded: { what: explosive, at: place, by: piece.nullable() },
    blast: {
      what: explosive,
      at: place,
      number: z.int(),
      dice: listed(z.int()),
      hits: z.int(),
    },
    "template-laid": { at: place, of: explosive },
    "template-removed": { at: place },
    scattered: {
      what: explosive,
      from: place,
      to: place,
      sum: z.int(),
      squares: z.int(),
    },
  }) as const;

/** Items, equipment and vehicles. */
const itemShapes = () =>
  ({
    "item-used": { piece, item: z.enum(wordsOf(itemTitles)), left: z.int() },
    "bomb-card": { at: place, depth: z.int() },
    rerolled: { piece, die: z.int(), was: z.int() },
    healed: { piece, health: z.int() },
    swims: { piece, swimming: z.boolean() },
    "grenade-marked": { piece, at: place },
    mode: { piece, mode: z.enum(["attack", "move"]) },
    replaced: { piece, by: piece },
    drove: {
      piece,
      step: z.enum([...vehicleSteps, "turn"]),
      to: token,
      facing,
      points: z.int(),
    },
    "off-board": { piece, turned: z.boolean() },
    boarded: { piece, vehicle: piece, seat },
    deployed: { piece, to: place },
    seated: { piece, seat },
    repaired: { piece, health: z.int() },
    missed: { piece, target: either },
    ammunition: { piece, weapon, left: z.int() },
    "corpse-laid": { at: place },
    "corpse-removed": { at: place },
    "picked-up": { piece, what: thing, at: place },
    "put-down": { piece, what: thing, at: place },
  }) as const;

/** What is seen and heard, and what comes of it. */
const alarmShapes = () =>
  ({
    recovered: { piece, health: z.int() },
    alerted: { piece, by: alertCause },
    // who sees, where somebody does
    spotted: { piece, by: spotCause, unit: piece.optional() },
    unspotted: { piece },
    shouted: { piece, radius: z.int() },
    heard: { piece, at: place },
    unseen: { piece },
    silenced: { piece },
    meter: { from: z.int(), to: z.int() },
    alarm: { section: z.literal("battle") },
  }) as const;

/** The automated enemy: what it weighs, the event deck, units that come. */
const enemyShapes = () =>
  ({
    weighed: {
      piece,
      about: z.enum(["advance", "attack"]),
      /** The names of the criteria, in their order; the scores of a candidate follow it, less being better. */
      criteria: listed(criterion),
      /** The best candidates first; all that are tied are marked. */
      candidates: listed(candidate()),
      /** The criterion that decided; null for a tie. */
      decidedBy: criterion.nullable(),
    },
    advanced: {
      piece,
      target: advanceTarget(),
      priority: z.int(),
      decidedBy: criterion.nullable(),
    },
    stayed: { piece, why: stayReason() },
    stopped: { piece, at: place },
    "card-drawn": { card: z.string(), panel: z.string() },
    token: { colour: z.enum(["black", "white"]) },
    reshuffled: { cards: z.int() },
    "event-void": { why: voidReason() },
    spawned: { piece, tile: z.string(), marker: z.int() },
    "cigarette-taken": { piece },
    "cigarette-given": { piece, target: either },
    "cigarette-discarded": { piece },
  }) as const;

/** The expansions: Heavy Metal, They Who Dare, Kickstarter, Hot Dogs. */
const expansionShapes = () =>
  ({
    // the mechanical failure token, and carriers whose troops have left them: Heavy Metal
    "failure-taken": { piece },
    "failure-used": { piece, target: either },
    "failure-discarded": { piece },
    emptied: { piece, units: z.int() },
    // Nancy in disguise: They Who Dare
    "outfit-changed": { piece, wears: z.enum(["regular", "disguise"]) },
    suspected: { piece, by: listed(z.string()) },
    interacts: { piece, target: either, tokens: z.int() },
    "interaction-ended": { piece, target: either },
    ensnared: { piece, target: either },
    freed: { piece, by: z.string() },
    // the Typhoon: They Who Dare
    called: { piece, side: facing, depth: z.int() },
    arrived: { piece, side: facing, line: z.int() },
    flew: {
      piece,
      to: z.union([z.literal("beyond the board"), phrase("the centre of ", z.string())]),
      heading: facing,
    },
    rearmed: { piece, rockets: z.int() },
    // a unit that has used its only explosive weapon turns over its token: Jäger, Kickstarter
    became: { piece, kind: z.enum(becomes) },
    // what Dogs smell, and rooms that burn: Hot Dogs
    smelled: { piece, target: either, at: place },
    flames: { at: place, tokens: z.int() },
    burned: { piece, at: place, number: z.int(), dice: listed(z.int()), hits: z.int() },
  }) as const;

/** The Jäger player and the end of the game. */
const jagerShapes = () =>
  ({
    // the Jäger player: a card is null for those who may not know it
    "jager-drew": { card: z.string().nullable() },
    "jager-laid": { card: z.string().nullable() },
    "jager-exchanged": { discarded: listed(z.string()), card: z.string().nullable() },
    "jager-discarded": { card: z.string() },
    "jager-passed": { held: z.int() },
    "jager-used": { card: z.string(), panel: z.string() },
    "token-placed": { what: jagerToken, at: either },
    "token-removed": { what: jagerToken, at: either },
    "stain-turned": { at: place },
    "cat-startled": { by: piece, at: place },
    "twig-snapped": { piece, at: place, radius: z.int() },
    "in-position": { piece, at: place },
    commanded: { piece, to: z.string(), facing },
    "markers-returned": { piece },
    left: { piece },
    // the victory points that were won, and all there were
    over: { result: z.enum(["victory", "defeat"]), why: gameEnd(), points: z.int(), of: z.int() },
  }) as const;

/** Every event with its fields; made when it is asked for, so that loading the game costs nothing. */
export const eventShapes = () =>
  ({
    ...turnShapes(),
    ...attackShapes(),
    ...itemShapes(),
    ...alarmShapes(),
    ...enemyShapes(),
    ...expansionShapes(),
    ...jagerShapes(),
  }) as const;

type Kinds = KindsOf<ReturnType<typeof eventShapes>>;

/** The name of a kind of event. */
export type EventName = keyof Kinds;

/** One kind of event with its fields and what it rests on. */
export type EventOf<N extends EventName> = { readonly event: N; readonly cites: readonly Citation[] } & Kinds[N];

/** Everything that can happen. */
export type RogueEvent = { [N in EventName]: EventOf<N> }[EventName];
