import type { ApiTypes, CallOptions } from "./api-types.ts";
import type { Calls } from "./calls.ts";
import { newKey } from "./keys.ts";
import { Refused } from "./refused.ts";
import type { Send } from "./transport.ts";
import type { Pacing } from "./news.ts";
import { statesOf, type TurnsOptions } from "./turns.ts";

/** What is sent as a move; version and key are the client's to add. */
export type MoveOf<G extends ApiTypes> = Omit<G["ActRequest"], "expectedVersion" | "idempotencyKey">;
/** What came of a move that the rules allow. */
export type Done<G extends ApiTypes> = Exclude<
  G["ActAnswer"],
  {
    /** A refusal is thrown. */
    readonly outcome: "refused";
  }
>;
/** What is legal, with the actions that the seat can send one after another: none where it is asked for a choice. */
export type Legal<G extends ApiTypes> = G["LegalActionsAnswer"] & {
  /** The actions that the seat itself can send; empty where a choice is asked for. */
  readonly actions: readonly G["LegalActionsAnswer"]["forms"][number]["actions"][number][];
};
/** Which actions are meant. */
export type LegalFilter<G extends ApiTypes> = Pick<G["LegalActionsRequest"], "piece" | "name">;

/** How strongly the game plays for a seat, and what its chance follows from. */
export type Playing<G extends ApiTypes = ApiTypes> = Pick<G["PolicyMoveRequest"], "strength" | "seed">;

/** A moment in which a seat is asked. */
export interface Turn<G extends ApiTypes = ApiTypes> {
  /** The game at this moment, as the seat knows it. */
  readonly game: G["Game"];
  /** The version of the game, which `act` sends as the expected one. */
  readonly version: number;
  /** What is legal now: all kinds of action in `forms`, those the seat itself can send in `actions`. */
  legal(filter?: LegalFilter<G>): Promise<Legal<G>>;
  /**
   * What the game's own policy would send for the seat, or a player of another `strength`. Where several players are asked
   * and another would go on, it has neither an action nor a choice, and `seat` says who.
   */
  policyMove(playing?: Playing<G>): Promise<G["PolicyMoveAnswer"]>;
  /**
   * Sends a move for this version of the game, once, however often the connection is lost. Throws Refused where the
   * rules do not allow it, and Conflict where somebody was faster.
   */
  act(move: MoveOf<G>, options?: CallOptions): Promise<Done<G>>;
}

/** Pieces that a seat takes as its own, and those of its own that it gives up. */
export interface Claims {
  /** The ids of the pieces it takes. */
  readonly take?: readonly string[];
  /** The ids of the pieces it gives up. */
  readonly giveUp?: readonly string[];
}

/** A seat of a stored game, by its invitation. */
export interface Seat<G extends ApiTypes = ApiTypes> {
  /** The id of the game. */
  readonly id: string;
  /** The game as the seat knows it now. */
  read(options?: CallOptions): Promise<G["Game"]>;
  /**
   * Each moment in which this seat is asked, as they come, until the game is over; one that an undo leads back to comes
   * again, as a version of its own.
   */
  turns(options?: TurnsOptions): AsyncGenerator<Turn<G>, void, void>;
  /** The moves of the game after a version, page by page as they are read. */
  moves(options?: CallOptions & { readonly after?: number }): AsyncGenerator<G["RecordedMove"], void, void>;
  /** Sends a move for a version of the game; see Turn. */
  act(expectedVersion: number, move: MoveOf<G>, options?: CallOptions): Promise<Done<G>>;
  /** Goes back to a version, or proposes it where the others have to agree. */
  undo(expectedVersion: number, to: number, options?: CallOptions): Promise<G["UndoAnswer"]>;
  /** Ends the proposal that waits for consent: the seat's own is withdrawn, that of another refused. */
  endProposal(expectedVersion: number, options?: CallOptions): Promise<G["Game"]>;
  /** Takes pieces of the seat's side as its own, or gives some up: it is asked for them from then on. */
  claim(pieces: Claims, options?: CallOptions): Promise<G["Game"]>;
  /** Ends the game before its end. */
  close(expectedVersion: number, options?: CallOptions): Promise<G["Game"]>;
  /** Has notices of the seat sent to an https address, or (null) nowhere any more. */
  notices(url: string | null, options?: CallOptions): Promise<G["NoticesAnswer"]>;
  /** Sends a sample notice to the address of the seat's notices, and tells what came back. */
  testNotice(options?: CallOptions): Promise<G["NoticeDelivery"]>;
  /** Where the notices of the seat go, and what became of the last of them. */
  deliveries(options?: CallOptions): Promise<G["OwnNoticesAnswer"]>;
  /** The record of the game, as far as it is one part. */
  record(options?: CallOptions): Promise<string>;
}

/** What a seat speaks by. */
export interface SeatMeans {
  readonly send: Send;
  readonly calls: Calls;
  readonly patience: Pacing;
}

/** The seat of a game that an invitation speaks for. */
export function seatOf<G extends ApiTypes>(
  { send, calls, patience }: SeatMeans,
  id: string,
  invitation: string,
): Seat<G> {
  const path = `/v1/games/${id}`;
  const own = (options: CallOptions = {}): CallOptions => ({ invitation, ...options });

  async function act(expectedVersion: number, move: MoveOf<G>, options?: CallOptions): Promise<Done<G>> {
    const body = { ...move, expectedVersion, idempotencyKey: newKey() };
    const answer = await calls.write<Done<G> | RefusedAnswer<G>>(`${path}/moves`, body, own(options));
    if (isRefused<G>(answer)) throw new Refused<G>(answer.failing, answer.rules);
    return answer;
  }

  const turnOf = (game: G["Game"]): Turn<G> => {
    const { version } = game;
    const here = { gameId: id, version };
    return {
      game,
      version,
      legal: async (filter) => {
        const answer = await calls.ask<G["LegalActionsAnswer"]>("/v1/legal-actions", { ...here, ...filter }, own());
        const { you, decision } = game;
        const ours = decision?.kind === "act" ? answer.forms.filter(({ seat }) => seat === null || seat === you) : [];
        return { ...answer, actions: ours.flatMap(({ actions }) => actions) };
      },
      policyMove: async (playing) => {
        const answer = await calls.ask<G["PolicyMoveAnswer"]>("/v1/policy-move", { ...here, ...playing }, own());
        const { you, seats } = game;
        return answer.seat !== you && seats.some((other) => other === answer.seat)
          ? { ...answer, action: null }
          : answer;
      },
      act: (move, options) => act(version, move, options),
    };
  };

  return {
    id,
    read: (options) => calls.get(path, own(options)),
    async *turns(options) {
      for await (const game of statesOf<G>(send, path, invitation, patience, options))
        if (game.you !== null && game.waitsFor?.seats.includes(game.you) === true) yield turnOf(game);
    },
    async *moves({ after = 0, ...options } = {}) {
      for (let next: number | null = after; next !== null;) {
        const page: G["MovesAnswer"] = await calls.get(`${path}/moves`, own(options), { after: next });
        yield* page.moves;
        ({ next } = page);
      }
    },
    act,
    undo: (expectedVersion, to, options) =>
      calls.write(`${path}/undo`, { expectedVersion, to, idempotencyKey: newKey() }, own(options)),
    endProposal: (expectedVersion, options) => calls.write(`${path}/end-proposal`, { expectedVersion }, own(options)),
    claim: (pieces, options) => calls.write(`${path}/claims`, pieces, own(options)),
    close: (expectedVersion, options) => calls.write(`${path}/close`, { expectedVersion }, own(options)),
    notices: (url, options) => calls.write(`${path}/notices`, { url }, own(options)),
    testNotice: (options) => calls.write(`${path}/notices/test`, {}, own(options)),
    deliveries: (options) => calls.get(`${path}/notices`, own(options)),
    record: (options) => calls.text(`${path}/record`, own(options)),
  };
}

/** What is answered where the rules refuse. */
interface RefusedAnswer<G extends ApiTypes> {
  readonly outcome: "refused";
  readonly failing: readonly G["Requirement"][];
  readonly rules: readonly G["QuotedRule"][];
}

const isRefused = <G extends ApiTypes>(answer: Done<G> | RefusedAnswer<G>): answer is RefusedAnswer<G> =>
  answer.outcome === "refused";
