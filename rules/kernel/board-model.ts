/**
 * A neutral drawing model of a position: it knows squares, edges, areas, ways and pieces, and no game.
 * Everything lies on one grid of `width` by `height` cells, so that one drawing serves every kind of board: on a board
 * of squares each cell is a square; on a board of areas an area covers cells; on a measured table a cell is one unit of
 * length, and places lie anywhere in it. What a kind of board does not have is empty.
 */
export interface BoardModel {
  /** How places are named: squares by "x,y", areas by their id, places of a table by "x,y" with decimals. */
  readonly kind: BoardKind;
  /** How many cells lie across; on a measured table its width in units of length. */
  readonly width: number;
  /** How many cells lie down; on a measured table its height in units of length. */
  readonly height: number;
  /** The squares that are not plain ground; empty where the board has no squares. */
  readonly squares: readonly BoardSquare[];
  /** What lies on the sides of squares: walls, doors, hedges; empty where the board has no squares. */
  readonly edges: readonly BoardEdge[];
  /** The areas, in play or not; empty where the board has none. */
  readonly areas: readonly BoardArea[];
  /** What lies between neighbouring areas; empty where the board has none. */
  readonly ways: readonly BoardWay[];
  /** The pieces, on the board and beside it. */
  readonly pieces: readonly BoardPiece[];
  /** Marks on the ground, which lie under the pieces. */
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
  /** The id of the piece or the unit. */
  readonly id: string;
  /** One thing that the card says each, as it stands on a line of its own. */
  readonly says: readonly string[];
}

/** What people call a piece or a unit, as it stands inside a sentence. */
export interface BoardName {
  /** The id, or the word by which actions name it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
}

/** An objective of the game and how it stands. */
export interface BoardObjective {
  /** What is to be done, in a sentence. */
  readonly text: string;
  /** Whether it can still be met, has been met, or cannot be met any more. */
  readonly state: "open" | "met" | "lost";
}

/** A count that everybody at the table watches. */
export interface BoardTrack {
  /** What is counted, e.g. "stealth meter". */
  readonly name: string;
  /** Where the count stands. */
  readonly value: number;
  /** How far it can go, where that is known. */
  readonly most: number | null;
  /** At which end it is bad for the players: a meter that runs out, an alarm that rises. */
  readonly bad: "low" | "high" | null;
  /** What the count means now, e.g. "the alarm is raised". */
  readonly text: string | null;
}

/** What kind of board it is: of squares, of areas, or a measured table. */
export type BoardKind = "squares" | "areas" | "table";

/** A measured table: its unit of length, and the shapes that lie on it. */
export interface BoardTable {
  /** E.g. "inch". */
  readonly unit: string;
  /** What stands behind a number of units, e.g. ″. */
  readonly sign: string;
  /** The terrain that lies on it. */
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
  /** How far to the right: cells from 0, or units of length with decimals on a measured table. */
  readonly x: number;
  /** How far down, counted as `x` is. */
  readonly y: number;
}

/** A square that is not plain ground. */
export interface BoardSquare extends BoardCell {
  /** What the ground is, by its name in the game, e.g. "water". */
  readonly terrain: string;
}

/** Something on the side of a square: `side` is N (its upper side) or W (its left side). */
export interface BoardEdge extends BoardCell {
  /** Its upper side (N) or its left side (W). */
  readonly side: "N" | "W";
  /** What lies there, by its name in the game, e.g. "closed door". */
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
  /** The ids of the two areas. */
  readonly between: readonly [string, string];
  /** E.g. "open", "wall", "locked door". */
  readonly kind: string;
}

/** A piece on the board (or beside it: coordinates may lie outside). */
export interface BoardPiece extends BoardCell {
  /** The id by which actions and questions name it. */
  readonly id: string;
  /** What it is, e.g. "operator". */
  readonly kind: string;
  /** Whose it is, by the word of its game, e.g. "axis". */
  readonly side: string;
  /**
   * The area it is on; (x, y) is then the first of its cells. Null on a board of squares, and for a piece that is on no
   * area.
   */
  readonly area: string | null;
  /** Squares across and down, for a piece that covers several; (x, y) is then its upper left square. */
  readonly width?: number;
  /** Squares down; see `width`. */
  readonly height?: number;
  /** Where it faces; null where it faces nowhere, or on a measured table, where `bearing` tells it. */
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
  /** What it is, e.g. "entry". */
  readonly kind: string;
  /** What people call it; what is written beside it. */
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

/** What can be read off something, by name. */
export type BoardDetails = Readonly<Record<string, string | number | boolean>>;
