import { opposite } from "../../geometry/index.ts";
import {
  type AxisUnit,
  ensnaredBy,
  type G,
  onBoard,
  type Operator,
  placeOf,
  reading,
  type Rules,
} from "../board/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { flip } from "./alert.ts";
import { free } from "./held.ts";
import { setFacing, turnToward } from "./turning.ts";

/** Whether a unit that gets free notices what has been done to it. rr.open.dare-garrotte-release */
const noticesRelease = (g: G, unit: AxisUnit): boolean =>
  unit.alert || reading(g, "rr.open.dare-garrotte-release") === "alert-and-turns";

/**
 * Nancy lets go of the unit in her garrotte by moving off, changing or attacking another: it is free, flips to alert and
 * turns to face her. rr.open.dare-garrotte-release
 */
export function* releaseEnsnared(g: G, operator: Operator): Rules {
  const unit = ensnaredBy(g, operator);
  if (unit === undefined) return;
  free(g, unit, ["rr.open.dare-garrotte-release"]);
  if (!noticesRelease(g, unit)) return;
  flip(g, unit, "freed", ["rr.open.dare-garrotte-release"]);
  if (onBoard(operator)) yield* turnToward(g, unit, placeOf(g, operator.at), ["rr.open.dare-garrotte-release"]);
}

/**
 * The same where she stands right behind the unit or stood there until she was gone: it turns about.
 * rr.open.dare-garrotte-stop-early, rr.open.dare-garrotte-release
 */
export function releaseFromBehind(g: G, operator: Operator, cite: Citation): void {
  const unit = ensnaredBy(g, operator);
  if (unit === undefined) return;
  free(g, unit, [cite]);
  if (!noticesRelease(g, unit)) return;
  flip(g, unit, "freed", [cite]);
  setFacing(g, unit, opposite[unit.facing], [cite]);
}
