import { orNone, together, withinSentence } from "../../kernel/index.ts";
import { called, calledWithin, count, dice, flag, kind, listOf, piece, word, words } from "./kind.ts";

/** Rolls, medals, tests. */
export const diceEvents = {
  rolled: kind(
    {
      fighter: piece.nullable(),
      roll: word,
      dice,
      /** The score the chevrons are read with; 0 where they are not. */
      score: count,
      successes: count,
      medals: count,
      alerts: count,
      stealths: count,
      bearings: dice,
    },
    (e) =>
      `${e.fighter ?? "The dice"}, ${withinSentence(e.roll)}: ${listOf(e.dice)}; ${orNone(e.successes, "success", "successes")}.`,
  ),
  rerolled: kind(
    { fighter: piece, was: word, now: word, why: word },
    (e) => `${e.fighter} re-rolls ${e.was}: ${e.now} (${calledWithin(e.why)}).`,
  ),
  "medal-used": kind({ fighter: piece, effect: word }, (e) => `${e.fighter} uses a medal: ${called(e.effect)}.`),
  tested: kind(
    { fighter: piece, ability: word, successes: count, passed: flag, why: word },
    (e) => `${e.fighter} ${e.passed ? "passes" : "fails"} a ${e.ability} test: ${e.why}.`,
  ),
  straddle: kind(
    { viewer: piece, target: piece, shows: word, front: flag },
    (e) => `${e.target} is on the front line of ${e.viewer}: ${e.shows}, ${e.front ? "front" : "rear"}.`,
  ),
  "results-cancelled": kind(
    { fighter: piece, alerts: count, stealths: count },
    (e) =>
      `Of what ${e.fighter} rolled ${orNone(e.alerts, "alert")} and ${orNone(e.stealths, "stealth", "stealths")} remain.`,
  ),
  "no-effect": kind(
    { fighter: piece, what: words, why: word },
    (e) =>
      `The ${together(e.what.map(withinSentence))} of ${e.fighter} ${e.what.length > 1 ? "have" : "has"} no effect: ${e.why}.`,
  ),
} as const;
