import { measured } from "../../geometry/index.ts";
import { type Req, type Ctx, record } from "../table/context.ts";
import { footprintAt } from "../table/bodies.ts";
import type { Unit } from "../table/state.ts";
import { hasAttribute, type CombinedUnit, onTable, unitNamed } from "../table/units.ts";
import { boardObstacle } from "../table/carried.ts";

/** Whether an airlifter is directly over a vehicle: its body over some of the hull. dt.lift.pickup */
function isOver(lifter: Unit, vehicle: Unit): boolean {
  const [above] = lifter.miniatures;
  const [below] = vehicle.miniatures;
  if (above === undefined || below === undefined) return false;
  return measured.isWithin(measured.gapBetween(footprintAt(lifter, above.at), footprintAt(vehicle, below.at)), 0);
}

/** What picking up a vehicle needs, as an airlifter begins its move. dt.lift.pickup, dt.lift.only, dt.open.lift-capacity */
export function requirePickUp(ctx: Ctx, req: Req, together: CombinedUnit, id: string): void {
  const [lifter] = together;
  const vehicle = onTable(ctx.state).find((unit) => unit.id === id);
  if (lifter === undefined) return;
  req.need(hasAttribute(lifter, "airlifter"), {
    met: `${lifter.id} is an airlifter.`,
    unmet: `${lifter.id} is not an airlifter.`,
    cites: ["dt.lift.pickup"],
  });
  if (!req.known(unitNamed(ctx.state, id), "picks", id, "unit", "dt.lift.pickup")) return;
  const isThere = { met: `${id} is on the table.`, unmet: `${id} is not on the table.` };
  if (!req.found(vehicle, isThere, "dt.lift.pickup")) return;
  req.unless(boardObstacle(ctx, lifter, vehicle));
  req.need(ctx.state.activation?.half === null, {
    met: `${lifter.id} begins its move.`,
    unmet: `${lifter.id} is in the middle of its move, and picks up only at its beginning.`,
    cites: ["dt.lift.pickup"],
  });
  req.need(isOver(lifter, vehicle), {
    met: `${lifter.id} is directly over ${vehicle.id}.`,
    unmet: `${lifter.id} is not directly over ${vehicle.id}.`,
    cites: ["dt.lift.pickup"],
  });
}

/** An airlifter picks up the vehicle under it. dt.lift.pickup */
export function pickUp(ctx: Ctx, together: CombinedUnit, vehicle: Unit): void {
  const [lifter] = together;
  if (lifter === undefined) return;
  Object.assign(vehicle, { where: "aboard", carrier: lifter.id } satisfies Partial<Unit>);
  for (const miniature of vehicle.miniatures) Object.assign(miniature, { at: { x: 0, y: 0 }, floor: 0 });
  record(ctx, {
    event: "left",
    unit: vehicle.id,
    why: `${lifter.id} lifts it`,
    cites: ["dt.lift.pickup", "dt.open.lift-capacity"],
  });
}
