import * as z from "zod";
import { named, phrase } from "../../kernel/index.ts";
import { cardIds } from "../book/cards.ts";
import { equipmentIds, masterKey, weaponIds } from "../book/items.ts";

/** Tests by their names in the book. */
export const testName = z.enum([
  "SNEAK",
  "EVADE",
  "REACT",
  "BREACH",
  "SPY",
  "CONCEAL",
  "HIDE",
  "SUBVERSION",
  "SNEAK-ATTACK",
  "COUP-DE-GRACE",
]);
export type TestName = z.infer<typeof testName>;

export const deathWord = z.enum([
  "fight",
  "counterattack",
  "shot",
  "SNEAK-ATTACK",
  "COUP-DE-GRACE",
  "heroic sacrifice",
  "a 1 on recovery",
]);
export type DeathWord = z.infer<typeof deathWord>;

export const turnEnd = z.enum([
  "he is done",
  "he is exposed",
  "he has exposed a raider",
  "he hides",
  "he hides where he is",
  "he can do nothing more",
  "he does not react",
  "he has recovered",
  "he stays prone",
  "he is unconscious",
  "he is dead",
  "he has left",
  "he is out",
]);
export type TurnEnd = z.infer<typeof turnEnd>;

export const modeReason = z.enum(["his own choice", "exposed", "he hides", "he stands up", "unconscious"]);
export type ModeReason = z.infer<typeof modeReason>;

export const markerRemoval = z.enum(["he stands down", "it is collected", "he is dead"]);
export type MarkerRemoval = z.infer<typeof markerRemoval>;

export const minutesReason = z.enum([
  "the round",
  "a failed subversion test",
  "a failed recovery",
  "HIDE",
  "SNEAK",
  "SPY",
  "BREACH",
  "CONCEAL",
]);
export type MinutesReason = z.infer<typeof minutesReason>;
/** What minutes may be spent on in order to score. */
export type Activity = MinutesReason & TestName;

export const indicatorReason = z.enum([
  "a marker was collected",
  "no box is free, the marker is set aside",
  "the alarm is raised",
  "no Guard is in play",
  "the Commander has exposed an Intruder",
  "the Commander is dead",
  "the replacement brings a marker",
  "in the alarm the replacement brings no marker",
]);

export const gameEnd = z.enum(["the time is over", "enough was brought out", "no Intruder is left"]);
export type GameEnd = z.infer<typeof gameEnd>;

export const stopReason = z.union([
  z.enum(["he sees an assaulter", "the room is enemy-occupied", "a door is closed"]),
  phrase("he has closed in on ", named.piece),
  phrase(named.piece, " was in his way"),
]);

export const stayReason = z.union([
  z.enum(["no path brings him nearer", "he finds nothing"]),
  phrase(z.string(), " stays closed"),
]);

/** What has been chosen, or what a score allows. */
export const choiceWord = z.union([
  z.enum([
    "EVADE allows a move or an action",
    "EVADE allows a move and an action",
    "REACT allows nothing more",
    "REACT allows an attack",
    "REACT allows an attack or a move",
    "REACT allows an attack and a move",
    "he stands up before the enemy",
  ]),
  phrase("order ", z.string()),
  phrase(z.enum(weaponIds), ", ", z.string()),
]);

export const itemWord = z.enum([...weaponIds, ...equipmentIds, masterKey, ...cardIds]);
