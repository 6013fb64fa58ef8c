import { games as rulesets } from "../all-games.ts";
import type { Game } from "../../rules/kernel/index.ts";
import {
  type Agreement,
  type Caller,
  createAdjudicator,
  createDynamoStore,
  createGames,
  type Games,
  type Store,
} from "../../service/index.ts";
import { type EmbeddedTable, startEmbeddedTable } from "./embedded-table.ts";

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

/** Stored games over an embedded table, with a clock that stands where a test puts it. */
export interface TestDesk {
  readonly embedded: EmbeddedTable;
  readonly store: Store;
  readonly games: Games;
  readonly clock: { now: number };
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

/** Games over a store of a test. */
export const gamesOver = (store: Store, clock: { now: number } = { now: 0 }, list: readonly Game[] = rulesets): Games =>
  createGames({ adjudicator: createAdjudicator(list), store, now: () => clock.now, afterCommit: () => undefined });

export async function openDesk(path?: string, list: readonly Game[] = rulesets): Promise<TestDesk> {
  const embedded = await startEmbeddedTable(path);
  const store = createDynamoStore({ client: embedded.client, tableName: embedded.tableName });
  const clock = { now: Date.UTC(2026, 0, 1) };
  const games = gamesOver(store, clock, list);
  return {
    embedded,
    store,
    games,
    clock,
    start: async (at = where, agreed = {}) => started(await games.create(at, { ...agreement, ...agreed }, anybody)),
  };
}
