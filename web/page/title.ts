import { computed, effect, signal } from "@preact/signals";

/** What stands in the title of the window. */
const name = signal("Umpire");
/** The games by post that wait for whoever sits here, as far as is known. */
const waiting = signal<ReadonlySet<string>>(new Set());
/** For what a game waits: for a decision, or for an answer to what the others wish. */
type Waits = "turn" | "consent";
/** The game that is looked at, where it waits, and for what. */
const here = signal<{ readonly game: string; readonly waits: Waits } | null>(null);

/** Says what is looked at: "The Powder Store", "Rules"; null for the beginning. */
export const entitle = (what: string | null): void => void (name.value = what ?? "");

/** Notes all games that wait for whoever sits here, by their ids. */
export const noteWaiting = (games: Iterable<string>): void => void (waiting.value = new Set(games));

/** Notes of the game that is looked at whether it waits, and for what. */
export function noteTurn(game: string, waits: Waits | null): void {
  const others = [...waiting.peek()].filter((id) => id !== game);
  if ((waits !== null) !== waiting.peek().has(game))
    waiting.value = new Set(waits === null ? others : [...others, game]);
  here.value = waits === null ? null : { game, waits };
}

/** Nobody looks at a game any more; whether it waits is known all the same. */
export function noteAway(game: string): void {
  if (here.peek()?.game === game) here.value = null;
}

const written = computed(() => {
  const count = waiting.value.size === 0 ? "" : `(${waiting.value.size}) `;
  if (here.value !== null)
    return `${count}${here.value.waits === "turn" ? "Your turn" : "Your answer"} · ${name.value}`;
  return name.value === "" ? `${count}Umpire` : `${count}${name.value} · Umpire`;
});

/** The title and the icon of the window, and the badge of the page where it is installed, say that games wait. */
effect(() => {
  document.title = written.value;
  const { size } = waiting.value;
  document.querySelector("link[rel=icon]")?.setAttribute("href", size === 0 ? "./icon.svg" : "./icon-turn.svg");
  if ("setAppBadge" in navigator) void navigator.setAppBadge(size).catch(() => undefined);
});
