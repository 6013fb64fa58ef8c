import type { Square } from "../../geometry/index.ts";
import { aslantRule, facingToward, turnTo } from "../alarm/index.ts";
import {
  type Ctx,
  distanceBetween,
  distanceFromUnit,
  name,
  number,
  placeOf,
  reading,
  record,
  type Rules,
  recordStay,
  unitsOnBoard,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { sighted } from "../sight/index.ts";
import { look, type LookRules } from "./looking.ts";

const lookRules: LookRules = {
  stops: ["rr.open.jager-cat-turn-sees"],
  shouts: ["rr.open.jager-cat-turn-sees"],
  spots: ["rr.open.jager-cat-turn-sees"],
};

/** Whether a move from so many squares away to so many startles the cat. rr.jager.cat-startled, rr.open.jager-cat-near */
function startles(ctx: Ctx, before: number, after: number): boolean {
  const near = number(ctx, "rr.number.cat-startle");
  return reading(ctx, "rr.open.jager-cat-near") === "any-move"
    ? Math.min(before, after) <= near
    : before > near && after <= near;
}

/** A figure moves from a square to another, onto the board or off it: it may startle the cat. */
export function* catHears(ctx: Ctx, mover: { readonly id: string }, from: Square | null, to: Square | null): Rules {
  const cat = ctx.state.jager?.cat ?? null;
  if (cat === null) return;
  const away = (square: Square | null): number => (square === null ? Infinity : distanceBetween(ctx, square, cat));
  if (startles(ctx, away(from), away(to))) yield* startle(ctx, cat, mover.id);
}

/** A vehicle moves: its nearest squares count. */
export function* catHearsWheels(
  ctx: Ctx,
  mover: { readonly id: string },
  from: readonly Square[],
  to: readonly Square[],
): Rules {
  const cat = ctx.state.jager?.cat ?? null;
  if (cat === null) return;
  const away = (squares: readonly Square[]): number =>
    Math.min(...squares.map((square) => distanceBetween(ctx, square, cat)));
  if (startles(ctx, away(from), away(to))) yield* startle(ctx, cat, mover.id);
}

/**
 * The cat is startled: every unit on foot near it turns to face it, without being alerted by it, and the token is
 * removed. rr.jager.cat-turns, rr.jager.cat-no-alert, rr.jager.cat-removed, rr.open.jager-cat-who-turns,
 * rr.open.jager-cat-held, rr.open.jager-cat-turn-sees
 */
function* startle(ctx: Ctx, cat: Square, by: string): Rules {
  const { jager } = ctx.state;
  if (jager === null) return;
  record(ctx, {
    event: "cat-startled",
    by,
    at: name(ctx, cat),
    cites: ["rr.jager.cat-startled", "rr.open.jager-cat-near", "rr.open.distance-metric"],
  });
  jager.cat = null;
  const place = placeOf(ctx, cat);
  const held = reading(ctx, "rr.open.jager-cat-held") === "do-not-turn";
  for (const unit of unitsOnBoard(ctx)) {
    if (isVehicle(unit) || distanceFromUnit(ctx, unit, place) > number(ctx, "rr.number.cat-turns")) continue;
    if (held && (unit.smoking || unit.held !== null)) {
      recordStay(
        ctx,
        unit.id,
        unit.smoking
          ? "a unit with the cigarette token does not turn to the cat."
          : unit.held === "talking"
            ? "a unit in an interaction does not turn to the cat."
            : "an ensnared unit does not turn to the cat.",
        "rr.open.jager-cat-held",
      );
      continue;
    }
    yield* turnToCat(ctx, unit, cat);
  }
  record(ctx, { event: "token-removed", what: "cat", at: name(ctx, cat), cites: ["rr.jager.cat-removed"] });
}

/** A unit turns to the cat. rr.jager.cat-others-stay-turned */
function* turnToCat(ctx: Ctx, unit: AxisUnit, cat: Square): Rules {
  const from = unit.facing;
  const before = sighted(ctx, unit);
  const chooser = reading(ctx, "rr.open.jager-cat-facing") === "jager" ? "jager" : "players";
  const facing = yield* facingToward(ctx, unit, placeOf(ctx, cat), chooser);
  yield* turnTo(ctx, unit, facing, [
    "rr.jager.cat-turns",
    "rr.jager.cat-no-alert",
    "rr.jager.cat-others-stay-turned",
    "rr.open.jager-cat-facing",
    "rr.open.jager-cat-who-turns",
    "rr.open.jager-cat-turn-sees",
    ...aslantRule(ctx, unit, placeOf(ctx, cat)),
  ]);
  if (unit.facing !== from && unit.post.kind === "patrol")
    // what turned it since the cat before gave it the facing it goes back to
    unit.startled = { from: unit.startled?.to === from ? unit.startled.from : from, to: unit.facing };
  if (reading(ctx, "rr.open.jager-cat-turn-sees") === "sees") look(ctx, unit, before, lookRules);
}
