import { randomBytes } from "node:crypto";
import { sha256 } from "../adjudication/sha256.ts";
import { Fault } from "../schema/faults.ts";
import type { Store } from "../storage/store.ts";

/** What keys are worked with. */
export interface KeysOperated {
  readonly store: Pick<Store, "apiKey" | "apiKeys" | "keepApiKey" | "removeApiKey">;
  readonly now: () => number;
}

/** What is done with API keys, and told. Throws a Fault for what cannot be done. */
export type KeyDeed = (operated: KeysOperated, words: readonly string[]) => Promise<readonly string[]>;

const give: KeyDeed = async ({ store, now }, words) => {
  const label = words.join(" ");
  if (label.length > 100) throw new Fault("unreadable", "What a key is for is said in at most 100 characters.");
  const id = randomBytes(8).toString("hex");
  const secret = `umpire-key-${id}-${randomBytes(32).toString("base64url")}`;
  await store.keepApiKey({ id, hash: sha256(secret), label, since: new Date(now()).toISOString() });
  return [secret, `This is ${id} (${label}). The key is kept nowhere: hand it over now.`];
};

const list: KeyDeed = async ({ store }) => {
  const keys = await store.apiKeys();
  return keys.length === 0
    ? ["No key has been given."]
    : keys.map(({ id, label, since }) => `${id}  given ${since.slice(0, 10)}  ${label}`);
};

const takeBack: KeyDeed = async ({ store }, [id = ""]) => {
  const key = /^[0-9a-f]{16}$/.test(id) ? await store.apiKey(id) : null;
  if (key === null) throw new Fault("not-found", `There is no key "${id.slice(0, 40)}".`);
  await store.removeApiKey(id);
  return [`${id} (${key.label}) is taken back: a minute from now no server takes it any more.`];
};

/** What an operator can do with API keys, by the word for it; how many words follow, at least and at most. */
export const keyDeeds: Readonly<
  Record<string, { readonly run: KeyDeed; readonly words: readonly [number, number]; readonly usage: string }>
> = {
  "give-key": {
    run: give,
    words: [1, 20],
    usage: "give-key WORDS …       a new API key, told once; the words say whose it is",
  },
  keys: { run: list, words: [0, 0], usage: "keys                   the API keys, without what opens them" },
  "take-back-key": { run: takeBack, words: [1, 1], usage: "take-back-key KEY      takes an API key back, by its id" },
};
