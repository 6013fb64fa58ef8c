import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardModel } from "../api/answers.ts";
import { isOnTable, type Spot } from "../board/spots.ts";
import { announce } from "../page/announce.tsx";
import { measuredInWords, type Ruler, straightened } from "./measuring.ts";

/** The ruler of a table: put away, taken up, or on the table. */
export interface RulerInHand {
  isOut(): boolean;
  /** The one on the table. */
  laid(): Ruler | null;
  /** The one on the table while it follows the hand. */
  following(): Ruler | null;
  beginAt(spot: Spot): void;
  follow(spot: Spot): void;
  /** Takes a press; answers whether it was about the ruler. */
  press(spot: Spot): boolean;
  takeUp(): void;
  putAway(): void;
}

/** A ruler that is put away when another table is shown. */
export function useRuler(model: BoardModel, title: string): RulerInHand {
  const ruler = useSignal<Ruler | "ready" | null>(null);
  useEffect(() => {
    ruler.value = null;
  }, [title]);

  const laid = (): Ruler | null => (ruler.value === "ready" ? null : ruler.value);
  const following = (): Ruler | null => {
    const now = laid();
    return now === null || now.done ? null : now;
  };
  const beginAt = (spot: Spot): void => {
    const from = straightened(model, spot);
    ruler.value = { from, to: from, done: false };
    announce("Measuring from here: walk or press to where.");
  };
  const press = (spot: Spot): boolean => {
    const now = following();
    if (now !== null) {
      const done = { ...now, to: straightened(model, spot), done: true };
      ruler.value = done;
      announce(measuredInWords(model, done));
    } else if (ruler.value !== null) beginAt(spot);
    else return false;
    return true;
  };
  const follow = (spot: Spot): void => {
    const now = following();
    if (now !== null && isOnTable(model, spot)) ruler.value = { ...now, to: straightened(model, spot) };
  };
  return {
    isOut: () => ruler.value !== null,
    laid,
    following,
    beginAt,
    follow,
    press,
    takeUp: () => {
      ruler.value = "ready";
    },
    putAway: () => {
      ruler.value = null;
    },
  };
}
