import type { Interpretation, NumberRow, RuleRow } from "./catalogue.ts";

/* How a game's book writes its catalogue: what rows have in common is said once. */

/** A rule under the heading of its topic; its source is said where it is not the one in the heading. */
export type RuleUnderTopic = Omit<RuleRow, "topic" | "source"> & Partial<Pick<RuleRow, "source">>;

/** A row of the book under its title. */
export const row = (title: string, rest: Omit<RuleUnderTopic, "title">): RuleUnderTopic => ({ title, ...rest });

/** An open point under the heading of its topic, with its readings by name. */
export interface PointUnderTopic<Name extends string = string> {
  readonly question: string;
  readonly byDefault: Name | undefined;
  readonly readings: Readonly<Record<Name, string>>;
  /** Whether settings can choose the reading. */
  readonly switchable: boolean;
}

/**
 * An open point that is read in the first way where settings choose no other. Names that are numbers come in the order of
 * numbers, wherever they stand: among them `byDefault` says which is the usual one.
 */
export const point = <Name extends string>(
  question: string,
  readings: Readonly<Record<Name, string>>,
  byDefault?: NoInfer<Name>,
): PointUnderTopic<Name> => ({ question, byDefault, readings, switchable: true });

/** An open point whose reading settings cannot choose. */
export const fixedPoint = <Name extends string>(
  question: string,
  readings: Readonly<Record<Name, string>>,
  byDefault?: NoInfer<Name>,
): PointUnderTopic<Name> => ({ ...point(question, readings, byDefault), switchable: false });

/** Open points by id, each with its readings. */
export type OpenPoints<Points extends Readonly<Record<string, PointUnderTopic>>> = {
  readonly [Id in keyof Points]: Interpretation<keyof Points[Id]["readings"] & string>;
};

/** A table with a value for each key of another. */
function tableLike<Table extends object>(keys: object, made: object): Table {
  const isWhole = (table: object): table is Table => Object.keys(keys).every((key) => Object.hasOwn(table, key));
  if (!isWhole(made)) throw new Error("Impossible: a row of the catalogue is missing.");
  return made;
}

/** The rules of a topic, by id, and where the book has those that name no source of their own. */
export function rulesUnder<Id extends string>(
  topic: string,
  usualSource: string,
  rules: Readonly<Record<Id, RuleUnderTopic>>,
): Readonly<Record<Id, RuleRow>> {
  const rows = Object.entries<RuleUnderTopic>(rules).map(([id, { title, text, source = usualSource, ...rest }]) => [
    id,
    { title, topic, text, source, ...rest },
  ]);
  return tableLike(rules, Object.fromEntries(rows));
}

/** The open points of a topic, by id. */
export function openPointsUnder<Points extends Readonly<Record<string, PointUnderTopic>>>(
  topic: string,
  points: Points,
): OpenPoints<Points> {
  const rows = Object.entries<PointUnderTopic>(points).map(([id, { question, readings, switchable, ...said }]) => {
    const byDefault = said.byDefault ?? Object.keys(readings)[0];
    const texts = Object.fromEntries(Object.entries(readings).map(([name, text]) => [name, { text }]));
    return [id, { topic, question, byDefault, readings: texts, switchable }];
  });
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
