import type { ComponentChild } from "preact";
import { Trouble } from "./trouble.tsx";
import type { Asked } from "./use-answer.ts";

interface AnsweredProps<T> {
  readonly to: Asked<T>;
  /** What is worked out or fetched meanwhile, with an ellipsis at the end. */
  readonly waiting: string;
  /** How the wait looks, beside that it is one. */
  readonly class?: string;
  readonly children: (answer: T) => ComponentChild;
}

/**
 * The answer to a question; until it is there what is waited for, and where none comes what happened, with the offer to
 * ask again.
 */
export function Answered<T>({ to: { answer, trouble, again }, waiting, class: look = "", children }: AnsweredProps<T>) {
  if (trouble.value !== null) return <Trouble {...trouble.value} again={again} />;
  return answer.value === null ? <p class={`waiting ${look}`.trim()}>{waiting}</p> : <>{children(answer.value)}</>;
}
