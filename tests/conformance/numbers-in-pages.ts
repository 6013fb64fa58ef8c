import type { Game } from "../../rules/kernel/index.ts";

/** A number of a game with the figure behind it, as `vs.number.cost-move` (1). */
const named = /`([a-z]{2}\.number\.[\w-]+)` \((-?\d+)\)/g;

/** A page with the figures of the numbers that it names: `vs.number.cost-move` (1). */
export function withNumbers(page: string, games: readonly Game[]): string {
  const numbers = new Map(games.flatMap(({ catalogue }) => Object.entries(catalogue.numbers)));
  return page.replace(named, (all, id: string) => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`No game has the number ${id}.`);
    return all.replace(/-?\d+\)$/, `${number.value})`);
  });
}
