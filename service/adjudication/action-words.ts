import type { BoardModel, Decision } from "../../rules/kernel/index.ts";
import type { Candidate } from "../../rules/search/index.ts";
import { isObject } from "../schema/json.ts";

/** A move as it is told: as it would be sent. */
export interface ToldMove {
  readonly action?: Readonly<Record<string, unknown>>;
  readonly choose?: readonly [string];
}

/** A candidate as it is told. */
export function toldMove(move: Candidate): ToldMove {
  if ("choose" in move) return { choose: move.choose };
  return isObject(move.action) ? { action: move.action } : {};
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A word of an action as people write it: "moveStealthily" is "move stealthily", "patrol-2" is "patrol 2". */
const plain = (word: string): string =>
  word
    .replaceAll("-", " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

/** The names of what stands on a board, by id. */
function namesOn({ pieces, names = [] }: BoardModel): ReadonlyMap<string, string> {
  return new Map([
    ...pieces.map(({ id }) => [id, capital(plain(id))] as const),
    ...names.map(({ id, name }) => [id, name] as const),
  ]);
}

/** The fields that say where an action ends. */
const ways: ReadonlySet<string> = new Set(["to", "path", "way"]);

function valueInWords(value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "string") return names.get(value) ?? value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((part) => valueInWords(part, names)).join(", ") || "none";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([field, part]) => `${plain(field)} ${valueInWords(part, names)}`)
    .join(", ");
}

function fieldInWords(field: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (!ways.has(field)) return `${plain(field)} ${valueInWords(value, names)}`;
  const end: unknown = Array.isArray(value) ? value.at(-1) : value;
  return `to ${valueInWords(end, names)}`;
}

/** Who stands at the table of a moment, and what is asked there. */
export interface Scene {
  readonly board: BoardModel;
  readonly decision: Decision | null;
}

/** A move in words: "Jock: move, to 4,5"; of a choice the words of its option. */
export function moveInWords(move: Candidate, { board, decision }: Scene): string {
  if ("choose" in move) {
    const [chosen] = move.choose;
    return decision?.options.find(({ id }) => id === chosen)?.text ?? chosen;
  }
  const { action } = move;
  if (!isObject(action)) return String(action);
  const names = namesOn(board);
  const doing = typeof action["do"] === "string" ? plain(action["do"]) : "act";
  const fields = Object.entries(action).filter(([field, value]) => field !== "do" && value !== undefined);
  // who acts is named first by every game
  const [first, ...others] = fields;
  const doer = first !== undefined && typeof first[1] === "string" ? names.get(first[1]) : undefined;
  const rest = (doer === undefined ? fields : others).map(([field, value]) => fieldInWords(field, value, names));
  return `${doer === undefined ? "" : `${doer}: `}${[doing, ...rest].join(", ")}`;
}
