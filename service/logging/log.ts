import { masked } from "./masked.ts";
import { visible } from "./visible.ts";
import { OwnPositionRefused } from "../adjudication/own-positions.ts";

/** Writes one structured line; never a secret, never a body. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

/**
 * An entry as one line of JSON in which everything can be seen, so that no text in it ends the line or speaks to a
 * terminal; invitations and API keys are left out wherever they stand.
 */
export const logLine: (entry: Parameters<Log>[0]) => string = (entry) => visible(masked(JSON.stringify(entry)));

/** What is said in the log of an error of ours: where a position of ours lies that cannot be read, with the rest. */
export const errorLine = (error: Error): Parameters<Log>[0] => ({
  level: "error",
  message: error.message,
  stack: error.stack,
  ...(error instanceof OwnPositionRefused && error.details),
});
