import * as z from "zod";
import { battlefieldIds } from "../book/battlefields.ts";
import { battlefieldSchema } from "../book/terrain.ts";
import { corners, edges, missionIds, sides, tokenKinds } from "../book/ids.ts";
import { eventIds } from "../book/event-cards.ts";
import { fighterIds } from "../book/fighters.ts";
import { idSchema, lengthSchema, placeSchema, turnSchema } from "../book/schemas.ts";
import { orderIds } from "../book/order-cards.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { bodySchema, type Fighter, fighterSchema } from "./fighter.ts";
import {
  aaGunSchema,
  captiveSchema,
  chargeSchema,
  escapeSchema,
  lightSchema,
  nestSchema,
  objectiveSchema,
  routeSchema,
  smokeSchema,
} from "./things.ts";

/**
 * The set-up in its steps; the start of a turn; drawing and using tokens; the end of a turn; experience after the end
 * of a battle of a campaign.
 */
export const phases = ["set-up", "turn-start", "tokens", "turn-end", "experience"] as const;
export type Phase = (typeof phases)[number];

/** What people call the phases. */
export const phaseTitles: Readonly<Record<Phase, string>> = {
  "set-up": "set-up",
  "turn-start": "the turn begins",
  tokens: "a token at a time",
  "turn-end": "the turn ends",
  experience: "experience",
};

/** What the set-up does next. zh.setup.sequence */
export const setUpSteps = [
  "recruit",
  "battlefield",
  "cards",
  "veterans",
  "reserves",
  "route",
  "imposter",
  "destination",
  "deploy",
  "nest",
  "entry",
  "done",
] as const;

const side = z.enum(sides);
const count = z.int().min(0).max(99);

/** The deck of a side. Nobody knows which cards are in it: `left` of them are drawn from those that are unseen. */
const deckOf = <T extends string>(ids: readonly T[]) =>
  z.strictObject({
    left: count,
    unseen: z.array(z.enum(ids)).max(40),
    /** "unknown" if the viewer may not know the card. zh.order.hidden, zh.event.hidden */
    hand: z.array(z.union([z.enum(ids), z.literal("unknown")])).max(40),
    discard: z.array(z.enum(ids)).max(40),
  });
const orderDeck = deckOf(orderIds);
const eventDeck = deckOf(eventIds);

/** The Action and Time tokens in the container. zh.token.shared */
const container = z.strictObject({ character: count, trooper: count, time: z.int().min(0).max(3) });

/** A token that was drawn and has to be assigned. zh.turn.match-type, zh.turn.hand-over */
const drawnToken = z.strictObject({
  kind: z.enum(tokenKinds),
  /** Who assigns it. */
  side,
  /** Whether the opponent drew it and had nobody for it. */
  handedOver: z.boolean(),
});

/** A straddle roll that holds until the end of the action. zh.los.straddle-lasts */
const straddle = z.strictObject({ viewer: idSchema, target: idSchema, front: z.boolean() });

/** The action that is being made. */
const acting = z.strictObject({
  fighter: idSchema,
  /** The name of the action. */
  action: z.string().max(30),
  /** Where the fighter stood when it began, and the places of its path so far. */
  path: z.array(placeSchema).max(60),
  straddles: z.array(straddle).max(60),
  order: z.enum(orderIds).nullable(),
  /** Whether it moved, turning aside. zh.special.accurate */
  moved: z.boolean(),
  /** Whether it was under close watch as it began, by the reading that needs it. zh.open.removal-watch-when */
  watched: z.boolean(),
  /** The sum of changes the alarm track is still to be moved by, by the reading in which they are netted. zh.open.alarm-order */
  alarm: z.int().min(-999).max(999),
  /** The attackers that counted as detected without a marker as it began, where that is asked. zh.open.alarm-light */
  counted: z.array(idSchema).max(60),
  /** It turned out that the action cannot be made: another one is made instead. zh.open.escape-test-fail */
  instead: z.boolean(),
});

/** A question within a procedure that is answered by an action: what it is about. See table/pending.ts. */
export const pendingKinds = [
  "sneak-path",
  "keep-moving",
  "reposition",
  "go-on",
  "follower",
  "charge-place",
  "escape-place",
  "searchlight-place",
  "streetlight-place",
  "flare-place",
  "patrol-marker",
  "objective-place",
  "facing",
  "recruit",
  "veterans",
  "reserves",
  "route",
  "deploy",
  "nest-place",
  "split",
  "crew",
] as const;
export type PendingKind = (typeof pendingKinds)[number];

/** Actions offered without a token of their own: the second of an order, or one in place of an action that cannot be made. */
const offered = z.strictObject({
  side,
  fighters: z.array(idSchema).max(60),
  actions: z.array(z.string().max(30)).max(20),
  order: z.enum(orderIds).nullable(),
  optional: z.boolean(),
  free: z.boolean(),
  /** Whether an order may be declared with it: only where a token was just assigned. */
  declares: z.boolean(),
});
export type Offered = z.infer<typeof offered>;

const pending = z.strictObject({
  kind: z.enum(pendingKinds),
  side,
  /** Who it is about. */
  fighter: idSchema.nullable(),
  /** What else it is about: a friend, a marker, a body, a charge. */
  subject: idSchema.nullable(),
  /** The building whose door has stayed shut in this action. zh.open.break-in-fail */
  shut: idSchema.nullable(),
  /** The longest path, or the greatest distance, in lattice units; or the number of a marker. */
  most: lengthSchema.nullable(),
  /** Whether it may be left. */
  optional: z.boolean(),
});
export type Pending = z.infer<typeof pending>;

/** A choice of fighters by one side before it is shown. zh.decide.recruit */
const options = z.strictObject({
  /** The points limit of each side. zh.recruit.limit */
  limit: z.strictObject({ attacker: count, defender: count }),
  /** All buildings are locked, and none can be climbed. zh.terrain.building-locked, zh.terrain.building-climb */
  locked: z.boolean(),
  climbing: z.boolean(),
  /** Optional rules. zh.disguise.optional, zh.m1.replay-cards */
  disguise: z.boolean(),
  gunNest: z.boolean(),
  replay: z.boolean(),
  campaign: z.boolean(),
  /** Veteran cards that fighters have kept from earlier battles. zh.xp.keep */
  kept: z.array(z.strictObject({ card: z.enum(fighterIds), veteran: z.enum(veteranIds) })).max(40),
});

const result = z.strictObject({
  winner: side.nullable(),
  victory: z.enum(["total", "partial", "plain", "draw"]),
  text: z.string().max(300),
  cites: z.array(z.string().max(60)).max(16),
});
export type Result = z.infer<typeof result>;

export const stateSchema = z.strictObject({
  mission: z.enum(missionIds),
  battlefield: z.union([z.enum(battlefieldIds), battlefieldSchema]),
  /** Terrain items that are gone: bombed, or wrecked. zh.m8.bomb-effect */
  wrecked: z.array(idSchema).max(60),
  /** Buildings that attackers have broken into, where they stay open. zh.open.break-in-fail */
  opened: z.array(idSchema).max(60),
  options,
  phase: z.enum(phases),
  setUp: z.enum(setUpSteps),
  turn: turnSchema,

  fighters: z.array(fighterSchema).max(60),
  /** How many fighters each side began with; pairs count 2. zh.pair.counts-two */
  began: z.strictObject({ attacker: count, defender: count }),
  bodies: z.array(bodySchema).max(60),
  captive: captiveSchema.nullable(),

  route: routeSchema.nullable(),
  objectives: z.array(objectiveSchema).max(12),
  escapes: z.array(escapeSchema).max(4),
  charges: z.array(chargeSchema).max(20),
  smokes: z.array(smokeSchema).max(40),
  lights: z.array(lightSchema).max(40),
  nest: nestSchema.nullable(),
  gun: aaGunSchema.nullable(),

  container,
  /** Tokens set aside until the end of the turn. zh.open.hand-over-neither */
  aside: z.strictObject({ character: count, trooper: count }),
  /** How many Time tokens were drawn this turn. */
  times: z.int().min(0).max(3),
  drawn: drawnToken.nullable(),
  /** Who draws next. zh.turn.alternate */
  draws: side,
  /** Time tokens kept in mission 1. zh.m1.taking-time */
  kept: z.strictObject({ attacker: z.int().min(0).max(2), defender: z.int().min(0).max(2) }),

  alarm: z.strictObject({
    track: z.int().min(0).max(999),
    raised: z.boolean(),
    /** The turn in which it was raised; null before, and if the mission begins with it raised. */
    since: turnSchema.nullable(),
  }),
  orders: orderDeck,
  events: eventDeck,
  /** Veteran cards that were dealt and wait to be given. zh.veteran.any-fighter */
  veterans: z.strictObject({
    attacker: z.array(z.enum(veteranIds)).max(12),
    defender: z.array(z.enum(veteranIds)).max(12),
  }),

  /** Where the attackers enter: an edge or a corner, as the mission says; null before it is chosen. */
  entry: z.union([z.enum(edges), z.enum(corners)]).nullable(),
  /** The evader of mission 5. zh.m5.evader */
  evader: idSchema.nullable(),
  /** The imposter: a sentry and the character behind it; null if there is none, or for a viewer that may not know. */
  imposter: z.strictObject({ sentry: idSchema, character: idSchema }).nullable(),
  /** The terrain item in which defenders sleep. zh.barracks.where */
  barracks: idSchema.nullable(),
  /** The 6″ of close watch is 9″ until the end of the turn: Moonlight. */
  moonlight: z.boolean(),
  /** The turn in which the defender has said that it uses no more Event cards. zh.event.hidden */
  silentTurn: turnSchema.nullable(),
  /** The turn in which the attacker has said that it does not reveal its imposter. zh.disguise.choose-reveal */
  unrevealedTurn: turnSchema.nullable(),
  /** Locations that bombs have struck. zh.m8.bomb-once */
  struck: z.array(z.int().min(1).max(6)).max(6),

  acting: acting.nullable(),
  pending: pending.nullable(),
  offered: offered.nullable(),
  result: result.nullable(),
});
type Parsed = z.infer<typeof stateSchema>;

/** Lists that are never changed in place: copies share them, and what is computed from one is cached by it. */
type Shared = "wrecked" | "opened" | "smokes" | "lights" | "struck";

/** Something whose lists are never changed in place. */
type Sharing<T> = { [Field in keyof T]: T[Field] extends readonly (infer One)[] ? readonly One[] : T[Field] };

export type State = Omit<Parsed, Shared | "fighters" | "orders" | "events" | "veterans"> & {
  [List in Shared]: readonly Readonly<Parsed[List][number]>[];
} & {
  /** The list is never changed in place, its fighters are. */
  fighters: readonly Fighter[];
  orders: Sharing<Parsed["orders"]>;
  events: Sharing<Parsed["events"]>;
  veterans: Sharing<Parsed["veterans"]>;
};

/**
 * A copy that shares only what is never changed in place: places, the battlefield, the legs of a route, and the lists
 * that say so.
 */
export const copyState = (state: State): State => ({
  ...state,
  options: { ...state.options, limit: { ...state.options.limit } },
  fighters: state.fighters.map((fighter) => ({ ...fighter })),
  began: { ...state.began },
  bodies: state.bodies.map((body) => ({ ...body })),
  captive: state.captive && { ...state.captive },
  route: state.route && { markers: [...state.route.markers], bends: [...state.route.bends] },
  objectives: state.objectives.map((objective) => ({ ...objective })),
  escapes: state.escapes.map((escape) => ({ ...escape })),
  charges: state.charges.map((charge) => ({ ...charge })),
  nest: state.nest && { ...state.nest },
  gun: state.gun && { ...state.gun, crew: [...state.gun.crew] },
  container: { ...state.container },
  aside: { ...state.aside },
  drawn: state.drawn && { ...state.drawn },
  kept: { ...state.kept },
  alarm: { ...state.alarm },
  orders: { ...state.orders },
  events: { ...state.events },
  veterans: { ...state.veterans },
  acting: state.acting && {
    ...state.acting,
    path: [...state.acting.path],
    straddles: [...state.acting.straddles],
    counted: [...state.acting.counted],
  },
  pending: state.pending && { ...state.pending },
  offered: state.offered && { ...state.offered },
});

/** A state without fighters in which nothing has happened: texts and set-ups begin from it. */
export const emptyState = (): State => ({
  mission: "m2",
  battlefield: "camp",
  wrecked: [],
  opened: [],
  options: {
    limit: { attacker: 20, defender: 20 },
    locked: false,
    climbing: true,
    disguise: false,
    gunNest: false,
    replay: false,
    campaign: false,
    kept: [],
  },
  phase: "tokens",
  setUp: "done",
  turn: 1,
  fighters: [],
  began: { attacker: 0, defender: 0 },
  bodies: [],
  captive: null,
  route: null,
  objectives: [],
  escapes: [],
  charges: [],
  smokes: [],
  lights: [],
  nest: null,
  gun: null,
  container: { character: 0, trooper: 0, time: 3 },
  aside: { character: 0, trooper: 0 },
  times: 0,
  drawn: null,
  draws: "defender",
  kept: { attacker: 0, defender: 0 },
  alarm: { track: 0, raised: false, since: null },
  orders: { left: 0, unseen: [], hand: [], discard: [] },
  events: { left: 0, unseen: [], hand: [], discard: [] },
  veterans: { attacker: [], defender: [] },
  entry: null,
  evader: null,
  imposter: null,
  barracks: null,
  moonlight: false,
  silentTurn: null,
  unrevealedTurn: null,
  struck: [],
  acting: null,
  pending: null,
  offered: null,
  result: null,
});
