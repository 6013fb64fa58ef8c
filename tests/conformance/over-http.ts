import type { Table } from "./table.ts";

/** A table at a server: the same questions over REST. */
export function overHttp(_url: string): Table {
  throw new Error("not yet");
}
