import { keepAt, keptAt } from "./kept.ts";

const KEY = "umpire-game";

/** The game that was chosen last here; null where none was. */
export function lastGame(): string | null {
  const id = keptAt(KEY);
  return typeof id === "string" ? id : null;
}

/** Keeps which game was chosen: other views begin with it. */
export const chooseGame = (id: string): void => keepAt(KEY, id);

/** Games with the one that was chosen last in front. */
export const lastFirst = <T extends { readonly id: string }>(games: readonly T[]): readonly T[] => {
  const last = lastGame();
  return games.toSorted((a, b) => Number(b.id === last) - Number(a.id === last));
};
