/* What trying a move out takes and tells; how it is done stands in rules/foresight, which only searches load. */
import type { Ask, Seat } from "./ask.ts";
import type { GameResult, SearchEffort } from "./game.ts";
import type { Chance, Policy, Program, Start } from "./interpret.ts";
import type { PlayedOut, PolicyMove } from "./open-position.ts";
import type { Result, RulesContext } from "./position.ts";

/** How far a move is tried out. */
export interface TrialBounds {
  /** After how many answers it ends undecided. */
  readonly most: number;
  /** With which of the moments at which it may end it ends, with the value of the position; to the end where it is left out. */
  readonly phases?: number | undefined;
  /** What dice and cards follow from. Each phase has numbers of its own, so that trials of one seed stay alike. */
  readonly seed: number;
}

/** What a trial came to; `refused` where the move is not legal there. */
export type TrialEnd<R> =
  | {
      /** The game came to its end. */
      readonly kind: "over";
      /** What it came to. */
      readonly result: R;
    }
  | {
      /** It ended before, at a moment at which positions are judged. */
      readonly kind: "judged";
      /** The chance that the position is the "victory" in the end, in thousandths. */
      readonly value: number;
    }
  | {
      /** It was not over after the most answers that were to be given. */
      readonly kind: "undecided";
    }
  | {
      /** The move is not legal there. */
      readonly kind: "refused";
    };

/** What a trial came to, and for how many actions the policy was asked in it: nearly all of its work. */
export type Trial<R> = TrialEnd<R> & {
  /** For how many actions the policy was asked. */
  readonly actions: number;
};

/** What a position is to a search that looks ahead from it. */
export interface Foreseen {
  /** What takes about a tenth of a second of a processor. */
  readonly effort: SearchEffort;
  /** What is worth trying, the most promising first; null where the game does not say, or no action is asked for. */
  proposals(): readonly unknown[] | null;
  /**
   * Plays a move and on from there by the game's own policy and by chance, to the end or so many phases on; counted as
   * work of the position's budget.
   */
  trial(move: PolicyMove, bounds: TrialBounds): Trial<GameResult>;
  /** Plays on to the end by the game's own policy and by chance, or until `most` was asked; counted as trials are. */
  playout(chance: Chance, most: number): PlayedOut;
}

/** A position as the foresight of its game is given it. */
export interface ForeseenFrom<S, A, E> {
  readonly program: Program<S, A, E, GameResult>;
  readonly start: Start<S, A>;
  /** What waits there. */
  now(): { readonly ask: Ask<A> | null; readonly state: S };
  /** The table as a seat knows it. */
  knownTo(seat: Seat, state: S): RulesContext<S, E>;
  /** Reads an action. */
  action(json: unknown): Result<A>;
  readonly policy: Policy<S, A, E>;
  charged<T>(work: () => T): T;
}
