import type { Place } from "./lattice.ts";
import type { Exact, Tower } from "./tower.ts";

/** Another name for a bigint of a whole float. */
export const whole = (value: number): bigint => BigInt(value);

/** A line in exact numbers: a place p lies on the side `dx * p.y - dy * p.x - m` of it. */
export interface ExactLine {
  readonly tower: Tower;
  readonly dx: Exact;
  readonly dy: Exact;
  readonly m: Exact;
}

/** What a line was made of, and so need not be found out: places it passes through, ends it only touches. */
export interface KnownOfLine {
  readonly through?: readonly Place[];
  readonly touchesFrom?: boolean;
  readonly touchesTo?: boolean;
}

/** A line before it is aimed: its direction and a place on it in floats, how exact they are, and the exact line. */
export interface LineSketch {
  readonly kind: LineKind;
  readonly dx: number;
  readonly dy: number;
  readonly origin: Place;
  /** At most how far the direction, as a unit vector, is off. */
  readonly slack: number;
  readonly known: KnownOfLine;
  exact(): ExactLine;
}

/** Which things fix a line. */
export type LineKind =
  | "centres"
  | "outer-tangent"
  | "inner-tangent"
  | "corner-tangent"
  | "corner-corner"
  | "edge"
  | "cut-own-tangent"
  | "cut-tangent"
  | "cut-corner"
  | "cut-cut";
