import { opposite } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, isOnBoard, placeOf, reading, type Rules } from "../table/context.ts";
import { ensnaredBy } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { flip } from "./alert.ts";
import { free } from "./held.ts";
import { setFacing, turnToward } from "./turning.ts";

/** Whether a unit that gets free notices what has been done to it. rr.open.dare-garrotte-release */
const noticesRelease = (ctx: Ctx, unit: AxisUnit): boolean =>
  unit.alert || reading(ctx, "rr.open.dare-garrotte-release") === "alert-and-turns";

/**
 * Nancy lets go of the unit in her garrotte by moving off, changing or attacking another: it is free, flips to alert and
 * turns to face her. rr.open.dare-garrotte-release
 */
export function* releaseEnsnared(ctx: Ctx, operator: Operator): Rules {
  const unit = ensnaredBy(ctx, operator);
  if (unit === undefined) return;
  free(ctx, unit, ["rr.open.dare-garrotte-release"]);
  if (!noticesRelease(ctx, unit)) return;
  flip(ctx, unit, "freed", ["rr.open.dare-garrotte-release"]);
  if (isOnBoard(operator)) yield* turnToward(ctx, unit, placeOf(ctx, operator.at), ["rr.open.dare-garrotte-release"]);
}

/**
 * The same where she stands right behind the unit or stood there until she was gone: it turns about.
 * rr.open.dare-garrotte-stop-early, rr.open.dare-garrotte-release
 */
export function releaseFromBehind(ctx: Ctx, operator: Operator, cite: Citation): void {
  const unit = ensnaredBy(ctx, operator);
  if (unit === undefined) return;
  free(ctx, unit, [cite]);
  if (!noticesRelease(ctx, unit)) return;
  flip(ctx, unit, "freed", [cite]);
  setFacing(ctx, unit, opposite[unit.facing], [cite]);
}
