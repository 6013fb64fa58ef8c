import { capital, counted, orNone, spaced, together, kind, toHundredths } from "../../../kernel/index.ts";
import { calledWithin, count, flag, piece, pieces, place, word } from "./parts.ts";
import {
  bonusReason,
  hitBy,
  markerRemoval,
  responsiveAction,
  takenOutBy,
  weapon,
  markerReason,
  unplacedReason,
  traumaReason,
} from "../event-words.ts";

const often: Readonly<Record<number, string>> = { 1: "once", 2: "twice" };

/** Markers, close watch, attacks, wounds, trauma, explosions. */
export const harmEvents = {
  "marker-placed": kind({ piece, why: markerReason }, (e) => `${e.piece} gets an Alert marker: ${spaced(e.why)}.`),
  "marker-removed": kind(
    { piece, why: markerRemoval },
    (e) => `The Alert marker of ${e.piece} is removed: ${spaced(e.why)}.`,
  ),
  "marker-unplaced": kind(
    { piece, why: unplacedReason },
    (e) => `An extra marker of ${e.piece} is not placed: ${e.why}.`,
  ),
  "close-watch": kind({ piece, by: pieces }, (e) => `${e.piece} is under close watch by ${together(e.by)}.`),
  "attack-declared": kind(
    { fighter: piece, target: piece, weapon },
    (e) => `${e.fighter} attacks ${e.target} with the ${calledWithin(e.weapon)}.`,
  ),
  bonus: kind(
    { fighter: piece, dice: word, why: bonusReason },
    (e) => `${e.fighter} rolls ${e.dice} ${e.dice.startsWith("1 ") ? "die" : "dice"} more: ${spaced(e.why)}.`,
  ),
  attacked: kind(
    { fighter: piece, target: piece, weapon, accurate: count },
    (e) => `${e.fighter} has ${orNone(e.accurate, "accurate attack")} on ${e.target}.`,
  ),
  responded: kind(
    { fighter: piece, action: responsiveAction, cancelled: count, free: flag },
    (e) => `${e.fighter} ${e.action}s${e.free ? " for free" : ""} and cancels ${orNone(e.cancelled, "attack")}.`,
  ),
  hit: kind(
    { fighter: piece, hits: count, strength: count, by: hitBy },
    (e) => `${e.fighter} is hit ${often[e.hits] ?? counted(e.hits, "time")}: ${calledWithin(e.by)}.`,
  ),
  wounded: kind({ fighter: piece, minor: count }, (e) => `${e.fighter} has ${counted(e.minor, "minor wound")}.`),
  "taken-out": kind(
    { fighter: piece, at: place, how: takenOutBy },
    (e) => `${e.fighter} is taken out: ${calledWithin(e.how)}.`,
  ),
  trauma: kind(
    { fighter: piece, passed: flag, why: traumaReason },
    (e) => `${e.fighter} ${e.passed ? "passes" : "fails"} a Trauma roll: ${e.why}.`,
  ),
  recon: kind(
    { fighter: piece, target: piece, successes: count },
    (e) => `${e.fighter} makes a Recon roll against ${e.target}.`,
  ),
  "charge-set": kind(
    { fighter: piece, charge: piece, at: place },
    (e) => `${e.fighter} sets ${e.charge} at ${toHundredths(e.at)}.`,
  ),
  countdown: kind({ charge: piece }, (e) => `${e.charge} is turned to its countdown side.`),
  exploded: kind({ what: piece, at: place }, (e) => {
    // a bomb of the air raid has no name of its own
    const what = e.what.startsWith("the ") ? capital(e.what) : e.what;
    return `${what} explodes at ${toHundredths(e.at)}.`;
  }),
  "light-removed": kind({ light: piece }, (e) => `${e.light} is removed.`),
  "smoke-placed": kind({ smoke: piece, at: place }, (e) => `Smoke rises at ${toHundredths(e.at)}.`),
  "pair-parted": kind({ fighter: piece }, (e) => `${e.fighter} is an individual fighter now.`),
};
