import type { Spot } from "./spots.ts";

/** Who of the other side sees a place, and how well. */
export interface Watcher {
  readonly piece: string;
  readonly well: "full" | "partial";
}

/** Ground of a measured table that somebody of the other side watches. */
export interface WatchedGround {
  readonly piece: string;
  readonly well: "full" | "partial";
  readonly outlines: readonly (readonly Spot[])[];
}

/** What the other side sees: place by place. */
export interface Watched {
  readonly places: ReadonlyMap<string, readonly Watcher[]>;
  /** On a measured table: the ground that is watched, in outlines that overlap. */
  readonly grounds: readonly WatchedGround[];
  /** Whether whoever acts stands upright, and is seen above what hides others. */
  readonly upright?: boolean;
}
