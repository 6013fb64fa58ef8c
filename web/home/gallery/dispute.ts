import type { AskedAction, AskedEvent, AskedSight } from "../../game/asked.ts";

/** A situation people disagree about: a board, the question, and what the rules are asked for. */
export interface Dispute {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly question: string;
  readonly board: string;
  /** Whom the question is about, where that is not everybody on the board: they are in view with the ruling. */
  readonly about?: readonly string[];
  readonly asked: AskedSight | AskedAction | AskedEvent;
  /** What the rules say to the question: held by a test. */
  readonly answer: "yes" | "no";
}

export const rows = (...lines: readonly string[]): string => `${lines.join("\n")}\n`;
