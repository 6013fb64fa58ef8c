/*
 * The search of the rules (sequential halving over playouts) with the types of a game: see rules/search.
 */
import {
  evaluate as evaluated,
  type Evaluation as Evaluated,
  type Line as EvaluatedLine,
  type SearchOptions as Options,
} from "../search/index.ts";
import type { GameTypes, Seen } from "./game.ts";

export { intervalOf } from "../search/index.ts";

/** What is tried. */
export type Candidate<G extends GameTypes = GameTypes> =
  | { readonly action: G["action"] }
  | { readonly choose: readonly [string] };

/** How long and how widely is searched. */
export interface SearchOptions<G extends GameTypes = GameTypes> extends Omit<Options, "keep"> {
  /** A move that is tried with the others to the end, whatever comes of it. */
  readonly keep?: Candidate<G>;
}

/** A candidate, and how the games went that began with it. */
export interface Line<G extends GameTypes = GameTypes> extends Omit<EvaluatedLine, "move"> {
  readonly move: Candidate<G>;
}

/** What is known so far, the best line first. */
export interface Evaluation<G extends GameTypes = GameTypes> extends Omit<Evaluated, "seat" | "lines"> {
  /** Whose chances these are. */
  readonly seat: G["seat"] | null;
  readonly lines: readonly Line<G>[];
}

/**
 * Evaluates what can be answered to the waiting decision, deeper and deeper: each value tells more than the one before,
 * the last is the answer. Of what a seat knows it evaluates positions that fit it, never what is hidden.
 * Yields nothing where nobody is asked.
 */
export function evaluate<G extends GameTypes>(seen: Seen<G>, options: SearchOptions<G>): Generator<Evaluation<G>>;
export function evaluate(seen: Seen, options: SearchOptions): Generator<Evaluation> {
  return evaluated(seen, options);
}
