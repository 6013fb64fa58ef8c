import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { text as textOf } from "node:stream/consumers";
import { type Game, games, type Result, type SetUpOptions, type Situation } from "@umpire/rules";
import { Unreachable, Unreadable } from "./failures.ts";

/** How a position is opened beside where it lies. */
export interface OpenOptions extends SetUpOptions {
  /** The game of a text that does not say it. */
  readonly game?: string;
}

/** A position with its game. */
export interface Opened {
  readonly game: Game;
  readonly situation: Situation;
}

const named = (): string => games.map(({ id }) => id).join(", ");

/** The game of an id. Throws `Unreadable` where there is none. */
export async function gameOf(id: string): Promise<Game> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Unreadable(`There is no game "${id}"; expected one of: ${named()}.`);
  return game;
}

/** The value of a result. Throws `Unreadable` with every defect otherwise. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Unreadable(
    result.defects.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)).join("\n"),
  );
}

/** Reads JSON that somebody gave. Throws `Unreadable`, naming where it came from. */
export function parseJson(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreadable(`${from} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A position as data, or an answer of the API or of this command that has one. */
async function openData(data: unknown, from: string): Promise<Opened> {
  const position = isRecord(data) && isRecord(data["position"]) ? data["position"] : data;
  const ruleset = isRecord(position) ? position["ruleset"] : undefined;
  if (typeof ruleset !== "string")
    throw new Unreadable(`${from} holds no position: expected an object with the fields ruleset, version and state.`);
  const game = await gameOf(ruleset);
  return { game, situation: valueOf(game.open(position)) };
}

async function openText(text: string, from: string, { game: given, ...settings }: OpenOptions): Promise<Opened> {
  if (/^\s*\{/.test(text)) return openData(parseJson(text, from), from);
  const id = given ?? /^\s*umpire ([\w-]+)/.exec(text)?.[1];
  if (id === undefined)
    throw new Unreadable(`${from} does not say its game: begin it with "umpire GAME", or add --game (${named()}).`);
  const game = await gameOf(id);
  return { game, situation: valueOf(game.openText(text, settings)) };
}

/** The position of a stored game as whoever asks may know it; the invitation comes from UMPIRE_INVITATION. */
async function openAddress(address: string, invitation: string | undefined): Promise<Opened> {
  const url = new URL(address);
  let response: Response;
  try {
    response = await fetch(url, {
      headers: {
        accept: "application/json",
        ...(invitation !== undefined && { authorization: `Bearer ${invitation}` }),
      },
    });
  } catch (error) {
    throw new Unreachable(`${url.host} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  const text = await response.text();
  if (!response.ok) throw new Unreachable(`${url.href} answers ${response.status}: ${text.slice(0, 500)}`);
  return openData(parseJson(text, url.href), url.href);
}

/**
 * Opens the position that `at` names: a file of text or JSON, "-" for standard input, GAME/SCENARIO for a mission as it
 * begins, or the address of a stored game. Throws `Unreadable` or `Unreachable`.
 */
export async function openAt(at: string, options: OpenOptions = {}): Promise<Opened> {
  if (at === "-") return openText(await textOf(process.stdin), "standard input", options);
  if (/^https?:\/\//.test(at)) return openAddress(at, process.env["UMPIRE_INVITATION"]);
  if (existsSync(at)) return openText(readFileSync(at, "utf8"), at, options);
  const [id = "", scenario, ...more] = at.split("/");
  if (scenario === undefined || more.length > 0 || !games.some((entry) => entry.id === id))
    throw new Unreadable(
      `There is no file "${at}"; a position is a file, "-", GAME/SCENARIO, or the address of a stored game.`,
    );
  const game = await gameOf(id);
  return { game, situation: valueOf(game.setUp(scenario, options)) };
}

/** Writes the position of a situation to a file, from which it is opened again. */
export const savePosition = (file: string, situation: Situation): void =>
  writeFileSync(file, `${JSON.stringify(situation.position())}\n`);
