import { existsSync } from "node:fs";
import { anAddress, isRecord, nearest } from "../rules/kernel/index.ts";
import { type Defect, type Game, games, type Result, type SetUpOptions, type Situation } from "@umpire/rules";
import { Unreachable, Unreadable } from "./failures.ts";
import { readText, streamedText, writeText } from "./files.ts";
import { refuseSetUp, underSettings } from "./settings.ts";

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

const ids = games.map(({ id }) => id);
const named = (): string => ids.join(", ");

/** The game of an id. Throws `Unreadable` where there is none. */
export async function gameOf(id: string): Promise<Game> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Unreadable(`There is no game "${id}"; expected one of: ${named()}.`);
  return game;
}

/** The place of what was given as an option or an argument: its message names it, or begins with "It". */
const ofOption = /^\/(?:from|to|scenario|action|options|settings|piece|name|facing|choose)\b/;

/** What is wrong, for people: where it lies in a position or a text; what was given by itself needs no place. */
function defectLine({ path, message }: Defect): string {
  if (path === "") return message;
  if (!ofOption.test(path)) return `${path}: ${message}`;
  return message.startsWith("It is ") ? `The ${path.split("/").at(-1)} is ${message.slice("It is ".length)}` : message;
}

/** The value of a result. Throws `Unreadable` with every defect otherwise. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Unreadable(result.defects.map(defectLine).join("\n"), result.defects);
}

/** Reads JSON that somebody gave. Throws `Unreadable`, naming where it came from. */
export function parseJson(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreadable(`${from} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Throws `Unreadable` where another game is named than the one that is meant anyway. */
function requireGame(given: string | undefined, id: string, from: string): void {
  if (given !== undefined && given !== id) throw new Unreadable(`${from} is of "${id}", not of "${given}" (--game).`);
}

/** A position as data, or an answer of the API or of this command that has one. */
async function openData(data: unknown, from: string, options: OpenOptions): Promise<Opened> {
  const position = isRecord(data) && isRecord(data["position"]) ? data["position"] : data;
  const ruleset = isRecord(position) ? position["ruleset"] : undefined;
  if (!isRecord(position) || typeof ruleset !== "string")
    throw new Unreadable(`${from} holds no position: expected an object with the fields ruleset, version and state.`);
  const game = await gameOf(ruleset);
  requireGame(options.game, ruleset, from);
  refuseSetUp(options, from);
  return { game, situation: valueOf(game.open(underSettings(position, options))) };
}

async function openText(text: string, from: string, options: OpenOptions): Promise<Opened> {
  if (/^\s*\{/.test(text)) return openData(parseJson(text, from), from, options);
  const { game: given, ...settings } = options;
  const id = given ?? /^\s*umpire ([\w-]+)/.exec(text)?.[1];
  if (id === undefined)
    throw new Unreadable(`${from} does not say its game: begin it with "umpire GAME", or add --game (${named()}).`);
  const game = await gameOf(id);
  refuseSetUp(settings, from);
  return { game, situation: valueOf(game.openText(text, settings)) };
}

/** How long a server may take to answer, in milliseconds. */
const PATIENCE = 30_000;

/** The headers that an address is asked with: an invitation is told where its own game is asked for, and nowhere else. */
function headersFor({ pathname }: URL, invitation: string | undefined): Readonly<Record<string, string>> {
  const accept = { accept: "application/json" };
  const game = /^umpire-([a-z0-9]{1,40})-/.exec(invitation ?? "")?.[1];
  const isAsked = game !== undefined && pathname.split("/").includes(game);
  return isAsked ? { ...accept, authorization: `Bearer ${invitation}` } : accept;
}

/** What an answer that is not a success says: the sentence of a problem, else its beginning. */
function detailOf(text: string): string {
  try {
    const problem: unknown = JSON.parse(text);
    if (isRecord(problem) && typeof problem["detail"] === "string") return problem["detail"];
  } catch {
    // a page, or nothing
  }
  return text.slice(0, 500);
}

/** The position of a stored game as whoever asks may know it; the invitation comes from UMPIRE_INVITATION. */
async function openAddress(address: string, options: OpenOptions): Promise<Opened> {
  const url = anAddress.fits(address) ? URL.parse(address) : null;
  if (url === null) throw new Unreadable(`"${address}" is not ${anAddress.said}.`);
  const unreachable = (error: unknown): Unreachable =>
    new Unreachable(`${url.host} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  try {
    // the API leads nowhere else
    const asked = { redirect: "manual", signal: AbortSignal.timeout(PATIENCE) } as const;
    const response = await fetch(url, { ...asked, headers: headersFor(url, process.env["UMPIRE_INVITATION"]) });
    const text = response.body === null ? "" : await streamedText(response.body, url.href);
    if (!response.ok) throw new Unreachable(`${url.href} answers ${response.status}: ${detailOf(text)}`);
    return await openData(parseJson(text, url.href), url.href, options);
  } catch (error) {
    throw error instanceof Unreadable || error instanceof Unreachable ? error : unreachable(error);
  }
}

/**
 * Opens the position that `at` names: a file of text or JSON, "-" for standard input, GAME/SCENARIO for a mission as it
 * begins, or the address of a stored game. Throws `Unreadable` or `Unreachable`.
 */
export async function openAt(at: string, options: OpenOptions = {}): Promise<Opened> {
  if (at === "-") return openText(await streamedText(process.stdin, "standard input"), "standard input", options);
  if (/^https?:\/\//.test(at)) return openAddress(at, options);
  if (existsSync(at)) return openText(readText(at), at, options);
  const [id = "", scenario, ...more] = at.split("/");
  if (scenario === undefined && games.some((entry) => entry.id === id)) {
    const missions = (await gameOf(id)).scenarios.map((mission) => `${id}/${mission.id}`);
    throw new Unreadable(`"${id}" is a game; a position of it is one of its missions: ${missions.join(", ")}.`);
  }
  if (scenario === undefined || more.length > 0 || !games.some((entry) => entry.id === id))
    throw new Unreadable(
      `There is no file "${at}"; a position is a file, "-", GAME/SCENARIO, or the address of a stored game.${scenario === undefined ? "" : ` There is no game "${id}" either${nearest(id, ids)}.`}`,
    );
  const { game: given, ...setUp } = options;
  requireGame(given, id, at);
  const game = await gameOf(id);
  return { game, situation: valueOf(game.setUp(scenario, setUp)) };
}

/** Writes the position of a situation to a file, from which it is opened again. */
export const savePosition = (file: string, situation: Situation): void =>
  writeText(file, `${JSON.stringify(situation.position())}\n`);
