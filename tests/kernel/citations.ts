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

/** What is on the board, by name; a unit of several miniatures, `a-1` and `a-2`, is known by its own name, too. */
function kindsOn({ pieces, table }: Surroundings): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  const add = (name: string, kind: string): void => void kinds.set(name, [...(kinds.get(name) ?? []), kind]);
  for (const { id, kind } of [...pieces, ...(table?.shapes ?? [])]) {
    add(id, kind);
    const unit = id.replace(/-\d+$/, "");
    if (unit !== id) add(unit, kind);
  }
  return kinds;
}

/** What an area is, what lies in it, and who stands there. */
const inArea = (board: Surroundings, area: string): readonly string[] => [
  ...board.areas.filter(({ id }) => id === area).map(({ kind }) => kind),
  ...board.marks.filter((mark) => mark.area === area).map(({ kind }) => kind),
  ...board.pieces.filter((piece) => piece.area === area).map(({ kind }) => kind),
];

/** What lies on a square and on its sides, or in an area, and who stands there. */
function on(board: Surroundings, name: string): readonly string[] {
  if (board.areas.length > 0) return inArea(board, name);
  const [x = NaN, y = NaN] = name.split(",").map(Number);
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
  readonly #kinds = new WeakMap<Surroundings, ReadonlyMap<string, readonly string[]>>();

  constructor(subjects: readonly Subject[]) {
    this.#subjects = subjects;
  }

  /** What is on a board, once for all that is told of it. */
  #kindsOn(board: Surroundings): ReadonlyMap<string, readonly string[]> {
    const kinds = this.#kinds.get(board) ?? kindsOn(board);
    this.#kinds.set(board, kinds);
    return kinds;
  }

  note(requirements: readonly ToldRequirement[], action: unknown, board: Surroundings): void {
    if (action === undefined) return;
    const kinds = this.#kindsOn(board);
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
            ...named.flatMap((name) => kinds.get(name) ?? []),
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
