import { batch, type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { inWords, Unreachable, type Words } from "../api/problem.ts";
import { whenBack } from "./when-back.ts";

/** A question that a view asks when it is shown, and again when what it is about has changed. */
export interface Asked<T> {
  readonly answer: ReadonlySignal<T | null>;
  /** What went wrong, in words. */
  readonly trouble: ReadonlySignal<Words | null>;
  again(): void;
}

/**
 * Asks on `about`, and shows only the answer to the latest question; where `ask` is null there is nothing to ask yet. What
 * the server did not answer is asked again by itself, and the trouble is told until it answers.
 */
export function useAnswer<T>(
  ask: (() => Promise<T>) | null,
  about: readonly unknown[],
  words: (error: unknown) => Words = inWords,
): Asked<T> {
  const answer = useSignal<T | null>(null);
  const trouble = useSignal<Words | null>(null);
  const tries = useSignal(0);
  useEffect(() => {
    let wanted = true;
    let askNoMore: (() => void) | null = null;
    const put = async (question: () => Promise<T>): Promise<void> => {
      try {
        const result = await question();
        if (!wanted) return;
        askNoMore?.();
        batch(() => {
          answer.value = result;
          trouble.value = null;
        });
      } catch (error) {
        if (!wanted) return;
        const wrong = words(error);
        // what is told already is not read out anew
        if (trouble.peek()?.text !== wrong.text) trouble.value = wrong;
        if (error instanceof Unreachable) askNoMore ??= whenBack(() => void put(question));
        else askNoMore?.();
      }
    };
    trouble.value = null;
    if (ask !== null) void put(ask);
    return () => {
      wanted = false;
      askNoMore?.();
    };
  }, [...about, tries.value]);
  return {
    answer,
    trouble,
    again: () => {
      tries.value++;
    },
  };
}
