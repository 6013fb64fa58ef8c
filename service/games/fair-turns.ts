import type { Due } from "../storage/store.ts";

/** What is due for one game. */
export interface DueGame {
  readonly game: string;
  readonly dues: readonly Due[];
}

/**
 * Whose turn it is to be settled together: the games that were created from one network; each game by itself, where that
 * is not known.
 */
export const laneOf = ({ network, game }: Due): string => network ?? `game ${game}`;

/** Groups in the order in which their first member comes. */
function grouped<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of all) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/**
 * What is due in the order in which it is settled: by turns one game of each network, and of a network's games the one
 * that has waited longest first. However much is due for one network or one game, another waits for one game of it.
 */
export function inFairTurns(dues: readonly Due[]): readonly DueGame[] {
  const games = grouped(dues, ({ game }) => game).flatMap((ofGame) => {
    const [first] = ofGame;
    if (first === undefined) return [];
    return [{ game: first.game, dues: ofGame, lane: laneOf(ofGame.find(({ network }) => network) ?? first) }];
  });
  const lanes = grouped(games, ({ lane }) => lane);
  const longest = lanes.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, turn) =>
    lanes.flatMap((lane) => lane.slice(turn, turn + 1).map(({ game, dues: its }) => ({ game, dues: its }))),
  ).flat();
}
