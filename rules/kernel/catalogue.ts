/** One row of a game's rule book catalogue: a clause in our own words and where the printed book has it. */
export interface RuleRow {
  /** What people call it: a heading that stands by itself, in the words of a player. */
  readonly title: string;
  /** The heading of the catalogue it stands under. */
  readonly topic: string;
  /** One testable statement, present tense, with every number it contains. */
  readonly text: string;
  /** Heading and page of the printed book, e.g. "Sprint, p.6". */
  readonly source: string;
  /** The ids of the open points the clause leans on. */
  readonly open?: readonly string[];
}

/** One way to read a point that the book leaves open. */
export interface Reading {
  /** How the point is read, in a sentence. */
  readonly text: string;
}

/**
 * A point the book leaves open: a question and the readings people defend.
 * `byDefault` is the reading the engine follows unless a game or a question chooses another.
 * Only the readings of a `switchable` interpretation can be chosen; the others are documented.
 */
export interface Interpretation<Name extends string = string> {
  /** The heading that it stands under. */
  readonly topic: string;
  /** What the book leaves open, as a question. */
  readonly question: string;
  /** The name of the reading in force where no setting says otherwise. */
  readonly byDefault: string;
  /** The readings that people defend, by their names. */
  readonly readings: Readonly<Record<Name, Reading>>;
  /** Whether a setting may choose another reading than the usual one. */
  readonly switchable: boolean;
}

/** Where a number comes from: printed in the book, following from a printed example, or proposed by us. */
export type Origin = "given" | "inferred" | "assumed";

/** A number of the rules with its provenance; a setting may replace it within its bounds. */
export interface NumberRow {
  /** What it is a number of, in a few words. */
  readonly text: string;
  /** The number in force where no setting says otherwise. */
  readonly value: number;
  /** Where it comes from. */
  readonly origin: Origin;
  /** The lowest number that a setting may put in its place. */
  readonly least: number;
  /** The highest number that a setting may put in its place. */
  readonly most: number;
}

/** Everything a game can cite or be asked about its rules. */
export interface Catalogue {
  readonly rules: Readonly<Record<string, RuleRow>>;
  readonly interpretations: Readonly<Record<string, Interpretation>>;
  readonly numbers: Readonly<Record<string, NumberRow>>;
  /** Decisions the rules hand to people: prompt id → who chooses between what, in one sentence. */
  readonly prompts: Readonly<Record<string, string>>;
  /** When a decision is not asked, beside where it has only one option: prompt id → a clause. */
  readonly unasked?: Readonly<Record<string, string>>;
  /** Topics that hold only with an expansion, a mission or pieces of their own: a search names the others before them. */
  readonly specialTopics?: readonly string[];
}

/** The settings of one game or one question: the chosen readings and replaced numbers. */
export interface Settings {
  /** The chosen readings, by the ids of their open points. */
  readonly readings: Readonly<Record<string, string>>;
  /** The numbers put in place of the usual ones, by their ids. */
  readonly numbers: Readonly<Record<string, number>>;
}
