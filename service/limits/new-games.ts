import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Fault } from "../schema/faults.ts";
import { networkOf } from "./network.ts";
import type { Store } from "../storage/store.ts";

/** The new games that one network may begin at once, and as many an hour from then on, where nothing else is set. */
export const GAMES_AN_HOUR = 100;
const HOUR = 3_600_000;

/** Who begins a game, as far as that is counted: the network that the request comes from. */
export interface Beginner {
  /** The mark of the network: it is kept with the game. Null where it is not known. */
  mark(): Promise<string | null>;
  /** Counts a game that is begun now. Throws a Fault (too-many) when the network has begun too many. */
  count(): Promise<void>;
}

/** What new games are counted by. */
export interface NewGamesOptions {
  readonly store: Pick<Store, "networkKey" | "gamesLeft" | "changeGamesLeft">;
  /** The time of day in milliseconds. */
  readonly now: () => number;
  /** The games that a network may begin at once, and as many an hour. */
  readonly anHour?: number | undefined;
}

/** How often a count is tried that others come before: they are as many processes as answer for one network. */
const MOST_TRIES = 20;

/** Characters of a mark: 24 bits, so that one stands for 256 addresses of IPv4, whoever knows the key. */
const MARK = 6;

const tooMany = (anHour: number, milliseconds: number): Fault => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = `Too many new games from this address: ${anHour} at once, and ${anHour} an hour after that. The next one can be begun in ${seconds} s.`;
  return new Fault("too-many", message, [{ code: "too-many-games", path: "/", message }], null, seconds);
};

/**
 * Counts the games that each network begins. What is left to a network is kept in the store, where all processes count
 * on it together; a mark stands for its address, and is forgotten when all of it is left again. A request whose address
 * is not known is not counted.
 */
export function countingNewGames({
  store,
  now,
  anHour = GAMES_AN_HOUR,
}: NewGamesOptions): (address: string | null) => Beginner {
  const interval = HOUR / anHour;
  let key: Promise<string> | null = null;
  /** The counts of this process on one mark, one after the other: else they would come before each other. */
  const lines = new Map<string, Promise<void>>();

  async function markOf(address: string): Promise<string> {
    key ??= store.networkKey().catch((error: unknown) => {
      key = null;
      throw error;
    });
    return createHmac("sha256", await key)
      .update(networkOf(address), "utf8")
      .digest("hex")
      .slice(0, MARK);
  }

  async function countOn(mark: string): Promise<void> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const before = await store.gamesLeft(mark);
      const time = now();
      // so far ahead as no clock that is right has written it: it says nothing
      const there = before === null || before.full > time + 2 * HOUR ? 0 : before.full;
      const full = Math.max(there, time) + interval;
      if (full > time + HOUR) throw tooMany(anHour, full - time - HOUR);
      const generation = before === null ? 0 : before.generation + 1;
      if (await store.changeGamesLeft(mark, { generation, full })) return;
      await pause(Math.random() * 2 * tries);
    }
    throw tooMany(anHour, 1000);
  }

  async function inLine(mark: string): Promise<void> {
    const before = lines.get(mark) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => countOn(mark));
    lines.set(mark, mine);
    try {
      await mine;
    } finally {
      if (lines.get(mark) === mine) lines.delete(mark);
    }
  }

  return (address) => ({
    mark: async () => (address === null ? null : markOf(address)),
    async count() {
      if (address !== null) await inLine(await markOf(address));
    },
  });
}
