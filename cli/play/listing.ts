import type { LegalAction } from "@umpire/rules";
import { actionLine } from "../answers.ts";

/** How many actions are shown one by one; of more, how many there are of each kind. */
const MOST_LINES = 40;

/** Actions with their numbers; where there are many, what there is of each piece, to be asked for by its words. */
export function listingLines(actions: readonly LegalAction[], words = ""): readonly string[] {
  const wanted = words.split(/\s+/).filter(Boolean);
  const shown = actions
    .map((legal, index) => ({ ...legal, index }))
    .filter(({ piece, action }) => wanted.every((word) => `${piece} ${actionLine(action)}`.includes(word)));
  if (shown.length === 0) return [`No legal action has the words ${wanted.join(" ")}.`];
  if (shown.length <= MOST_LINES)
    return shown.map(({ index, action }) => `${String(index).padStart(5)}  ${actionLine(action)}`);
  const kinds = Map.groupBy(shown, ({ piece, name }) => `${piece} ${name}`);
  return [
    ...[...kinds].map(([kind, { length, 0: first }]) =>
      length === 1 && first !== undefined
        ? `${String(first.index).padStart(5)}  ${actionLine(first.action)}`
        : `       ${kind}: ${length}`,
    ),
    'Say some words to see more of them, e.g. "? move".',
  ];
}
