/*
 * The search of the rules (sequential halving over playouts) with the types of a game: see rules/search.
 */
import {
  aWholeNumber,
  demand,
  type Fields,
  aMove,
  misfit,
  misfits,
  oneOf,
  optional,
  orNull,
  aNumber,
  type SearchEffort,
  type Strength,
  strengths,
  withFields,
  withMethods,
} from "../kernel/index.ts";
import {
  evaluate as evaluated,
  type Evaluation as Evaluated,
  type Line as EvaluatedLine,
  intervalOf as interval,
  moveByStrength as played,
  type SearchOptions as Options,
  strongMove as found,
} from "../search/index.ts";
import type { GameTypes, Seen } from "./game.ts";

export { type Strength, strengths } from "../kernel/index.ts";

const aSituation = withMethods("a situation, or what a seat knows of one", "decision", "forms", "sample", "policyMove");
const anyWhole = aWholeNumber(-Infinity);
const searchFields: Fields = {
  seed: anyWhole,
  playouts: aWholeNumber(0),
  candidates: optional(aWholeNumber(1)),
  most: optional(aWholeNumber(1)),
  phases: optional(aWholeNumber(1)),
  keep: optional(aMove),
};
const effortFields: Fields = { playouts: aWholeNumber(0), candidates: aWholeNumber(1), phases: aWholeNumber(1) };
const strongFields: Fields = { seed: anyWhole, effort: optional(orNull(withFields("an effort", effortFields))) };
const strengthFields: Fields = { seed: anyWhole, strength: oneOf(strengths) };

/** Between what a share lies. */
export interface Interval {
  /** Its lower end, from 0 to 1. */
  readonly low: number;
  /** Its upper end, from 0 to 1. */
  readonly high: number;
}

/** Between what a share lies with 95 %, of so many trials (Wilson's interval); of none, anywhere. */
export function intervalOf(share: number, trials: number): Interval {
  demand(misfit("share", share, aNumber), misfit("trials", trials, aNumber));
  return interval(share, trials);
}

/** What is tried. */
export type Candidate<G extends GameTypes = GameTypes> =
  | {
      /** The action, as it would be sent. */
      readonly action: G["action"];
    }
  | {
      /** The id of the option, as it would be sent. */
      readonly choose: readonly [string];
    };

/** How long and how widely is searched. */
export interface SearchOptions<G extends GameTypes = GameTypes> extends Omit<Options, "keep"> {
  /** A move that is tried with the others to the end, whatever comes of it. */
  readonly keep?: Candidate<G>;
}

/** A candidate, and how the games went that began with it. */
export interface Line<G extends GameTypes = GameTypes> extends Omit<EvaluatedLine, "move"> {
  /** What was tried, as it would be sent. */
  readonly move: Candidate<G>;
}

/** What is known so far, the best line first. */
export interface Evaluation<G extends GameTypes = GameTypes> extends Omit<Evaluated, "seat" | "lines"> {
  /** Whose chances these are. */
  readonly seat: G["seat"] | null;
  /** The candidates that are still tried and those that were left out, the best first. */
  readonly lines: readonly Line<G>[];
}

/**
 * Evaluates what can be answered to the waiting decision, deeper and deeper: each value tells more than the one before,
 * the last is the answer. Of what a seat knows it evaluates positions that fit it, never what is hidden.
 * Yields nothing where nobody is asked.
 */
export function evaluate<G extends GameTypes>(seen: Seen<G>, options: SearchOptions<G>): Generator<Evaluation<G>>;
export function evaluate(seen: Seen, options: SearchOptions): Generator<Evaluation> {
  demand(misfit("seen", seen, aSituation), misfits("options", options, searchFields));
  return evaluated(seen, options);
}

/**
 * The move that a search plays: the best of its candidates, or the policy's own where the trials do not tell the two
 * apart. Null where nobody is asked. The same seed and effort give the same move on every machine; without an effort it is
 * the game's own, about a tenth of a second.
 */
export function strongMove<G extends GameTypes>(
  seen: Seen<G>,
  options: { readonly seed: number; readonly effort?: SearchEffort | null },
): Candidate<G> | null;
export function strongMove(
  seen: Seen,
  options: { readonly seed: number; readonly effort?: SearchEffort | null },
): Candidate | null {
  demand(misfit("seen", seen, aSituation), misfits("options", options, strongFields));
  return found(seen, options);
}

/**
 * What a player of some strength answers to the waiting decision, by what whoever is asked knows alone; null where nobody is
 * asked. "fair" is the game's own policy, "strong" a search from it (`strongMove`), "easy" makes mistakes. The same seed
 * gives the same move on every machine.
 */
export function moveByStrength<G extends GameTypes>(
  seen: Seen<G>,
  options: { readonly strength: Strength; readonly seed: number },
): Candidate<G> | null;
export function moveByStrength(
  seen: Seen,
  options: { readonly strength: Strength; readonly seed: number },
): Candidate | null {
  demand(misfit("seen", seen, aSituation), misfits("options", options, strengthFields));
  return played(seen, options);
}
