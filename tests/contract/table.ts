import type { Hono } from "hono";
import { games } from "../../rules/index.ts";
import { app, createDynamoStore } from "../../service/index.ts";
import { type EmbeddedTable, startEmbeddedTable } from "../service/embedded-table.ts";

/** Both APIs over an embedded table, with what they logged. */
export interface Service {
  readonly app: Hono;
  readonly embedded: EmbeddedTable;
  readonly logged: Readonly<Record<string, unknown>>[];
  post(path: string, body: unknown): Promise<{ readonly status: number; readonly type: string; readonly json: Record<string, unknown> }>;
  get(path: string): Promise<{ readonly status: number; readonly json: Record<string, unknown> }>;
}

export async function startService(): Promise<Service> {
  const embedded = await startEmbeddedTable();
  const logged: Readonly<Record<string, unknown>>[] = [];
  const whole = app({ games, store: createDynamoStore({ client: embedded.client, tableName: embedded.tableName }), now: Date.now, log: (line) => logged.push(line) });
  return {
    app: whole,
    embedded,
    logged,
    async post(path, body) {
      const response = await whole.request(path, { method: "POST", headers: { "content-type": "application/json" }, body: typeof body === "string" ? body : JSON.stringify(body) });
      return { status: response.status, type: response.headers.get("content-type") ?? "", json: JSON.parse(await response.text()) };
    },
    async get(path) {
      const response = await whole.request(path);
      return { status: response.status, json: JSON.parse(await response.text()) };
    },
  };
}

/** A small position: a guard who sees a hedge, and Jock crouched behind it. */
export const hedge = `board
+ + + + + + +
 1 . h J . .
+ + + + + + +
 . . . . . .
+ + + + + + +
1 = smg guard, facing E
J = operator jock, facing W, crouched`;
