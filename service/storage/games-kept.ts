import { deliveriesItem, deliveriesKey, deliveriesOf } from "./deliveries.ts";
import type { Table } from "./table.ts";
import { type StoredMove, type Store } from "./store.ts";
import {
  gameKey,
  META,
  TOMBSTONE,
  WHOLE,
  WHOLE_ITEMS,
  moveKey,
  wholeOf,
  moveOf,
  itemOf,
  metaOf,
  metaItem,
  seatsItem,
  proposalItem,
  nothingProposed,
} from "./game-items.ts";

/** Games and their moves: what an action reads and writes. */
export function gamesKept(
  table: Table,
): Pick<
  Store,
  | "announceGame"
  | "announced"
  | "createGame"
  | "game"
  | "latest"
  | "move"
  | "moves"
  | "commit"
  | "changeSeats"
  | "propose"
  | "deliveries"
  | "changeDeliveries"
> {
  const commit = (id: string, move: StoredMove): Promise<boolean> => table.putNew(itemOf(id, move));
  return {
    announceGame: (meta) => table.putNew(metaItem(meta)),
    async announced(id) {
      const item = await table.get(gameKey(id), META);
      return item && metaOf(item);
    },
    async createGame(id, seats, first) {
      // the first move makes the game readable: until then it does not exist for anyone
      await Promise.all([
        table.putNext(seatsItem(id, seats), seats.generation),
        table.putNext(proposalItem(id, nothingProposed), nothingProposed.generation),
      ]);
      await commit(id, first);
    },
    async game(id) {
      // backward from what there is once to the latest move
      const items = await table.query(gameKey(id), WHOLE, "backward", WHOLE_ITEMS);
      return items.some((item) => item["sk"] === TOMBSTONE) ? null : wholeOf(items);
    },
    async latest(id) {
      const [item] = await table.query(gameKey(id), { from: "MOVE#", to: "MOVE#~" }, "backward", 1);
      return item === undefined ? null : moveOf(item);
    },
    async move(id, version) {
      const item = await table.get(gameKey(id), moveKey(version));
      return item && moveOf(item);
    },
    moves: async (id, after, limit) =>
      (await table.query(gameKey(id), { from: moveKey(after + 1), to: "MOVE#~" }, "forward", limit)).map(moveOf),
    commit,
    changeSeats: (id, seats) => table.putNext(seatsItem(id, seats), seats.generation),
    propose: (id, proposal) => table.putNext(proposalItem(id, proposal), proposal.generation),
    async deliveries(id, seat) {
      const item = await table.get(gameKey(id), deliveriesKey(seat));
      return item && deliveriesOf(item);
    },
    changeDeliveries: (id, seat, deliveries) =>
      table.putNext(deliveriesItem(gameKey(id), seat, deliveries), deliveries.generation),
  };
}
