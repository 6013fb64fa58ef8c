import * as z from "zod";
import { orNone, together, withinSentence, kind } from "../../../kernel/index.ts";
import { called, calledWithin, count, flag, listOf, piece } from "./parts.ts";
import {
  ability,
  face,
  medalUse,
  rerollReason,
  rollName,
  shownFace,
  noEffectReason,
  withoutEffect,
  testReason,
} from "../event-words.ts";

/** Rolls, medals, tests. */
export const diceEvents = {
  rolled: kind(
    {
      fighter: piece.nullable(),
      roll: rollName,
      dice: z.array(face),
      /** The score the chevrons are read with; 0 where they are not. */
      score: count,
      successes: count,
      medals: count,
      alerts: count,
      stealths: count,
      /** Whole degrees. */
      bearings: z.array(z.string()),
    },
    (e) =>
      `${e.fighter ?? "The dice"}, ${withinSentence(e.roll)}: ${listOf(e.dice)}; ${orNone(e.successes, "success", "successes")}.`,
  ),
  rerolled: kind(
    { fighter: piece, was: face, now: face, why: rerollReason },
    (e) => `${e.fighter} re-rolls ${e.was}: ${e.now} (${calledWithin(e.why)}).`,
  ),
  "medal-used": kind({ fighter: piece, effect: medalUse }, (e) => `${e.fighter} uses a medal: ${called(e.effect)}.`),
  tested: kind(
    { fighter: piece, ability, successes: count, passed: flag, why: testReason },
    (e) => `${e.fighter} ${e.passed ? "passes" : "fails"} a ${e.ability} test: ${e.why}.`,
  ),
  straddle: kind(
    { viewer: piece, target: piece, shows: shownFace, front: flag },
    (e) => `${e.target} is on the front line of ${e.viewer}: ${e.shows}, ${e.front ? "front" : "rear"}.`,
  ),
  "results-cancelled": kind(
    { fighter: piece, alerts: count, stealths: count },
    (e) =>
      `Of what ${e.fighter} rolled, ${orNone(e.alerts, "alert")} and ${orNone(e.stealths, "stealth", "stealths")} remain.`,
  ),
  "no-effect": kind(
    { fighter: piece, what: z.array(withoutEffect), why: noEffectReason },
    (e) =>
      `The ${together(e.what.map(withinSentence))} of ${e.fighter} ${e.what.length > 1 || e.what[0]?.endsWith(" hits") === true ? "have" : "has"} no effect: ${e.why}.`,
  ),
};
