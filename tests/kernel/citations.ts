import type { Listener, Surroundings, ToldRequirement } from "./listening.ts";

/** A thing that some rows of a rule book are about, and the words it is known by. */
export interface Subject {
  /** E.g. "dogs". */
  readonly about: string;
  /** The ids of the rows that are about it and nothing else. */
  readonly rows: RegExp;
  /** What a requirement that cites such a row has in it: in its sentence, its action, or by what it speaks of. */
  readonly words: RegExp;
  /** Or the kind of a piece that is somewhere on the board, where everything there has to reckon with it. */
  readonly pieces?: RegExp;
}

/** The strings and numbers of an action, its field names left out. */
const wordsOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [String(value)];

/** Names and places in a text: what is joined by hyphens or commas is one. */
const names = (text: string): readonly string[] => text.match(/[\w-]+(?:,[\w-]+)*/g) ?? [];

/** What lies on a square and on its sides, and who stands there. */
function on(board: Surroundings, square: string): readonly string[] {
  const [x = NaN, y = NaN] = square.split(",").map(Number);
  if (Number.isNaN(x + y)) return [];
  const beside = ({ x: column, y: row, side }: Surroundings["edges"][number]): boolean =>
    (column === x && row === y) || (side === "N" ? column === x && row === y + 1 : column === x + 1 && row === y);
  return [
    ...board.squares.filter((one) => one.x === x && one.y === y).map(({ terrain }) => terrain),
    ...board.edges.filter(beside).map(({ terrain }) => terrain),
    ...board.pieces.filter((one) => one.x === x && one.y === y).map(({ kind }) => kind),
  ];
}

/**
 * Notes citations that do not hold: a row about dogs is cited by what says nothing of dogs, where no piece and no place
 * it names has anything to do with one.
 */
export class StrayCitations implements Listener {
  /** By subject and row: the first sentence that cited it so. */
  readonly found = new Map<string, string>();
  /** How many citations of a row with a subject were looked at. */
  looked = 0;
  readonly #subjects: readonly Subject[];

  constructor(subjects: readonly Subject[]) {
    this.#subjects = subjects;
  }

  note(requirements: readonly ToldRequirement[], action: unknown, board: Surroundings): void {
    if (action === undefined) return;
    const kinds = new Map(board.pieces.map(({ id, kind }) => [id, kind]));
    const told = wordsOf(action);
    for (const { text, at, cites } of requirements) {
      let spoken: string | undefined;
      for (const { about, rows, words, pieces } of this.#subjects) {
        const row = cites.find((id) => rows.test(id));
        if (row === undefined) continue;
        this.looked++;
        if (spoken === undefined) {
          const named = [...names(text), ...told, at ?? ""];
          spoken = [
            text,
            ...told,
            ...named.map((name) => kinds.get(name) ?? ""),
            ...named.flatMap((name) => on(board, name)),
          ].join(" ");
        }
        if (!words.test(spoken) && !board.pieces.some(({ kind }) => pieces?.test(kind) === true)) {
          const key = `${row}, about ${about}`;
          if (!this.found.has(key)) this.found.set(key, text);
        }
      }
    }
  }
}
