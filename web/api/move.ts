import type { Action } from "./answers.ts";

/** What is sent to go on. */
export interface Move {
  readonly action?: Action;
  readonly choose?: readonly string[];
  readonly dice?: readonly number[];
  readonly cards?: readonly string[];
  /** "phase" stops at the beginning of each phase, so that the enemy's can be followed. */
  readonly until?: "decision" | "phase" | undefined;
  /** A line to the others, where the game is played by post. */
  readonly words?: string;
  /** The seat of another player of the side that it is made for, where the game is played by post. */
  readonly for?: string;
  /** Whether the game answers for whoever plays here until the turn is over, where it is played at this screen. */
  readonly forUs?: boolean;
  /** How it came about, so that the same comes of it again, where it is played at this screen. */
  readonly again?: Again;
}

/** How well the computer plays where it does not play fair. */
export type UnfairStrength = "easy" | "strong";

/** What has a move come to the same again: with its position and what was sent. */
export interface Again {
  /** What dice and cards are drawn from; null where the players rolled and drew themselves. */
  readonly seed: number | null;
  readonly eachPhase: boolean;
  readonly forUs: boolean;
  /** How well the computer played; fair where it is left out. */
  readonly strength?: UnfairStrength;
  /** What was answered the same whenever it was asked again in the turn: the option by what was asked. */
  readonly standing?: Readonly<Record<string, string>>;
}
