import { LONG_BURIED } from "../games/index.ts";
import type { Store } from "../storage/store.ts";

/** What an operator is told, and whether everything that was asked for was done. */
export interface TakenBack {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

const untilDay = (at: string): string => new Date(Date.parse(at) + LONG_BURIED).toISOString().slice(0, 10);

/**
 * Takes games back that were put away because their time was over: those named, all ("--all"), or none, which lists
 * them. A game that is back is as it was; the clock announces its end anew, and two weeks later it is put away again
 * unless it goes on.
 */
export async function takeBack(store: Store, wanted: readonly string[]): Promise<TakenBack> {
  const there = await store.allBuried();
  if (wanted.length === 0)
    return {
      isDone: true,
      lines: [
        there.length === 0 ? "No game was put away." : `${there.length} games were put away:`,
        ...there.map(({ id, at }) => `  ${id}  on ${at.slice(0, 10)}, removed for good on ${untilDay(at)}`),
      ],
    };
  const ids = wanted.includes("--all") ? there.map(({ id }) => id) : wanted;
  const lines: string[] = [];
  let isDone = true;
  for (const id of ids) {
    const isThere = (await store.buried(id)) !== null;
    if (isThere) await store.takeBack(id);
    isDone &&= isThere;
    lines.push(isThere ? `${id} is back.` : `${id} was not put away, or is removed for good.`);
  }
  return { lines: ids.length === 0 ? ["No game was put away."] : lines, isDone };
}
