import { signal } from "@preact/signals";

const key = "umpire-each-phase";

/**
 * Whether the game stops at the beginning of each phase, for those who want to follow it step by step; else it runs on
 * to where somebody has to choose.
 */
export const eachPhase = signal(localStorage.getItem(key) === "on");

/** Has the game stop at each phase, or not, from now on. */
export function stopAtEachPhase(wanted: boolean): void {
  eachPhase.value = wanted;
  if (wanted) localStorage.setItem(key, "on");
  else localStorage.removeItem(key);
}
