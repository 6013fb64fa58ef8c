/** A neutral drawing model of a position: it knows squares, edges and pieces, and no game. */
export interface BoardModel {
  readonly kind: "squares";
  readonly width: number;
  readonly height: number;
  readonly squares: readonly BoardSquare[];
  readonly edges: readonly BoardEdge[];
  readonly pieces: readonly BoardPiece[];
  readonly marks: readonly BoardMark[];
}

/** A square that is not plain ground. */
export interface BoardSquare {
  readonly x: number;
  readonly y: number;
  readonly terrain: string;
}

/** Something on the side of a square: `side` is N (its upper side) or W (its left side). */
export interface BoardEdge {
  readonly x: number;
  readonly y: number;
  readonly side: "N" | "W";
  readonly terrain: string;
}

/** A piece on the board (or beside it: coordinates may lie outside). */
export interface BoardPiece {
  readonly id: string;
  readonly kind: string;
  readonly side: string;
  readonly x: number;
  readonly y: number;
  /** Squares across and down, for a piece that covers several; (x, y) is then its upper left square. */
  readonly width?: number;
  readonly height?: number;
  readonly facing: "N" | "E" | "S" | "W" | null;
  /** Conditions in words, e.g. "alert", "crouched". */
  readonly conditions: readonly string[];
  /** What can be read off the piece, by name, e.g. health 5, alert false. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

/** A mark on the ground: a point, a line of squares, an entry. */
export interface BoardMark {
  readonly kind: string;
  readonly label: string;
  readonly squares: readonly { readonly x: number; readonly y: number }[];
}
