import type { ActionOf } from "./actions/schema.ts";
import { sidePlan } from "./arriving.ts";
import type { Needs } from "./attack/orders.ts";
import { carriedIn } from "./carrying/capacity.ts";
import { companyNeeds, mayAwait, needUntied } from "./carrying/starting.ts";
import { needHalf, unitToPlace } from "./deploying.ts";
import { findsRoom } from "./placing.ts";
import { type G, record } from "./table.ts";
import { findUnit, hasOwnSkill } from "./units.ts";

/**
 * What holding a unit back needs; one that finds no room in any fortification comes on when it activates.
 * dt.ambush.one, dt.ambush.with, dt.reserve.half, dt.fort.unit-start
 */
export function holdBackNeeds(g: G, r: Needs, action: ActionOf<"hold-back">): void {
  const unit = unitToPlace(g, r, action.unit);
  if (unit === null) return;
  const plan = sidePlan(g.state, unit.side);
  const tied = hasOwnSkill(unit, "strongpoint");
  if (tied && action.as === "arrival" && !findsRoom(g, unit)) return;
  needUntied(r, unit);
  switch (action.as) {
    case "reserve":
      r.need(
        (plan?.reserves ?? "none") !== "none",
        { met: "The side has reserves.", unmet: "The side has no reserves in this scenario." },
        "dt.reserve.half",
      );
      break;
    case "ambush": {
      const held = g.state.units.find(({ side, waits }) => side === unit.side && waits === "ambush");
      r.need(
        plan?.ambush === true,
        {
          met: "The side may hold a unit in ambush.",
          unmet: "The side cannot hold a unit in ambush in this scenario.",
        },
        "dt.ambush.one",
      );
      r.need(
        held === undefined || mayAwait(g, unit, held),
        {
          met: "No other unit is held in ambush, or this is a hero who could join it.",
          unmet: `${held?.id ?? "A unit"} is already held in ambush, and ${unit.id} is no hero who could join it.`,
        },
        "dt.ambush.one",
        "dt.ambush.with",
      );
      companyNeeds(g, r, unit, carriedIn(g.state, unit));
      needHalf(g, r, unit);
      break;
    }
    case "arrival":
      r.need(
        plan?.deploys === null,
        {
          met: "The side comes on during the game.",
          unmet: "The side deploys on the table: nothing of it waits to come on.",
        },
        "dt.setup.scenario",
      );
      needHalf(g, r, unit);
  }
}

/** A unit is held back: in reserve, in ambush, or to come on when it activates. */
export function holdBack(g: G, action: ActionOf<"hold-back">): void {
  const unit = findUnit(g.state, action.unit);
  if (unit === undefined) return;
  unit.waits = action.as;
  const rule =
    action.as === "ambush" ? "dt.ambush.one" : action.as === "reserve" ? "dt.reserve.half" : "dt.reserve.enter";
  record(g, { event: "left", unit: unit.id, why: `it is held back: ${action.as}`, cites: [rule] });
}
