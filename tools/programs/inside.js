// Plays a whole game by post against the service inside this very program, over a table of its own.
import { createClient } from "@umpire/client";
import { createUmpire } from "umpire/server";

/** A table in memory: what the service asks of any table. */
function memoryTable() {
  const partitions = new Map();
  const partition = (pk) => {
    if (!partitions.has(pk)) partitions.set(pk, new Map());
    return partitions.get(pk);
  };
  const putWhere = (holds, item) => {
    const items = partition(item.pk);
    if (!holds(items.get(item.sk))) return false;
    items.set(item.sk, item);
    return true;
  };
  return {
    get: async (pk, sk) => partition(pk).get(sk) ?? null,
    putNew: async (item) => putWhere((there) => there === undefined, item),
    putNext: async (item, generation) =>
      putWhere((there) => (generation === 0 ? there === undefined : there?.generation === generation - 1), {
        ...item,
        generation,
      }),
    put: async (item) => void putWhere(() => true, item),
    remove: async (pk, sk) => void partition(pk).delete(sk),
    async query(pk, { from, to }, order, limit) {
      const found = [...partition(pk).values()].filter(({ sk }) => sk >= from && sk <= to);
      found.sort((one, other) => (one.sk < other.sk ? -1 : 1));
      return (order === "forward" ? found : found.toReversed()).slice(0, limit);
    },
  };
}

const umpire = createUmpire({ table: memoryTable() });
await umpire.start();
const client = createClient({ url: "http://inside", fetch: umpire.fetch });
const created = await client.games.create("hour-of-glory", { scenario: "salt-one", visibility: "private" });
await Promise.all(
  created.seats.map(async (name) => {
    const turns = client.seat(created.invitation(name)).turns({ pollMs: { least: 20, most: 200 } });
    for await (const turn of turns) {
      const { action, choose } = await turn.policyMove();
      await turn.act(action === null ? { choose } : { action });
    }
  }),
);
const { result } = await client.seat(created.invitation("defender")).read();
const answered = await umpire.fetch(
  new Request("http://inside/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ rulesets { id } }" }),
  }),
);
const { data } = await answered.json();
await umpire.close();
const isOver = result.result === "victory" || result.result === "defeat";
console.log(isOver && data.rulesets.length === 5 ? "played to its end" : JSON.stringify({ result, data }));
