import type { BoardCell } from "./board-model.ts";

/** How well something is seen. */
export type Visibility = "full" | "partial" | "none";

/** A reason inside a ruling: a sentence, where it lies on the board, and the rules behind it. */
export interface Reason {
  /** Why, in a sentence. */
  readonly text: string;
  /** The square, edge, area or way it lies on, by its name. */
  readonly at?: string;
  /** The ids of the rules and open points behind it. */
  readonly cites: readonly string[];
}

/** What a line of sight goes past, over or into, seen from the side, in the table's unit of length. */
export interface ElevationPart {
  /** What it is, as people call it, or the id of a piece. */
  readonly name: string;
  /** A body at an end of the line, terrain, terrain that lines go into only near its edge, or another body. */
  readonly kind: "end" | "terrain" | "area" | "piece";
  /** Where along the line it begins and ends; what lies before the line's beginning has numbers below 0. */
  readonly begins: number;
  /** How far along the line it ends. */
  readonly ends: number;
  /** How high its lower and its upper end are over the table; null where it has no upper end. */
  readonly bottom: number;
  /** How high its upper end is over the table; null where it has none. */
  readonly top: number | null;
  /** Whether this is what stops the line, and by how much it stands above it there, if that is what stops it. */
  readonly stops: boolean;
  /** By how much it stands above the line, in the unit of length; left out where it does not stop it. */
  readonly over?: number;
}

/** A line of sight on a table with heights, seen from the side. */
export interface Elevation {
  /** How long the line is on the ground. */
  readonly length: number;
  /** How high the line is where it begins and where it ends. */
  readonly begin: number;
  /** How high the line is where it ends. */
  readonly end: number;
  /** By where they begin. */
  readonly parts: readonly ElevationPart[];
}

/** One line that was examined, from the name of one place to another, and what became of it. */
export interface SightLine {
  /** The name of the place where it begins. */
  readonly from: string;
  /** The name of the place where it ends. */
  readonly to: string;
  /** The squares or areas the line passes between its ends, in order. */
  readonly through: readonly string[];
  /** How well the end of the line is seen along it. */
  readonly fate: Visibility;
  /** The first thing that stops the line. */
  readonly blocker?: Reason;
  /** What hides low things only, or gives cover, without stopping the line. */
  readonly hindrances: readonly Reason[];
  /** The line from the side, where a game has heights. */
  readonly elevation?: Elevation;
}

/** The verdict for one direction of sight. */
export interface SightVerdict {
  /** The piece or place that looks. */
  readonly viewer: string;
  /** The piece or place that is looked at. */
  readonly target: string;
  /** How well the target's place is seen. */
  readonly place: Visibility;
  /** Whether the target as it is (its posture, its concealment) is seen. */
  readonly seen: boolean;
  /** The lines that were examined. */
  readonly lines: readonly SightLine[];
  /** Why the verdict is so, beside what lies on the lines. */
  readonly reasons: readonly Reason[];
}

/** An open point that an answer rests on, and how it is read. */
export interface ReadingInForce {
  /** The id of the open point. */
  readonly id: string;
  /** The name of the reading in force. */
  readonly reading: string;
}

/** Another reading that would change a verdict. */
export interface OtherReading {
  /** The id of the open point. */
  readonly interpretation: string;
  /** The name of the other reading. */
  readonly reading: string;
  /** What would be so by it, in a sentence. */
  readonly text: string;
}

/** The verdict for the other direction; the service tells how much it hangs on readings, too. */
export interface SightBack extends SightVerdict {
  /** The interpretations it rests on, with the reading in force. */
  readonly interpretations?: SightRuling["interpretations"];
  /** Readings under which it would be another. */
  readonly otherwise?: SightRuling["otherwise"];
}

/** An answer to "can A see B?": both directions, and how much it hangs on readings of the book. */
export interface SightRuling extends SightVerdict {
  /** The same question the other way round, where it has a meaning. */
  readonly back: SightBack | null;
  /** How far apart they are: squares, areas, or units of length of a measured table. */
  readonly distance: number;
  /** The interpretations the verdict rests on, with the reading in force. */
  readonly interpretations: readonly ReadingInForce[];
  /** Readings under which this verdict would be another. */
  readonly otherwise: readonly OtherReading[];
}

/** Ground of a measured table that one unit has something to do with, as it is tried place by place. */
export interface FieldGround {
  /** What it has there, in words of the game: "close watch", "clear view", "field of fire". */
  readonly kind: string;
  /** How well: as `full` and `partial` are of places with names. */
  readonly well: Visibility;
  /** Polygons that together are the ground, in the table's unit of length; they may overlap. */
  readonly outlines: readonly (readonly BoardCell[])[];
}

/** Everything one unit sees: the places by name, fully and partially visible; on a measured table the ground. */
export interface FieldOfView {
  /** The piece that looks. */
  readonly viewer: string;
  /** The places that it sees fully, by name. */
  readonly full: readonly string[];
  /** The places that it sees in part, by name. */
  readonly partial: readonly string[];
  /**
   * The pieces it sees now, as a ruling of sight from it says `seen`. A game may tell of its opponents alone: SAS: Rogue
   * Regiment (and of corpses and stains) and V-Sabotage; Dust Tactics tells of other units.
   */
  readonly sees: readonly string[];
  /** On a measured table: drawn to some eighth of an inch; the ruling of a place is what counts. */
  readonly grounds?: readonly FieldGround[];
  /** The ids of the rules and open points behind it. */
  readonly cites: readonly string[];
}
