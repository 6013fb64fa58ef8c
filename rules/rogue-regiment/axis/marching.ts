import { citeIf } from "../../kernel/index.ts";
import { edgeBetween, facingsToward, type Route, type Square } from "../../geometry/index.ts";
import { catHears, corpseSightings, corpsesInSight, look, type LookRules, steppedOn } from "../reactions/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  type Ctx,
  grid,
  name,
  operatorAt,
  type Placed,
  placeOf,
  reading,
  record,
  remark,
  type Rules,
  squaresOf,
  standsAlone,
  unitNamed,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { edge, ground } from "../table/terrain.ts";
import { passDoor } from "../movement/index.ts";
import { markedAttackWindow } from "./marked-attacks.ts";
import { type Sighted, sighted } from "../sight/index.ts";

const lookRules: LookRules = {
  stops: ["rr.open.advance-spots", "rr.open.advance-corpse"],
  shouts: ["rr.open.advance-corpse"],
  spots: ["rr.open.advance-spots"],
};

/**
 * What an advancing unit comes to see is spotted, but does not stop it. rr.open.advance-spots, rr.open.advance-corpse
 */
export function noticeOnTheWay(ctx: Ctx, unit: AxisUnit, before: Sighted): Sighted {
  if (reading(ctx, "rr.open.advance-spots") === "spotted") {
    const noticedBefore = new Set([
      ...before.operators,
      ...ctx.state.operators.filter(({ spotted }) => spotted).map(({ id }) => id),
    ]);
    look(ctx, unit, { operators: noticedBefore, corpses: before.corpses }, lookRules);
  }
  return sighted(ctx, unit);
}

/** The facing of infantry that steps from a square to a neighbour. */
export const travelFacing = (ctx: Ctx, unit: AxisUnit, from: Square | null, to: Square): AxisUnit["facing"] => {
  if (from === null) return unit.facing;
  const a = placeOf(ctx, from);
  const b = placeOf(ctx, to);
  const facings = facingsToward(b.x - a.x, b.y - a.y);
  return facings.includes(unit.facing) ? unit.facing : (facings[0] ?? unit.facing);
};

/**
 * Infantry goes along a route, square by square: what it sees, what it steps on, and what interrupts it.
 * rr.battle.step-on, rr.mark.mid-move
 */
export function* follow(ctx: Ctx, unit: AxisUnit, route: Route): Rules {
  for (const square of route.squares) {
    const from = unit.at;
    const before = sighted(ctx, unit);
    const others = corpsesInSight(ctx, unit);
    unit.facing = travelFacing(ctx, unit, from, square);
    const tile = unit.post.kind === "spawn" ? ctx.state.tiles[unit.post.tile] : undefined;
    if (unit.post.kind === "spawn") unit.post = { kind: "guard" };
    unit.at = square;
    record(ctx, {
      event: "moved",
      piece: unit.id,
      from: from === null ? `spawn tile ${tile?.id ?? ""}` : name(ctx, from),
      to: name(ctx, square),
      cites: stepRules(ctx, from, square),
    });
    passDoor(ctx, from, square);
    corpseSightings(ctx, others, []);
    yield* steppedOn(ctx, unit, "advance");
    if (unitNamed(ctx.state, unit.id) === undefined) return;
    noticeOnTheWay(ctx, unit, before);
    yield* catHears(ctx, unit, from, square);
    const attacked = yield* markedAttackWindow(ctx, "advance");
    if (unitNamed(ctx.state, unit.id) === undefined) return;
    if (attacked.has(unit.id))
      remark(ctx, `${unit.id} was attacked and completes its advance.`, "rr.open.mark-interrupted-advance");
  }
}

/**
 * Infantry stops in the middle of its move; from an occupied square it steps back to the last free one. rr.square.one-unit,
 * rr.patrol.pass-units
 */
export function stopHere(ctx: Ctx, unit: Placed<AxisUnit>, free: Square, cites: readonly Citation[]): void {
  const back = !standsAlone(ctx, unit);
  if (back) unit.at = free;
  record(ctx, {
    event: "stopped",
    piece: unit.id,
    at: name(ctx, unit.at),
    cites: [...cites, ...citeIf(back, "rr.square.one-unit", "rr.patrol.pass-units")],
  });
}

/** The rules a step of an advance shows. */
function stepRules(ctx: Ctx, from: Square | null, to: Square): readonly Citation[] {
  const cites: Citation[] = ["rr.advance.terrain"];
  if (from === null) cites.push("rr.battle.step-on");
  else if (name(ctx, from) !== name(ctx, to)) {
    const code = grid(ctx).squares[to];
    if (code === ground.hedge) cites.push("rr.cover.hedge-move");
    if (code === ground.forest) cites.push("rr.square.regular");
    const straight = Math.abs(from - to) === 1 || Math.abs(from - to) === grid(ctx).width;
    const crossed = straight ? edgeBetween(grid(ctx), from, to) : edge.open;
    if (crossed === edge.window) cites.push("rr.window.climb");
    if (crossed === edge.door) cites.push("rr.building.door-move");
    if (crossed === edge.lowWall) cites.push("rr.cover.low-wall-move");
  }
  if (
    operatorAt(ctx, to) !== undefined ||
    ctx.state.units.filter((unit) => squaresOf(ctx, unit).includes(to)).length > 1
  )
    cites.push("rr.advance.pass-units", "rr.open.shortest-route-blocked", "rr.veh.infantry-pass");
  return cites;
}
