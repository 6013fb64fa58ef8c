import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { choose, type Ctx, type Placed, players, record, type Rules, recordStay, unitNamed } from "../table/context.ts";
import { targetName } from "../table/crew.ts";
import type { CitedRogueEvent } from "../table/events.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import type { AxisVehicle } from "../table/vehicle-token.ts";
import { planVehicle, type VehiclePlan, type VehicleWay } from "./vehicle-plan.ts";
import { recordChoice } from "./weighing.ts";
import { holdsItsPlace } from "./shell-weapons.ts";
import { leaveCarrier } from "../alarm/index.ts";
import { approachRules, isAsCloseAsPossible, deploysWhereItStands, isNearOperator } from "./landing.ts";
import { driveTo } from "./vehicle-drive.ts";

/** A vehicle with a mechanical failure stays where it is. rr.metal.failure-no-move */
export const failureStops = ({ id }: AxisUnit): CitedRogueEvent => ({
  event: "stayed",
  piece: id,
  why: "it has a mechanical failure.",
  cites: ["rr.metal.failure-no-move", "rr.open.metal-failure-turning", "rr.open.metal-failure-convoy"],
});

/** What a vehicle that advances shows of its role. */
const roleRules: Readonly<Partial<Record<AxisUnit["post"]["kind"], readonly Citation[]>>> = {
  guard: ["rr.vguard.hold", "rr.open.guard-vehicle-unspotted"],
  spawn: ["rr.vspawn.enter"],
  assault: ["rr.vassault.wait"],
  convoy: ["rr.convoy.scout"],
};

/** The place of a plan to which a vehicle drives, as the players choose among equals. */
function* placeToDriveTo(ctx: Ctx, vehicle: AxisVehicle, { ranking, ways }: VehiclePlan): Rules<VehicleWay> {
  recordChoice(
    ctx,
    {
      piece: vehicle.id,
      about: "advance",
      cites: ["rr.vadvance.like-infantry", "rr.vadvance.cost", "rr.open.distance-metric"],
    },
    ranking,
    ({ at, operator }) => `${at.x},${at.y} facing ${at.facing} against ${targetName(operator)}`,
  );
  return yield* choose(
    players,
    { id: "rr.decide.position-tie", text: `To which place does ${vehicle.id} drive?`, piece: vehicle.id },
    ways.map((way) => ({
      id: `${way.end.x},${way.end.y} ${way.end.facing}`,
      text: `${way.end.x},${way.end.y} facing ${way.end.facing}`,
      value: way,
    })),
  );
}

/** Drives along a way until an Operator is near; whether the vehicle is still there. */
export function* driveAlong(ctx: Ctx, vehicle: AxisVehicle, steps: VehicleWay["steps"]): Rules<boolean> {
  let spent = 0;
  for (const { step, place, spent: after } of steps) {
    yield* driveTo(ctx, vehicle, place, { step, points: after - spent, during: "advance", notices: true });
    spent = after;
    if (unitNamed(ctx.state, vehicle.id) === undefined) return false;
    if (isNearOperator(ctx, vehicle)) break;
  }
  return true;
}

/**
 * Advances one vehicle. rr.vadvance.like-infantry, rr.vadvance.cost, rr.vspawn.enter, rr.vguard.hold, rr.vassault.wait,
 * rr.veh.when
 */
export function* advanceVehicle(ctx: Ctx, vehicle: AxisVehicle, nearest: Placed<Operator>): Rules {
  if (holdsItsPlace(ctx, vehicle)) {
    recordStay(ctx, vehicle.id, "its howitzer has a target.", "rr.open.exp-howitzer-advance");
    return;
  }
  if (deploysWhereItStands(ctx, vehicle)) {
    yield* leaveCarrier(ctx, vehicle);
    return;
  }
  const plan = planVehicle(ctx, vehicle, nearest);
  if (vehicle.stalled) {
    if (plan !== null && isAsCloseAsPossible(ctx, vehicle, plan, { moved: false }, nearest))
      yield* leaveCarrier(ctx, vehicle);
    else record(ctx, failureStops(vehicle));
    return;
  }
  if (plan === null || plan.ways.length === 0) {
    recordStay(ctx, vehicle.id, "no free place is in reach.", "rr.veh.pass-units", "rr.open.vehicle-pass-stop");
    return;
  }
  const { end, steps } = yield* placeToDriveTo(ctx, vehicle, plan);
  const target = plan.best[0]?.operator ?? nearest;
  record(ctx, {
    event: "advanced",
    piece: vehicle.id,
    target: targetName(target),
    priority: plan.priority,
    decidedBy: plan.ranking.decidedBy,
    cites: [
      "rr.vadvance.like-infantry",
      "rr.vadvance.cost",
      "rr.advance.vehicles-first",
      "rr.veh.when",
      "rr.open.vehicle-edges",
      "rr.open.vehicle-diagonal-cost",
      "rr.open.vehicle-runs-over",
      ...(roleRules[vehicle.post.kind] ?? []),
      ...approachRules(vehicle),
      ...citeIf(end.facing !== vehicle.facing, "rr.veh.turn", "rr.open.vehicle-turn"),
    ],
  });
  if (vehicle.post.kind === "spawn") vehicle.post = { kind: "guard" };
  if (!(yield* driveAlong(ctx, vehicle, steps))) return;
  if (isNearOperator(ctx, vehicle) || isAsCloseAsPossible(ctx, vehicle, plan, { moved: steps.length > 0 }, target))
    yield* leaveCarrier(ctx, vehicle);
}
