import { games as rulesets } from "../all-games.ts";
import type { Game } from "../../rules/kernel/index.ts";
import {
  type Agreement,
  type Caller,
  createAdjudicator,
  createDynamoStore,
  createGames,
  type Games,
  type Notice,
  stopwatchBy,
  type Store,
} from "../../service/index.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../../service/storage/embedded-store.ts";
import { type DynamoServer, startDynalite } from "./dynalite.ts";

/** What is agreed on for a game where a test says nothing else. */
export const agreement: Agreement = { dice: "sealed", visibility: "public", keep: { ended: 365, abandoned: 365 } };

/** Nobody in particular. */
export const anybody: Caller = { secret: null };

/** A small position: Jock, and a guard whom he may shoot. */
export const board =
  "board\n+ + + + +\n J . . .\n+ + + + +\n . . . 1\n+ + + + +\nJ = operator jock, facing E\n1 = smg guard, facing N";
export const where = { ruleset: "rogue-regiment", board };

/** A game with its invitations as callers. */
export interface StartedGame {
  readonly id: string;
  readonly created: Awaited<ReturnType<Games["create"]>>;
  as(seat: string): Caller;
}

/** Stored games over a table, with a clock that stands where a test puts it. */
export interface TestDesk<E = EmbeddedStore> {
  readonly embedded: E;
  readonly store: Store;
  readonly games: Games;
  readonly clock: TestClock;
  start(at?: Parameters<Games["create"]>[0], agreed?: Partial<Agreement>): Promise<StartedGame>;
}

export function started(created: Awaited<ReturnType<Games["create"]>>): StartedGame {
  return {
    id: created.id,
    created,
    as(seat) {
      const found = created.invitations.find((invitation) => invitation.seat === seat);
      if (found === undefined) throw new Error(`There is no seat ${seat}.`);
      return { secret: found.secret };
    },
  };
}

/** Notices as a test collects them. */
export interface TestNotices {
  readonly sent: Notice[];
  readonly send: (notice: Notice) => Promise<void>;
  /** What was sent since the last look, shortly. */
  told(): readonly string[];
}

/** Takes notices in place of webhooks. */
export function collectNotices(): TestNotices {
  const sent: Notice[] = [];
  return {
    sent,
    send: async (notice) => void sent.push(notice),
    told: () => sent.splice(0).map(({ kind, seat, version }) => `${kind} ${seat} ${version}`),
  };
}

/** A clock that stands where a test puts it: its stopwatch shows the same, unless a test says how much it jumped. */
export interface TestClock {
  now: number;
  jumped?: number;
}

const stopwatches = new WeakMap<TestClock, ReturnType<typeof stopwatchBy>>();
function stopwatchOf(clock: TestClock): ReturnType<typeof stopwatchBy> {
  const stopwatch = stopwatches.get(clock) ?? stopwatchBy(() => clock.now - (clock.jumped ?? 0));
  stopwatches.set(clock, stopwatch);
  return stopwatch;
}

/** Games over a store of a test. */
export const gamesOver = (store: Store, clock: TestClock = { now: 0 }, list: readonly Game[] = rulesets): Games =>
  createGames({
    adjudicator: createAdjudicator(list),
    store,
    now: () => clock.now,
    afterCommit: () => undefined,
    stopwatch: stopwatchOf(clock),
  });

function deskOn<E>(embedded: E, store: Store, list: readonly Game[]): TestDesk<E> {
  const clock: TestClock = { now: Date.UTC(2026, 0, 1) };
  const games = gamesOver(store, clock, list);
  return {
    embedded,
    store,
    games,
    clock,
    start: async (at = where, agreed = {}) => started(await games.create(at, { ...agreement, ...agreed }, anybody)),
  };
}

/** A desk over the embedded store: in memory, or in a folder. */
export async function openDesk(data = "memory", list: readonly Game[] = rulesets): Promise<TestDesk> {
  const embedded = openEmbeddedStore(data);
  return deskOn(embedded, embedded.store, list);
}

/** A desk over a server that speaks the protocol of DynamoDB, for what happens on the way there. */
export async function openDynamoDesk(list: readonly Game[] = rulesets): Promise<TestDesk<DynamoServer>> {
  const embedded = await startDynalite();
  return deskOn(embedded, createDynamoStore(embedded), list);
}
