import type { AnyGame } from "./types/general.ts";

/** The questions about a position, by what their requests and answers are called. */
export type Questions =
  | "Adjudicate"
  | "LegalActions"
  | "Requirements"
  | "Sight"
  | "FieldOfView"
  | "Odds"
  | "EnemyPreview"
  | "PolicyMove"
  | "Explore"
  | "Analyse"
  | "Board"
  | "Draft";

/** What a client knows of the API's answers about a game: that of any game, or of one (see the folder types). */
export type ApiTypes = Pick<
  AnyGame,
  | `${Questions}Request`
  | `${Questions}Answer`
  | "Game"
  | "CreatedGame"
  | "CreateGameRequest"
  | "ImportRequest"
  | "BranchRequest"
  | "ActRequest"
  | "ActAnswer"
  | "UndoAnswer"
  | "RecordedMove"
  | "MovesAnswer"
  | "MyGame"
  | "MyGamesAnswer"
  | "ReportAnswer"
  | "Replay"
  | "NoticeDelivery"
  | "NoticesAnswer"
  | "OwnNoticesAnswer"
  | "NewsItem"
  | "OpenStreamAnswer"
  | "Invitation"
  | "Requirement"
  | "QuotedRule"
  | "FoundRule"
  | "RulesAnswer"
  | "RulesetListing"
  | "RulesetsAnswer"
  | "Scenario"
  | "ScenariosAnswer"
>;

/** What one kind of question asks, and what it is answered. */
export type Asked<G extends ApiTypes, Q extends Questions> = (
  request: G[`${Q}Request`],
  options?: CallOptions,
) => Promise<G[`${Q}Answer`]>;

/** What may be said with every call. */
export interface CallOptions {
  /** The invitation that speaks for a seat of the game that is asked about. */
  readonly invitation?: string;
  /** Ends the call when it is aborted, with its reason. */
  readonly signal?: AbortSignal;
}
