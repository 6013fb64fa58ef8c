import { type Result, ok, err } from "./position.ts";

/** A state as plain data. */
export type PlainState = Readonly<Record<string, unknown>>;

/**
 * Makes a state of an earlier form one of the next form. A pure function: what it finds in the next form already it
 * leaves as it is, the whole state included.
 */
export type PositionStep = (state: PlainState) => PlainState;

/**
 * How positions of earlier forms are read. Forms are numbered: `schema` of a position, left out where it is 1. The
 * present one is one more than there are steps.
 */
export interface EarlierPositions {
  /** Makes a state from before forms were numbered one of form 1. */
  readonly unnumbered?: PositionStep;
  /** From form 1 to 2, from 2 to 3, and so on. */
  readonly steps?: readonly PositionStep[];
}

/** The number of the form that positions have now. */
export const presentSchema = ({ steps = [] }: EarlierPositions = {}): number => steps.length + 1;

const isObject = (value: unknown): value is PlainState =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A position of any form as one of the present form, without its number. What is no position at all is left as it is:
 * whoever reads it says so. Of a form that is not known yet nothing is read.
 */
export function inPresentForm(json: unknown, earlier: EarlierPositions = {}): Result<unknown> {
  if (!isObject(json)) return ok(json);
  const present = presentSchema(earlier);
  const { schema = 1, ...rest } = json;
  const { state } = json;
  if (!isObject(state)) return ok(json);
  if (typeof schema !== "number" || !Number.isInteger(schema) || schema < 1 || schema > present)
    return err({
      code: "unknown-schema",
      path: "/position/schema",
      message: `These rules read positions of the forms 1 to ${present}: one of another form is of newer rules.`,
    });
  const { unnumbered, steps = [] } = earlier;
  const all =
    json["schema"] === undefined && unnumbered !== undefined ? [unnumbered, ...steps] : steps.slice(schema - 1);
  const upToDate = all.reduce((before, step) => step(before), state);
  // mostly nothing is to be done, and the position is known by what it is
  if (upToDate === state && json["schema"] === undefined) return ok(json);
  return ok({ ...rest, state: upToDate });
}
