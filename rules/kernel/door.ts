/*
 * The door of a library: what a program without types may hand in is looked at before anything works with it, so that
 * whatever does not fit is told by its place, and never by what went wrong inside.
 */
import type { Chance } from "./interpret.ts";
import { saidOf } from "./issue-text.ts";
import { expectedOf, nearest } from "./nearest.ts";
import { isRecord } from "./plain-data.ts";
import { type Defect, err, type Result } from "./position.ts";

/** What was handed in cannot be read: `faults` name each place, with what was expected there. */
export class Unreadable extends TypeError {
  /** Its name, by which it is known where classes of several copies of this package meet. */
  override readonly name = "Unreadable";
  /** Everything that is wrong with what was sent, each with its place. */
  readonly faults: readonly Defect[];

  constructor(faults: readonly Defect[], options?: ErrorOptions) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join("\n"), options);
    this.faults = faults;
  }
}

/** What may stand at a place: in words, and whether something is that. */
export interface Expected {
  readonly said: string;
  fits(value: unknown): boolean;
  /** What each of its parts has to be, for a list or what stands by names. */
  readonly each?: Expected;
}

// a build leaves out what of it nobody uses
/* @__NO_SIDE_EFFECTS__ */
const expected = (said: string, fits: Expected["fits"]): Expected => ({ said, fits });

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && !Number.isNaN(value);

export const aText = expected("a text", isText);
/** A name or a number of a machine, with a port or without: nobody's password. */
const addresses = /^https?:\/\/(?:[^\s/?#:@[\]%<>^|\\"`{}]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/i;
export const anAddress = expected(
  "an address, e.g. https://umpire.example",
  (value) => isText(value) && addresses.test(value),
);
export const aNumber = expected("a number", isNumber);
export const trueOrFalse = expected("true or false", (value) => typeof value === "boolean");
export const aFunction = expected("a function", (value) => typeof value === "function");
export const anObject = expected("an object", isRecord);
export const aList = expected("a list", Array.isArray);
/** What the rules look at themselves, and tell what is wrong with it. */
export const anything = expected("anything", () => true);

export const aWholeNumber = (least: number): Expected =>
  expected(
    least === -Infinity ? "a whole number" : `a whole number from ${least}`,
    (value) => isNumber(value) && Number.isInteger(value) && value >= least,
  );

/** What is not a text could still be gone through as one: each of its letters. */
export const textList: Expected = {
  ...expected("a list of texts", (value) => Array.isArray(value) && value.every(isText)),
  each: aText,
};
export const numberList: Expected = {
  ...expected("a list of numbers", (value) => Array.isArray(value) && value.every(isNumber)),
  each: aNumber,
};
export const textsByName: Expected = {
  ...expected("an object of texts", (value) => isRecord(value) && Object.values(value).every(isText)),
  each: aText,
};
export const numbersByName: Expected = {
  ...expected("an object of numbers", (value) => isRecord(value) && Object.values(value).every(isNumber)),
  each: aNumber,
};

/** What has methods by these names, whoever made it. */
/* @__NO_SIDE_EFFECTS__ */
export const withMethods = (said: string, ...names: readonly string[]): Expected =>
  expected(said, (value) => isRecord(value) && names.every((name) => typeof value[name] === "function"));

export const aChance = withMethods("what draws by chance, e.g. seededChance(1)", "face", "index");
/** Chance that somebody brings: what it draws is held to what was asked for, so that no rule meets a face that no die has. */
export function heldChance(place: string, chance: Chance): Chance {
  const held = (from: "face" | "index", asked: number, [least, most]: readonly [number, number]): number => {
    const drawn: unknown = chance[from](asked);
    if (isNumber(drawn) && Number.isInteger(drawn) && drawn >= least && drawn <= most) return drawn;
    const is = drawn === undefined ? "nothing" : saidOf(drawn);
    const message = `"chance.${from}(${asked})" answers ${is}: expected a whole number from ${least} to ${most}.`;
    throw new Unreadable([{ code: "unreadable", path: `/${place}`, message }]);
  };
  return {
    face: (sides) => held("face", sides, [1, sides]),
    index: (count) => held("index", count, [0, count - 1]),
  };
}

/** What may be answered to a decision: an action, or the id of an option. */
export const aMove = expected("{ action } or { choose: [id] }", (value) => {
  if (!isRecord(value)) return false;
  const { action, choose } = value;
  return action !== undefined || (textList.fits(choose) && choose !== undefined);
});

/** What has a field in which something stands. */
/* @__NO_SIDE_EFFECTS__ */
export const withField = (said: string, name: string, fits: Expected["fits"]): Expected =>
  expected(said, (value) => isRecord(value) && fits(value[name]));

/** One of some words. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = (words: readonly string[]): Expected =>
  expected(`one of ${words.map((word) => `"${word}"`).join(", ")}`, (value) => isText(value) && words.includes(value));

/** That, or nothing: null. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = ({ said, fits }: Expected): Expected =>
  expected(`${said}, or null`, (value) => value === null || fits(value));

/** That, or left out. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = ({ said, fits, each }: Expected): Expected => ({
  ...expected(said, (value) => value === undefined || fits(value)),
  ...(each !== undefined && { each }),
});

/** What is wrong with something at a place; nothing where it fits. */
export function misfit(place: string, value: unknown, { said, fits, each }: Expected): readonly Defect[] {
  if (fits(value)) return [];
  // it is a list, or has names, as it should be: then one of its parts is at fault
  const isWhole = fits([]) ? Array.isArray(value) : isRecord(value);
  const wrong =
    each !== undefined && isWhole ? Object.entries(Object(value)).find(([, part]) => !each.fits(part)) : undefined;
  if (each !== undefined && wrong !== undefined) return misfit(`${place}/${wrong[0]}`, wrong[1], each);
  const is = value === undefined ? "missing" : typeof value === "function" ? "a function" : saidOf(value);
  const name = place.slice(place.lastIndexOf("/") + 1);
  return [{ code: "unreadable", path: `/${place}`, message: `"${name}" is ${is}: expected ${said}.` }];
}

/** What stands in an object by its names. */
export type Fields = Readonly<Record<string, Expected>>;

/** What is wrong with an object at a place: with its fields, and with names that there are not, which would be left out without a word. */
export function misfits(place: string, value: unknown, fields: Fields): readonly Defect[] {
  if (!isRecord(value)) return misfit(place, value, anObject);
  const faults: Defect[] = [];
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name)) {
      const short = name.slice(0, 60);
      const message = `There is no option "${short}"${nearest(name, Object.keys(fields))}.`;
      faults.push({ code: "unknown-option", path: `/${place}/${short}`, message });
    }
  for (const name in fields) {
    const field = fields[name];
    if (field !== undefined && !field.fits(value[name])) faults.push(...misfit(`${place}/${name}`, value[name], field));
  }
  return faults;
}

/** An object with these fields and no others. */
export const withFields = (said: string, fields: Fields): Expected =>
  expected(said, (value) => misfits("", value, fields).length === 0);

/** What is wrong with somebody who is named and does not sit at the table. */
export function unknownSeat(place: string, seat: string, seats: readonly string[]): readonly Defect[] {
  if (seats.includes(seat)) return [];
  const message = `There is no seat "${seat.slice(0, 60)}"${expectedOf(seat, seats)}.`;
  return [{ code: "unknown-seat", path: `/${place}`, message }];
}

/** How deep plain data may be nested: deeper than any position; what goes round in a circle has no end. */
const MOST_DEPTH = 200;

const isPlain = (value: unknown, left: number): boolean => {
  if (typeof value !== "object" || value === null) return !["bigint", "symbol", "function"].includes(typeof value);
  return left > 0 && Object.values(value).every((part) => isPlain(part, left - 1));
};

/** Does something with a position. Throws Unreadable where it went wrong because it is no plain data: JSON could not say it. */
export function withPlain<T>(position: unknown, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (isPlain(position, MOST_DEPTH)) throw error;
    const message = `"position" is not plain data: expected what JSON can say, at most ${MOST_DEPTH} levels deep.`;
    throw new Unreadable([{ code: "unreadable", path: "/position", message }], { cause: error });
  }
}

/** Faults as a result; null where there is none. */
export const refusal = (...faults: readonly (readonly Defect[])[]): Result<never> | null => {
  const all = faults.flat();
  return all.length === 0 ? null : err(...all);
};

/** Throws Unreadable where there is a fault. */
export function demand(...faults: readonly (readonly Defect[])[]): void {
  const all = faults.flat();
  if (all.length > 0) throw new Unreadable(all);
}
