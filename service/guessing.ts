import type { Context } from "hono";
import { Fault } from "./faults.ts";
import type { Beginner } from "./new-games.ts";
import { networkOf } from "./network.ts";

/** The most requests with wrong secrets from one address at once, and as many a minute from then on. */
export const MOST_GUESSES = 20;
const PER_MILLISECOND = MOST_GUESSES / 60_000;
/**
 * How far below nothing an address may come by requests that were on their way together: it waits three minutes at
 * most.
 */
const LEAST_LEFT = -2 * MOST_GUESSES;
/** The most addresses that are remembered; beyond them the one that guessed longest ago is forgotten. */
const MOST_ADDRESSES = 10_000;

/** One request, as far as it brings secrets. */
export interface Visit {
  /** To be called before a secret is looked at. Throws a Fault when too many wrong ones came from this address. */
  admit(): void;
  /** A secret of this request has opened nothing; said once or more, it counts once. */
  wrong(): void;
  /** Counts the games that it begins; left out where nobody counts them. */
  readonly beginner?: Beginner;
}

/** Finds the visit of a request. */
export type Visitors = (c: Context) => Visit;

/**
 * Counts the wrong secrets of each address. A request whose address is not known is not limited: those behind one
 * unknown would hinder each other.
 */
export interface Guessing {
  visit(address: string | null): Visit;
}

/** Says that an address has guessed too often, and after how many seconds it may go on. */
export function tooManyGuesses(seconds: number): Fault {
  const message = "Too many invitations from this address fit nothing: wait a while.";
  return new Fault("too-many", message, [{ code: "too-many-guesses", path: "/authorization", message }], null, seconds);
}

const atWill: Visit = { admit: () => undefined, wrong: () => undefined };

/** A bucket of guesses for each address, in memory. */
export function createGuessing(now: () => number, most = MOST_ADDRESSES): Guessing {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  const leftOf = (network: string): number => {
    const bucket = buckets.get(network);
    return bucket === undefined
      ? MOST_GUESSES
      : Math.min(MOST_GUESSES, bucket.left + Math.max(0, now() - bucket.at) * PER_MILLISECOND);
  };
  return {
    visit(address) {
      if (address === null) return atWill;
      const network = networkOf(address);
      let counted = false;
      return {
        admit() {
          const left = leftOf(network);
          if (left >= 1) return;
          throw tooManyGuesses(Math.ceil((1 - left) / PER_MILLISECOND / 1000));
        },
        wrong() {
          if (counted) return;
          counted = true;
          const left = Math.max(LEAST_LEFT, leftOf(network) - 1);
          // put at the end: a map keeps its order
          buckets.delete(network);
          buckets.set(network, { left, at: now() });
          const [oldest] = buckets.keys();
          if (buckets.size > most && oldest !== undefined) buckets.delete(oldest);
        },
      };
    },
  };
}
