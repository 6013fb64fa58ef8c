import type { ApiTypes, Asked, CallOptions } from "./api-types.ts";
import { type Calls, callsBy } from "./calls.ts";
import { gameOfInvitation, newKey } from "./keys.ts";
import { newsOf, type NewsOptions } from "./news.ts";
import { type Seat, seatOf } from "./seat.ts";
import { type ClientSettings, createSend, type Send, waiting } from "./transport.ts";

/** How many invitations one request may ask about. */
const MOST_ASKED = 50;

/** A game as it was created, with the invitations of its seats. */
export type Created<G extends ApiTypes> = G["CreatedGame"] & {
  /** The invitation of a seat. Throws where there is no such seat. */
  invitation(seat: string): string;
};

/** What is agreed on when a game is created; its key is the client's to add. */
export type Agreement<G extends ApiTypes> = Omit<G["CreateGameRequest"], "ruleset" | "idempotencyKey">;

/** The questions that can be put to a position, a board, a scenario or a stored game. */
export interface PositionQuestions<G extends ApiTypes> {
  /** What happens: goes on from a position with an action, a choice, dice or chance. */
  readonly adjudicate: Asked<G, "Adjudicate">;
  /** What can be done now, with what each kind of action requires. */
  readonly legalActions: Asked<G, "LegalActions">;
  /** Everything that an action requires, met and unmet. */
  readonly requirements: Asked<G, "Requirements">;
  /** Whether one sees the other, with every line and what it meets. */
  readonly sight: Asked<G, "Sight">;
  /** Everything that a piece sees. */
  readonly fieldOfView: Asked<G, "FieldOfView">;
  /** The exact odds of an action, up to the next decision of a person. */
  readonly odds: Asked<G, "Odds">;
  /** What the automated enemy will do, and by which criteria. */
  readonly enemyPreview: Asked<G, "EnemyPreview">;
  /** What the game itself, or a player of some strength, would do for whoever is asked. */
  readonly policyMove: Asked<G, "PolicyMove">;
  /** What many moves, or the moves of many positions, come to, at once. */
  readonly explore: Asked<G, "Explore">;
  /** What is best for whoever is asked, as far as the work of an analysis suffices. */
  readonly analyse: Asked<G, "Analyse">;
  /** The board for drawing, with its text, what is asked and who is meant. */
  readonly board: Asked<G, "Board">;
  /** A board that somebody is still writing: as far as it can be drawn, with everything that is wrong with it. */
  readonly draft: Asked<G, "Draft">;
}

/** A part of a report, as far as a client reads it itself. */
interface ReportPart {
  readonly next: string | null;
}

/** What can be done with stored games. */
export interface Games<G extends ApiTypes> {
  /** Begins a game; the answer has the invitation of each seat, which are told this once. */
  create(ruleset: string, agreement: Agreement<G>, options?: CallOptions): Promise<Created<G>>;
  /** Begins a private game from a record. */
  import(request: Omit<G["ImportRequest"], "idempotencyKey">, options?: CallOptions): Promise<Created<G>>;
  /** Begins a private game from a version of another. */
  branch(id: string, request: Omit<G["BranchRequest"], "idempotencyKey">, options?: CallOptions): Promise<Created<G>>;
  /** A stored game as the invitation may know it, or the public. */
  read(id: string, options?: CallOptions): Promise<G["Game"]>;
  /** The report of a game that has ended, part by part; the last has the summary. */
  report(id: string, options?: CallOptions): AsyncGenerator<G["ReportAnswer"], void, void>;
  /** The games of these invitations, as many as there are, asked about fifty at a time. */
  mine(invitations: Iterable<string>, options?: CallOptions): AsyncGenerator<G["MyGame"], void, void>;
}

/** What can be done with the records of games, as texts. */
export interface Records<G extends ApiTypes> {
  /** Plays a record again: `intact` says whether everything stands, `proof` what was verified, `faults` what does not stand. */
  verify(record: string, options?: CallOptions & { readonly version?: number }): Promise<G["Replay"]>;
}

/** What the rule books say. */
export interface RuleBooks<G extends ApiTypes> {
  /** The games there are, with what each offers. */
  list(options?: CallOptions): Promise<readonly G["RulesetListing"][]>;
  /** The missions of a game, with what can be chosen for each. */
  scenarios(ruleset: string, options?: CallOptions): Promise<readonly G["Scenario"][]>;
  /** Rules by id, or those that answer to `search`, a question in plain words, the best first. */
  search(
    ruleset: string,
    what: { readonly id?: string; readonly search?: string; readonly limit?: number },
    options?: CallOptions,
  ): Promise<readonly G["FoundRule"][]>;
}

/** A client of the API. */
export interface UmpireClient<G extends ApiTypes = ApiTypes> extends PositionQuestions<G> {
  /** What can be done with stored games. */
  readonly games: Games<G>;
  /** What can be done with the records of games. */
  readonly records: Records<G>;
  /** What the rule books say. */
  readonly rulesets: RuleBooks<G>;
  /** The seat that an invitation speaks for. */
  seat(invitation: string): Seat<G>;
  /** What is new for some invitations (50 at most), as it comes and without end; see the API's streams. */
  news(invitations: readonly string[], options?: NewsOptions): AsyncGenerator<G["NewsItem"], void, void>;
  /** Sends any request of the API with this client's care for retries and limits, and gives the answer as it came. */
  readonly raw: Send;
}

const questionsBy = <G extends ApiTypes>({ ask }: Calls): PositionQuestions<G> => ({
  adjudicate: (request, options) => ask("/v1/adjudicate", request, options),
  legalActions: (request, options) => ask("/v1/legal-actions", request, options),
  requirements: (request, options) => ask("/v1/requirements", request, options),
  sight: (request, options) => ask("/v1/sight", request, options),
  fieldOfView: (request, options) => ask("/v1/field-of-view", request, options),
  odds: (request, options) => ask("/v1/odds", request, options),
  enemyPreview: (request, options) => ask("/v1/enemy-preview", request, options),
  policyMove: (request, options) => ask("/v1/policy-move", request, options),
  explore: (request, options) => ask("/v1/explore", request, options),
  analyse: (request, options) => ask("/v1/analyse", request, options),
  board: (request, options) => ask("/v1/board", request, options),
  draft: (request, options) => ask("/v1/draft", request, options),
});

const withInvitations = <G extends ApiTypes>(game: G["CreatedGame"]): Created<G> => ({
  ...game,
  invitation(seat) {
    const ownInvitation = game.invitations.find((invitation) => invitation.seat === seat);
    if (ownInvitation !== undefined) return ownInvitation.secret;
    throw new RangeError(
      `There is no seat "${seat}"; there are: ${game.invitations.map((handedOut) => handedOut.seat).join(", ")}.`,
    );
  },
});

function gamesBy<G extends ApiTypes>({ ask, get, write }: Calls): Games<G> {
  const begun = async (path: string, request: object, options?: CallOptions): Promise<Created<G>> =>
    withInvitations<G>(await write<G["CreatedGame"]>(path, { ...request, idempotencyKey: newKey() }, options));
  return {
    create: (ruleset, agreement, options) => begun("/v1/games", { ruleset, ...agreement }, options),
    import: (request, options) => begun("/v1/records/import", request, options),
    branch: (id, request, options) => begun(`/v1/games/${encodeURIComponent(id)}/branch`, request, options),
    read: (id, options) => get(`/v1/games/${encodeURIComponent(id)}`, options),
    async *report(id, options) {
      let next: string | undefined;
      do {
        const part = await get<G["ReportAnswer"] & ReportPart>(`/v1/games/${encodeURIComponent(id)}/report`, options, {
          next,
        });
        yield part;
        next = part.next ?? undefined;
      } while (next !== undefined);
    },
    async *mine(invitations, options) {
      const all = [...invitations];
      for (let from = 0; from < all.length; from += MOST_ASKED) {
        const request = { invitations: all.slice(from, from + MOST_ASKED) };
        yield* (await ask<G["MyGamesAnswer"]>("/v1/my-games", request, options)).games;
      }
    },
  };
}

const recordsBy = <G extends ApiTypes>({ ask }: Calls): Records<G> => ({
  verify: (record, { version, ...options } = {}) => ask("/v1/records/verify", { record, version }, options),
});

const ruleBooksBy = <G extends ApiTypes>({ get }: Calls): RuleBooks<G> => ({
  list: async (options) => (await get<G["RulesetsAnswer"]>("/v1/rulesets", options)).rulesets,
  scenarios: async (ruleset, options) =>
    (await get<G["ScenariosAnswer"]>(`/v1/rulesets/${encodeURIComponent(ruleset)}/scenarios`, options)).scenarios,
  search: async (ruleset, what, options) =>
    (await get<G["RulesAnswer"]>(`/v1/rulesets/${encodeURIComponent(ruleset)}/rules`, options, what)).rules,
});

/**
 * A client of the server at an address. With the types of a game (`createClient<HourOfGlory>`, from
 * `@umpire/client/types/hour-of-glory`) its actions, events and positions are that game's; without, they may be any.
 */
export function createClient<G extends ApiTypes = ApiTypes>(settings: ClientSettings): UmpireClient<G> {
  const send = createSend(settings);
  const calls = callsBy(send);
  const { pause = waiting, random = Math.random } = settings;
  const means = { send, calls, patience: { pause, random } };
  return {
    ...questionsBy<G>(calls),
    games: gamesBy<G>(calls),
    records: recordsBy<G>(calls),
    rulesets: ruleBooksBy<G>(calls),
    seat: (invitation) => seatOf<G>(means, gameOfInvitation(invitation), invitation),
    news: (invitations, options) => newsOf<G>(send, invitations, means.patience, options),
    raw: send,
  };
}
