import type {
  ActionPreview,
  BoardModel,
  Budget,
  Chance,
  Decision,
  EnemyIntent,
  FieldOfView,
  Foreseen,
  GameResult,
  Interpretation,
  Notation,
  NumberRow,
  Odds,
  PlayedOut,
  Requirement,
  Result,
  Scenario,
  SetUpChoice,
  SetUpOptions,
  SettingsInput,
  ShownEvent,
  SightQuestion,
  SightRuling,
  Unused,
} from "../kernel/index.ts";

/** What a game has of its own, as types. */
export interface GameTypes {
  /** What a seat can do as a whole, e.g. `{ do: "move", … }`. */
  readonly action: unknown;
  /** What happened, with its sentence and the rules behind it. */
  readonly event: ShownEvent;
  /** A position as plain data. */
  readonly position: unknown;
  /** Who sits at the table. */
  readonly seat: string;
  /** The ids of its ready missions. */
  readonly scenario: string;
}

/** A row of a game's catalogue as it is quoted. */
export interface Quote {
  /** Its id. */
  readonly id: string;
  /**
   * Whether it is a rule of the book, a point that the book leaves open, a number, or a decision that the rules hand to
   * people.
   */
  readonly kind: "rule" | "interpretation" | "number" | "decision";
  /** What it says; of an open point the question, of a decision who chooses between what. */
  readonly text: string;
  /** Heading of the printed book, with its page where that is known; null for what is no clause of it. */
  readonly source: string | null;
  /** Of an open point: how it is read where no settings say otherwise. */
  readonly reading?: string;
}

/** What may be said when a position is opened beside what it is. */
export interface Opening {
  /** Who pays for the work of opening it and of every question about it; without it, nobody: it has no end. */
  readonly budget?: Budget;
}

/** A mission of a game. */
export interface ScenarioOf<G extends GameTypes = GameTypes> extends Scenario {
  /** By which `setUp` knows it. */
  readonly id: G["scenario"];
}

/** A game: everything that can be asked of it begins with a position of it. */
export interface Game<G extends GameTypes = GameTypes> {
  /** Its id, as the API has it. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** The version of its rules. */
  readonly version: string;
  /** Its missions, ready to be set up. */
  readonly scenarios: readonly ScenarioOf<G>[];
  /** The difficulties a scenario can have, the usual one first. */
  readonly difficulties: readonly string[];
  /** How many people can share the players' side. */
  readonly mostPlayers: number;
  /** Whose a "victory" is: a seat, or the word for several, "players" or "intruders". A "defeat" is everybody else's. */
  readonly victoryOf: string;
  /** What else may be chosen when a scenario is set up. */
  readonly choices: readonly SetUpChoice[];
  /** Points that the book leaves open, by id, and how they may be read. */
  readonly interpretations: Readonly<Record<string, Interpretation>>;
  /** Numbers of the rules that may be replaced, by id. */
  readonly numbers: Readonly<Record<string, NumberRow>>;
  /** What its text notation offers; null where it does not say. */
  readonly notation: Notation | null;
  /** Sets up a scenario. */
  setUp(scenario: G["scenario"], options?: SetUpOptions & Opening): Result<Situation<G>>;
  /** Opens a position as plain data, of this version or an earlier one; lists every defect otherwise. */
  open(position: unknown, opening?: Opening): Result<Situation<G>>;
  /** Opens a text board. */
  openText(text: string, settings?: SettingsInput & Opening): Result<Situation<G>>;
  /** Events as a seat may know them, or the public (null); what it learns nothing of is left out. */
  witnessed(events: readonly G["event"][], seat: G["seat"] | null): readonly G["event"][];
  /** The texts of rules by the ids that answers cite, in that order; loads them at the first time. Unknown ids are left out. */
  quote(ids: Iterable<string>): Promise<readonly Quote[]>;
}

/** An action that is legal now, as it would be sent. */
export interface LegalAction<G extends GameTypes = GameTypes> {
  /** The action, as `adjudicate` takes it. */
  readonly action: G["action"];
  /** What kind of action it is, e.g. "move". */
  readonly name: string;
  /** The piece it is made with. */
  readonly piece: string;
  /** Whose piece that is; null when it may be any player's. */
  readonly seat: G["seat"] | null;
}

/** A kind of action of one piece: what it requires, and in how many ways it is legal now. */
export interface Form<G extends GameTypes = GameTypes> extends Omit<LegalAction<G>, "action"> {
  /** Everything it requires, met and unmet. */
  readonly requirements: readonly Requirement[];
  /** The ways in which it is legal now; empty where it is not. */
  readonly actions: readonly G["action"][];
}

/** Which of the legal actions are meant; what is left out may be any. */
export interface LegalFilter<G extends GameTypes = GameTypes> {
  /** The id of the piece that acts. */
  readonly piece?: string;
  /** The kind of action, e.g. "move". */
  readonly name?: string;
  /** The seat whose piece acts; where it may be any player's, for each of them. */
  readonly seat?: G["seat"];
}

/** What goes on from a position: an action, answers to what is asked, dice and cards of a table or of chance. */
export interface Move<G extends GameTypes = GameTypes> {
  /** The action, where one is asked for. */
  readonly action?: G["action"];
  /** Ids of options, in the order in which they are asked for. */
  readonly choose?: readonly string[];
  /** Faces that were rolled at a table, in the order in which they are asked for. */
  readonly dice?: readonly number[];
  /** Cards that were drawn at a table, in the order in which they are asked for. */
  readonly cards?: readonly string[];
  /** Draws what is not given. */
  readonly chance?: Chance;
  /** Where to stop; without it at the next decision of a person. */
  readonly until?: "decision" | "phase";
  /** The seat that sends it: what others are asked is left waiting for them. Without it, it speaks for everybody. */
  readonly by?: G["seat"];
}

/** What came of a move. A refusal is an answer: nothing changed, and every unmet requirement is listed. */
export type Adjudication<G extends GameTypes = GameTypes> =
  | {
      /** It was done; a decision waits. */
      readonly outcome: "paused";
      /** What happened, in order. */
      readonly events: readonly G["event"][];
      /** The moment it has come to. */
      readonly situation: Situation<G>;
      /** What waits there. */
      readonly decision: Decision;
      /** What was sent and not asked for. */
      readonly unused: Unused;
    }
  | {
      /** It was done, and the game has ended. */
      readonly outcome: "over";
      /** What happened, in order. */
      readonly events: readonly G["event"][];
      /** The moment it has come to. */
      readonly situation: Situation<G>;
      /** How the game has ended. */
      readonly result: GameResult;
      /** What was sent and not asked for. */
      readonly unused: Unused;
    }
  | {
      /** The rules do not allow it; nothing has changed. */
      readonly outcome: "refused";
      /** Every requirement that is not met. */
      readonly failing: readonly Requirement[];
    };

/** What the game's own policy answers, as a move, and for whom. */
export type PolicyMove<G extends GameTypes = GameTypes> =
  | {
      /** Whose move it is; null where nobody's in particular. */
      readonly seat: G["seat"] | null;
      /** The action, as `adjudicate` takes it. */
      readonly action: G["action"];
    }
  | {
      /** Whose move it is; null where nobody's in particular. */
      readonly seat: G["seat"] | null;
      /** The id of the option, as `adjudicate` takes it. */
      readonly choose: readonly [string];
    };

/** A moment of a game as somebody knows it: every question that can be put to it. It never changes. */
export interface Seen<G extends GameTypes = GameTypes> {
  /** The id of the game. */
  readonly game: string;
  /** What is known as a position; null in the middle of something, where it would have to hold hidden answers. */
  position(): G["position"] | null;
  /** The id of the position: equal positions have equal ids, on every machine. Null where there is no position. */
  id(): string | null;
  /** The decision that is waiting, or null when the game is over. */
  decision(): Decision | null;
  /** Who sits at the table. */
  seats(): readonly G["seat"][];
  /**
   * Whether the waiting decision is this seat's to answer. One for "players" is for each of them, whichever moves first;
   * `decision().seat` is no seat of the table then.
   */
  isAsked(seat: G["seat"]): boolean;
  /**
   * Whether a "victory" is this seat's (null: of those who play together against the rules; or the word for several, as
   * `victoryOf` has it); a "defeat" is the others'. Throws Unreadable where there is no such seat.
   */
  sharesVictory(seat: string | null): boolean;
  /** Turn, phase and section in a few words. */
  moment(): string;
  /** Every legal action, or those that are meant; none where no action is asked for, see `decision().kind`. */
  legal(filter?: LegalFilter<G>): Iterable<LegalAction<G>>;
  /**
   * Every kind of action of every piece, with what it requires; also those that are closed. All are, and say why, where a
   * choice, dice or a card come first.
   */
  forms(): readonly Form<G>[];
  /** Goes on from here with a move; this stays as it is. Of what a seat knows it tells a what-if. */
  adjudicate(move: Move<G>): Result<Adjudication<G>>;
  /** All requirements of an action, met and unmet. */
  requirements(action: G["action"]): Result<readonly Requirement[]>;
  /** What an action would lead to before any die is rolled; null where its game has nothing to tell. */
  outlook(action: G["action"]): Result<ActionPreview | null>;
  /** Whether one sees the other, with every line and what it meets. */
  sight(question: SightQuestion): Result<SightRuling>;
  /** Everything that a piece sees now. */
  field(piece: string): Result<FieldOfView>;
  /** Exact odds of an action, up to the next decision that `choose` does not answer. */
  odds(action: G["action"], choose?: readonly string[]): Result<Odds>;
  /** What the automated enemy will do, and by which criteria. */
  preview(): readonly EnemyIntent[];
  /**
   * What the game's own policy answers to the waiting decision; null when it has none, no person is asked, or it would
   * have another seat than `by` go on.
   */
  policyMove(chance: Chance, by?: G["seat"]): PolicyMove<G> | null;
  /** What this is to a search, but for trials; null where the game does not say, or another seat is asked. */
  foresight(): Pick<Foreseen, "effort" | "proposals"> | null;
  /**
   * A whole position that cannot be told from what is known here: what is hidden is drawn by chance. Fails where none is
   * found in the middle of something.
   */
  sample(chance: Chance): Result<Situation<G>>;
  /** The board for drawing, see `@umpire/rules/pictures`. */
  board(): BoardModel;
  /** The position in the game's text notation. */
  print(): string;
  /** What `JSON.stringify` makes of it: its position, which `open` takes back; null where it has none. */
  toJSON(): G["position"] | null;
}

/** A position of a game, opened, with everything in it. */
export interface Situation<G extends GameTypes = GameTypes> extends Seen<G> {
  position(): G["position"];
  id(): string;
  toJSON(): G["position"];
  /** Plays on by the game's own policy and by chance, to the end or until `most` was asked (50,000 where it is left out). */
  playout(chance: Chance, most?: number): PlayedOut;
  /** What this is to a search: moves are tried out from it as playouts are, so many phases on. */
  foresight(): Foreseen | null;
  /** The same moment as a seat may know it, or the public (null). In an open game this is the situation itself. */
  seenBy(seat: G["seat"] | null): Seen<G>;
}
