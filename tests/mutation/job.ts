import type { MovedNumber } from "./switches.ts";

/** What a worker is told to do. */
export type Job = LearnJob | TryJob;

interface AnyJob {
  readonly game: string;
  /** The tree with the switches. */
  readonly folder: string;
  /** How many mutants the tree has. */
  readonly mutants: number;
  /** The mutants that move a number of the rules, by its id. */
  readonly numbers: Readonly<Record<string, MovedNumber>>;
}

/** Runs cases without a mutant: which mutants each could notice, and how much work it is. */
export interface LearnJob extends AnyJob {
  readonly kind: "learn";
  readonly cases: readonly string[];
}

/** Tries mutants. */
export interface TryJob extends AnyJob {
  readonly kind: "try";
  /** The file that keeps what was learned of the cases. */
  readonly learned: string;
  readonly tries: readonly Try[];
  /** Whether they act while modules are loaded: the game is loaded anew for each of them. */
  readonly atLoad: boolean;
  /** What killed mutants before. */
  readonly kills: Kills;
}

/** How many mutants a case has killed: of a function, of a file, of all ("", and the id of the case behind each). */
export type Kills = Readonly<Record<string, number>>;

/** The counts that a case has killed a mutant of a place. */
export const killsOf = (place: string, killedBy: string): readonly string[] => {
  const [file = ""] = place.split(" ");
  return [place, file, ""].map((what) => `${what} ${killedBy}`);
};

/** A mutant to be tried. */
export interface Try {
  readonly id: number;
  readonly key: string;
  /** Where it stands: what kills one mutant of a function is likely to kill the next. */
  readonly place: string;
  /** The case that noticed it the last time: the first to be run. */
  readonly hint: string | null;
  /** The cases to run; null for all that could notice it. */
  readonly cases: readonly string[] | null;
}

/** What a worker says of a mutant. */
export interface Found {
  readonly id: number;
  readonly key: string;
  readonly reached: number;
  readonly killedBy: string | null;
}
