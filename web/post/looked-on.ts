import { signal } from "@preact/signals";
import { keepAt, keptList } from "../page/kept.ts";

const key = "umpire-looked-on";
/** The most games of one browser that are looked on at without an invitation and have news told. */
const MOST = 5;

const isId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9]{1,40}$/.test(value);
const read = (): readonly string[] => keptList(key, isId).slice(0, MOST);

/** The public games that windows of this browser look on at, the latest first: one of them has the news of all. */
export const lookedOn = signal(read());

function write(next: readonly string[]): void {
  lookedOn.value = next;
  keepAt(key, next);
}

const put = (game: string): void => write([game, ...read().filter((one) => one !== game)].slice(0, MOST));
const leave = (game: string): void => write(read().filter((one) => one !== game));

/** The games that this window looks on at. */
const here = new Set<string>();

addEventListener("storage", (event) => {
  if (event.key !== key) return;
  lookedOn.value = read();
  // another window that looked on at the same game was left
  for (const game of here) if (!lookedOn.value.includes(game) && lookedOn.value.length < MOST) put(game);
});
addEventListener("pagehide", () => here.forEach(leave));
addEventListener("pageshow", () => here.forEach(put));

/** Has news of a public game told, until the answer is called. */
export function lookOnAt(game: string): () => void {
  here.add(game);
  put(game);
  return () => {
    here.delete(game);
    leave(game);
  };
}
