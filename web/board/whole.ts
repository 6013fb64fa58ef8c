import { signal } from "@preact/signals";

const key = "umpire-board";

/** What of a board is shown at first: all of it, or so much that its places are large; as long as nobody has chosen, null. */
export type Shown = "whole" | "closer";

const kept = localStorage.getItem(key);

/** What whoever plays in this browser has chosen to see of boards. */
export const shownOfBoards = signal<Shown | null>(kept === "whole" || kept === "closer" ? kept : null);

/** Has boards be shown so from now on. */
export function showOfBoards(wanted: Shown): void {
  shownOfBoards.value = wanted;
  localStorage.setItem(key, wanted);
}
