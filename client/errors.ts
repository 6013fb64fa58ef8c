/** A fault of one place of what was sent: a stable code, where it lies, what is wrong and what was expected. */
export interface RequestFault {
  /** What kind of fault it is, for programs: a word that stays the same. */
  readonly code: string;
  /** A JSON pointer into what was sent, or the name of a piece or place. */
  readonly path: string;
  /** What is wrong and what was expected, for people. */
  readonly message: string;
  /** For texts: where in the text, from 1. */
  readonly line?: number;
  /** The column in that line, from 1. */
  readonly column?: number;
  /** The ids of the rules that make it impossible, where rules do. */
  readonly cites?: readonly string[];
}

/** What an answer says that is not a success, as RFC 9457 problem details. */
export interface Problem {
  /** The kind of problem as a URN, e.g. "urn:umpire:problem:conflict". */
  readonly type: string;
  /** What such a problem is, the same for each of its kind. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What happened this time, in a sentence. */
  readonly detail?: string;
  /** Every fault, with its place; empty where the problem lies in none. */
  readonly errors: readonly RequestFault[];
  /** Of a conflict: the version that the game is at now. */
  readonly presentVersion?: number;
}

/** What every error of the API is: its kind, its status, and every fault that it tells. */
export class UmpireError extends Error {
  /** The name of its class. */
  override readonly name: string = "UmpireError";
  /** The kind of problem: "conflict", "unreadable", "too-many" and so on, see the API's documents. */
  readonly kind: string;
  /** The HTTP status of the answer. */
  readonly status: number;
  /** Every fault that the answer tells, with its place. */
  readonly faults: readonly RequestFault[];
  /** The id by which the server's log knows the request; null where the server gives none. */
  readonly requestId: string | null;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;

  constructor({ type, title, status, detail, errors }: Problem, requestId: string | null = null) {
    super(detail ?? title);
    this.kind = type.slice(type.lastIndexOf(":") + 1);
    this.status = status;
    this.faults = errors;
    this.requestId = requestId;
    this.retryable = isRetryable(status);
  }
}

/** Somebody was faster: the game has moved on to another version. Read it again before anything is sent. */
export class Conflict extends UmpireError {
  /** The name of its class. */
  override readonly name = "Conflict";
  /** The version that is there now; null where it is not told. */
  readonly presentVersion: number | null;

  constructor(problem: Problem, requestId: string | null = null) {
    super(problem, requestId);
    this.presentVersion = problem.presentVersion ?? null;
  }
}

/** What was sent cannot be read: `faults` name each place and what was expected there. */
export class Unreadable extends UmpireError {
  /** The name of its class. */
  override readonly name = "Unreadable";
}

/** No answer came: the connection was lost, or it took too long. What was sent may or may not have been done. */
export class Unanswered extends Error {
  /** The name of its class. */
  override readonly name = "Unanswered";
  /** A server that did not answer may do so later. */
  readonly retryable = true;
}

/** Whether an error may be gone when the same is asked later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Unanswered || (error instanceof UmpireError && error.retryable);

/** Whether a request that was answered with this status may succeed when it is sent again. */
export const isRetryable = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500;

/** What an answer is that is none of the API: a proxy's page, or a server of something else. */
export const unexpected = ({ status, statusText, headers }: Response, how = ""): UmpireError =>
  new UmpireError(
    {
      type: "urn:umpire:problem:unexpected",
      title: [`The server answered ${status}`, statusText, how].filter((part) => part !== "").join(" "),
      status,
      errors: [],
    },
    headers.get("umpire-request-id"),
  );

/** The error that a problem is. */
export function errorOf(problem: Problem, requestId: string | null): UmpireError {
  if (problem.type.endsWith(":conflict")) return new Conflict(problem, requestId);
  if (problem.type.endsWith(":unreadable")) return new Unreadable(problem, requestId);
  return new UmpireError(problem, requestId);
}
