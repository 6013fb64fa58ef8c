import type { Decision, GameResult, Quoted, Requirement, ShownEvent } from "./answers.ts";
import type { DrawnNumber } from "../post/sealed-dice.ts";
import type { Move } from "../table/table.ts";

// What the server answers about games that are kept, in the words of its contract.

/** Who is asked, since when, for what, and until when. Times are ISO texts. */
export interface WaitsFor {
  readonly seats: readonly string[];
  readonly since: string;
  readonly text: string;
  readonly deadline: string | null;
}

/** A wish to go back that waits for the consent of others. */
export interface WaitingProposal {
  readonly to: number;
  readonly by: string;
  readonly consents: readonly string[];
  readonly missing: readonly string[];
  readonly renewed: readonly RenewedConsent[];
}

/** A consent by an invitation that the game master had replaced, and when that was. */
export interface RenewedConsent {
  readonly seat: string;
  readonly since: string;
}

/** An invitation that was replaced: of which seat, by which, and when. */
export interface Renewal {
  readonly seat: string;
  readonly by: string;
  readonly at: string;
}

export interface Ended {
  readonly how: "over" | "closed";
  readonly at: string;
}

export interface RulesUsed {
  readonly version: string;
  readonly content: string;
}

export interface GameAnswer {
  readonly id: string;
  readonly ruleset: string;
  readonly rules: RulesUsed & { readonly current: boolean };
  readonly title: string;
  readonly createdAt: string;
  readonly visibility: "public" | "private";
  readonly origin: { readonly kind: "branch" | "import"; readonly game: string; readonly version: number } | null;
  readonly dice: "sealed" | "table";
  readonly commitment: string | null;
  /** The secret of sealed dice, once the game has ended. */
  readonly secret: string | null;
  readonly seats: readonly string[];
  readonly you: string | null;
  readonly version: number;
  readonly moment: string;
  /** The text board; null while the game stands under other rules than those of the server. */
  readonly board: string | null;
  readonly decision: Decision | null;
  readonly waitsFor: WaitsFor | null;
  readonly proposal: WaitingProposal | null;
  /** Since the latest move. */
  readonly renewals: readonly Renewal[];
  readonly deadline: { readonly hours: number; readonly consequence: "remind" | "policy" } | null;
  readonly result: GameResult | null;
  readonly ended: Ended | null;
  readonly expiresAt: string;
  readonly hash: string;
}

/** The secret that opens a seat. */
export interface Invitation {
  readonly seat: string;
  readonly secret: string;
}

export interface CreatedGame extends GameAnswer {
  readonly invitations: readonly Invitation[];
}

/** What a move of the record consists of; null where it is told to others only. */
export type Sent =
  | { readonly created: unknown }
  | { readonly move: Move }
  | {
      readonly undo: {
        readonly to: number;
        readonly consents: readonly string[];
        readonly renewed?: readonly RenewedConsent[];
      };
    }
  | { readonly takeOver: { readonly from: RulesUsed; readonly differs: readonly number[] } }
  | { readonly close: true };

export interface RecordedMove {
  readonly version: number;
  readonly at: string;
  readonly by: string | null;
  readonly sent: Sent | null;
  /** Since the move before. */
  readonly renewals: readonly Renewal[];
  readonly outcome: "created" | "paused" | "over" | "closed";
  readonly events: readonly ShownEvent[];
  readonly result: GameResult | null;
  /** The numbers of the sealed dice. */
  readonly chance: readonly DrawnNumber[];
  readonly hash: string;
  readonly previous: string;
}

export interface MovesAnswer {
  readonly moves: readonly RecordedMove[];
  readonly chainIntact: boolean;
  readonly next: number | null;
}

export type ActAnswer =
  | {
      readonly outcome: "paused" | "over";
      readonly game: GameAnswer;
      readonly events: readonly ShownEvent[];
      readonly rules: readonly Quoted[];
      readonly replayed: boolean;
    }
  | {
      readonly outcome: "refused";
      readonly game: GameAnswer;
      readonly failing: readonly Requirement[];
      readonly rules: readonly Quoted[];
    };

export interface UndoAnswer {
  readonly outcome: "undone" | "proposed";
  readonly game: GameAnswer;
  readonly proposal: WaitingProposal | null;
}

export interface TakeOverAnswer {
  readonly outcome: "current" | "would" | "done";
  readonly from: RulesUsed;
  readonly to: RulesUsed;
  readonly checked: number;
  readonly differences: readonly { readonly version: number; readonly text: string }[];
  readonly game: GameAnswer;
}

export interface MyGame {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly seat: string;
  readonly version: number;
  readonly waitsForYou: boolean;
  readonly waitsFor: WaitsFor | null;
  readonly ended: Ended | null;
}

export interface MyGamesAnswer {
  readonly games: readonly MyGame[];
  /** Places in the list that was sent of invitations that open nothing. */
  readonly unknown: readonly number[];
}
