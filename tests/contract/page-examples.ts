import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A request that a document shows, with a part of its answer. */
export interface PageExample {
  readonly method: string;
  readonly path: string;
  /** The seat whose invitation is sent; "" for none. */
  readonly as: string;
  /** The body as it stands there. */
  readonly body: string;
  readonly status: number;
  readonly answer: unknown;
}

/** docs/api.md as it stands. */
export const apiPage = readFileSync(join(import.meta.dirname, "../../docs/api.md"), "utf8");

/** The requests of docs/api.md, in their order: later ones are of the game that an earlier one creates. */
export const pageExamples: readonly PageExample[] = [
  ...apiPage.matchAll(
    /```json request (\w+) (\S+)(?: as (\S+))?\n([\s\S]*?)```\s+```json answer (\d+)\n([\s\S]*?)```/g,
  ),
].map(([, method = "", path = "", as = "", body = "", status = "", answer = ""]) => ({
  method,
  path,
  as,
  body,
  status: Number(status),
  answer: JSON.parse(answer),
}));
