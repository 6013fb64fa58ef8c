import { signal } from "@preact/signals";
import { isObject } from "../api/is-object.ts";
import { keepAt, keptAt } from "../page/kept.ts";
import type { Answers } from "./standing.ts";

const key = "umpire-each-phase";
const unaskedKey = "umpire-unasked";

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

/** The action that answers a question between the steps of others with nothing: the game goes on. */
export const GO_ON = "go-on";

const keptUnasked = keptAt(unaskedKey);

/** What is not asked any more between the steps of others, by ruleset: the text of the question. */
const unasked = signal<Readonly<Record<string, unknown>>>(isObject(keptUnasked) ? keptUnasked : {});

function keepUnasked(next: Readonly<Record<string, unknown>>): void {
  unasked.value = next;
  keepAt(unaskedKey, next);
}

/** Has the game go on where it would ask this between the steps of others, from now on. */
export const neverAsk = (ruleset: string, question: string): void =>
  keepUnasked({ ...unasked.peek(), [ruleset]: question });

/** Has it be asked again. */
export function askAgain(ruleset: string): void {
  const { [ruleset]: _before, ...others } = unasked.peek();
  keepUnasked(others);
}

/** What is answered by going on in a game, as answers that stand. */
export function goesOnIn(ruleset: string): Answers {
  const question = unasked.value[ruleset];
  return typeof question === "string" ? { [question]: GO_ON } : {};
}
