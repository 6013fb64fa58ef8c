import { type ReadonlySignal, useSignal } from "@preact/signals";
import { inWords, Problem, type Words } from "../api/problem.ts";
import type { StoredGame } from "./stored-game.ts";

/** Something that is done at the press of a button, one at a time, with what went wrong in words. */
export interface DeedState {
  readonly busy: ReadonlySignal<boolean>;
  readonly wrong: ReadonlySignal<Words | null>;
  run(what: () => Promise<void>): Promise<void>;
}

/** `game`: what is looked at again where something was faster. */
export function useDeed(game?: StoredGame): DeedState {
  const busy = useSignal(false);
  const wrong = useSignal<Words | null>(null);
  return {
    busy,
    wrong,
    run: async (what) => {
      if (busy.value) return;
      busy.value = true;
      wrong.value = null;
      try {
        await what();
      } catch (error) {
        wrong.value = inWords(error);
        if (error instanceof Problem && error.status === 409) await game?.look();
      } finally {
        busy.value = false;
      }
    },
  };
}
