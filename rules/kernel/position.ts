import type { Answer } from "./ask.ts";
import type { Settings } from "./catalogue.ts";

/** A fault in what was sent: a stable code, where it lies, what is wrong and what was expected. */
export interface Defect {
  /** What kind of fault it is, for programs: a word that stays the same. */
  readonly code: string;
  /** A JSON pointer for data, or the name of a piece or place. */
  readonly path: string;
  /** What is wrong and what was expected, for people. */
  readonly message: string;
  /** For text: 1-based line and column of the fault. */
  readonly line?: number;
  /** The column in that line, from 1. */
  readonly column?: number;
  /** The rules that make it impossible, where rules do. */
  readonly cites?: readonly string[];
}

/** Either a value or the list of everything that is wrong with what was sent. */
export type Result<T> =
  | {
      /** Whether there is a value. */
      readonly ok: true;
      /** What was asked for. */
      readonly value: T;
    }
  | {
      /** Whether there is a value. */
      readonly ok: false;
      /** Everything that is wrong with what was sent; at least one. */
      readonly defects: readonly Defect[];
      /** Nothing is wrong with it but that it holds more than there may be, or a number beyond its bounds. */
      readonly outgrown?: true;
    };

/** A question that would take more work than is done for one answer, as large numbers in the settings can make it. */
export class BudgetExceeded extends Error {
  /** Its name, by which it is known where classes of several copies of this package meet. */
  override readonly name = "BudgetExceeded";
}

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const err = (...defects: readonly Defect[]): Result<never> => ({ ok: false, defects });

/**
 * A position: the state at the last checkpoint and the answers given since.
 * Plain data: it survives JSON, and the same position always continues the same way.
 */
export interface Position<S, A> {
  readonly ruleset: string;
  readonly version: string;
  /** The number of its form; left out where it is 1. */
  readonly schema?: number;
  readonly settings: Settings;
  readonly state: S;
  readonly answers: readonly Answer<A>[];
}

/** The table a rule procedure works at: the state it may change, the settings, and the log of cited events. */
export interface RulesContext<S, E> {
  /** The state, which the rules change as they go on. */
  readonly state: S;
  /** How open points are read, and which numbers are replaced. */
  readonly settings: Settings;
  /** What has happened so far; more is added at the end. */
  readonly events: E[];
  /** Odds are being worked out: what rolls come to may be asked for instead of their dice. See `closedFormRoll`. */
  closedForm?: true;
}

/** What an event carries in every game. */
export interface CitedEvent {
  readonly event: string;
  /** Ids of the rules and interpretations that caused it. */
  readonly cites: readonly string[];
}
