import { nearest, TextFault, type TextPlace } from "../../kernel/index.ts";
import { type Facing, type Grid, type Square, squareNamed } from "../../geometry/index.ts";
import type { Token } from "../table/state.ts";
import { facings, grounds } from "./piece-words.ts";
import { type Clause, Reader } from "./text.ts";

/** Reads a square "x,y" of the board. */
export const readSquare = (reader: Reader, grid: Grid): Square => {
  const place = reader.place;
  const text = reader.word('a square "x,y"');
  const square = squareNamed(grid, text);
  if (square === null)
    throw new TextFault(
      place,
      "bad-place",
      `"${text}" is not a square of this board; squares are "x,y" from 0,0 to ${grid.width - 1},${grid.height - 1}.`,
    );
  return square;
};

/** Reads the id of a piece. */
export const readId = (reader: Reader): string => {
  const place = reader.place;
  const id = reader.word("the id of the piece");
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id))
    throw new TextFault(
      place,
      "bad-name",
      `"${id}" is not an id: ids are lower-case words of letters, digits and hyphens.`,
    );
  return id;
};

/** Where a vehicle's token lies: column and row of its upper left square, which may be off the board. */
export function readToken(reader: Reader): Token {
  const place = reader.place;
  const text = reader.word('a place "x,y"');
  const [, x, y] = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text) ?? [];
  if (x === undefined || y === undefined || Math.abs(Number(x)) > 99 || Math.abs(Number(y)) > 99)
    throw new TextFault(place, "bad-place", `"${text}" is not a place "x,y" of a token.`);
  return { x: Number(x), y: Number(y) };
}

/** The token whose upper left square is drawn there. */
export const tokenAt = (grid: Grid, square: Square | null): Token | null =>
  square === null ? null : { x: square % grid.width, y: Math.floor(square / grid.width) };

/** Reads a number of tokens, where one follows. */
export const readTokens = (reader: Reader, what: string, otherwise: number): number =>
  /^\d/.test(reader.peek()) ? reader.count(what, 0, 99) : otherwise;

/** A piece as it is written: its first clause and the reader in it, its other clauses, and where it is drawn. */
export interface WrittenPiece {
  readonly first: Reader;
  readonly id: string;
  readonly attributes: readonly Clause[];
  readonly place: TextPlace;
  readonly grid: Grid;
  readonly drawnAt: Square | null;
}

/** A piece while its attributes are read: what is known of it, and the ground it is said to stand on. */
export interface PieceDraft<Piece> {
  readonly piece: Piece;
  readonly grid: Grid;
  ground: string | null;
}

/** What each attribute of a kind of piece changes in its draft, by the word it begins with. */
export type AttributeTable<Draft> = Readonly<Record<string, (draft: Draft, reader: Reader, word: string) => void>>;

/** What every piece may say of the ground it stands on. */
export const groundAttributes: AttributeTable<{ ground: string | null }> = {
  on: (draft, reader) => (draft.ground = reader.oneOf("a kind of square", grounds)),
};

/** What everything with a facing may say of it, and of the ground. */
export const facingAttributes: AttributeTable<{ readonly piece: { facing: Facing }; ground: string | null }> = {
  ...groundAttributes,
  facing: ({ piece }, reader) => (piece.facing = reader.oneOf("a facing", facings)),
};

/**
 * Reads the clauses of a piece into its draft: the rest of the first one and all others, each word by its table. None
 * is said twice but for what a piece may have several of.
 */
export function readAttributes<Draft>(
  { first, attributes }: Pick<WrittenPiece, "first" | "attributes">,
  draft: Draft,
  table: AttributeTable<Draft>,
  several: ReadonlySet<string> = new Set(),
): void {
  const given = new Set<string>();
  const readers = [...(first.more ? [first] : []), ...attributes.map((clause) => new Reader(clause))];
  for (const reader of readers) {
    do {
      const place = reader.place;
      const word = reader.word("an attribute");
      const read = Object.hasOwn(table, word) ? table[word] : undefined;
      if (read === undefined)
        throw new TextFault(
          place,
          "unknown-attribute",
          `"${word}" is not an attribute of this piece${nearest(word, Object.keys(table))}.`,
        );
      if (given.has(word) && !several.has(word))
        throw new TextFault(place, "given-twice", `"${word}" is said twice here.`);
      given.add(word);
      read(draft, reader, word);
    } while (reader.more);
  }
}
