import type { ActionOf } from "./actions/schema.ts";
import { sidePlan } from "./arriving.ts";
import type { Needs } from "./attack/orders.ts";
import { carriedIn } from "./carrying/capacity.ts";
import { companyNeeds, mayAwait, needUntied } from "./carrying/starting.ts";
import { needHalf, unitToPlace } from "./deploying.ts";
import { findsRoom } from "./placing.ts";
import { type Ctx, record } from "./table.ts";
import { findUnit, hasOwnSkill } from "./units.ts";

/**
 * What holding a unit back needs; one that finds no room in any fortification comes on when it activates.
 * dt.ambush.one, dt.ambush.with, dt.reserve.half, dt.fort.unit-start
 */
export function holdBackNeeds(ctx: Ctx, req: Needs, action: ActionOf<"hold-back">): void {
  const unit = unitToPlace(ctx, req, action.unit);
  if (unit === null) return;
  const plan = sidePlan(ctx.state, unit.side);
  const tied = hasOwnSkill(unit, "strongpoint");
  if (tied && action.as === "arrival" && !findsRoom(ctx, unit)) return;
  needUntied(req, unit);
  switch (action.as) {
    case "reserve":
      req.need(
        (plan?.reserves ?? "none") !== "none",
        { met: "The side has reserves.", unmet: "The side has no reserves in this scenario." },
        "dt.reserve.half",
      );
      break;
    case "ambush": {
      const held = ctx.state.units.find(({ side, waits }) => side === unit.side && waits === "ambush");
      req.need(
        plan?.ambush === true,
        {
          met: "The side may hold a unit in ambush.",
          unmet: "The side cannot hold a unit in ambush in this scenario.",
        },
        "dt.ambush.one",
      );
      req.need(
        held === undefined || mayAwait(ctx, unit, held),
        {
          met: "No other unit is held in ambush, or this is a hero who could join it.",
          unmet: `${held?.id ?? "A unit"} is already held in ambush, and ${unit.id} is no hero who could join it.`,
        },
        "dt.ambush.one",
        "dt.ambush.with",
      );
      companyNeeds(ctx, req, unit, carriedIn(ctx.state, unit));
      needHalf(ctx, req, unit);
      break;
    }
    case "arrival":
      req.need(
        plan?.deploys === null,
        {
          met: "The side comes on during the game.",
          unmet: "The side deploys on the table: nothing of it waits to come on.",
        },
        "dt.setup.scenario",
      );
      needHalf(ctx, req, unit);
  }
}

/** A unit is held back: in reserve, in ambush, or to come on when it activates. */
export function holdBack(ctx: Ctx, action: ActionOf<"hold-back">): void {
  const unit = findUnit(ctx.state, action.unit);
  if (unit === undefined) return;
  unit.waits = action.as;
  const rule =
    action.as === "ambush" ? "dt.ambush.one" : action.as === "reserve" ? "dt.reserve.half" : "dt.reserve.enter";
  record(ctx, { event: "left", unit: unit.id, why: `it is held back: ${action.as}`, cites: [rule] });
}
