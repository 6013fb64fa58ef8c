import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { rogueRegiment } from "../../../rules/rogue-regiment/index.ts";
import { type Allowance, createAllowances } from "../../../service/limits/allowances.ts";
import { app } from "../../../service/app.ts";
import { createGuessing } from "../../../service/limits/invitation-rate-limit.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../../../service/storage/embedded-store.ts";
import { createNeighbours } from "../../../service/local/threads/neighbours.ts";
import { createPool, type Pool } from "../../../service/local/threads/pool.ts";
import { type ThreadLimits, usualLimits } from "../../../service/local/threads/thread-limits.ts";
import {
  throughThreads,
  usualAllowance,
  usualShare,
  usualSmall,
  visitorsOnce,
} from "../../../service/local/threads/round.ts";
import type { Table } from "../../../service/storage/table.ts";
import type { Small } from "../../../service/adjudication/budget.ts";
import { bounded, hostileGame } from "./hostile.ts";

/** An answer as a test looks at it. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Record<string, unknown>;
}

/** The app of the local server with its threads, whose deadlines pass when a test says so. */
export interface Served {
  readonly app: Hono;
  readonly embedded: EmbeddedStore;
  readonly logged: Readonly<Record<string, unknown>>[];
  /** The games that were told of after a commit. */
  readonly told: string[];
  /** How many requests were handed to threads. */
  readonly handed: () => number;
  /** The work that is left to an address. */
  readonly left: (from: string) => number;
  /** Waits until so many answers are begun by threads and not done. */
  begun(count: number): Promise<void>;
  /** Lets the deadlines pass of all answers that were begun. */
  pass(): void;
  post(path: string, body: unknown, from?: string, as?: string, signal?: AbortSignal): Promise<Answered>;
  close(): Promise<void>;
}

/** Serves Rogue Regiment and the hostile game; addresses are those of a header. */
export function serve({
  limits = {},
  small = usualSmall,
  share = usualShare,
  allowance = usualAllowance,
  inFile = false,
  gamesAnHour = 1000,
  around = (table) => table,
}: {
  readonly limits?: Partial<ThreadLimits>;
  readonly small?: Small;
  readonly share?: Allowance;
  readonly allowance?: Allowance;
  readonly inFile?: boolean;
  readonly gamesAnHour?: number;
  readonly around?: (table: Table, served: () => Served) => Table;
} = {}): Served {
  const folder = inFile ? mkdtempSync(join(tmpdir(), "umpire-threads-")) : null;
  const embedded = openEmbeddedStore(folder ?? "memory");
  const logged: Readonly<Record<string, unknown>>[] = [];
  const told: string[] = [];
  const waiting = new Set<() => void>();
  let handed = 0;
  const all: ThreadLimits = { ...usualLimits, threads: 2, ...limits };
  const log = (line: Readonly<Record<string, unknown>>): void => void logged.push(line);
  const pool: Pool = createPool({
    table: around(embedded.table, () => served),
    file: embedded.file,
    gamesAnHour,
    log,
    afterCommit: (game) => told.push(game),
    thread: new URL("./hostile-thread.ts", import.meta.url),
    limits: all,
    after(milliseconds, deed) {
      // the time to start is longer: it does not pass here
      if (milliseconds === all.deadline) waiting.add(deed);
      return () => waiting.delete(deed);
    },
  });
  // it starts when something is analysed
  const analyses: Pool = createPool({
    table: embedded.table,
    file: embedded.file,
    gamesAnHour,
    log,
    afterCommit: (game) => told.push(game),
    limits: { ...all, threads: 1 },
  });
  const counting: Pool = {
    ...pool,
    answer(one) {
      handed++;
      return pool.answer(one);
    },
  };
  const now = (): number => 0;
  const addressOf = (c: { readonly req: { header(name: string): string | undefined } }): string =>
    c.req.header("x-from") ?? "127.0.0.1";
  const allowances = createAllowances(allowance, now);
  const visitors = visitorsOnce(createGuessing(now), addressOf);
  const whole = app({
    games: [rogueRegiment, hostileGame(bounded)],
    store: embedded.store,
    now: Date.now,
    log,
    afterCommit: (game) => told.push(game),
    addressOf,
    gamesAnHour,
    visitors,
    round: throughThreads({
      analyses,
      pool: counting,
      addressOf,
      visitors,
      allowances,
      shares: createAllowances(share, now),
      hasNeighbours: createNeighbours(now),
      small,
    }),
  });
  const served: Served = {
    app: whole,
    embedded,
    logged,
    told,
    handed: () => handed,
    left: (from) => allowances.left(from),
    async begun(count) {
      while (waiting.size < count) await new Promise(setImmediate);
    },
    pass() {
      for (const deed of waiting) deed();
    },
    async post(path, body, from = "127.0.0.1", as, signal) {
      const response = await whole.request(path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-from": from,
          ...(as !== undefined && { authorization: `Bearer ${as}` }),
        },
        body: JSON.stringify(body),
        ...(signal !== undefined && { signal }),
      });
      return { status: response.status, headers: response.headers, json: JSON.parse(await response.text()) };
    },
    async close() {
      await Promise.all([pool.close(), analyses.close()]);
      await embedded.close();
      if (folder !== null) rmSync(folder, { recursive: true });
    },
  };
  return served;
}
