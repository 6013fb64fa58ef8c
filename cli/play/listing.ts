import type { LegalAction } from "@umpire/rules";
import { actionLine, actionLines } from "../answers.ts";
import { kindInWords, type Names } from "../names.ts";

/** How many actions are shown one by one; of more, how many there are of each kind. */
const MOST_LINES = 40;

/** A legal action as it is listed. */
interface Listed extends LegalAction {
  readonly index: number;
  readonly said: string;
}

const lineOf = ({ index, said }: Listed): string => `${String(index).padStart(5)}  ${said}`;

/** What an action is found by: its words, names and ids. */
const found = ({ said, piece, name, action }: Listed): string =>
  `${said} ${kindInWords(name)} ${piece} ${actionLine(action)}`.toLowerCase();

/** Actions with their numbers; where there are many, what there is of each piece, to be asked for by its words. */
export function listingLines(actions: readonly LegalAction[], names: Names, words = ""): readonly string[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const said = actionLines(actions, names);
  const shown = actions
    .map((legal, index): Listed => ({ ...legal, index, said: said[index] ?? "" }))
    .filter((listed) => wanted.every((word) => found(listed).includes(word)));
  if (shown.length === 0) return [`No legal action has the words ${wanted.join(" ")}.`];
  if (shown.length <= MOST_LINES) return shown.map(lineOf);
  const kinds = Map.groupBy(
    shown,
    ({ piece, name }) => `${piece === null ? "" : `${names.name(piece)}: `}${kindInWords(name)}`,
  );
  return [
    ...[...kinds].map(([kind, alike]) => {
      const [first] = alike;
      return alike.length === 1 && first !== undefined ? lineOf(first) : `       ${kind} (${alike.length})`;
    }),
    'Say some words to see more of them, e.g. "? move".',
  ];
}
