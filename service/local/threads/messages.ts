import type { MessagePort } from "node:worker_threads";
import type { AnswerPart } from "../../adjudication/budget.ts";
import type { Deed } from "../../logging/deeds.ts";
import type { TableAnswer, TableCall } from "./table-calls.ts";

/** A request as it is handed to a thread. */
export interface HandedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
  /** The address it came from; null where that is not known. */
  readonly address: string | null;
  /** The seconds until a wrong invitation is told to be wrong again; null where few came. */
  readonly guessesAgainIn: number | null;
}

/** A request with the line to whoever handed it over. */
export interface Task {
  readonly request: HandedRequest;
  readonly port: MessagePort;
}

/** The answer of a thread. */
export interface ThreadAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array;
  /** The units of work that were spent on it. */
  readonly spent: number;
  /** What was done for it. */
  readonly deeds: readonly Deed[];
}

/** What a thread says while it answers. */
export type FromThread =
  | { readonly kind: "began"; readonly thread: number }
  | { readonly kind: "log"; readonly line: Readonly<Record<string, unknown>> }
  | { readonly kind: "committed"; readonly game: string }
  | { readonly kind: "wrong-guess"; readonly secret: string }
  | { readonly kind: "part"; readonly part: AnswerPart }
  | { readonly kind: "call"; readonly id: number; readonly call: TableCall };

/** What it is told: what came of a call of the table, or that nobody waits for its answer any more. */
export type ToThread =
  | { readonly kind: "called"; readonly id: number; readonly answer: TableAnswer }
  | { readonly kind: "gone" };

/** What a thread is made with. */
export interface ThreadData {
  /** The file of the games, which it reads by itself; null where they are in memory and read by calls. */
  readonly file: string | null;
  /** The public key of an application of Discord. */
  readonly discordKey?: string | undefined;
  /** Whether notices may be sent to the machine itself. */
  readonly allowsLoopback?: boolean | undefined;
  /** The games that one address may begin in an hour, if they are others than usual. */
  readonly gamesAnHour?: number | undefined;
}
