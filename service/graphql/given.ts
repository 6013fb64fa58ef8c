import { Fault, unreadableAt } from "../schema/faults.ts";
import { isObject } from "../schema/json.ts";
import type { Arguments } from "./schema.ts";

/** What is an input of its own in the request of REST, too. */
const inputs = new Set(["sight", "options", "settings", "deadline", "keep"]);

/** What was given of a value: GraphQL says null where REST leaves a field out. */
const givenOf = (key: string, part: unknown): unknown => (inputs.has(key) ? given(part) : part);

/** What was given of an input. */
export function given(value: unknown): Arguments {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      part === null || part === undefined ? [] : [[key, givenOf(key, part)]],
    ),
  );
}

/** The one form that was given of an input of which exactly one is: its name, and what stands there. */
function formOf(value: unknown): readonly [name: string, value: unknown] | null {
  const [first] = Object.entries(given(value));
  return first ?? null;
}

/** Parts of a request of REST: each with its name there, its place in the document and what stands there. */
type Part = readonly [name: string, path: string, value: unknown];

const partsOf = (value: unknown, path: string): readonly Part[] =>
  Object.entries(given(value)).map(([key, part]): Part => [key, `${path}/${key}`, part]);

/** What fields are called in the forms of `Where`, where REST has other names. */
const restNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  board: { text: "board" },
  scenario: { id: "scenario" },
  game: { id: "gameId" },
};

/** The parts of a position in one of the forms of `Where`. */
function partsOfWhere(where: unknown): readonly Part[] {
  const [form, value] = formOf(where) ?? ["", null];
  return partsOf(value, `/where/${form}`).map(([key, path, part]): Part => {
    if (form !== "position" || key !== "value") return [restNames[form]?.[key] ?? key, path, part];
    const [game, position] = formOf(part) ?? ["", null];
    return ["position", `${path}/${game}`, position];
  });
}

/** An action that stands in the field of its game, as the field `action` beside it would have it. */
const untyped = (parts: readonly Part[]): readonly Part[] =>
  parts.map(([key, path, value]): Part => {
    const [game, action] = key === "typedAction" ? (formOf(value) ?? ["", null]) : ["", null];
    return key === "typedAction" ? ["action", `${path}/${game}`, action] : [key, path, value];
  });

/** Moves that are explored, each with its action as REST has it, and where it stands when that is elsewhere. */
function movesOf([key, path, value]: Part): readonly Part[] {
  if (key !== "moves" || !Array.isArray(value)) return [[key, path, value]];
  const moves = value.map((move: unknown, at) => untyped(partsOf(move, `${path}/${at}`)));
  const elsewhere = moves.flatMap((parts, at) =>
    parts.flatMap(([name, from]): Part[] => (name === "action" ? [[`moves/${at}/action`, from, undefined]] : [])),
  );
  return [
    [key, path, moves.map((parts) => Object.fromEntries(parts.map(([name, , part]) => [name, part])))],
    ...elsewhere,
  ];
}

/** Two ways to say one thing: the places of both. Throws a Fault where both were gone. */
function checkOnce(parts: readonly Part[]): void {
  const seen = new Map<string, string>();
  for (const [name, path] of parts) {
    const before = seen.get(name);
    if (before !== undefined)
      throw unreadableAt(path, `\`${dotted(path)}\` says what \`${dotted(before)}\` says: send one of them.`, "twice");
    seen.set(name, path);
  }
}

const dotted = (path: string): string => path.slice(1).replaceAll("/", ".");

/** What the field of a game is called where each game has one of its own. */
export const fieldOfGame = (game: string): string =>
  game.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The place of an action or a position in the field of a game. */
const inFieldOfGame = /\/(?:typedAction|value)\/(\w+)$/;

/** Whether what stands in the field of a game is of the game that is asked about. Throws a Fault where it is not. */
function checkGame(parts: readonly Part[]): void {
  const valueOf = (name: string): unknown => parts.find(([part]) => part === name)?.[2];
  const positions = valueOf("positions");
  const position: unknown = valueOf("position") ?? (Array.isArray(positions) ? positions[0] : undefined);
  const ruleset = isObject(position) ? position["ruleset"] : valueOf("ruleset");
  if (typeof ruleset !== "string") return;
  const field = fieldOfGame(ruleset);
  for (const [, path] of parts) {
    const said = inFieldOfGame.exec(path)?.[1] ?? field;
    if (said !== field && said !== "json")
      throw unreadableAt(path, `\`${said}\` is of another game than ${ruleset}: say \`${field}\`.`, "another-game");
  }
}

/**
 * Whether what is said of a stored game stands in the field of that game: of the one that is asked about, or `gameId`.
 * Only where something stands in the field of a game has the stored one to be read. Throws a Fault where it does not.
 */
export async function checkStoredGame(
  args: Arguments,
  rulesetOf: (gameId: string) => Promise<string>,
  gameId?: string,
): Promise<void> {
  const parts = partsOfAll(args);
  const isIn = parts.some(([, path]) => (inFieldOfGame.exec(path)?.[1] ?? "json") !== "json");
  const stored = gameId ?? parts.find(([name]) => name === "gameId")?.[2];
  if (isIn && typeof stored === "string") checkGame([...parts, ["ruleset", "", await rulesetOf(stored)]]);
}

/** What a field was asked, as REST takes it, and where each part of it stood in the arguments. */
interface Asked {
  readonly request: Arguments;
  /** By the place in the request of REST. */
  readonly places: ReadonlyMap<string, string>;
}

/** All parts of what a field was asked. */
const partsOfAll = ({ at, where, move, ...rest }: Arguments): readonly Part[] => [
  ...partsOf(at, "/at"),
  ...partsOfWhere(where),
  ...untyped(partsOf(move, "/move")),
  ...untyped(partsOf(rest, "")).flatMap(movesOf),
];

function askedOf(args: Arguments): Asked {
  const parts = partsOfAll(args);
  checkOnce(parts);
  checkGame(parts);
  const isPart = ([name]: Part): boolean => !name.includes("/");
  return {
    request: Object.fromEntries(parts.filter(isPart).map(([name, , value]) => [name, value])),
    places: new Map(parts.map(([name, path]) => [`/${name}`, path])),
  };
}

/** The flat request that REST takes, from the arguments of a field. Throws a Fault where one thing is said twice. */
export const flat = (args: Arguments): Arguments => askedOf(args).request;

/** What belongs to a position, and to a move: where one of them is missing, it is missing there. */
const positionFields = new Set([
  "ruleset",
  "board",
  "position",
  "scenario",
  "options",
  "settings",
  "gameId",
  "version",
  "seat",
]);
const moveFields = new Set(["action", "choose", "dice", "cards", "until"]);

/** Where something would stand that was not given. */
function placeOfMissing(name: string, args: Arguments): string {
  // what is wrong with a request as a whole lies in what holds most of it
  if (name === "") return `/${["move", "at", "where"].find((one) => isObject(args[one])) ?? ""}`;
  // a ruleset is asked for by its id
  if (name === "ruleset" && typeof args["id"] === "string") return "/id";
  if (positionFields.has(name) && isObject(args["at"])) return `/at/${name}`;
  if (positionFields.has(name) && isObject(args["where"])) return `/where/${formOf(args["where"])?.[0] ?? ""}`;
  return moveFields.has(name) && isObject(args["move"]) ? `/move/${name}` : `/${name}`;
}

/** A place in the request of REST as a place in the arguments of a field. */
function placeIn(args: Arguments, { places }: Asked, path: string): string {
  const [, name = "", ...below] = path.split("/");
  // the places of piece and of what lies on a board are no places of the request
  if (!path.startsWith("/") || name === "authorization") return path;
  const ofMove = [name, ...below.slice(0, 2)].join("/");
  const found = places.get(`/${ofMove}`);
  if (found !== undefined) return [found, ...below.slice(2)].join("/");
  return [places.get(`/${name}`) ?? placeOfMissing(name, args), ...below].join("/");
}

/** A fault of what REST would have been asked, with the places that its parts have in the arguments of the field. */
export function located(fault: Fault, args: Arguments): Fault {
  const asked = askedOf(args);
  const { kind, message, defects, presentVersion, retryAfter } = fault;
  const moved = defects.map((defect) => ({ ...defect, path: placeIn(args, asked, defect.path) }));
  const [first] = defects;
  // a message of the words of a schema begins with its place
  const told = first === undefined ? "" : `${dotted(first.path)}: `;
  const isPlaced = told !== ": " && message.startsWith(told);
  const placed = isPlaced ? `${dotted(moved[0]?.path ?? "")}: ${message.slice(told.length)}` : message;
  return new Fault(kind, placed, moved, presentVersion, retryAfter);
}
