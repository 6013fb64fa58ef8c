import type { BoardCell } from "./board-model.ts";

/** How well something is seen. */
export type Visibility = "full" | "partial" | "none";

/** A reason inside a ruling: a sentence, where it lies on the board, and the rules behind it. */
export interface Reason {
  readonly text: string;
  /** The square, edge, area or way it lies on, by its name. */
  readonly at?: string;
  readonly cites: readonly string[];
}

/** What a line of sight goes past, over or into, seen from the side, in the table's unit of length. */
export interface ElevationPart {
  readonly name: string;
  /** A body at an end of the line, terrain, terrain that lines go into only near its edge, or another body. */
  readonly kind: "end" | "terrain" | "area" | "piece";
  /** Where along the line it begins and ends; what lies before the line's beginning has numbers below 0. */
  readonly begins: number;
  readonly ends: number;
  /** How high its lower and its upper end are over the table; null where it has no upper end. */
  readonly bottom: number;
  readonly top: number | null;
  /** Whether this is what stops the line, and by how much it stands above it there, if that is what stops it. */
  readonly stops: boolean;
  readonly over?: number;
}

/** A line of sight on a table with heights, seen from the side. */
export interface Elevation {
  readonly length: number;
  /** How high the line is where it begins and where it ends. */
  readonly begin: number;
  readonly end: number;
  /** By where they begin. */
  readonly parts: readonly ElevationPart[];
}

/** One line that was examined, from the name of one place to another, and what became of it. */
export interface SightLine {
  readonly from: string;
  readonly to: string;
  /** The squares or areas the line passes between its ends, in order. */
  readonly through: readonly string[];
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
  readonly viewer: string;
  readonly target: string;
  /** How well the target's place is seen. */
  readonly place: Visibility;
  /** Whether the target as it is (its posture, its concealment) is seen. */
  readonly seen: boolean;
  readonly lines: readonly SightLine[];
  readonly reasons: readonly Reason[];
}

/** Another reading that would change a verdict. */
export interface OtherReading {
  readonly interpretation: string;
  readonly reading: string;
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
  readonly distance: number;
  /** The interpretations the verdict rests on, with the reading in force. */
  readonly interpretations: readonly { readonly id: string; readonly reading: string }[];
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
  readonly viewer: string;
  readonly full: readonly string[];
  readonly partial: readonly string[];
  /**
   * The pieces it sees now, as a ruling of sight from it says `seen`. A game may tell of its opponents alone: SAS: Rogue
   * Regiment (and of corpses and stains) and V-Sabotage; Dust Tactics tells of other units.
   */
  readonly sees: readonly string[];
  /** On a measured table: drawn to some eighth of an inch; the ruling of a place is what counts. */
  readonly grounds?: readonly FieldGround[];
  readonly cites: readonly string[];
}
