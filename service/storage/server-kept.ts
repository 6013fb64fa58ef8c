import { randomBytes } from "node:crypto";
import { count, type Item, PAGE, type Table, text, wholePartition } from "./table.ts";
import type { ApiKey, Store } from "./store.ts";

/** The partition of what new games are left to networks, and that of what there is once of a store. */
const GAMES_LEFT = "NEW-GAMES";

export const STORE = "STORE";

/** The partition of API keys. */
const API_KEYS = "API-KEYS";

const apiKeyOf = (item: Item): ApiKey => ({
  id: text(item, "sk"),
  hash: text(item, "hash"),
  label: text(item, "label"),
  since: text(item, "since"),
});

/** The private key for push services, among what there is once of a store. */
export const PUSH_KEY = "PUSH";

/** What there is once of a server: its clock, its keys, those it has given, and what is left to networks. */
export function serverKept(
  table: Table,
): Pick<
  Store,
  | "heartbeat"
  | "beat"
  | "networkKey"
  | "pushKey"
  | "sealingKey"
  | "gamesLeft"
  | "changeGamesLeft"
  | "forgetGamesLeft"
  | "apiKey"
  | "apiKeys"
  | "keepApiKey"
  | "removeApiKey"
> {
  /** A key of which there is one in a store. */
  const keyOnce = async (name: string, draw: () => string): Promise<string> => {
    const kept = await table.get(STORE, name);
    if (kept !== null) return text(kept, "key");
    await table.putNew({ pk: STORE, sk: name, key: draw() });
    // another may have been faster: its key is the one
    return text((await table.get(STORE, name)) ?? {}, "key");
  };
  return {
    async heartbeat() {
      const item = await table.get(STORE, "CLOCK");
      return item && { seen: count(item, "seen"), ran: count(item, "ran"), trusted: count(item, "trusted") };
    },
    beat: ({ seen, ran, trusted }) => table.put({ pk: STORE, sk: "CLOCK", seen, ran, trusted }),
    networkKey: () => keyOnce("NETWORKS", () => randomBytes(32).toString("hex")),
    pushKey: (draw) => keyOnce(PUSH_KEY, draw),
    sealingKey: () => keyOnce("SEALING", () => randomBytes(32).toString("hex")),
    async apiKey(id) {
      const item = await table.get(API_KEYS, id);
      return item && apiKeyOf(item);
    },
    apiKeys: async () => (await wholePartition(table, API_KEYS)).map(apiKeyOf),
    keepApiKey: ({ id, hash, label, since }) => table.put({ pk: API_KEYS, sk: id, hash, label, since }),
    removeApiKey: (id) => table.remove(API_KEYS, id),
    async gamesLeft(network) {
      const item = await table.get(GAMES_LEFT, network);
      return item && { generation: count(item, "generation"), full: count(item, "full") };
    },
    changeGamesLeft: (network, { generation, full }) =>
      table.putNext({ pk: GAMES_LEFT, sk: network, full }, generation),
    async forgetGamesLeft(at) {
      for (let from = "!"; ;) {
        const items = await table.query(GAMES_LEFT, { from, to: "~" }, "forward", PAGE);
        const full = items.filter((item) => count(item, "full") <= at);
        await Promise.all(full.map((item) => table.remove(GAMES_LEFT, text(item, "sk"))));
        if (items.length < PAGE) return;
        from = `${text(items.at(-1) ?? {}, "sk")}!`;
      }
    },
  };
}
