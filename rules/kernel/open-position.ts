import type { ActionPreview } from "./action-preview.ts";
import type { Decision } from "./decision.ts";
import type { Asked, LaterNames } from "./shapes.ts";
import type { Seat } from "./ask.ts";
import type { BoardModel } from "./board-model.ts";
import type { Catalogue } from "./catalogue.ts";
import type {
  Crew,
  Dealt,
  EnemyIntent,
  Fact,
  GameResult,
  PlainPosition,
  Scenario,
  SetUpChoice,
  SetUpOptions,
  SeatedForm,
  SightQuestion,
} from "./game.ts";
import type { Chance, Unused } from "./interpret.ts";
import type { Look, Looking } from "./look.ts";
import type { Notation } from "./notation.ts";
import type { Defect, Result } from "./position.ts";
import type { Requirement } from "./requirement.ts";
import type { FieldOfView, OtherReading, ReadingInForce, SightRuling } from "./ruling.ts";
import type { Budget } from "./budget.ts";
import type { Foreseen } from "./trial.ts";

/** What is sent to go on from a position; see Supplied. The action is still unread JSON. */
export interface Move {
  readonly action?: unknown;
  readonly choose?: readonly string[] | undefined;
  readonly dice?: readonly number[] | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly chance?: Chance | undefined;
  readonly until?: "decision" | "phase" | undefined;
  /** The seat that sends it: what others are asked is left waiting for them. Without one it speaks for everybody. */
  readonly by?: Seat | undefined;
}

/** An event as it is shown: its kind, its sentence, the ids behind it, and its own fields. */
export interface ShownEvent {
  /** What kind of event it is, e.g. "moved". */
  readonly event: string;
  /** What happened, in a sentence. */
  readonly text: string;
  /** The ids of the rules and open points behind it. */
  readonly cites: readonly string[];
  /** What it is about, by the names of its fields: pieces, places, dice. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The answer to a move. A refusal is an answer: nothing changed, and every unmet requirement is listed. */
export type Adjudication =
  | {
      readonly outcome: "paused";
      readonly events: readonly ShownEvent[];
      readonly situation: OpenPosition;
      readonly decision: Decision;
      readonly unused: Unused;
    }
  | {
      readonly outcome: "over";
      readonly events: readonly ShownEvent[];
      readonly situation: OpenPosition;
      readonly result: GameResult;
      readonly unused: Unused;
    }
  | { readonly outcome: "refused"; readonly failing: readonly Requirement[] };

/**
 * The odds of an action: the exact probability of each fact, those that are good for whoever acts first and the likelier
 * ones before others, and of each way it can go.
 */
export interface Odds {
  /** What may come true. */
  readonly facts: readonly {
    /** What it is, for programs, e.g. "killed:guard". */
    readonly id: string;
    /** What it is, in a sentence. */
    readonly text: string;
    /** Whether it is good for whoever acts. */
    readonly good: boolean;
    /** How likely it is, as an exact fraction: "1/3". */
    readonly probability: string;
    /** How likely it is, as a number from 0 to 1. */
    readonly about: number;
  }[];
  /** The ways it can go; together they are all that can happen. */
  readonly ways: readonly {
    /** How likely it goes so, as an exact fraction. */
    readonly probability: string;
    /** How likely it goes so, as a number from 0 to 1. */
    readonly about: number;
    /** The ids of the facts that come true. */
    readonly facts: readonly string[];
    /** The decision of a person at which this way stops, if any. */
    readonly decision: Decision | null;
  }[];
  /** Why the action is not possible; then there are no ways. */
  readonly failing: readonly Requirement[];
  /** The rules and open points that they rest on: of what is required, and of all that happens on any way. */
  readonly cites: readonly string[];
  /** The open points among these, with the readings in force. */
  readonly interpretations: readonly ReadingInForce[];
  /**
   * Readings of these under which something would be likelier or less likely. Worked out when it is read, with a share of
   * the work of the question.
   */
  readonly otherwise: readonly OtherOdds[];
  /** The readings that this share did not suffice for. */
  readonly untried: readonly {
    /** The id of the open point. */
    readonly interpretation: string;
    /** The name of the reading. */
    readonly reading: string;
  }[];
}

/** What odds would be by another reading: the facts whose chance would be another, as they would be. */
export interface OtherOdds extends OtherReading {
  /** The facts whose chance would be another, with that chance. */
  readonly facts: Odds["facts"];
}

/** A moment of some game as somebody knows it: every question that can be put to it. It never changes. */
export interface PlayerView {
  readonly game: string;
  /**
   * What is known as a position; null when it waits in the middle of something, where a position would have to hold
   * hidden answers.
   */
  position(): PlainPosition | null;
  /** The decision that is waiting, or null when the game is over. */
  decision(): Decision | null;
  seats(): readonly Seat[];
  /** Whether a "victory" is this seat's (null: of those who play together against the rules); a "defeat" is the others'. */
  sharesVictory(seat: Seat | null): boolean;
  moment(): string;
  adjudicate(move: Move): Result<Adjudication>;
  forms(): readonly SeatedForm<unknown>[];
  /** All requirements of an action, met and unmet. */
  requirements(action: unknown): Result<readonly Requirement[]>;
  /** What an action would lead to before any die is rolled; null where its game has nothing to tell. */
  outlook(action: unknown): Result<ActionPreview | null>;
  /** Whose piece an action is made with; null when it may be any player's. */
  ownerOf(action: unknown): Result<Seat | null>;
  /** Whose a piece is; null for one that is anybody's or nobody's, and where there is none of that id. */
  ownerOfPiece(piece: string): Seat | null;
  /** The pieces that the players of one side deal out among themselves. */
  dealt(): readonly Dealt[];
  /** The pieces with some of these aboard, for which they act. */
  crews(): readonly Crew[];
  /** The piece that an action is made with, as its form names it; null where there is none. */
  pieceOf(action: unknown): Result<string | null>;
  sight(question: SightQuestion): Result<SightRuling>;
  field(piece: string): Result<FieldOfView>;
  odds(action: unknown, choose: readonly string[]): Result<Odds>;
  preview(): readonly EnemyIntent[];
  /** What the game's own policy answers to the waiting decision; null when it has none, or no person is asked. */
  policyMove(chance: Chance): PolicyMove | null;
  /** What this is to a search, but for trials; null where its game does not say, or another seat is asked. */
  foresight(): Pick<Foreseen, "effort" | "proposals"> | null;
  board(): BoardModel;
  print(): string;
  /**
   * A whole position that cannot be told from what is known here: what is hidden is drawn by chance. Where nothing is
   * hidden it is the position itself. Fails where no such position is found in the middle of something.
   */
  sample(chance: Chance): Result<OpenPosition>;
}

/** How a game went on that the game's own policy played for everybody. */
export interface PlayedOut {
  /** Null where it was not over after the most asks that were to be answered. */
  readonly result: GameResult | null;
  /** How much was asked: dice, cards, choices, actions. */
  readonly asks: number;
}

/** A policy's answer, as it would be sent. */
export type PolicyMove = { readonly action: unknown } | { readonly choose: readonly [string] };

/**
 * What a text says that somebody is still writing: a board as far as it can be drawn, and everything that keeps it from
 * being a position.
 */
export interface TextDraft {
  /** The board and its canonical text; null when the text cannot be read. */
  readonly drawn: { readonly board: BoardModel; readonly text: string; readonly moment: string } | null;
  /** Empty when it is a position. */
  readonly defects: readonly Defect[];
}

/** A position of some game, opened, with everything in it. */
export interface OpenPosition extends PlayerView {
  /** The position as plain data, to be sent and kept. */
  position(): PlainPosition;
  /**
   * The state at this moment; in the middle of something it is no checkpoint, from which the rules could go on, and is not
   * to be kept.
   */
  stateNow(): unknown;
  foresight(): Foreseen | null;
  /** What was made true by a move that is played with these dice, by the facts that odds are counted for. */
  cameTrue(move: Move): Result<readonly Fact[]>;
  /** What has happened since the last checkpoint: the rules are run from there with the answers given since. */
  sinceCheckpoint(): readonly ShownEvent[];
  /**
   * The same moment as a seat may know it, or the public (null): every answer comes from its view of the state alone.
   * What it adjudicates and what odds it has are a what-if from there. In an open game this is the situation itself.
   */
  seenBy(seat: Seat | null): PlayerView;
}

/**
 * A game as the service sees it: nothing in it depends on which game it is. What is opened, and all that is asked of it
 * later, is done at the expense of the `work` it is opened with; without one, of the work of one request. Beyond that
 * everything throws BeyondLimits.
 */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** Whether the game of a position has hidden information: the same from its beginning to its end. */
  isHiddenGame(position: unknown): boolean;
  readonly catalogue: Catalogue;
  readonly scenarios: readonly Scenario[];
  /** The difficulties a scenario can have, the usual one first. */
  readonly difficulties: readonly string[];
  /** How many people can share the players' side. */
  readonly mostPlayers: number;
  /** Whose a "victory" is: a seat, or the word for several, "players" or "intruders". */
  readonly victoryOf: Seat;
  /** What else may be chosen when a scenario is set up. */
  readonly choices: readonly SetUpChoice[];
  /** Who sits at the table where that is always the same; empty where it depends on the position. */
  readonly seats: readonly Seat[];
  /** What its text notation offers; null where it does not say. */
  readonly notation: Notation | null;
  /** JSON Schemas of a position and of an action. */
  positionJsonSchema(): unknown;
  actionJsonSchema(): unknown;
  /** JSON Schema of its events, a union of kinds; null where the game does not say. */
  eventJsonSchema(): unknown;
  /** JSON Schema of an event as it is shown, with its sentence; null where the game does not say. */
  shownEventJsonSchema(): unknown;
  /** The first words of the ids of its facts; null where it does not say. */
  readonly factKinds: readonly string[] | null;
  /** The names that the rules give to pieces that come into play later; null where it does not say. */
  readonly laterNames: LaterNames | null;
  /** What the rules ask of persons, and which answers there are; null where it does not say. */
  readonly asked: (() => Promise<Asked>) | null;
  /**
   * The state where a position waits, also in the middle of something, with everything in it that was left out because
   * the schema supplies it.
   */
  wholeState(position: unknown): Result<unknown>;
  /** Stored events as a seat may know them, or the public (null); what it learns nothing of is left out. */
  witness(events: readonly ShownEvent[], seat: Seat | null): readonly ShownEvent[];
  /**
   * Looks at a stored position, whatever rules it was stored by: what is there is drawn, whether or not these rules
   * could go on from it. Null where nothing of it can be read.
   */
  look(json: unknown, looking: Looking, work?: Budget): Look | null;
  /** Opens a position sent as JSON, of this version or an earlier one; lists every defect otherwise. */
  open(json: unknown, work?: Budget): Result<OpenPosition>;
  /** Opens a text board under the given settings. */
  openText(text: string, settings?: SettingsInput, work?: Budget): Result<OpenPosition>;
  /** Reads a text that need not be a position yet. */
  draft(text: string, settings?: SettingsInput, work?: Budget): Result<TextDraft>;
  /** Sets up a scenario. */
  setUp(scenario: string, options?: SetUpOptions, work?: Budget): Result<OpenPosition>;
}

/** How open points are read and which numbers are replaced, where that is not the usual. */
export interface SettingsInput {
  /** The readings, by the ids of their open points. */
  readonly readings?: Readonly<Record<string, string>> | undefined;
  /** The numbers, by their ids. */
  readonly numbers?: Readonly<Record<string, number>> | undefined;
}
