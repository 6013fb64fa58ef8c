import type { Adjudicator } from "../adjudication/adjudicator.ts";
import type { Log } from "../logging/log.ts";
import type { CreateGame, Where } from "../schema/requests.ts";
import type { GameLimits } from "./game-length.ts";
import type { Store } from "../storage/store.ts";

/** What is agreed on when a game is created. */
export interface Agreement extends Omit<CreateGame, keyof Where | "idempotencyKey" | "analysis"> {
  /** Who may have positions analysed while it goes on; nobody where it is left out. */
  readonly analysis?: CreateGame["analysis"] | undefined;
}

/** Called after a commit of which somebody is to be told; it may fail without harm: what was not told is told later. */
export type AfterCommit = (game: string) => void;

/** What tells how much time passes within a process, whatever becomes of the time of day. */
export interface Stopwatch {
  /** Milliseconds since some moment. */
  readonly read: () => number;
  /** What it and the time of day showed at the latest tick of the clock. */
  last: { readonly read: number; readonly seen: number } | null;
}

/** A stopwatch that has seen no tick yet. */
export const stopwatchBy = (read: () => number): Stopwatch => ({ read, last: null });

/** What games are made of; the parts that deal with undo, branches, seats and so on share it. */
export interface GameServices {
  readonly adjudicator: Adjudicator;
  readonly store: Store;
  /** The time of day in milliseconds. */
  readonly now: () => number;
  readonly afterCommit: AfterCommit;
  /** Left out where none goes on between ticks of the clock, as in a function that is frozen meanwhile. */
  readonly stopwatch?: Stopwatch | undefined;
  /** Where it is said what is at fault on our side and fails no request. */
  readonly log?: Log | undefined;
  /** The work that a record may take to be played again, where it is not the usual. */
  readonly mostRecordWork?: number;
  /** How long a game may become, where it is not the usual. */
  readonly gameLimits?: GameLimits;
}

/** The time of day, in ISO form. */
export const timeAt = ({ now }: GameServices): string => new Date(now()).toISOString();
