import { citeIf } from "../../kernel/index.ts";
import { prismOf } from "../table/bodies.ts";
import { isWithinCm, pointAt } from "../table/ranges.ts";
import { sideIds, type Unit } from "../table/state.ts";
import { type Ctx, number, reading, record } from "../table/context.ts";
import { hasOwnSkill, isAircraft, onTable } from "../table/units.ts";

/** Whether a unit holds or contests an objective. dt.obj.no-aircraft */
function isNearObjective(ctx: Ctx, unit: Unit, place: { x: number; y: number }): boolean {
  if (isAircraft(unit)) return false;
  const point = pointAt(place, 0);
  const cm = number(ctx, "dt.number.objective");
  return unit.miniatures.some((miniature) => isWithinCm(ctx, prismOf(ctx.state, unit, miniature), point, cm));
}

/** Both sides are near an objective: nobody captures it; Mindless Zombies keep the enemy off, too. dt.skill.mindless-contests */
function contested(ctx: Ctx, objective: string, near: readonly Unit[]): void {
  const mindless = near.some((unit) => hasOwnSkill(unit, "mindless zombie"));
  record(ctx, {
    event: "contested",
    objective,
    cites: ["dt.obj.capture", ...citeIf(mindless, "dt.skill.mindless-contests")],
  });
}

/** Objectives are captured at the end of a turn. dt.obj.capture, dt.obj.no-march, dt.skill.mindless, dt.skill.mindless-contests */
export function captureObjectives(ctx: Ctx): void {
  for (const objective of ctx.state.objectives) {
    const near = onTable(ctx.state).filter((unit) => isNearObjective(ctx, unit, objective.at));
    const sides = sideIds.filter((side) => near.some((unit) => unit.side === side));
    const [side] = sides;
    // dt.open.objective-kept
    if (reading(ctx, "dt.open.objective-kept") === "while-there") objective.holder = null;
    if (sides.length > 1) contested(ctx, objective.id, near);
    if (side === undefined || sides.length > 1) continue;
    const able = near.some((unit) => !unit.marched && !hasOwnSkill(unit, "mindless zombie"));
    if (!able) continue;
    objective.holder = side;
    record(ctx, {
      event: "captured",
      objective: objective.id,
      side,
      cites: [
        "dt.obj.capture",
        "dt.obj.no-march",
        "dt.obj.no-aircraft",
        "dt.open.objective-kept",
        ...(near.some((unit) => hasOwnSkill(unit, "mindless zombie")) ? (["dt.skill.mindless"] as const) : []),
      ],
    });
  }
}

/** A new turn: nobody has activated, and what lasted to the end of the old one is gone. dt.turn.end */
export function newTurn(ctx: Ctx): void {
  const { state } = ctx;
  state.turn++;
  state.first = null;
  state.next = null;
  state.initiative = null;
  state.alerts = [];
  for (const unit of state.units) {
    if (unit.where === "gone") continue;
    unit.activated = false;
    unit.again = false;
  }
  const stays = state.terrain.filter(({ until }) => until === null || until >= state.turn);
  if (stays.length < state.terrain.length) {
    for (const { id } of state.terrain.filter((piece) => !stays.includes(piece)))
      record(ctx, { event: "terrain", piece: id, what: "the smoke is gone", cites: ["dt.weapon.smoke-screen"] });
    state.terrain = stays;
  }
}
