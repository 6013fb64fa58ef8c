import * as z from "zod";
import { jagerTokenInWords, jagerTokens } from "../book/expansions/index.ts";
import { explosiveTitles } from "../book/titles.ts";
import { named, sentence, sentences } from "../../kernel/index.ts";

/*
 * The fragments of sentences inside events, each with its id. They are made when they are asked for, as the shapes of
 * events are.
 */

const { piece, place } = named;
const count = z.int();
const facing = z.enum(["N", "E", "S", "W"]);
const shell = z.enum(["mortar", "howitzer", "Panzerfaust", "grenade"]);

/** Why a unit does not move, in the advance or along its line. */
const holding = {
  "mechanical-failure": "it has a mechanical failure.",
  cigarette: "it has the cigarette token.",
  empty: "it is empty.",
  interacting: "it is in an interaction.",
  ensnared: "it is ensnared.",
  "none-spotted": "no Operator is spotted.",
  "no-free-square": "no free square is in reach.",
  "no-free-place": "no free place is in reach.",
  "mortar-set-up": "its mortar is set up.",
  "mortar-in-stealth": "a mortar team moves in the Battle Section.",
  "no-way-to-point": "no way leads to a sentry point.",
  "no-point-outdoors": "there is no sentry point outside of buildings.",
  "howitzer-has-target": "its howitzer has a target.",
  "howitzer-holds": "a howitzer with a target holds its place.",
  "aa-gun-immobile": "an AA Gun never moves.",
  "aa-truck-on-guard": "an AA Truck on guard never moves.",
  "unarmed-vehicle": "an unarmed vehicle does not advance.",
  "not-its-time": "it waits for its time.",
  "left-by-jager": "the Jäger player has left it there.",
  "advanced-this-phase": "it has already advanced in this phase.",
  "advanced-this-turn": "it has advanced in this turn.",
  "off-line": "it is off its line.",
  "not-along-line": "it does not face along its line.",
  "keeps-to-route": "it is alert, and moves in each Axis Advance Phase instead.",
  "off-route": "it has left its route.",
  "off-board": "it has left the board.",
  "no-waypoint": "it has no waypoint.",
} as const;

/** Why a unit comes to no harm. */
const unharmed = {
  "trap-and-vehicle": "a trap does not affect vehicles.",
  "armour-holds": "armour is damaged only by explosive weapons.",
} as const;

/** Why a unit does not turn. */
const notTurning = {
  "vehicle-not-rotated": "event cards never rotate patrol vehicles.",
  "sweep-not-needed": "it has an Operator in sight.",
  "cat-and-cigarette": "a unit with the cigarette token does not turn to the cat.",
  "cat-and-interaction": "a unit in an interaction does not turn to the cat.",
  "cat-and-garrotte": "an ensnared unit does not turn to the cat.",
  "vehicle-keeps-facing": "a vehicle that hears keeps its facing.",
  "ensnared-turns-later": "it is ensnared, and turns only when it is free.",
  "vehicle-not-turning": "a vehicle does not turn to face an attacker.",
} as const;

/** Why a unit does not turn, shoot back or come to harm. */
const whyItDoesNotReact = () =>
  [
    sentences(unharmed),
    sentences(notTurning),
    sentences({
      "rear-gun-only": "its gun fires to the rear, where he was not seen.",
      "howitzer-no-reaction": "a howitzer makes no reaction attack.",
    }),
    sentence("no-reaction", z.string(), " makes no reaction attack."),
    sentence("no-return-fire", z.string(), " does not shoot back."),
  ] as const;

/** Why a unit does not attack in the Axis Attack Phase. */
const whyItDoesNotAttack = () =>
  [
    sentences({
      "smoker-sees-nobody": "a unit with the cigarette token sees nobody.",
      "reactions-only": "it attacks in reaction only.",
      "howitzer-no-target": "its howitzer has no target.",
      "aircraft-only": "it fires only at aircraft over the board.",
      unarmed: "it is unarmed.",
      "no-operator": "there is no Operator to attack.",
      "nobody-in-sight": "nobody is in sight.",
      "mortar-not-set-up": "its mortar is not set up.",
    }),
    sentence("out-of-range", piece, " is ", count, " squares away, out of its range of ", count, "."),
    sentence("bite-barred", "a wall, window or doorway lies between it and ", piece, " on ", place, "."),
    sentence("far-unspotted", piece, " is not spotted and ", count, " squares away."),
    sentence("own-side-in-room", "the room of ", piece, " on ", place, " holds Axis units."),
    sentence("own-side-near-all", "an Axis unit is within ", count, " squares of every spotted Operator."),
    sentence("own-side-near", piece, " on ", place, " is within ", count, " squares of ", piece, "."),
    sentence("target-in-vehicle", piece, " sits in a vehicle."),
    sentence("outside-view", piece, " on ", place, " is outside its field of view (it faces ", facing, ")."),
    sentence("line-blocked", piece, " on ", place, " is hidden from it: ", z.string()),
    sentence("swims", piece, " on ", place, " swims and is not spotted."),
    sentence("disguised", piece, " on ", place, " is in disguise."),
    sentence("camouflaged", piece, " on ", place, " is hidden by his camo net."),
    sentence("crouched-there", piece, " on ", place, " is crouched and hidden there."),
    sentence("crouched-behind", piece, " on ", place, " is crouched, hidden by what lies on ", place, "."),
  ] as const;

/** Why a unit stays as it is. */
export const stayReason = () =>
  z.union([
    sentences(holding),
    ...whyItDoesNotReact(),
    ...whyItDoesNotAttack(),
    sentence("no-way-to-waypoint", "no way leads to its waypoint on ", place, "."),
    sentence("faces-target", "it faces ", piece, "."),
  ]);
export type StayReason = z.infer<ReturnType<typeof stayReason>>;

const wordsFor = (...tables: readonly Readonly<Record<string, string>>[]): ReadonlySet<string> =>
  new Set(tables.flatMap((table) => Object.values(table)));
const whyUnharmed = wordsFor(unharmed);
const whyNotTurning = wordsFor(notTurning);
const whyHolding = wordsFor(holding);

/** What a unit does not do for a reason: move, unless that is why it does not turn, attack or come to harm. */
export function deedNotDone(why: StayReason): string {
  if (whyHolding.has(why) || why.startsWith("no way leads") || why.startsWith("it faces ")) return "stays";
  if (whyNotTurning.has(why)) return "does not turn";
  return whyUnharmed.has(why) ? "is unharmed" : "does not attack";
}

/** What goes before something else, or is said of it. */
export const preparation = () =>
  z.union([
    sentences({
      "suspicion-alarm": "Suspicion has brought the meter to 0.",
      "alarm-without-alert": "The alarm sounds without an alert unit on the board.",
      "willys-not-used": "The Willys is not used.",
    }),
    sentence("keeps-to-route", piece, " keeps to its patrol route."),
    sentence("shell-hit", "A hit of the ", shell, " goes to ", piece, "."),
    sentence("completes-advance", piece, " was attacked and completes its advance."),
    sentence("swims-under-bridge", piece, " swims under the bridge."),
    sentence("smoker-hears-no-sprint", piece, " has the cigarette token and does not hear the sprint."),
    sentence("no-engine-noise", piece, " makes no noise."),
    sentence("engine-noise", "The engine of ", piece, " is heard within ", count, " squares."),
    sentence("bombs-together", count, " bombs go off together."),
    sentence("leaves-point", piece, " leaves its point to ", piece, "."),
    sentence("takes-part", piece, " takes part with side ", z.enum(["A", "B"]), " of the board."),
    sentence("meter-starts", "The stealth meter starts at ", count, "."),
    sentence("deck", "The event deck holds ", count, " cards."),
    sentence("deck-without-special", "The event deck holds ", count, " cards; the special event card is removed."),
    sentence(
      "entry",
      z.string(),
      z.enum([" begins", " begin"]),
      " on the entry/exit tile; the side of each Operator board is chosen.",
    ),
    sentence("makes-for-waypoint", piece, " makes for its waypoint on ", place, "."),
    sentence(
      "jager-deck",
      "The Jäger deck of ",
      count,
      " cards is shuffled and put before the Jäger player; the meter is set to easy.",
    ),
    sentence("steps-on-trap", piece, " steps onto the trap on ", place, "."),
    sentence("explodes-too", "The ", z.enum(Object.values(explosiveTitles)), " on ", place, " is under the template."),
  ]);
export type Preparation = z.infer<ReturnType<typeof preparation>>;

/** Why nothing happens. */
export const voidReason = () =>
  z.union([
    sentences({
      "special-card": "the mission gives the special event card no effect.",
      "cigarette-in-play": "the cigarette token is already in play.",
      "cigarette-no-slot": "no Operator can take the cigarette token.",
      "failure-in-play": "the mechanical failure token is already in play.",
      "failure-no-slot": "no Operator can take the mechanical failure token.",
      "grenade-off-board": "the grenade has no effect off the board.",
      "rocket-off-board": "the rocket has no effect off the board.",
    }),
    sentence("interacting", piece, " is interacting, and arouses no suspicion."),
    sentence("no-place-for-token", "there is no place for the ", z.enum(jagerTokens.map(jagerTokenInWords)), "."),
    sentence("no-tile", "there is no ", z.enum(["black", "white", "mixed"]), " spawn tile."),
    sentence("tile-full", "spawn tile ", piece, " has no room."),
    sentence("tile-too-full", "spawn tile ", piece, " has no room for all of them."),
    sentence("tile-too-full-for-vehicle", "spawn tile ", piece, " has no room for a vehicle."),
  ]);
export type VoidReason = z.infer<ReturnType<typeof voidReason>>;

const grade = z.enum(["a major victory: ", "a minor victory: "]);
const score = [" (", count, " of ", count, " victory points)"] as const;

/** How the Operators lose; against a Jäger player it is he who wins. */
const defeat = <const Words extends string>(id: string, words: Words) =>
  [sentence(id, words, ...score), sentence(id, words, ...score, " The Jäger player wins.")] as const;

/** How the game ends. */
export const gameEnd = () =>
  z.union([
    sentence("objectives-met", grade, "every objective of the mission is met.", ...score),
    sentence("enough-met", grade, count, " of ", count, " objectives are met, which is enough.", ...score),
    ...defeat("out-of-reach", "the objectives can no longer be met."),
    ...defeat("all-dead", "every Operator is dead."),
    ...defeat("nobody-left", "nobody is left on the board, and the objectives are not met."),
    ...defeat("left-without", "the Operators have left without meeting the objectives."),
  ]);
export type GameEnd = z.infer<ReturnType<typeof gameEnd>>;

/** What gives a modifier to a roll. */
export const modifierText = () =>
  z.union([
    sentences({
      short: "short range",
      aimed: "aimed",
      marked: "marked",
      blind: "blind fire",
      leaving: "moving out of LOS or range",
      "vehicle-leaving": "vehicle moving out of LOS or range",
      "building-wall": "through the wall of a building",
      "target-in-building": "target inside a building",
      "inside-building": "inside a building",
      "ground-fire": "ground fire",
      forest: "The Operator is on a forest square.",
      rock: "The Operator is on a rock square.",
      "on-cover": "The Operator is on a square of cover.",
    }),
    sentence("low-wall", "The Operator is behind the low wall ", z.string(), "."),
    sentence("hedge", "The Operator is behind the hedge on ", place, "."),
    sentence("crates", "The Operator is behind the crates on ", place, "."),
    sentence("window", "The Operator is attacked through the window ", z.string(), "."),
  ]);
export type ModifierText = z.infer<ReturnType<typeof modifierText>>;

/** What a unit weighs: where it may end, and whom it would attack from there; or only whom it attacks. */
export const candidateName = () =>
  z.union([
    sentence("vehicle-place", count, ",", count, " facing ", facing, " against ", piece),
    sentence("square", place, " against ", piece),
    sentence("target", piece),
  ]);

/** What a unit advances on. */
export const advanceTarget = () =>
  z.union([
    sentences({ board: "the board", "closest-sentry-point": "the closest sentry point" }),
    sentence("sentry-point", "the sentry point ", place),
    sentence("target", piece),
  ]);
