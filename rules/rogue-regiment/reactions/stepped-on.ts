import { explode, kill } from "../fighting/index.ts";
import { consequences } from "./consequences.ts";
import type { During } from "./sightings.ts";
import { newIncident } from "../alarm/index.ts";
import {
  type Ctx,
  name,
  isOnBoard,
  reading,
  remark,
  type Rules,
  squaresOf,
  recordStay,
  unitNamed,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";

/**
 * An Axis unit has moved onto its squares: a trap there kills infantry, a landmine explodes under anything. Only the
 * unit on the square is concerned; what survives goes on. rr.trap.kills, rr.trap.vehicles, rr.landmine.explodes,
 * rr.open.trap-stop, rr.open.trap-kill-witness
 */
export function* steppedOn(ctx: Ctx, unit: AxisUnit, during: During): Rules {
  if (ctx.state.laid.length === 0 || !isOnBoard(unit)) return;
  const squares = squaresOf(ctx, unit);
  const mine = ctx.state.laid.find(({ kind, at }) => kind === "landmine" && squares.includes(at));
  if (mine !== undefined) {
    const incident = newIncident(ctx, null);
    ctx.state.laid = ctx.state.laid.filter((thing) => thing !== mine);
    yield* explode(ctx, incident, "landmine", mine.at, null);
    yield* consequences(ctx, incident, during);
    if (unitNamed(ctx.state, unit.id) === undefined || !isOnBoard(unit)) return;
  }
  const trap = ctx.state.laid.find((thing) => thing.kind === "trap" && !thing.used && squares.includes(thing.at));
  if (trap === undefined || trap.kind !== "trap") return;
  if (isVehicle(unit)) {
    recordStay(ctx, unit.id, "a trap does not affect vehicles.", "rr.trap.vehicles");
    return;
  }
  const incident = newIncident(ctx, null);
  ctx.state.laid = ctx.state.laid.map((thing) => (thing === trap ? { ...trap, used: true } : thing));
  remark(ctx, `${unit.id} steps onto the trap on ${name(ctx, trap.at)}.`, "rr.trap.kills", "rr.trap.reuse");
  kill(ctx, incident, unit, "trap", ["rr.open.trap-stop"]);
  // what is no witnessed kill leaves a corpse in view all the same: rr.open.trap-kill-witness, rr.seen.corpse
  if (reading(ctx, "rr.open.trap-kill-witness") === "no") {
    incident.killed.length = 0;
    incident.corpses.push(unit.at);
  }
  yield* consequences(ctx, incident, during);
}
