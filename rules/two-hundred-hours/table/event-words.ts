import * as z from "zod";
import { named, ownWords, phrase, sentence, sentences, wordsOf } from "../../kernel/index.ts";
import { corners, edges, sides, tokenKinds } from "../book/ids.ts";
import { dieKinds, faces } from "../book/dice.ts";
import { eventIds } from "../book/event-cards.ts";
import { medalEffects, medalRerolls } from "../book/medal-uses.ts";
import { orderIds } from "../book/order-cards.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { weaponIds, weapons } from "../book/weapons.ts";
import { pendingKinds, phases } from "./state.ts";
import { fighterActionNames } from "./action-schema.ts";

/*
 * The words of events that come from closed sets.
 */

export const seat = z.enum(sides);
export const token = z.enum(tokenKinds);
export const phaseWord = z.enum([...phases, "battle"]);
export const deck = z.enum(["veteran", "order", "event"]);
export const card = z.enum([...orderIds, ...eventIds, ...veteranIds]);
export const veteran = z.enum(veteranIds);
export const weapon = z.enum(weaponIds);
export const pendingKind = z.enum(pendingKinds);
export const alarmLevel = z.enum(["calm", "suspicious", "raised"]);
export const ability = z.enum(["guts", "smarts", "brawn", "react", "aim"]);
export const victory = z.enum(["total", "partial", "plain", "draw"]);
/** What a fighter begins to do with a token, or free. */
export const begunAction = z.enum(fighterActionNames);
export const responsiveAction = z.enum(["duck", "defend"]);

/** What stands on a die: its colour and its face. */
export const face = phrase(z.enum(wordsOf(dieKinds)), " ", z.enum(faces));
/** What a die shows; empty where none is rolled. */
export const shownFace = z.enum([...faces, ""]);

/** What is rolled for. */
export const rollName = z.enum([
  "sneak",
  "advance",
  "patrol-route",
  "roving-patrol",
  "Shoot",
  "Fight",
  "Duck",
  "Defend",
  "Set Charge",
  "Contact HQ",
  "Search",
  "Wound roll",
  "Faulty Fuse",
  "AA gun",
  "air raid",
  "searchlight",
  "guts test",
  "smarts test",
  "brawn test",
  "react test",
  "aim test",
]);
export type RollName = z.infer<typeof rollName>;

/** What a medal is used for. */
export const medalUse = z.enum(["three-for-one", ...medalRerolls, ...medalEffects]);

export const rerollReason = z.enum([...medalUse.options, "Taking Time", "Keen Nose"]);
export type RerollReason = z.infer<typeof rerollReason>;

export const bonusReason = z.union([
  sentences({ covert: "covert", rear: "from the rear", "clear-view": "a clear view" }),
  ownWords(medalUse.options),
]);
export type BonusReason = z.infer<typeof bonusReason>;

export const lostAction = sentences({ responsive: "a responsive action", trauma: "trauma" });
export type LostAction = z.infer<typeof lostAction>;

export const idleReason = sentences({
  "no-other-action": "it has no other action",
  "no-legal-action": "nobody has a legal action",
});
export const unveiling = sentences({ discovered: "discovered", acts: "acts", forced: "forced", chosen: "chosen" });

export const markerRemoval = z.union([
  sentences({ "explosion-distracts": "the explosion distracts", "raid-distracts": "the raid distracts" }),
  sentence("stealth", "a stealth result in its ", rollName),
  sentence("stealth-at-door", "a stealth result at the door of ", named.piece),
]);
export type MarkerRemoval = z.infer<typeof markerRemoval>;

const winners = z.enum(sides);
/** The sentence of a result. */
export const resultText = z.union([
  sentences({ nobody: "Nobody has achieved the primary objective alone: a draw." }),
  sentence(
    "victory",
    "The ",
    winners,
    " has ",
    z.enum(["a Total Victory", "a Partial Victory", "the victory", "a draw"]),
    " over the ",
    winners,
    ".",
  ),
]);
export type ResultText = z.infer<typeof resultText>;

export const bodyGone = z.union([
  sentences({ found: "it is found", alarm: "the alarm is raised" }),
  sentence("hidden", named.piece, " hides it at ", named.piece),
]);

/** Why an extra marker is placed on nobody. */
export const unplacedReason = sentences({ "nobody-near": "no covert friend is near enough" });

export const staysOffReason = sentences({ "test-failed": "it fails its Smarts test" });

export const keptOutReason = sentences({ "test-failed": "it fails the Brawn test", locked: "the door is locked" });
export type KeptOutReason = z.infer<typeof keptOutReason>;

export const entryWord = z.union([
  z.enum([...edges, ...corners]),
  phrase(z.enum(edges), " and ", z.enum(edges)),
  phrase("the ", z.enum(["north", "east", "south", "west"]), " edge"),
  phrase(named.piece, " is the evader"),
]);

export const escapeReason = z.union([
  sentences({ "escort-red": "all tokens of its escort are red" }),
  sentence("taken-out", named.piece, " is taken out"),
]);
export type EscapeReason = z.infer<typeof escapeReason>;

export const wakingReason = z.union([
  sentences({ "stands-up": "it stands up where it lies" }),
  sentence("intruder", "an attacker enters ", named.piece),
]);

export const objectiveGone = z.union([
  sentences({
    grenade: "a grenade",
    charge: "a demo charge",
    empty: "there is nothing in it",
    "nobody-there": "nobody is there",
  }),
  sentence("carried-off", named.piece, " takes it off the table"),
  sentence("led-off", named.piece, " takes him off the table"),
  sentence("taken-out", named.piece, " is taken out"),
]);
export type ObjectiveGone = z.infer<typeof objectiveGone>;

const arms = wordsOf(weapons).map((id) => weapons[id].name.toLowerCase());

/** What somebody is hit by: a weapon by its name, or something that is none. */
const harm = [
  ...arms,
  ...arms.map((name) => `counter-attack, ${name}`),
  "grenade",
  "explosion",
  "a bomb",
  "a dangerous objective",
];
export const hitBy = z.enum([...new Set(harm)]);
export const takenOutBy = z.enum([...new Set([...harm, "trauma with every token red"])]);

/** What has no effect. */
export const withoutEffect = z.union([
  z.enum([
    "advance",
    "alert",
    "attack",
    "barracks",
    "body",
    "charge",
    "counter-attack",
    "defend",
    "discovery",
    "duck",
    "exit",
    "fight",
    "inspection",
    "order",
    "recon",
    "search",
    "shot",
    "stealth",
    "trauma",
  ]),
  z.literal("1 hit"),
  phrase(z.int(), " hits"),
]);

/** Why a battle goes on. */
export const goingOn = sentences({ "other-reading": "by another reading of the rules it would be over" });

/** Why it has none. */
export const noEffectReason = z.union([
  sentences({
    noisy: "it is lost in the noise",
    "nobody-to-fight": "there is nobody to fight in reach",
    "dog-from-afar": "the dog fought from afar",
    "no-enemy-near": "no enemy is within 15″",
    "nobody-to-recon": "no enemy to recon is in sight and reach",
    "escape-action-lost": "it cannot Advance: the action is lost",
    "escape-other-action": "it cannot Advance: another action is made",
    "nothing-found": "nothing is found",
    "no-success": "there is no success",
    "no-target": "there is no target",
    "no-second-action": "nothing follows the first action",
    "second-action-impossible": "the second action proves impossible",
    "nobody-asleep": "nobody is asleep there any longer",
    "trauma-taken": "it has taken its one Trauma roll",
    "everybody-hit": "everybody near is hit once",
    "unready-in-open": "it is unready and in the open",
    headshot: "a headshot cannot be ducked",
    unready: "it is unready",
    "not-in-attack": "no marker is removed in an attack",
    "discovered-before": "the alarm has already risen for it",
    "just-entered": "it has only just come in there",
  }),
  sentence("body-stays", "without a success ", named.piece, " stays where it is"),
  sentence("cannot-be-shot", named.piece, " cannot be shot at from here"),
  sentence("no-imposter", named.piece, " is not the imposter"),
  sentence("was-watched", named.piece, " was under close watch as it began"),
  sentence("is-watched", named.piece, " is under close watch by ", named.piece),
]);
export type NoEffectReason = z.infer<typeof noEffectReason>;

/** Why the alarm track moves. */
export const alarmReason = z.union([
  sentences({ "whole-action": "the action" }),
  sentence("hit", named.piece, " is hit and still there"),
  sentence("gone", named.piece, " is gone"),
  sentence("turn-end", "the end of turn ", z.int()),
  sentence("close-watch", named.piece, " under close watch"),
  sentence("imposter", named.piece, " discovered"),
  sentence("explosion", "the explosion of ", named.piece),
  sentence("grenade", "the grenade of ", named.piece),
  sentence("shot", "the shot of ", named.piece),
  sentence("marker", "a marker on ", named.piece),
  sentence("marker-removed", "the marker of ", named.piece),
  sentence("counts-as-detected", named.piece, " counts as detected"),
  sentence("unplaced-alert", "an alert of ", named.piece),
]);
export type AlarmReason = z.infer<typeof alarmReason>;

/** Why somebody gets an Alert marker. */
export const markerReason = z.union([
  sentences({
    "close-watch": "close watch",
    tripwire: "a tripwire",
    "fight-survived": "both survived a Fight",
    imposter: "discovered as an imposter",
    flare: "a flare",
  }),
  sentence("recon", "a Recon roll of ", named.piece),
  sentence("extra-alert", "an extra alert of ", named.piece),
  sentence("alert-at-door", "an alert at the door of ", named.piece),
  sentence("alert", "an alert in its ", rollName),
]);
export type MarkerReason = z.infer<typeof markerReason>;

const traumas = [
  sentences({ wounds: "minor wounds" }),
  sentence("partner-out", named.piece, " of its pair is taken out"),
  sentence("friend-out", named.piece, " is taken out"),
] as const;
export type TraumaCause = z.infer<(typeof traumas)[number]>;

/** What a Trauma roll is made for. */
export const traumaReason = z.union([sentences({ steady: "Steady" }), ...traumas]);

/** What a basic test is made for. */
export const testReason = z.union([
  ...traumas,
  sentences({ unseen: "to stay unseen (Freeze)", reserve: "to come from reserve" }),
  sentence("enter", "to enter ", named.piece),
  sentence("advance", "to Advance towards ", named.piece),
  sentence("attack", "to attack ", named.piece, ", who is not the nearest"),
  sentence("recon", "Recon against ", named.piece),
  sentence("inspect", "to look closely at ", named.piece),
]);
export type TestReason = z.infer<typeof testReason>;

/** What ends a move early. */
export const stopReason = z.union([
  sentences({ "barbed-wire": "caught on barbed wire", "table-edge": "the edge of the table" }),
  sentence("enemy", "1″ from ", named.piece),
  sentence("obstacle", "too little movement is left to cross ", named.piece),
  sentence("rough", "too little movement is left to enter ", named.piece),
  sentence("climb", "too little movement is left to climb ", named.piece),
  sentence("no-climb", "it cannot climb ", named.piece, " here"),
  sentence("shut-door", named.piece, " stays shut"),
  sentence("barrier", named.piece, " is in the way"),
]);
export type StopReason = z.infer<typeof stopReason>;
