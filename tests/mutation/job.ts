import type { MovedNumber } from "./switches.ts";

/** What a worker is told to do. */
export interface Job {
  readonly game: string;
  /** The tree with the switches. */
  readonly folder: string;
  /** How many mutants the tree has. */
  readonly mutants: number;
  /** The mutants that move a number of the rules, by its id. */
  readonly numbers: Readonly<Record<string, MovedNumber>>;
  readonly tries: readonly Try[];
  /** Whether they act while modules are loaded: the game is loaded anew for each of them. */
  readonly atLoad: boolean;
}

/** A mutant to be tried. */
export interface Try {
  readonly id: number;
  readonly key: string;
  /** The case that noticed it the last time: the first to be run. */
  readonly hint: string | null;
  /** The cases to run; null for all that reach it. */
  readonly cases: readonly string[] | null;
}

/** What a worker says of a mutant, a line of JSON each. */
export interface Found {
  readonly id: number;
  readonly key: string;
  /** It acts while modules are loaded: it has to be on from the start. */
  readonly atLoad: boolean;
  readonly reached: number;
  readonly killedBy: string | null;
}
