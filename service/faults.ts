import type { Defect } from "../rules/kernel/index.ts";

/** What kind of problem an answer reports; each has one HTTP status and one GraphQL code. */
export type FaultKind =
  | "unreadable"
  | "unauthorized"
  | "forbidden"
  | "too-many"
  | "rules-changed"
  | "not-found"
  | "too-large"
  | "unsupported-media-type"
  | "conflict"
  | "key-reused"
  | "game-over"
  | "unavailable";

export const statusOf: Readonly<Record<FaultKind, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503>> = {
  unauthorized: 401,
  forbidden: 403,
  "too-many": 429,
  "rules-changed": 409,
  unreadable: 400,
  "not-found": 404,
  conflict: 409,
  "game-over": 409,
  "too-large": 413,
  "unsupported-media-type": 415,
  "key-reused": 422,
  unavailable: 503,
};

export const codeOf: Readonly<Record<FaultKind, string>> = {
  unauthorized: "UNAUTHENTICATED",
  forbidden: "FORBIDDEN",
  "too-many": "TOO_MANY_REQUESTS",
  "rules-changed": "RULES_CHANGED",
  unreadable: "BAD_USER_INPUT",
  "not-found": "NOT_FOUND",
  conflict: "CONFLICT",
  "game-over": "GAME_OVER",
  "too-large": "TOO_LARGE",
  "unsupported-media-type": "BAD_USER_INPUT",
  "key-reused": "KEY_REUSED",
  unavailable: "UNAVAILABLE",
};

/** Something that cannot be answered: said with every fault and its place. A refusal by the rules is no fault. */
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
    super(message);
    this.kind = kind;
    this.defects = defects;
    this.presentVersion = presentVersion;
    this.retryAfter = retryAfter;
  }
}

/** A fault of one place of the input. */
export const unreadableAt = (path: string, message: string, code = "unreadable"): Fault =>
  new Fault("unreadable", message, [{ code, path, message }]);
