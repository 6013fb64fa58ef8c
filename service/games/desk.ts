import type { Adjudicator } from "../adjudicator.ts";
import type { Log } from "../problems.ts";
import type { CreateGame, Where } from "../requests.ts";
import type { GameLimits } from "./game-length.ts";
import type { Store } from "../store.ts";

/** What is agreed on when a game is created. */
export type Agreement = Omit<CreateGame, keyof Where | "idempotencyKey">;

/** Called after a commit of which somebody is to be told; it may fail without harm: what was not told is told later. */
export type AfterCommit = (game: string) => void;

/** What games are made of; the parts that deal with undo, branches, seats and so on share it. */
export interface Desk {
  readonly adjudicator: Adjudicator;
  readonly store: Store;
  /** The time of day in milliseconds. */
  readonly now: () => number;
  readonly afterCommit: AfterCommit;
  /** Where it is said what is at fault on our side and fails no request. */
  readonly log?: Log | undefined;
  /** The work that a record may take to be played again, where it is not the usual. */
  readonly mostRecordWork?: number;
  /** How long a game may become, where it is not the usual. */
  readonly gameLimits?: GameLimits;
}

/** The time of day, in ISO form. */
export const timeAt = ({ now }: Desk): string => new Date(now()).toISOString();
