import * as z from "zod";
import { issueDefects, nearest } from "../../rules/kernel/index.ts";
import { strengths } from "@umpire/rules/search";

const at = z.int().min(0).describe("A handle: the number by which an answer named a position.");
const seed = z.int().min(0).max(4_294_967_295);
const strength = z.enum(strengths);
const choose = z.array(z.string().max(200)).max(200);
/** An action as data, or its number in the last listing of this position. */
const action = z.union([z.int().min(0), z.record(z.string(), z.unknown())], {
  error: '"action" is an object, or the number of an action in the last listing.',
});
const settings = {
  readings: z.record(z.string(), z.string()).optional(),
  numbers: z.record(z.string(), z.number()).optional(),
};

const mission = z.strictObject({
  ruleset: z.string(),
  scenario: z.string(),
  difficulty: z.string().optional(),
  players: z.int().min(1).optional(),
  choices: z.record(z.string(), z.string()).optional(),
  ...settings,
});
const board = z.strictObject({ ruleset: z.string(), board: z.string(), ...settings });
const position = z.strictObject({
  position: z.looseObject({ ruleset: z.string() }),
  seat: z.string().nullable().optional(),
  ...settings,
});
const opened = z.union([mission, board, position]);

/** The one way to open a game that is meant, so that what is wrong with it is told, and not that it is none of three. */
const meant = (asked: object): typeof mission | typeof board | typeof position =>
  "position" in asked ? position : "board" in asked ? board : mission;

/** What a policy, a search or a listing tells beside its move: it may come with it. */
const told = z.string().nullable().optional();

/** What can be asked of the engine, one thing a line. */
export const commands = {
  open: opened,
  legal: z.strictObject({ at, piece: z.string().optional(), name: z.string().optional(), seat: z.string().optional() }),
  play: z.strictObject({
    at,
    action: action.optional(),
    choose: choose.optional(),
    dice: z.array(z.int()).max(1000).optional(),
    cards: z.array(z.string()).max(1000).optional(),
    seed: seed.optional(),
    by: z.string().optional(),
    until: z.enum(["decision", "phase"]).optional(),
    events: z.boolean().optional(),
    seat: told,
    name: told,
    piece: told,
  }),
  policy: z.strictObject({ at, seed: seed.optional(), seat: z.string().optional() }),
  go: z.strictObject({
    at,
    seed: seed.optional(),
    playouts: z.int().min(1).max(10_000_000).optional(),
    candidates: z.int().min(1).max(1000).optional(),
    strength: strength.optional(),
  }),
  stop: z.literal(true),
  why: z.strictObject({ at, action }),
  odds: z.strictObject({ at, action, choose: choose.optional(), otherwise: z.boolean().optional() }),
  sight: z.strictObject({ at, from: z.string(), to: z.string(), facing: z.enum(["N", "E", "S", "W"]).optional() }),
  position: z.strictObject({ at }),
  text: z.strictObject({ at }),
  seenBy: z.strictObject({ at, seat: z.string().nullable() }),
  forget: z.array(at).max(100_000),
  games: z.literal(true),
  quit: z.literal(true),
} as const;

/** The name of what can be asked. */
export type CommandName = keyof typeof commands;

const requestOf = <Name extends CommandName>(name: Name) =>
  z.strictObject({ name: z.literal(name), asked: commands[name] });
const requestSchema = z.discriminatedUnion("name", [
  requestOf("open"),
  requestOf("legal"),
  requestOf("play"),
  requestOf("policy"),
  requestOf("go"),
  requestOf("stop"),
  requestOf("why"),
  requestOf("odds"),
  requestOf("sight"),
  requestOf("position"),
  requestOf("text"),
  requestOf("seenBy"),
  requestOf("forget"),
  requestOf("games"),
  requestOf("quit"),
]);

/** A request: its id comes back with the answer. */
export type Request = { readonly id: unknown } & z.infer<typeof requestSchema>;

/** What is wrong with a line. */
export class BadRequest extends Error {
  readonly id: unknown;
  constructor(id: unknown, message: string) {
    super(message);
    this.id = id;
  }
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** How deep what stands in a line may be nested: deeper than any position, and no deeper than it can be told back. */
const MOST_DEPTH = 64;

const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isDeeper(inner, left - 1)));

/** Reads a line. Throws `BadRequest`, with the id where there is one. */
export function readRequest(line: string): Request {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch (error) {
    throw new BadRequest(null, `The line is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (isDeeper(data, MOST_DEPTH)) throw new BadRequest(null, `A line is nested at most ${MOST_DEPTH} levels deep.`);
  if (typeof data !== "object" || data === null || Array.isArray(data))
    throw new BadRequest(null, 'A line is an object, e.g. {"id": 1, "games": true}.');
  const { id = null, ...rest }: { readonly id?: unknown } = data;
  const names = Object.keys(rest);
  const [name = ""] = names;
  if (names.length !== 1 || !isCommand(name)) {
    const near =
      names.length === 1 ? `There is no "${name.slice(0, 40)}"${nearest(name, Object.keys(commands))}. ` : "";
    throw new BadRequest(id, `${near}Beside "id" a line has one of: ${Object.keys(commands).join(", ")}.`);
  }
  const read = requestSchema.safeParse({ name, asked: Object.values(rest)[0] });
  if (read.success) return { id, ...read.data };
  throw new BadRequest(id, whatIsWrong(name, Object.values(rest)[0]));
}

/** What is wrong with what is asked, in a sentence that begins with its place. */
function whatIsWrong(name: CommandName, asked: unknown): string {
  const isOpened = name === "open" && typeof asked === "object" && asked !== null;
  const schema = isOpened ? meant(asked) : commands[name];
  const { error } = schema.safeParse(asked);
  const [first] = error === undefined ? [] : issueDefects(error, "", asked, schema);
  return first === undefined
    ? `${name}: It is not understood.`
    : `${name}${first.path.replaceAll("/", ".")}: ${first.message}`;
}
