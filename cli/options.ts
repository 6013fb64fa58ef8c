import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import { anAddress } from "../rules/kernel/index.ts";
import { readText } from "./files.ts";
import { parseJson } from "./open.ts";

/** The argument that names a position. */
export const atArgument = new Argument(
  "<at>",
  'the position: a file of text or JSON, "-", GAME/SCENARIO, or the address of a stored game',
);

const wholeFrom =
  (least: number) =>
  (given: string): number => {
    if (!/^\d{1,9}$/.test(given) || Number(given) < least)
      throw new InvalidArgumentError(`It is a whole number from ${least} to 999999999.`);
    return Number(given);
  };

/** Reads a count of at least one. */
export const count = wholeFrom(1);

/** Reads a whole number that may be nothing. */
export const whole = wholeFrom(0);

/** Reads the faces of dice. */
function faces(given: string): readonly number[] {
  if (!/\d/.test(given)) throw new InvalidArgumentError("It is written as numbers with commas between, e.g. 4,5.");
  return given.split(/[ ,]+/).filter(Boolean).map(whole);
}

/** Reads the address of a server. */
export function address(given: string): string {
  if (!anAddress.fits(given) || !URL.canParse(given)) throw new InvalidArgumentError(`It is ${anAddress.said}.`);
  return given;
}

/** Adds a value to those that were given before. */
export const appended = (given: string, before: readonly string[] = []): readonly string[] => [...before, given];

/** What was said of ids, and of one more. Throws where something was said of that already. */
function withOne<T>(before: Readonly<Record<string, T>>, id: string, value: T): Readonly<Record<string, T>> {
  if (Object.hasOwn(before, id)) throw new InvalidArgumentError(`"${id}" is given twice.`);
  return { ...before, [id]: value };
}

/** Adds "id=value" to what was said of other ids. */
export const paired = (
  given: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => {
  const [id, value, ...more] = given.split("=");
  if (id === undefined || id === "" || value === undefined || value === "" || more.length > 0)
    throw new InvalidArgumentError("It is written ID=VALUE.");
  return withOne(before, id, value);
};

/** Adds "id=number" to what was said of other ids. */
export function numbered(
  given: string,
  before: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  const [, id, value] = /^([^=]+)=(-?\d{1,9})$/.exec(given) ?? [];
  if (id === undefined || value === undefined) throw new InvalidArgumentError("It is written ID=NUMBER.");
  return withOne(before, id, Number(value));
}

/** Whether an option may be given again, with something else. */
export const isRepeatable = ({ parseArg }: Option): boolean =>
  parseArg !== undefined && [appended, paired, numbered].some((adds) => Object.is(adds, parseArg));

/** An action as it is given: JSON, "@FILE", or its number in `umpire legal`. */
export type GivenAction = { readonly action: unknown } | { readonly index: number };

const action = (given: string): GivenAction => {
  if (/^\d{1,9}$/.test(given)) return { index: Number(given) };
  const text = given.startsWith("@") ? readText(given.slice(1)) : given;
  return { action: parseJson(text, "--do") };
};

/** What every command about a position can be told. */
export interface PositionOptions {
  readonly json?: true;
  readonly game?: string;
  readonly reading?: Readonly<Record<string, string>>;
  readonly number?: Readonly<Record<string, number>>;
  readonly difficulty?: string;
  readonly players?: number;
  readonly choice?: Readonly<Record<string, string>>;
}

/** The options that open a position, as the rules take them. */
export const opening = ({ game, reading, number, difficulty, players, choice }: PositionOptions) => ({
  ...(game !== undefined && { game }),
  ...(reading !== undefined && { readings: reading }),
  ...(number !== undefined && { numbers: number }),
  ...(difficulty !== undefined && { difficulty }),
  ...(players !== undefined && { players }),
  ...(choice !== undefined && { choices: choice }),
});

/** Adds the position and what can be said of it to a command. */
export const withPosition = (command: Command): Command =>
  command
    .addArgument(atArgument)
    .option("--json", "answer in JSON, for programs")
    .option("--game <id>", "the game of a text that does not say it")
    .option("--reading <point=reading>", "how an open point is read; as often as there are points", paired)
    .option("--number <id=value>", "a number of the rules; as often as there are numbers", numbered)
    .option("--difficulty <id>", "of a mission that is set up")
    .option("--players <number>", "of a mission that is set up", count)
    .option("--choice <name=value>", "what else a mission can be set up with", paired);

export const doOption = (): Option =>
  new Option("--do <action>", "the action: JSON, @FILE, or its number in umpire legal").argParser(action);

/** What answers the questions that come up. */
export interface AnswerOptions {
  readonly choose?: readonly string[];
  readonly dice?: readonly number[];
  readonly card?: readonly string[];
  readonly seed?: number;
}

/** Adds what answers choices, dice and cards to a command. */
export const withAnswers = (command: Command): Command =>
  command
    .option("--choose <option>", "the option of a choice, in the order they are asked", appended)
    .option("--dice <faces>", "the faces that were rolled, e.g. 4,5", faces)
    .option("--card <card>", "a card that was drawn, in the order they are drawn", appended)
    .option("--seed <number>", "rolls and draws what is not given; the same number, the same dice", whole);
