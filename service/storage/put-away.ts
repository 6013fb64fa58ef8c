import { shardOf } from "./shards.ts";
import { count, type Table, text, PAGE, wholePartition } from "./table.ts";
import { type Store } from "./store.ts";
import { gameKey, META, TOMBSTONE, WHOLE, WHOLE_ITEMS, wholeOf, itemOf, metaItem } from "./game-items.ts";
import { WATCHED } from "./dues-kept.ts";

const BURIED = "BURIED";

/** Items of a game that are removed at the same time. */
const REMOVED_AT_ONCE = 25;

/** Games that are put away, taken back and removed. */
export function gamesPutAway(
  table: Table,
): Pick<Store, "bury" | "buried" | "allBuried" | "rewriteMove" | "rewriteMeta" | "takeBack" | "removeGame"> {
  return {
    async bury(id, { at, ran, version, isTakenDown = false }) {
      // found by those who look through them, whatever comes between the two writes
      await table.put({ pk: BURIED, sk: id, at });
      await table.put({ pk: gameKey(id), sk: TOMBSTONE, at, ran, version, ...(isTakenDown && { takenDown: 1 }) });
    },
    async buried(id) {
      const items = await table.query(gameKey(id), WHOLE, "backward", WHOLE_ITEMS + 1);
      const item = items.find((candidate) => candidate["sk"] === TOMBSTONE);
      const game = wholeOf(items);
      if (item === undefined || game === null) return null;
      return {
        ...game,
        tombstone: {
          at: text(item, "at"),
          ran: count(item, "ran"),
          version: count(item, "version"),
          ...(item["takenDown"] !== undefined && { isTakenDown: true }),
        },
      };
    },
    allBuried: async () =>
      (await wholePartition(table, BURIED)).map((item) => ({ id: text(item, "sk"), at: text(item, "at") })),
    rewriteMove: (id, move) => table.put(itemOf(id, move)),
    rewriteMeta: (meta) => table.put(metaItem(meta)),
    async takeBack(id) {
      await table.remove(gameKey(id), TOMBSTONE);
      await table.remove(BURIED, id);
    },
    async removeGame(id) {
      await Promise.all([shardOf(WATCHED, id), WATCHED, BURIED].map((partition) => table.remove(partition, id)));
      // from here on the game is not there for anyone; what a crash leaves is removed by the next attempt
      await table.remove(gameKey(id), META);
      for (;;) {
        const items = await table.query(gameKey(id), { from: "A", to: "~" }, "forward", PAGE);
        if (items.length === 0) return;
        for (let first = 0; first < items.length; first += REMOVED_AT_ONCE)
          await Promise.all(
            items.slice(first, first + REMOVED_AT_ONCE).map((item) => table.remove(gameKey(id), text(item, "sk"))),
          );
      }
    },
  };
}
