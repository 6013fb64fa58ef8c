import { createHash } from "node:crypto";
import { Fault } from "../schema/faults.ts";
import { canonicalJson } from "../../rules/kernel/index.ts";
import { sha256 } from "../adjudication/sha256.ts";
import type { Store, StoredMove } from "../storage/store.ts";
import type { Entry } from "./entry.ts";

/** A request with an idempotency key: the key behind the name of its seat, and the hash of everything that was sent. */
export interface KeyedRequest {
  readonly key: string;
  readonly requestHash: string;
}

/**
 * A request of a seat by its key; null where it has none. Each seat has keys of its own: what others call their requests
 * is none of its business.
 */
export const keyed = (seat: string | null, key: string | undefined, sent: object): KeyedRequest | null =>
  key === undefined ? null : { key: `${seat ?? ""}/${key}`, requestHash: sha256(canonicalJson({ seat, ...sent })) };

/** How many keys a move remembers beside its own. */
const MOST_REMEMBERED = 12;

/** What is remembered of a key. */
const markOf = (key: string): string => createHash("sha256").update(key, "utf8").digest("base64url").slice(0, 10);

/** The marks that a move carries which follows another one. */
export const keysAfter = ({ keys }: StoredMove, key: string | null): readonly string[] =>
  key === null ? keys : [...keys, markOf(key)].slice(-MOST_REMEMBERED);

/** The key was used for another request. */
export const reused = (key: string): Fault =>
  new Fault("key-reused", `The idempotency key "${key.slice(key.indexOf("/") + 1)}" was used for another request.`, [
    { code: "key-reused", path: "/idempotencyKey", message: "A key belongs to one request." },
  ]);

/**
 * The move that a request has led to; null when it is new. Its first commit can only be at the version after the one it
 * expects, and the move there knows its key: nothing else need be kept for a retry, however late. Throws a Fault when
 * the key was used for something else: at that version, or lately.
 */
export async function alreadyDone(
  store: Store,
  { meta, latest }: Entry,
  expectedVersion: number,
  { key, requestHash }: KeyedRequest,
): Promise<StoredMove | null> {
  const next = expectedVersion + 1;
  const there = next > latest.version ? null : next === latest.version ? latest : await store.move(meta.id, next);
  if (there !== null && there.idempotencyKey === key) {
    if (there.requestHash !== requestHash) throw reused(key);
    return there;
  }
  if (latest.keys.includes(markOf(key))) throw reused(key);
  return null;
}
