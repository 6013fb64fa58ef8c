import type { components } from "./schema.generated.ts";

// What the server answers: names for the types that are generated from its own schemas.

type Schemas = components["schemas"];

/** An action as it travels: which fields it has is its game's business. */
export type Action = Form["actions"][number];

export type Blank = Schemas["Blank"];
export type BoardModel = Schemas["BoardModel"];
export type BoardPiece = Schemas["BoardPiece"];
export type BoardShape = NonNullable<BoardModel["table"]>["shapes"][number];
export type Border = Schemas["Border"];
export type Decision = Schemas["Decision"];
export type Defect = Schemas["Defect"];
export type EnemyIntent = Schemas["EnemyIntent"];
export type FieldOfView = Schemas["FieldOfView"];
export type Form = Schemas["Form"];
/** A row of the rule book catalogue. */
export type FoundRule = Schemas["FoundRule"];
export type GameResult = Schemas["Result"];
export type Ground = Schemas["Ground"];
export type LineForm = Schemas["LineForm"];
export type Attribute = LineForm["attributes"][number];
export type Notation = Schemas["Notation"];
export type Odds = Schemas["Odds"];
/** A rule quoted beside an answer. */
export type Quoted = Schemas["QuotedRule"];
export type Requirement = Schemas["Requirement"];
export type Scenario = Schemas["Scenario"];
export type ShownEvent = Schemas["Event"];
export type SightLine = Schemas["SightLine"];
export type SightRuling = Schemas["SightRuling"];
export type SightVerdict = Schemas["SightVerdict"];
export type RulesetListing = Schemas["RulesetListing"];

export type AnalyseAnswer = Schemas["AnalyseAnswer"];
export type ReportAnswer = Schemas["ReportAnswer"];
export type AdjudicateAnswer = Schemas["AdjudicateAnswer"];
export type BoardAnswer = Schemas["BoardAnswer"];
export type DraftAnswer = Schemas["DraftAnswer"];
export type EnemyAnswer = Schemas["EnemyPreviewAnswer"];
export type FieldAnswer = Schemas["FieldOfViewAnswer"];
export type LegalActionsAnswer = Schemas["LegalActionsAnswer"];
export type NotationAnswer = Schemas["NotationAnswer"];
export type OddsAnswer = Schemas["OddsAnswer"];
export type PolicyMoveAnswer = Schemas["PolicyMoveAnswer"];
export type RequirementsAnswer = Schemas["RequirementsAnswer"];
export type OutlookTemplate = NonNullable<NonNullable<RequirementsAnswer["outlook"]>["templates"]>[number];
export type RulesAnswer = Schemas["RulesAnswer"];
export type RulesetsAnswer = Schemas["RulesetsAnswer"];
export type ScenariosAnswer = Schemas["ScenariosAnswer"];
export type SightAnswer = Schemas["SightAnswer"];

// of games that are kept

export type Ended = Schemas["Ended"];
/** The secret that opens a seat. */
export type Invitation = Schemas["Invitation"];
export type MyGame = Schemas["MyGame"];
export type RecordedMove = Schemas["RecordedMove"];
/** An invitation that was replaced: of which seat, by which, and when. */
export type Renewal = Schemas["Renewal"];
/** A consent by an invitation that the game master had replaced, and when that was. */
export type RenewedConsent = Schemas["RenewedConsent"];
export type RulesUsed = Schemas["RulesUsed"];
/** What a move of the record consists of. */
export type Sent = Schemas["Sent"];
/** Who is asked, since when, for what, and until when. Times are ISO texts. */
export type WaitsFor = Schemas["WaitsFor"];
/** A wish to go back that waits for the consent of others. */
export type WaitingProposal = Schemas["WaitingProposal"];

export type ActAnswer = Schemas["ActAnswer"];
export type CreatedGame = Schemas["CreatedGame"];
export type GameAnswer = Schemas["Game"];
export type MovesAnswer = Schemas["MovesAnswer"];
export type MyGamesAnswer = Schemas["MyGamesAnswer"];
export type NoticesAnswer = Schemas["NoticesAnswer"];
export type OpenStreamAnswer = Schemas["OpenStreamAnswer"];
export type TakeOverAnswer = Schemas["TakeOverAnswer"];
export type UndoAnswer = Schemas["UndoAnswer"];

/** A problem as it is told, of which a proxy on the way may have left out anything. */
export type ProblemAnswer = Partial<Schemas["Problem"]>;
