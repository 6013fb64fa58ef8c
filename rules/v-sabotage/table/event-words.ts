import * as z from "zod";
import { named, phrase } from "../../kernel/index.ts";
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
  z.enum([
    "it shoots",
    "enemy units are there",
    "it failed a stealth check",
    "a guard dog is on its tile",
    "a spotted token lies where others stand",
    "it is healed on a large tile",
    "the flares light it up",
  ]),
  phrase("it enters a ", tileSize, " tile"),
]);
export type VisibleReason = z.infer<typeof visibleReason>;

export const stealthyReason = z.union([
  z.enum([
    "it is in critical condition",
    "it is healed from critical condition",
    "it wears a German uniform",
    "it fades away",
  ]),
  phrase("it enters a ", tileSize, " tile"),
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
  z.enum(["a shot is heard", "a TNT charge blows up", "the bombardment is heard", "a luck token"]),
  phrase(named.piece, " is visible"),
  phrase(named.piece, " interrupts it"),
  phrase("more than ", z.int(), " commandos are there"),
]);
export type AlarmReason = z.infer<typeof alarmReason>;

/** Why tokens are not dropped where they were to be; empty where they are. */
export const airdropReason = z.union([
  z.enum(["", "all of them are spotted tokens", "the event card shows no direction", "it drifts off the map"]),
  phrase(named.place, " is indoors"),
]);
export type AirdropReason = z.infer<typeof airdropReason>;

export const discardReason = z.union([
  z.enum([
    "it is used",
    "it is thrown",
    "it is put on",
    "it has opened a door",
    "it has shown the commando",
    "its entrance is removed",
    "its terrain is taken apart",
    "no other unit is there",
    "nobody is there to flee",
    "the airdrop is cancelled",
    "the barricade breaks",
    "the crate is empty",
    "the explosion",
    "the objective takes it",
    "the other one is kept",
    "whoever eliminated there is not near",
  ]),
  phrase("it jams (", z.int(), ")"),
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

export const placingReason = z.enum([
  "the terrain card",
  "it replaces an eliminated unit",
  "a lost crate",
  "nobody is there to flee",
]);

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
export const challenge = z.enum(Object.keys(challenges));
export const category = z.enum(medalCategories);
const criteria: readonly string[] = ["the shortest path to the nearest visible character"];
export const criterion = z.enum(criteria);
