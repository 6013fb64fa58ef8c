/**
 * A neutral drawing model of a position: it knows squares, edges, areas, ways and pieces, and no game.
 * Everything lies on one grid of `width` by `height` cells, so that one drawing serves every kind of board: on a board
 * of squares each cell is a square; on a board of areas an area covers cells; on a measured table a cell is one unit of
 * length, and places lie anywhere in it. What a kind of board does not have is empty.
 */
export interface BoardModel {
  /** How places are named: squares by "x,y", areas by their id, places of a table by "x,y" with decimals. */
  readonly kind: BoardKind;
  readonly width: number;
  readonly height: number;
  readonly squares: readonly BoardSquare[];
  readonly edges: readonly BoardEdge[];
  readonly areas: readonly BoardArea[];
  readonly ways: readonly BoardWay[];
  readonly pieces: readonly BoardPiece[];
  readonly marks: readonly BoardMark[];
  /** What lies on a measured table; on no other board. */
  readonly table?: BoardTable;
  /** What the game is about, as everybody at the table keeps it in view; left out where a game has none. */
  readonly objectives?: readonly BoardObjective[];
  /** The counts that everybody watches: meters, alarms, a clock; left out where a game has none. */
  readonly tracks?: readonly BoardTrack[];
  /** What people call what has an id that does not say it, on the board or not: "s1" is Sentry 1. */
  readonly names?: readonly BoardName[];
  /** What people call what actions name by a word that is no piece, as a weapon: "lmg" is the squad gun. */
  readonly words?: readonly BoardName[];
  /** What pieces and units are and have by their cards, on the board or not; left out where a game tells none. */
  readonly cards?: readonly BoardCard[];
}

/** What the card of a piece or a unit says, in a few words each: what it carries, what it can do. */
export interface BoardCard {
  readonly id: string;
  readonly says: readonly string[];
}

/** What people call a piece or a unit, as it stands inside a sentence. */
export interface BoardName {
  readonly id: string;
  readonly name: string;
}

/** An objective of the game and how it stands. */
export interface BoardObjective {
  readonly text: string;
  readonly state: "open" | "met" | "lost";
}

/** A count that everybody at the table watches. */
export interface BoardTrack {
  readonly name: string;
  readonly value: number;
  /** How far it can go, where that is known. */
  readonly most: number | null;
  /** At which end it is bad for the players: a meter that runs out, an alarm that rises. */
  readonly bad: "low" | "high" | null;
  /** What the count means now, e.g. "the alarm is raised". */
  readonly text: string | null;
}

export type BoardKind = "squares" | "areas" | "table";

/** A measured table: its unit of length, and the shapes that lie on it. */
export interface BoardTable {
  /** E.g. "inch". */
  readonly unit: string;
  /** What stands behind a number of units, e.g. ″. */
  readonly sign: string;
  readonly shapes: readonly BoardShape[];
}

/** A shape on a measured table, in units of length from its upper left corner. */
export interface BoardShape {
  /** No other shape or piece has it. */
  readonly id: string;
  /** What it is, e.g. "building". */
  readonly kind: string;
  /** What people call it. */
  readonly label: string;
  /** At least three corners, in order around it. */
  readonly outline: readonly BoardCell[];
  /** How high it is, in units of length; null where that does not matter. */
  readonly height: number | null;
  /** What can be read off it, by name. */
  readonly details: BoardDetails;
}

/** A compass direction on the drawing; north is above. */
export type BoardSide = "N" | "E" | "S" | "W";

/** A cell of the drawing, from (0, 0) in its upper left corner. */
export interface BoardCell {
  readonly x: number;
  readonly y: number;
}

/** A square that is not plain ground. */
export interface BoardSquare extends BoardCell {
  readonly terrain: string;
}

/** Something on the side of a square: `side` is N (its upper side) or W (its left side). */
export interface BoardEdge extends BoardCell {
  readonly side: "N" | "W";
  readonly terrain: string;
  /** What the game calls it, where actions and questions name it: a door; no square and no piece has that name. */
  readonly name?: string;
}

/** An area: a place of its own, whatever cells it covers. */
export interface BoardArea {
  /** No other area of the board has it, in whatever group. */
  readonly id: string;
  /** What it is, e.g. "large outdoor". */
  readonly kind: string;
  /** What people call it. */
  readonly label: string;
  /** The map it belongs to; a game with several maps in play lays their cells beside each other. */
  readonly group: string;
  /** At least one; no two areas share one. */
  readonly cells: readonly BoardCell[];
  /** What can be read off the area, by name. */
  readonly details: BoardDetails;
}

/** What lies between two neighbouring areas, wherever their cells touch. */
export interface BoardWay {
  readonly between: readonly [string, string];
  /** E.g. "open", "wall", "locked door". */
  readonly kind: string;
}

/** A piece on the board (or beside it: coordinates may lie outside). */
export interface BoardPiece extends BoardCell {
  readonly id: string;
  readonly kind: string;
  readonly side: string;
  /**
   * The area it is on; (x, y) is then the first of its cells. Null on a board of squares, and for a piece that is on no
   * area.
   */
  readonly area: string | null;
  /** Squares across and down, for a piece that covers several; (x, y) is then its upper left square. */
  readonly width?: number;
  readonly height?: number;
  readonly facing: BoardSide | null;
  /** On a measured table: the radius of its base in units of length, round (x, y). */
  readonly radius?: number;
  /** On a measured table: where it faces, in degrees clockwise from the upper edge; left out where it faces nowhere. */
  readonly bearing?: number;
  /** Conditions in words, e.g. "alert", "crouched". */
  readonly conditions: readonly string[];
  /** What can be read off the piece, by name, e.g. health 5, alert false. */
  readonly details: BoardDetails;
}

/** A mark on the ground: a point, a line of squares, an entry. */
export interface BoardMark {
  readonly kind: string;
  readonly label: string;
  /** The cells it marks; on a measured table the places. */
  readonly squares: readonly BoardCell[];
  /** The area it belongs to, on a board of areas. */
  readonly area?: string;
  /** The side of its cells that it stands on, for what lies on a border. */
  readonly side?: BoardSide;
  /** On a measured table: polygons that together are marked, in units of length; they may overlap. */
  readonly outlines?: readonly (readonly BoardCell[])[];
}

export type BoardDetails = Readonly<Record<string, string | number | boolean>>;
