import { isObject } from "../api/is-object.ts";
import type { Again, Move } from "../api/move.ts";
import type { BoardAnswer } from "../api/answers.ts";
import type { Where } from "../api/where.ts";
import { type Matter, matterIn } from "../game/asked.ts";
import type { Moment, Step, TableCard } from "../game/table.ts";
import { base64Of } from "../page/base64.ts";

/**
 * What a link holds of a position: a text board with its settings, or, in the middle of something, the position as it
 * is.
 */
export interface ShortForm {
  readonly ruleset: string;
  /** The version of the rules that the link was made by. */
  readonly version?: string;
  /** What the table is called that the link was made at. */
  readonly title?: string;
  readonly board?: string;
  readonly settings?: unknown;
  readonly position?: unknown;
  /** What people disagree about there. */
  readonly matter?: Matter;
  /** What was done there, so that whoever opens the link sees it happen. */
  readonly film?: Film;
}

/** A step as a link holds it: what was sent, and how it came about. */
export interface Film {
  readonly sent: Pick<Move, "action" | "choose">;
  readonly again: Again;
  /** The seat of the side that was played against the computer; left out where everybody sat at one screen. */
  readonly side?: string;
}

/** The longest link that is made; chat programs cut longer ones. */
export const LONGEST_LINK = 8000;
/** The longest title that is taken from a link. */
const LONGEST_TITLE = 80;
/** The most text that a link may unfold into: as much as the server reads. */
const MOST_TEXT = 250_000;

/**
 * The short form of a position. Between decisions the text says everything; in the middle of a phase the answers since
 * its beginning count, too.
 */
export function shortFormOf(ruleset: string, text: string, position: unknown): ShortForm {
  if (isObject(position) && Array.isArray(position["answers"]) && position["answers"].length > 0)
    return { ruleset, position };
  const settings = isObject(position) ? position["settings"] : undefined;
  const empty =
    isObject(settings) && Object.values(settings).every((part) => isObject(part) && Object.keys(part).length === 0);
  return { ruleset, board: text, ...(settings !== undefined && !empty && { settings }) };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new Error("This link holds more than a position.");
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Folds a position into a word for a link; null when it would be too long for one. */
export async function fold(form: ShortForm): Promise<string | null> {
  const text = new TextEncoder().encode(JSON.stringify(form));
  const packed = await through(text, new CompressionStream("deflate-raw"), MOST_TEXT);
  const word = base64Of(packed).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return word.length > LONGEST_LINK ? null : word;
}

/** The version of the rules that a position, or a link, names; null where it names none. */
export function versionOf(held: unknown): string | null {
  const version = isObject(held) ? held["version"] : undefined;
  return typeof version === "string" ? version : null;
}

/** The short form for a link, with the version of the rules it is made by: opened later it says when they are others. */
export function linkFormOf(ruleset: string, text: string, position: unknown): ShortForm {
  const version = versionOf(position);
  return { ...shortFormOf(ruleset, text, position), ...(version !== null && { version }) };
}

/**
 * What a link holds of a moment: no more than whoever shares it may see. Where the moment is shown to a seat, that is
 * what the seat knows as a position, and between two decisions of a phase, where that is none, the board as it sees it.
 */
export async function sharedFormOf(
  ruleset: string,
  { where, text, position, result }: Pick<Moment, "where" | "text" | "position" | "result">,
  look: (where: Where) => Promise<Pick<BoardAnswer, "text" | "position">>,
): Promise<ShortForm> {
  // a text says nothing of how a game ended; and then there is nothing left to hide
  if (result !== null && isObject(position)) return { ruleset, position };
  if (where.in["seat"] === undefined) return linkFormOf(ruleset, text, position);
  const known = await look(where);
  const settings = isObject(position) ? { version: position["version"], settings: position["settings"] } : null;
  return linkFormOf(ruleset, known.text, known.position ?? settings);
}

/** A link that holds no position. */
export class NoPosition extends Error {}

/** Unfolds what `fold` made. Throws NoPosition when it is nothing of the kind. */
export async function unfold(word: string): Promise<ShortForm> {
  const value = await contentOf(word).catch(() => null);
  if (!isObject(value) || typeof value["ruleset"] !== "string") throw new NoPosition();
  const { ruleset, title, board, settings, position } = value;
  const film = filmIn(value["film"]);
  const matter = matterIn(value["matter"]);
  const version = versionOf(position) ?? versionOf(value);
  return {
    ruleset,
    ...(version !== null && { version }),
    ...(typeof title === "string" && title.trim() !== "" && { title: title.trim().slice(0, LONGEST_TITLE) }),
    ...(typeof board === "string" && { board }),
    ...(settings !== undefined && { settings }),
    ...(position !== undefined && { position }),
    ...(matter !== null && { matter }),
    ...(film !== null && { film }),
  };
}

/** What of an object is text. */
const textsIn = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (typeof part === "string" ? [[name, part] as const] : [])),
  );

/** What a link says was done; null where it says nothing of the kind. What the rules think of it they say themselves. */
function filmIn(value: unknown): Film | null {
  if (!isObject(value) || !isObject(value["sent"]) || !isObject(value["again"])) return null;
  const { action, choose } = value["sent"];
  const { seed, eachPhase, forUs, strength, standing } = value["again"];
  const { side } = value;
  const isAction = isObject(action) && typeof action["do"] === "string";
  const isChoice = Array.isArray(choose) && choose.every((choice) => typeof choice === "string");
  return {
    sent: {
      ...(isAction && { action: { ...action, do: String(action["do"]) } }),
      ...(isChoice && { choose }),
    },
    again: {
      seed: typeof seed === "number" && Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff ? seed : 0,
      eachPhase: eachPhase === true,
      forUs: forUs === true,
      ...((strength === "easy" || strength === "strong") && { strength }),
      ...(isObject(standing) && { standing: textsIn(standing) }),
    },
    ...(typeof side === "string" && { side }),
  };
}

/** The short form of a step for a link: the position before it, and what was done; null where it cannot be played again. */
export function filmFormOf(before: Step, step: Step, { ruleset, title, mine }: TableCard): ShortForm | null {
  const { sent, again } = step;
  if (sent === null || again === undefined || again.seed === null) return null;
  const { action, choose } = sent;
  return {
    ...linkFormOf(ruleset, before.moment.text, before.moment.position),
    title,
    film: {
      sent: { ...(action !== undefined && { action }), ...(choose !== undefined && { choose }) },
      again,
      ...(mine !== undefined && { side: mine.seat }),
    },
  };
}

async function contentOf(word: string): Promise<unknown> {
  const packed = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw"), MOST_TEXT)));
}

/** A short name of a word of a link, the same each time: by it the table that a link laid is found again. */
export async function nameOfWord(word: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(word)));
  return `link-${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
