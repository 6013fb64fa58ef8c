import { edgeBetween, facingsToward, type Route, type Square } from "../../geometry/index.ts";
import { catHears, corpseSightings, corpsesInSight, look, type LookRules, steppedOn } from "../reactions/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { passDoor } from "../movement/index.ts";
import { markedAttackWindow } from "./marked-attacks.ts";
import { type Sighted, sighted } from "../sight/index.ts";
import {
  type AxisUnit,
  edge,
  type G,
  grid,
  ground,
  name,
  operatorAt,
  type Placed,
  placeOf,
  reading,
  record,
  type Rules,
  squaresOf,
  standsAlone,
  unitNamed,
} from "../board/index.ts";

const lookRules: LookRules = {
  stops: ["rr.open.advance-spots", "rr.open.advance-corpse"],
  shouts: ["rr.open.advance-corpse"],
  spots: ["rr.open.advance-spots"],
};

/**
 * What an advancing unit comes to see is spotted, but does not stop it. rr.open.advance-spots, rr.open.advance-corpse
 */
export function noticeOnTheWay(g: G, unit: AxisUnit, before: Sighted): Sighted {
  if (reading(g, "rr.open.advance-spots") === "spotted") {
    const known = new Set([
      ...before.operators,
      ...g.state.operators.filter(({ spotted }) => spotted).map(({ id }) => id),
    ]);
    look(g, unit, { operators: known, corpses: before.corpses }, lookRules);
  }
  return sighted(g, unit);
}

/** The facing of infantry that steps from a square to a neighbour. */
export const travelFacing = (g: G, unit: AxisUnit, from: Square | null, to: Square): AxisUnit["facing"] => {
  if (from === null) return unit.facing;
  const a = placeOf(g, from);
  const b = placeOf(g, to);
  const facings = facingsToward(b.x - a.x, b.y - a.y);
  return facings.includes(unit.facing) ? unit.facing : (facings[0] ?? unit.facing);
};

/**
 * Infantry goes along a route, square by square: what it sees, what it steps on, and what interrupts it.
 * rr.battle.step-on, rr.mark.mid-move
 */
export function* follow(g: G, unit: AxisUnit, route: Route): Rules {
  for (const square of route.squares) {
    const from = unit.at;
    const before = sighted(g, unit);
    const others = corpsesInSight(g, unit);
    unit.facing = travelFacing(g, unit, from, square);
    const tile = unit.post.kind === "spawn" ? g.state.tiles[unit.post.tile] : undefined;
    if (unit.post.kind === "spawn") unit.post = { kind: "guard" };
    unit.at = square;
    record(g, {
      event: "moved",
      piece: unit.id,
      from: from === null ? `spawn tile ${tile?.id ?? ""}` : name(g, from),
      to: name(g, square),
      cites: stepRules(g, from, square),
    });
    passDoor(g, from, square);
    corpseSightings(g, others, []);
    yield* steppedOn(g, unit, "advance");
    if (unitNamed(g, unit.id) === undefined) return;
    noticeOnTheWay(g, unit, before);
    yield* catHears(g, unit, from, square);
    const attacked = yield* markedAttackWindow(g, "advance");
    if (unitNamed(g, unit.id) === undefined) return;
    if (attacked.has(unit.id))
      record(g, {
        event: "prepared",
        what: `${unit.id} was attacked and completes its advance.`,
        cites: ["rr.open.mark-interrupted-advance"],
      });
  }
}

/**
 * Infantry stops in the middle of its move; from an occupied square it steps back to the last free one. rr.square.one-unit,
 * rr.patrol.pass-units
 */
export function stopHere(g: G, unit: Placed<AxisUnit>, free: Square, cites: readonly Citation[]): void {
  const back = !standsAlone(g, unit);
  if (back) unit.at = free;
  record(g, {
    event: "stopped",
    piece: unit.id,
    at: name(g, unit.at),
    cites: [...cites, ...(back ? (["rr.square.one-unit", "rr.patrol.pass-units"] as const) : [])],
  });
}

/** The rules a step of an advance shows. */
function stepRules(g: G, from: Square | null, to: Square): readonly Citation[] {
  const cites: Citation[] = ["rr.advance.terrain"];
  if (from === null) cites.push("rr.battle.step-on");
  else if (name(g, from) !== name(g, to)) {
    const code = grid(g).squares[to];
    if (code === ground.hedge) cites.push("rr.cover.hedge-move");
    if (code === ground.forest) cites.push("rr.square.regular");
    const straight = Math.abs(from - to) === 1 || Math.abs(from - to) === grid(g).width;
    const crossed = straight ? edgeBetween(grid(g), from, to) : edge.open;
    if (crossed === edge.window) cites.push("rr.window.climb");
    if (crossed === edge.door) cites.push("rr.building.door-move");
    if (crossed === edge.lowWall) cites.push("rr.cover.low-wall-move");
  }
  if (operatorAt(g, to) !== undefined || g.state.units.filter((unit) => squaresOf(g, unit).includes(to)).length > 1)
    cites.push("rr.advance.pass-units", "rr.open.shortest-route-blocked", "rr.veh.infantry-pass");
  return cites;
}
