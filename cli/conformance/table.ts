import type { Game } from "../../rules/kernel/index.ts";

/** Plain answers of a table, the same in process and over HTTP: what the runner compares with expectations. */
export interface Answered {
  readonly outcome: "paused" | "over" | "refused";
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly failing: readonly { readonly text: string; readonly cites: readonly string[] }[];
  readonly decision: Readonly<Record<string, unknown>> | null;
  readonly result: string | null;
  readonly unused: string[];
  /** The position afterwards, as it travels. */
  readonly position: unknown;
}

/** A piece of the board model, as plain data. */
export interface Piece {
  readonly id: string;
  readonly kind: string;
  /**
   * The name of its place as cases write it: the square "x,y", the place "12.5,7.25" of a measured table, or the id of
   * its area; null for a piece that is on no area.
   */
  readonly at: string | null;
  /** A side of a square, or whole degrees on a measured table. */
  readonly facing: string | number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What cases say of a board. */
export interface Board {
  /** How many cells it has across and down. */
  readonly across: number;
  readonly down: number;
  /** Whether places are measured: coordinates may have decimals, and the far edges belong to it. */
  readonly measured: boolean;
  readonly pieces: readonly Piece[];
  /** The ids of its areas; null when places are squares. */
  readonly areas: readonly string[] | null;
}

/** What was sent cannot be read: the defects. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly defects: readonly Readonly<Record<string, unknown>>[];
  constructor(defects: readonly Readonly<Record<string, unknown>>[]) {
    super(
      defects
        .map(
          ({ message, line, column, path }) =>
            `${line === undefined ? (path === undefined ? "" : `${String(path)}: `) : `${String(line)}:${String(column)} `}${String(message)}`,
        )
        .join("; "),
    );
    this.defects = defects;
  }
}

export interface Settings {
  readonly readings: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
}

export interface Sent {
  readonly action?: unknown;
  readonly choose?: readonly string[];
  readonly dice: readonly number[];
  readonly cards: readonly string[];
  readonly until: "decision" | "phase";
}

/** Somebody who adjudicates: this process, or a server. Every method throws Unreadable for what cannot be read. */
export interface Table {
  /** The game as this process knows it, whoever adjudicates; null for one it does not know. */
  game(id: string): Game | null;
  openText(game: string, text: string, settings: Settings): Promise<unknown>;
  openScenario(
    game: string,
    scenario: string,
    options: Readonly<Record<string, unknown>>,
    settings: Settings,
  ): Promise<unknown>;
  adjudicate(position: unknown, sent: Sent): Promise<Answered>;
  board(position: unknown): Promise<Board>;
  /** The whole drawing model, as plain data. */
  drawing(position: unknown): Promise<Readonly<Record<string, unknown>>>;
  /** The canonical text of a position. */
  text(position: unknown): Promise<string>;
  state(position: unknown): Promise<Readonly<Record<string, unknown>>>;
  sight(position: unknown, question: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  field(position: unknown, piece: string): Promise<Readonly<Record<string, unknown>>>;
  legal(position: unknown): Promise<readonly Readonly<Record<string, unknown>>[]>;
  requirements(position: unknown, action: unknown): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** What an action leads to before any die is rolled; null where the game does not tell. */
  outlook(position: unknown, action: unknown): Promise<Readonly<Record<string, unknown>> | null>;
  odds(position: unknown, action: unknown, choose: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
  preview(position: unknown): Promise<readonly Readonly<Record<string, unknown>>[]>;
}
