import { gameKey } from "./game-items.ts";
import type { Item, Table } from "./table.ts";

/** The game that a key belongs to, where somebody may see a change of it: a move, the seats, what is proposed. */
function gameSeen(pk: string, sk: string): string | null {
  const isGame = pk.startsWith(gameKey(""));
  return isGame && (sk.startsWith("MOVE#") || sk.startsWith("NOW#")) ? pk.slice(gameKey("").length) : null;
}

/** A table that tells, after each write that was done, which game was changed by it. */
export function tellingChanges<T extends Table>(table: T, changed: (game: string) => void): T {
  const told = (pk: string, sk: string): void => {
    const game = gameSeen(pk, sk);
    if (game !== null) changed(game);
  };
  const toldOf = ({ pk, sk }: Item): void => told(String(pk), String(sk));
  const whenDone = async (item: Item, done: Promise<boolean>): Promise<boolean> => {
    const isDone = await done;
    if (isDone) toldOf(item);
    return isDone;
  };
  return {
    ...table,
    putNew: (item) => whenDone(item, table.putNew(item)),
    putNext: (item, generation) => whenDone(item, table.putNext(item, generation)),
    async put(item) {
      await table.put(item);
      toldOf(item);
    },
    async remove(pk, sk) {
      await table.remove(pk, sk);
      told(pk, sk);
    },
  };
}
