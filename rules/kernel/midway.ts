import type { Defect } from "./position.ts";
import { faultAt } from "./text.ts";

/**
 * The line of a text that was printed in the middle of something: it shows what lies on the table, and holds neither
 * what is asked nor what has been rolled and answered since the last checkpoint.
 */
export const midwayLine = "in the middle of something";

/** What prints the states of a game. */
interface Printing<S> {
  print(state: S): string;
  printsMidway?(state: S): boolean;
}

/**
 * A state as text. In the middle of something the text is marked below the line that names its game, unless it says all
 * there is.
 */
export function printed<S>(game: Printing<S>, state: S, { midway }: { readonly midway: boolean }): string {
  const text = game.print(state);
  if (!midway || game.printsMidway?.(state) === true) return text;
  const end = text.indexOf("\n") + 1;
  return `${text.slice(0, end)}${midwayLine}\n${text.slice(end)}`;
}

/** A text without that mark, its other lines where they were, and why it is no position; null where it has none. */
export function unmarkedMidway(text: string): { readonly text: string; readonly defect: Defect } | null {
  if (!text.includes(midwayLine)) return null;
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.trim() === midwayLine);
  if (at < 0) return null;
  const message =
    "This text was printed in the middle of something, and what has been rolled and answered in it is in no text: go on from the position itself, or take this line away to begin from what lies on the table.";
  return {
    text: lines.map((line, i) => (i === at ? "" : line)).join("\n"),
    defect: faultAt({ line: at + 1, column: 1 }, "in-the-middle", message),
  };
}
