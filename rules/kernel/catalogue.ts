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
  readonly text: string;
}

/**
 * A point the book leaves open: a question and the readings people defend.
 * `byDefault` is the reading the engine follows unless a game or a question chooses another.
 * Only the readings of a `switchable` interpretation can be chosen; the others are documented.
 */
export interface Interpretation<Name extends string = string> {
  readonly topic: string;
  readonly question: string;
  readonly byDefault: string;
  readonly readings: Readonly<Record<Name, Reading>>;
  readonly switchable: boolean;
}

/** Where a number comes from: printed in the book, following from a printed example, or proposed by us. */
export type Origin = "given" | "inferred" | "assumed";

/** A number of the rules with its provenance; a setting may replace it within its bounds. */
export interface NumberRow {
  readonly text: string;
  readonly value: number;
  readonly origin: Origin;
  readonly least: number;
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
  readonly readings: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
}
