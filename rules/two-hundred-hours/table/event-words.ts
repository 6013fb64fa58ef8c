import * as z from "zod";
import { named, phrase, wordsOf } from "../../kernel/index.ts";
import { corners, edges, sides, tokenKinds } from "../book/ids.ts";
import { dieKinds, faces } from "../book/dice.ts";
import { eventIds } from "../book/event-cards.ts";
import { medalEffects, medalRerolls } from "../book/medal-uses.ts";
import { orderIds } from "../book/order-cards.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { weaponIds, weapons } from "../book/weapons.ts";
import { pendingKinds, phases } from "./state.ts";

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
export const begunAction = z.enum([
  "advance",
  "sneak",
  "shoot",
  "fight",
  "patrol-route",
  "roving-patrol",
  "search",
  "set-charge",
  "contact-hq",
  "fire-gun",
  "throw-smoke",
]);
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

export const bonusReason = z.enum(["covert", "from the rear", "a clear view", ...medalUse.options]);
export type BonusReason = z.infer<typeof bonusReason>;

export const lostAction = z.enum(["a responsive action", "trauma"]);
export type LostAction = z.infer<typeof lostAction>;

export const idleReason = z.enum(["it has no other action", "nobody has a legal action"]);
export const unveiling = z.enum(["discovered", "acts", "forced", "chosen"]);
export type Unveiling = z.infer<typeof unveiling>;

export const markerRemoval = z.union([
  z.enum(["the explosion distracts", "the raid distracts"]),
  phrase("a stealth result in its ", rollName),
  phrase("a stealth result at the door of ", named.piece),
]);
export type MarkerRemoval = z.infer<typeof markerRemoval>;

const winners = z.enum(sides);
/** The sentence of a result. */
export const resultText = z.union([
  z.literal("Nobody has achieved the primary objective alone: a draw."),
  phrase(
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
  z.enum(["it is found", "the alarm is raised"]),
  phrase(named.piece, " hides it at ", named.piece),
]);

export const keptOutReason = z.enum(["it fails the Brawn test", "the door is locked"]);
export type KeptOutReason = z.infer<typeof keptOutReason>;

export const entryWord = z.union([
  z.enum([...edges, ...corners]),
  phrase(z.enum(edges), " and ", z.enum(edges)),
  phrase("the ", z.enum(["north", "east", "south", "west"]), " edge"),
  phrase(named.piece, " is the evader"),
]);

export const escapeReason = z.union([
  z.literal("all tokens of its escort are red"),
  phrase(named.piece, " is taken out"),
]);
export type EscapeReason = z.infer<typeof escapeReason>;

export const wakingReason = z.union([
  z.literal("it stands up where it lies"),
  phrase("an attacker enters ", named.piece),
]);

export const objectiveGone = z.union([
  z.enum(["a grenade", "a demo charge", "there is nothing in it", "nobody is there"]),
  phrase(named.piece, " takes it off the table"),
  phrase(named.piece, " takes him off the table"),
  phrase(named.piece, " is taken out"),
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
    "duck",
    "fight",
    "inspection",
    "order",
    "recon",
    "search",
    "shot",
    "stealth",
    "trauma",
  ]),
  phrase(z.int(), " hits"),
]);
