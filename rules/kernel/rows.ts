import type { Interpretation, NumberRow, RuleRow } from "./catalogue.ts";

/* How a game's book writes its catalogue: what rows have in common is said once. */

/** A rule under the heading of its topic. */
export type RuleUnderTopic = Omit<RuleRow, "topic">;

/** An open point under the heading of its topic: its readings by name. Settings can choose them where nothing is said. */
export interface PointUnderTopic {
  readonly question: string;
  readonly byDefault: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly switchable?: false;
}

/** The names of the readings of an open point. */
export type ReadingNames<Point extends PointUnderTopic> = keyof Point["readings"] & string;

/** What the compiler holds an open point to: its default is one of its readings, and it has no other fields. */
export type WellWritten<Point extends PointUnderTopic> = { readonly byDefault: ReadingNames<Point> } & {
  readonly [Key in Exclude<keyof Point, keyof PointUnderTopic>]: never;
};

/** Open points by id, each with its readings. */
export type OpenPoints<Points extends Readonly<Record<string, PointUnderTopic>>> = {
  readonly [Id in keyof Points]: Interpretation<ReadingNames<Points[Id]>>;
};

/** A table with a value for each key of another. */
function tableLike<Table extends object>(keys: object, made: object): Table {
  const isWhole = (table: object): table is Table => Object.keys(keys).every((key) => Object.hasOwn(table, key));
  if (!isWhole(made)) throw new Error("Impossible: a row of the catalogue is missing.");
  return made;
}

/** The rules of a topic, by id. */
export function rulesUnder<Id extends string>(
  topic: string,
  rules: Readonly<Record<Id, RuleUnderTopic>>,
): Readonly<Record<Id, RuleRow>> {
  const rows = Object.entries<RuleUnderTopic>(rules).map(([id, { title, ...rest }]) => [id, { title, topic, ...rest }]);
  return tableLike(rules, Object.fromEntries(rows));
}

/** The open points of a topic, by id. */
export function openPointsUnder<const Points extends Readonly<Record<string, PointUnderTopic>>>(
  topic: string,
  points: Points & { readonly [Id in keyof Points]: WellWritten<Points[Id]> },
): OpenPoints<Points> {
  const rows = Object.entries<PointUnderTopic>(points).map(
    ([id, { question, byDefault, readings, switchable = true }]) => {
      const texts = Object.fromEntries(Object.entries(readings).map(([name, text]) => [name, { text }]));
      return [id, { topic, question, byDefault, readings: texts, switchable }];
    },
  );
  return tableLike(points, Object.fromEntries(rows));
}

type Bounds = readonly [least: number, most: number];

/** A number that the book prints, and between what a setting may put in its place. */
export const given = (value: number, [least, most]: Bounds, text: string): NumberRow => ({
  text,
  value,
  origin: "given",
  least,
  most,
});

/** One that follows from a printed example. */
export const inferred = (value: number, bounds: Bounds, text: string): NumberRow => ({
  ...given(value, bounds, text),
  origin: "inferred",
});

/** One that the book leaves out, as we propose it. */
export const assumed = (value: number, bounds: Bounds, text: string): NumberRow => ({
  ...given(value, bounds, text),
  origin: "assumed",
});
