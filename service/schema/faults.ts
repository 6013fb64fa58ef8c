import type { Defect } from "../../rules/kernel/index.ts";

/** What kind of problem an answer reports; each has one HTTP status and one GraphQL code. */
export type FaultKind =
  | "unreadable"
  | "unauthorized"
  | "forbidden"
  | "cross-site"
  | "too-many"
  | "rules-changed"
  | "not-found"
  | "gone"
  | "too-large"
  | "too-slow"
  | "headers-too-large"
  | "unsupported-media-type"
  | "unsupported-encoding"
  | "method-not-allowed"
  | "misdirected"
  | "conflict"
  | "key-reused"
  | "game-over"
  | "game-full"
  | "unavailable"
  | "busy"
  | "given-up";

export const statusOf: Readonly<
  Record<FaultKind, 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 421 | 422 | 429 | 431 | 503>
> = {
  unauthorized: 401,
  forbidden: 403,
  "cross-site": 403,
  "too-many": 429,
  "rules-changed": 409,
  unreadable: 400,
  "not-found": 404,
  gone: 410,
  conflict: 409,
  "game-over": 409,
  "game-full": 409,
  "too-large": 413,
  "too-slow": 408,
  "headers-too-large": 431,
  "unsupported-media-type": 415,
  "unsupported-encoding": 415,
  "method-not-allowed": 405,
  misdirected: 421,
  "key-reused": 422,
  unavailable: 503,
  busy: 503,
  "given-up": 503,
};

/** What each kind is, for people: the same for every occurrence. docs/api.md says when it is given. */
export const titleOf: Readonly<Record<FaultKind | "internal", string>> = {
  unreadable: "The request cannot be read",
  unauthorized: "An invitation is needed",
  forbidden: "This invitation does not allow it",
  "cross-site": "This web page may not ask here",
  "too-many": "Too many attempts",
  "rules-changed": "The game stands under other rules",
  "not-found": "There is nothing here",
  gone: "The game was put away",
  "too-large": "The request is too large",
  "too-slow": "The request took too long to come",
  "headers-too-large": "The headers are too large",
  "unsupported-media-type": "The media type is not read",
  "unsupported-encoding": "The content encoding is not read",
  "method-not-allowed": "The method is not possible here",
  misdirected: "This server does not answer for that host",
  conflict: "Somebody was faster",
  "key-reused": "The idempotency key belongs to another request",
  "game-over": "The game is over",
  "game-full": "The game is as long as a game can be",
  unavailable: "The games cannot be reached at the moment",
  busy: "The server is busy",
  "given-up": "The answer was given up",
  internal: "Something went wrong on our side",
};

export const codeOf: Readonly<Record<FaultKind, string>> = {
  unauthorized: "UNAUTHENTICATED",
  forbidden: "FORBIDDEN",
  "cross-site": "FORBIDDEN",
  "too-many": "TOO_MANY_REQUESTS",
  "rules-changed": "RULES_CHANGED",
  unreadable: "BAD_USER_INPUT",
  "not-found": "NOT_FOUND",
  gone: "GONE",
  conflict: "CONFLICT",
  "game-over": "GAME_OVER",
  "game-full": "GAME_FULL",
  "too-large": "TOO_LARGE",
  "too-slow": "BAD_USER_INPUT",
  "headers-too-large": "TOO_LARGE",
  "unsupported-media-type": "BAD_USER_INPUT",
  "unsupported-encoding": "BAD_USER_INPUT",
  "method-not-allowed": "BAD_USER_INPUT",
  misdirected: "BAD_USER_INPUT",
  "key-reused": "KEY_REUSED",
  unavailable: "UNAVAILABLE",
  busy: "BUSY",
  "given-up": "GIVEN_UP",
};

/** The most faults of one input that are told, and the most characters of what is told of each. */
export const MOST_TOLD = 50;
const MOST_MESSAGE = 1000;
const MOST_PATH = 300;

/** The beginning of a text that may hold what somebody sent, as far as it is told. */
export const shortened = (text: string, most = MOST_MESSAGE): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;

const shortDefect = (defect: Defect): Defect =>
  defect.message.length <= MOST_MESSAGE && defect.path.length <= MOST_PATH
    ? defect
    : { ...defect, message: shortened(defect.message), path: shortened(defect.path, MOST_PATH) };

/**
 * Something that cannot be answered: said with every fault and its place, as far as that can be read (MOST_TOLD of
 * them): of what was sent no more than that comes back. A refusal by the rules is not a fault.
 */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly kind: FaultKind;
  readonly defects: readonly Defect[];
  /** For conflicts: the version that is there now. */
  readonly presentVersion: number | null;
  /** Of what is too much: the seconds until it may be tried again. */
  readonly retryAfter: number | null;

  constructor(
    kind: FaultKind,
    message: string,
    defects: readonly Defect[] = [],
    presentVersion: number | null = null,
    retryAfter: number | null = null,
  ) {
    super(shortened(message));
    this.kind = kind;
    this.defects = defects.slice(0, MOST_TOLD).map(shortDefect);
    this.presentVersion = presentVersion;
    this.retryAfter = retryAfter;
  }
}

/** A fault of one place of the input. */
export const unreadableAt = (path: string, message: string, code = "unreadable"): Fault =>
  new Fault("unreadable", message, [{ code, path, message }]);
