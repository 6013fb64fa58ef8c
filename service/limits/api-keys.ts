import { timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { RecentCache } from "../../rules/kernel/index.ts";
import { sha256 } from "../adjudication/sha256.ts";
import { Fault } from "../schema/faults.ts";
import type { Store } from "../storage/store.ts";
import type { Guessing, Visit } from "./invitation-rate-limit.ts";

/** The header that an API key is sent in. */
export const API_KEY_HEADER = "umpire-api-key";

const form = /^umpire-key-([0-9a-f]{16})-[\w-]{43}$/;

/** For how many milliseconds a key is known again without another look, and how many keys are. */
const KNOWN_FOR = 60_000;
const MOST_KNOWN = 1000;
/** The characters of a key's id and of its hash. */
const OF_ONE = 16 + 64;

/** By what the requests of a key are counted, in place of an address; it can be none. */
const countedAs = (id: string): string => `key-${id}`;

/** Says of a wrong key that it is none, or, to whoever has guessed too often, when to come again; and counts it. */
function refused(visit: Visit, secret: string): Fault {
  const seconds = visit.againIn();
  visit.wrong(secret);
  const fault = (code: string, message: string) => [{ code, path: `/${API_KEY_HEADER}`, message }];
  if (seconds !== null) {
    const message = "Too many API keys from this address are none: wait a while.";
    return new Fault("too-many", message, fault("too-many-guesses", message), null, seconds);
  }
  const message = "This API key was never given, or was taken back. Without one you are counted by your address.";
  return new Fault("unauthorized", message, fault("unknown-api-key", message));
}

/** What the limits of an app count by. */
export interface Counting {
  /** Finds the key of a request before anything is counted for it. Throws a Fault for one that opens nothing. */
  readonly keyed: MiddlewareHandler;
  /** What a request is counted by: its key, or else where it comes from. */
  readonly addressOf: (c: Context) => string | null;
}

/**
 * API keys: whoever sends one is counted by it and by no address, so that bots behind an address that others share do not
 * hinder each other. A key opens nothing else. Wrong ones are told as wrong, and count as guesses of their address.
 */
export function countingByKey(
  {
    store,
    now,
    guessing,
  }: { readonly store: Pick<Store, "apiKey">; readonly now: () => number; readonly guessing: Guessing },
  addressOf: (c: Context) => string | null,
): Counting {
  const known = new RecentCache<{ readonly hash: string; readonly seen: number }>(MOST_KNOWN, MOST_KNOWN * OF_ONE);
  const counted = new WeakMap<Request, string>();

  async function hashOf(id: string): Promise<string | null> {
    const kept = known.get(id);
    // also by a clock that was set back
    if (kept !== undefined && Math.abs(now() - kept.seen) < KNOWN_FOR) return kept.hash;
    const key = await store.apiKey(id);
    if (key === null) known.delete(id);
    else known.set(id, { hash: key.hash, seen: now() }, OF_ONE);
    return key?.hash ?? null;
  }

  async function opens(id: string, secret: string): Promise<boolean> {
    const hash = await hashOf(id);
    return hash !== null && timingSafeEqual(Buffer.from(hash, "hex"), Buffer.from(sha256(secret), "hex"));
  }

  return {
    async keyed(c, next) {
      const secret = c.req.header(API_KEY_HEADER);
      if (secret === undefined) return next();
      const [, id] = form.exec(secret) ?? [];
      if (id === undefined || !(await opens(id, secret))) throw refused(guessing.visit(addressOf(c)), secret);
      counted.set(c.req.raw, countedAs(id));
      return next();
    },
    addressOf: (c) => counted.get(c.req.raw) ?? addressOf(c),
  };
}
