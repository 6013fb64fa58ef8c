import { requireTyphoonDone } from "../aircraft/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, record, type Req } from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { OperatorVehicle } from "../table/state.ts";
import { requirePhase } from "./operator-phase.ts";

/** Whether a vehicle may act now: rr.opveh.two-ap, rr.op.vehicles-first, rr.op.one-at-a-time. */
export function requireVehicleTurn(
  ctx: Ctx,
  req: Req,
  vehicle: OperatorVehicle,
  cost: number,
  cites: readonly Citation[],
): void {
  const { state } = ctx;
  requirePhase(ctx, req);
  requireTyphoonDone(ctx, req);
  // in another phase, and after its turn, neither its order nor its points are the reason
  if (state.phase !== "operator") return;
  const isToAct = req.need(vehicle.turn !== "finished", {
    met: `${vehicle.id} has not finished its turn.`,
    unmet: `${vehicle.id} has already finished its turn.`,
    cites: ["rr.op.one-at-a-time", "rr.opveh.two-ap"],
  });
  if (!isToAct) return;
  const begun = state.operators.find(
    (operator) => operator.fate === "in-play" && operator.turn !== "to-act" && !isCrew(operator),
  );
  req.need(begun === undefined, {
    met: "No Operator on foot has acted yet.",
    unmet: `${begun?.id ?? "An Operator"} has already acted on foot; vehicles come before.`,
    cites: ["rr.op.vehicles-first", "rr.opveh.two-ap"],
  });
  const other = state.vehicles.find(({ id, turn }) => id !== vehicle.id && turn === "acting");
  req.need(other === undefined, {
    met: "No other vehicle is in the middle of its turn.",
    unmet: `${other?.id ?? "Another"} is in the middle of its turn, and has to finish it first.`,
    cites: ["rr.op.one-at-a-time"],
  });
  req.need(vehicle.ap >= cost, {
    met: `${vehicle.id} has ${cost} AP.`,
    unmet: `${vehicle.id} has ${vehicle.ap} AP; it takes ${cost}.`,
    cites: ["rr.opveh.two-ap", ...cites],
  });
}

/** A vehicle ends its turn; what is left of its action points is lost. rr.turn.unspent-ap */
export function finishVehicle(ctx: Ctx, vehicle: OperatorVehicle): void {
  if (vehicle.turn === "finished") return;
  const lost = vehicle.ap;
  vehicle.turn = "finished";
  vehicle.ap = 0;
  record(ctx, { event: "turn-ended", piece: vehicle.id, lost, cites: ["rr.op.may-idle", "rr.turn.unspent-ap"] });
}
