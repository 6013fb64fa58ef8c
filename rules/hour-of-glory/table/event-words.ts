import * as z from "zod";
import { named, sentence, sentences } from "../../kernel/index.ts";
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

export const turnEnd = sentences({
  done: "he is done",
  "is-exposed": "he is exposed",
  "has-exposed": "he has exposed a raider",
  "he-hides": "he hides",
  "hides-there": "he hides where he is",
  "can-do-nothing": "he can do nothing more",
  "no-reaction": "he does not react",
  "has-recovered": "he has recovered",
  "stays-prone": "he stays prone",
  "is-unconscious": "he is unconscious",
  "is-dead": "he is dead",
  "has-left": "he has left",
  "is-out": "he is out",
});
export type TurnEnd = z.infer<typeof turnEnd>;

export const modeReason = sentences({
  "own-choice": "his own choice",
  exposed: "exposed",
  "he-hides": "he hides",
  "stood-up": "he stands up",
  unconscious: "unconscious",
});
export type ModeReason = z.infer<typeof modeReason>;

export const markerRemoval = sentences({
  "stood-down": "he stands down",
  collected: "it is collected",
  "is-dead": "he is dead",
});
export type MarkerRemoval = z.infer<typeof markerRemoval>;

export const minutesReason = sentences({
  round: "the round",
  "subversion-failed": "a failed subversion test",
  "recovery-failed": "a failed recovery",
  hide: "HIDE",
  sneak: "SNEAK",
  spy: "SPY",
  breach: "BREACH",
  conceal: "CONCEAL",
});
export type MinutesReason = z.infer<typeof minutesReason>;
/** What minutes may be spent on in order to score. */
export type Activity = MinutesReason & TestName;

export const indicatorReason = sentences({
  "marker-collected": "a marker was collected",
  "no-box-free": "no box is free, the marker is set aside",
  alarm: "the alarm is raised",
  "no-guard": "no Guard is in play",
  "intruder-exposed": "the Commander has exposed an Intruder",
  "commander-dead": "the Commander is dead",
  "replacement-marker": "the replacement brings a marker",
  "replacement-in-alarm": "in the alarm the replacement brings no marker",
});

export const gameEnd = sentences({
  "time-over": "the time is over",
  "enough-brought-out": "enough was brought out",
  "no-intruder-left": "no Intruder is left",
});
export type GameEnd = z.infer<typeof gameEnd>;

export const stopReason = z.union([
  sentences({
    "sees-assaulter": "he sees an assaulter",
    "enemy-occupied": "the enemy occupies the room",
    "door-closed": "a door is closed",
  }),
  sentence("closed-in", "he has closed in on ", named.piece),
  sentence("in-the-way", named.piece, " was in his way"),
]);

export const noEffectReason = sentences({ "out-of-range": "out of range", "out-of-sight": "out of sight" });

/** Why Guards do not come. */
export const lossReason = sentences({ "no-room": "no square or no figure is free" });

export const stayReason = z.union([
  sentences({
    "no-path-nearer": "no path brings him nearer",
    "stops-early": "he goes no further this turn",
    "finds-nothing": "he finds nothing",
  }),
  sentence("stays-closed", named.place, " stays closed"),
]);

/** What has been chosen, or what a score allows. */
export const choiceWord = z.union([
  sentences({
    "evade-one": "EVADE allows a move or an action",
    "evade-both": "EVADE allows a move and an action",
    "react-nothing": "REACT allows nothing more",
    "react-attack": "REACT allows an attack",
    "react-one": "REACT allows an attack or a move",
    "react-both": "REACT allows an attack and a move",
    "stands-before-enemy": "he stands up before the enemy",
  }),
  sentence("order", "order ", z.string()),
  sentence("weapon", z.enum(weaponIds), ", ", z.string()),
]);

export const itemWord = z.enum([...weaponIds, ...equipmentIds, masterKey, ...cardIds]);
