import { measured } from "../../geometry/index.ts";

/** Where the other fighter counts as being, as the line through the base is read. */
export type FrontReading = "whole-base" | "centre";

/**
 * Whether a base lies to the front of a fighter, to its rear, or across the line through its shoulders, which goes on
 * for ever. Touching the line is not straddling. Exact. zh.los.front-line, zh.los.front-only, zh.open.front-line
 */
export const sideOf = (
  seer: measured.Place,
  facing: measured.Direction,
  other: measured.Disc,
  reading: FrontReading,
): measured.FrontSide =>
  measured.frontOf(seer, facing, reading === "centre" ? measured.disc(other.x, other.y, 0) : other);

/** What a straddle roll says: any chevron means front. zh.los.straddle-result */
export const isFrontBy = (face: string): boolean => face === "I" || face === "II" || face === "III";
