import * as z from "zod";
import { fromAll, shardOf } from "./shards.ts";
import { count, type Item, optionalText, type Table, text, wholePartition } from "./table.ts";
import { type Due, type Store } from "./store.ts";
import { gameKey } from "./game-items.ts";

/** What failed before waits apart, so that it keeps nothing else from its turn. */
const DUES = { first: "DUE", again: "DUE#AGAIN" } as const;

const duesOf = ({ tries = 0 }: Pick<Due, "tries">): string => (tries > 0 ? DUES.again : DUES.first);

const duePartition = (due: Due): string => shardOf(duesOf(due), due.game);

/** What is due as it was noted before there were shards: it lies in a partition of its own until it is settled. */
const ofBefore = new WeakSet<Due>();

const dueKey = ({ at, kind, game, version }: Due): string => `${at}#${game}#${kind}#${version}`;

function dueOf(item: Item): Due {
  const network = optionalText(item, "network");
  const due: Due = {
    at: text(item, "at"),
    kind: text(item, "kind") === "expiry" ? "expiry" : "deadline",
    game: text(item, "game"),
    version: count(item, "version"),
    ...(item["tries"] !== undefined && { tries: count(item, "tries") }),
    ...(network !== null && { network }),
    ...(item["announced"] !== undefined && { announced: count(item, "announced") }),
  };
  const partition = text(item, "pk");
  if (partition === DUES.first || partition === DUES.again) ofBefore.add(due);
  return due;
}

const toldWishes = z.object({ version: z.number(), marks: z.array(z.string()) });

/** The partition of the games that somebody waits for. */
export const WATCHED = "WATCHED";

/** What was told of games, what is due for them, and which of them somebody waits for. */
export function createDueStore(
  table: Table,
): Pick<Store, "told" | "tell" | "remember" | "due" | "forget" | "watched" | "watch"> {
  return {
    async told(id) {
      const item = await table.get(gameKey(id), "TOLD");
      if (item === null) return { version: -1, renewals: 0 };
      const due = optionalText(item, "due");
      const wishes = optionalText(item, "wishes");
      return {
        version: count(item, "version"),
        renewals: count(item, "renewals"),
        ...(due !== null && { due }),
        ...(wishes !== null && { wishes: toldWishes.parse(JSON.parse(wishes)) }),
      };
    },
    tell: (id, { version, renewals, due, wishes }) =>
      table.put({
        pk: gameKey(id),
        sk: "TOLD",
        version,
        ...(renewals > 0 && { renewals }),
        ...(due !== undefined && { due }),
        ...(wishes !== undefined && { wishes: JSON.stringify(wishes) }),
      }),
    remember: (due) =>
      table.put({
        pk: duePartition(due),
        sk: dueKey(due),
        ...(due.tries !== undefined && { tries: due.tries }),
        ...(due.network !== undefined && { network: due.network }),
        ...(due.announced !== undefined && { announced: due.announced }),
        at: due.at,
        kind: due.kind,
        game: due.game,
        version: due.version,
      }),
    async due(now, limit, which = "first", after) {
      // behind all that is due at that very time
      const [from, to] = [after === undefined ? "0" : `${dueKey(after)}!`, `${now}$`];
      if (from > to) return [];
      const items = await fromAll(DUES[which], (partition) => table.query(partition, { from, to }, "forward", limit));
      // the keys begin with the time: the earliest of all shards together
      return items
        .toSorted((one, other) => (text(one, "sk") < text(other, "sk") ? -1 : 1))
        .slice(0, limit)
        .map(dueOf);
    },
    forget: async (due) => {
      await table.remove(duePartition(due), dueKey(due));
      if (ofBefore.has(due)) await table.remove(duesOf(due), dueKey(due));
    },
    async watched() {
      const items = await fromAll(WATCHED, (partition) => wholePartition(table, partition));
      return [...new Set(items.map((item) => text(item, "sk")))].sort();
    },
    watch: (id) => table.put({ pk: shardOf(WATCHED, id), sk: id }),
  };
}
