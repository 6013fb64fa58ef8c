import type { BoardCell } from "./board-model.ts";

/** What an action leads to before any die is rolled, told without doing it. */
export interface ActionPreview {
  /** The way it takes over a measured table, in its unit of length, from where the piece stands; null for none. */
  readonly way: readonly BoardCell[] | null;
  /** How long the way is, as people write it: "4.2″". */
  readonly length: string | null;
  /** What a player would want to know before, in the order it happens: "within 6″ and in view of S2 here". */
  readonly warnings: readonly PreviewWarning[];
  /** What is laid on a measured table for a moment: templates of weapons. Left out where there is none. */
  readonly templates?: readonly PreviewTemplate[];
  /** Of an attack with several weapons: who would fire which of them at whom. Left out where nothing is fired. */
  readonly shots?: readonly PreviewShot[];
}

/** A weapon of an attack: at whom it would be fired, and by which pieces, each with how many of it. */
export interface PreviewShot {
  /** The weapon, by the word by which actions name it. */
  readonly weapon: string;
  /** The id of whom it would be fired at. */
  readonly target: string;
  /** Who would fire it. */
  readonly firers: readonly {
    /** The id of the piece. */
    readonly piece: string;
    /** With how many of the weapon. */
    readonly times: number;
  }[];
}

/** A template of a weapon: the place by which its event names it, and its outline in the table's unit of length. */
export interface PreviewTemplate {
  /** The place by which its event names it. */
  readonly at: string;
  /** Its corners, in order around it, in the table's unit of length. */
  readonly outline: readonly BoardCell[];
}

/** What a player would want to know before an action. */
export interface PreviewWarning {
  /** What would happen, in a sentence. */
  readonly text: string;
  /** The place or the piece it is about. */
  readonly at?: string;
  /** The ids of the rules behind it. */
  readonly cites: readonly string[];
}
