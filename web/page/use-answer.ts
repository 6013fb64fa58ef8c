import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { inWords, type Words } from "../api/problem.ts";

/** A question that a view asks when it is shown, and again when what it is about has changed. */
export interface Asked<T> {
  readonly answer: ReadonlySignal<T | null>;
  /** What went wrong, in words. */
  readonly trouble: ReadonlySignal<Words | null>;
  again(): void;
}

/**
 * Asks on `about`, and shows only the answer to the latest question; where `ask` is null there is nothing to ask yet.
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
    const put = async (question: () => Promise<T>): Promise<void> => {
      try {
        const result = await question();
        if (wanted) answer.value = result;
      } catch (error) {
        if (wanted) trouble.value = words(error);
      }
    };
    trouble.value = null;
    if (ask !== null) void put(ask);
    return () => {
      wanted = false;
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
