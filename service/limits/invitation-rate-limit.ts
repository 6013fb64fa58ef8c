import { createHash } from "node:crypto";
import type { Context } from "hono";
import { Fault } from "../schema/faults.ts";
import type { Beginner } from "./new-games.ts";
import { networkOf } from "./network.ts";
import { refilling } from "./refilling.ts";

/** The most requests with different wrong secrets from one address at once, and as many a minute from then on. */
export const MOST_GUESSES = 20;
const PER_MILLISECOND = MOST_GUESSES / 60_000;
/** The most addresses that are remembered; beyond them the one that guessed longest ago is forgotten. */
const MOST_ADDRESSES = 10_000;
/** How many wrong secrets of an address are known again, and for how many milliseconds after the last one. */
const MOST_KNOWN = 2 * MOST_GUESSES;
const KNOWN_FOR = 600_000;

/**
 * One request, as far as it brings secrets. Every secret is looked at: one that is right opens what it opens, however
 * many wrong ones came from the same address.
 */
export interface Visit {
  /** The seconds until this address is told again of a wrong secret that it is wrong; null where it is told now. */
  againIn(): number | null;
  /**
   * A secret of this request has opened nothing. Several of them count once, and one that came lately from the same
   * address not again: who goes on sending an invitation that was replaced is not guessing.
   */
  wrong(secret: string): void;
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

/**
 * A secret has opened nothing: counts it, and throws a Fault when too many have from the same address; then it is told
 * no more than when to come again.
 */
export function countWrongInvitation(visit: Visit | undefined, secret: string): void {
  if (visit === undefined) return;
  const seconds = visit.againIn();
  visit.wrong(secret);
  if (seconds === null) return;
  const message = "Too many invitations from this address fit nothing: wait a while.";
  throw new Fault("too-many", message, [{ code: "too-many-guesses", path: "/authorization", message }], null, seconds);
}

const atWill: Visit = { againIn: () => null, wrong: () => undefined };

/** Enough of a secret's hash to know it again. */
const markOf = (secret: string): string => createHash("sha256").update(secret, "utf8").digest("base64url").slice(0, 12);

/** A bucket of guesses for each address, in memory. */
export function createGuessing(now: () => number, most = MOST_ADDRESSES): Guessing {
  /** Noted with what is left: the marks of the wrong secrets that came last. */
  const guesses = refilling<readonly string[]>({
    most: MOST_GUESSES,
    perMillisecond: PER_MILLISECOND,
    now,
    mostNetworks: most,
  });
  return {
    visit(address) {
      if (address === null) return atWill;
      const network = networkOf(address);
      let counted = false;
      return {
        againIn() {
          const left = guesses.left(network);
          // what was counted for this request is told it
          return counted || left >= 1 ? null : Math.ceil((1 - left) / PER_MILLISECOND / 1000);
        },
        wrong(secret) {
          const noted = guesses.noted(network);
          const knownMarks = noted === null || now() - noted.at > KNOWN_FOR ? [] : noted.note;
          const mark = markOf(secret);
          const left = guesses.left(network) - 1;
          // what is refused for its number counts no more: the wait has an end
          if (counted || left < 0 || knownMarks.includes(mark)) return;
          counted = true;
          guesses.set(network, left, [...knownMarks, mark].slice(-MOST_KNOWN));
        },
      };
    },
  };
}
