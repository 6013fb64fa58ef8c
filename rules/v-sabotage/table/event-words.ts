import * as z from "zod";
import { named, sentence, sentences, wordsOf } from "../../kernel/index.ts";
import { challenges, medalCategories } from "../book/challenges.ts";
import { eventCards } from "../book/event-cards.ts";
import { cardEffects } from "../book/event-effects.ts";
import { weaponNames, weapons } from "../book/tokens.ts";
import { xpCards } from "../book/xp-cards.ts";

/*
 * The words of events that come from closed sets.
 */

const tileSize = z.enum(["small", "medium", "large"]);

export const visibleReason = z.union([
  sentences({
    shoots: "it shoots",
    "enemies-there": "enemy units are there",
    "check-failed": "it failed a stealth check",
    "dog-there": "a guard dog is on its tile",
    "spotted-token": "a spotted token lies where others stand",
    "healed-in-open": "it is healed on a large tile",
    flares: "the flares light it up",
  }),
  sentence("enters-tile", "it enters a ", tileSize, " tile"),
]);
export type VisibleReason = z.infer<typeof visibleReason>;

export const stealthyReason = z.union([
  sentences({
    critical: "it is in critical condition",
    healed: "it is healed from critical condition",
    uniform: "it wears a German uniform",
    fades: "it fades away",
  }),
  sentence("enters-tile", "it enters a ", tileSize, " tile"),
]);
export type StealthyReason = z.infer<typeof stealthyReason>;

export const elimination = z.enum([
  "the explosion",
  "the gas",
  "it is hit",
  "it was not healed in time",
  "reaction fire at the trap door",
  "it is left behind at the turn limit",
]);
export type Elimination = z.infer<typeof elimination>;

export const alarmReason = z.union([
  sentences({
    shot: "a shot is heard",
    tnt: "a TNT charge blows up",
    bombardment: "the bombardment is heard",
    luck: "a luck token",
  }),
  sentence("visible", named.piece, " is visible"),
  sentence("interrupted", named.piece, " interrupts it"),
  sentence("too-many", "more than ", z.int(), z.enum([" commando is there", " commandos are there"])),
  sentence(
    "too-many-in-all",
    "more than ",
    z.int(),
    z.enum([" commando has been there", " commandos have been there"]),
  ),
]);
export type AlarmReason = z.infer<typeof alarmReason>;

/** Why tokens are not dropped where they were to be; empty where they are. */
export const airdropReason = z.union([
  sentences({
    dropped: "",
    "all-spotted": "all of them are spotted tokens",
    "no-direction": "the event card shows no direction",
    "off-map": "it drifts off the map",
  }),
  sentence("indoors", named.place, " is indoors"),
]);
export type AirdropReason = z.infer<typeof airdropReason>;

export const discardReason = z.union([
  sentences({
    used: "it is used",
    thrown: "it is thrown",
    "put-on": "it is put on",
    "opened-door": "it has opened a door",
    "shown-commando": "it has shown the commando",
    "entrance-removed": "its entrance is removed",
    "terrain-removed": "its terrain is taken apart",
    "no-other-unit": "no other unit is there",
    "nobody-to-flee": "nobody is there to flee",
    "airdrop-cancelled": "the airdrop is cancelled",
    "barricade-breaks": "the barricade breaks",
    "crate-empty": "the crate is empty",
    explosion: "the explosion",
    "objective-takes": "the objective takes it",
    "other-kept": "the other one is kept",
    "eliminator-away": "whoever eliminated there is not near",
  }),
  sentence("jams", "it jams (", z.int(), ")"),
]);
export type DiscardReason = z.infer<typeof discardReason>;

export const unitElimination = z.enum([
  "close combat",
  "the explosion",
  "the gas",
  "the bombardment",
  "a grenade",
  ...weaponNames.map((name) => weapons[name].title),
]);

export const placingReason = sentences({
  "terrain-card": "the terrain card",
  "replaces-unit": "it replaces an eliminated unit",
  "lost-crate": "a lost crate",
  "nobody-to-flee": "nobody is there to flee",
});

/** Why a unit that others of its tile leave does not go with them. */
export const stayReason = z.union([
  sentences({
    "visible-there": "someone visible is on its tile",
    "visible-where-it-came": "someone visible is on the tile it came to",
    event: "the event keeps it where it is",
    "no-direction": "no card shows a direction",
    "locked-door": "it does not pass the locked door alone",
    "no-way": "no way leads there",
    wall: "a wall blocks the way",
  }),
  sentence("protects", "it protects the ", named.piece),
  sentence("no-tile", "no tile lies ", z.enum(["north", "east", "south", "west"]), " of ", named.place),
  sentence("full", named.place, " is full"),
]);
export type StayReason = z.infer<typeof stayReason>;

/** What an event card, or what else has an effect, does at once. */
export const effectText = z.union([
  sentences({
    none: "no effect.",
    "enemy-phase": "it acts in the enemy phase.",
    "more-dice": "stealth checks roll 1 more die this turn.",
    "more-dice-outdoors": "stealth checks roll 1 more die this turn on outdoor tiles.",
    "fewer-dice": "stealth checks roll 1 die fewer this turn.",
    "fewer-dice-outdoors": "stealth checks roll 1 die fewer this turn on outdoor tiles.",
    flares: "flares light up the open ground.",
    crate: "a crate turns up.",
    guards: "the guard changes.",
    locks: "doors are locked.",
    "second-wind": "+1 AP tokens may be taken.",
    farmer: "a farmer helps with a door.",
    leak: "a barrel leaks.",
  }),
  sentence("flee", "The ", z.int(), " enemy units of ", named.place, " flee."),
  sentence("gas", named.place, " is full of gas."),
  sentence("entrance", named.place, " is the entrance tile it is about."),
]);
export type EffectText = z.infer<typeof effectText>;

/** How an operation ends. */
export const endText = z.union([
  sentences({
    completed: "All objectives are completed, and a commando has left the last terrain.",
    eliminated: "All commandos have been eliminated.",
    shortage: "The enemy reserve cannot supply the units needed.",
    "nobody-left": "The last terrain is taken apart, and nobody living has left it.",
  }),
  sentence("limit", "The turn limit of ", named.piece, " is over."),
  sentence("failed", "The operation fails: ", z.string(), "."),
]);
export type EndText = z.infer<typeof endText>;

/** Why an enemy unit returns to the reserve. */
export const removalReason = sentences({ flees: "it flees", luck: "a luck token" });

export const pile = z.enum(["event deck", "commando reserve", "equipment reserve"]);

/** The event cards and the sides they show: "EV01/N", "EV06/-". */
export const eventCard = z.enum(Object.keys(eventCards));
/** The title of an event card, its code where it has none, or what else has an effect. */
export const effectCard = z.enum([
  ...new Set([
    ...Object.values(cardEffects).map(({ title }) => title),
    ...Object.keys(eventCards).map((card) => card.split("/")[0] ?? card),
    "gas",
    "flee",
  ]),
]);
export const xpCard = z.enum(Object.keys(xpCards));
export const challenge = z.enum(wordsOf(challenges));
export const category = z.enum(medalCategories);
const criteria: readonly string[] = ["the shortest path to the nearest visible character"];
export const criterion = z.enum(criteria);
