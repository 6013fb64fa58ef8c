import type { Patch } from "./patches.ts";
import type { MovedNumber } from "./switches.ts";

/** What a worker is told to do. */
export type Job = SurveyJob | MeetJob | ReloadJob;

interface AnyJob {
  readonly game: string;
  /** The tree with the switches. */
  readonly folder: string;
  /** How many mutants the tree has. */
  readonly mutants: number;
  /** The mutants that move a number of the rules, by its id. */
  readonly numbers: Readonly<Record<string, MovedNumber>>;
  /** The file that names the mutants that are on, should the process end. */
  readonly trying: string;
}

/** Finds out what mutants change that act while the game is loaded: each time it is loaded with one of them. */
export interface SurveyJob extends AnyJob {
  readonly kind: "survey";
  /** How many of them the game is loaded with. */
  readonly loads: number;
  readonly tries: readonly Try[];
}

/** Has mutants met by cases, in the game as it was loaded without them. */
export interface MeetJob extends AnyJob {
  readonly kind: "meet";
  readonly tries: readonly Try[];
  /** What those change that act while the game is loaded. */
  readonly patches: ReadonlyMap<number, Patch>;
  /** How many operations the cases took the last time, by id. */
  readonly work: Readonly<Record<string, number>>;
  /** Whether a mutant meets the other cases, too, when one has noticed it. */
  readonly meetsAll: boolean;
  /** The cases that all of them have met already. */
  readonly met: ReadonlySet<string>;
}

/** Tries mutants with which the game has to be loaded anew. */
export interface ReloadJob extends AnyJob {
  readonly kind: "reload";
  readonly tries: readonly Try[];
  readonly work: Readonly<Record<string, number>>;
}

/** A mutant to be tried. */
export interface Try {
  readonly id: number;
  readonly key: string;
  /** Where it stands: two mutants of one place may hide each other. */
  readonly places: readonly string[];
  /** The case that noticed it the last time: the first to be run. */
  readonly hint: string | null;
  /** The cases to run; null for all that could notice it. */
  readonly cases: ReadonlySet<string> | null;
}

/** What became of a mutant. */
export interface Found {
  readonly id: number;
  readonly key: string;
  readonly reached: number;
  readonly killedBy: string | null;
}

/** What a worker says. */
export type Said =
  | { readonly said: "found"; readonly found: Found }
  /** A case has noticed a mutant, which goes on to the next one. */
  | { readonly said: "noticed"; readonly id: number; readonly by: string }
  /** Which mutants act while the game is loaded, and what all its tables are without them. */
  | { readonly said: "early"; readonly ids: readonly number[]; readonly tables: string }
  /** What a mutant changes in tables; null where that cannot be told. */
  | { readonly said: "patch"; readonly id: number; readonly patch: Patch | null }
  /** Mutants that act at the first run only: the game has to be loaded with them. */
  | { readonly said: "idle"; readonly ids: readonly number[] }
  /** Every open mutant has met these cases by now. */
  | { readonly said: "met"; readonly cases: readonly string[]; readonly work: Readonly<Record<string, number>> };
