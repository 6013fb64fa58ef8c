import type { ActionRule } from "./rule.ts";
import type { ActionOf, Action } from "../table/action-schema.ts";
import { sidePlan } from "../table/battle-plan.ts";
import { type Req, type Ctx, record, quiet } from "../table/context.ts";
import { carriedIn } from "../table/carried.ts";
import { requireCompany, mayAwait, requireNoStrongpoint } from "../carrying/index.ts";
import { requireHalfInReserve, requireUnitToPlace } from "../set-up/index.ts";
import { unitNamed, hasOwnSkill } from "../table/units.ts";
import { fortifications, requireFortification } from "./fortifying.ts";
import { deployments, requireDeployment } from "./deploying.ts";
import type { Unit } from "../table/state.ts";

/**
 * What holding a unit back needs; one that finds no room in any fortification comes on when it activates.
 * dt.ambush.one, dt.ambush.with, dt.reserve.half, dt.fort.unit-start
 */
function requireHoldingBack(ctx: Ctx, req: Req, action: ActionOf<"hold-back">): void {
  const unit = requireUnitToPlace(ctx, req, action.unit);
  if (unit === null) return;
  const plan = sidePlan(ctx.state, unit.side);
  const tied = hasOwnSkill(unit, "strongpoint");
  if (tied && action.as === "arrival" && !findsRoom(ctx, unit)) return;
  requireNoStrongpoint(req, unit);
  switch (action.as) {
    case "reserve":
      req.need((plan?.reserves ?? "none") !== "none", {
        met: "The side has reserves.",
        unmet: "The side has no reserves in this scenario.",
        cites: ["dt.reserve.half"],
      });
      break;
    case "ambush": {
      const held = ctx.state.units.find(({ side, waits }) => side === unit.side && waits === "ambush");
      req.need(plan?.ambush === true, {
        met: "The side may hold a unit in ambush.",
        unmet: "The side cannot hold a unit in ambush in this scenario.",
        cites: ["dt.ambush.one"],
      });
      req.need(held === undefined || mayAwait(ctx, unit, held), {
        met: "No other unit is held in ambush, or this is a hero who could join it.",
        unmet: `${held?.id ?? "A unit"} is already held in ambush, and ${unit.id} is not a hero who could join it.`,
        cites: ["dt.ambush.one", "dt.ambush.with"],
      });
      requireCompany(ctx, req, unit, carriedIn(ctx.state, unit));
      requireHalfInReserve(ctx, req, unit);
      break;
    }
    case "arrival":
      req.need(plan?.deploys === null, {
        met: "The side comes on during the game.",
        unmet: "The side deploys on the table: nothing of it waits to come on.",
        cites: ["dt.setup.scenario"],
      });
      requireHalfInReserve(ctx, req, unit);
  }
}

/** A unit is held back: in reserve, in ambush, or to come on when it activates. */
function holdUnitBack(ctx: Ctx, action: ActionOf<"hold-back">): void {
  const unit = unitNamed(ctx.state, action.unit);
  if (unit === undefined) return;
  unit.waits = action.as;
  const rule =
    action.as === "ambush" ? "dt.ambush.one" : action.as === "reserve" ? "dt.reserve.half" : "dt.reserve.enter";
  record(ctx, { event: "left", unit: unit.id, why: `it is held back: ${action.as}`, cites: [rule] });
}

/** Whether there is a place left for a unit that begins in a fortification, or for one more of those. dt.fort.unit-start */
function findsRoom(ctx: Ctx, unit: Unit): boolean {
  const holds = <A extends Action>(actions: readonly A[], needs: (req: Req, action: A) => void) =>
    actions.some((action) => {
      const req = quiet();
      needs(req, action);
      return req.holding;
    });
  const forts = fortifications(ctx, unit.side).filter(({ kind }) => kind === "bunker" || kind === "strongpoint");
  return (
    holds(deployments(ctx, unit), (req, action) => requireDeployment(ctx, req, action)) ||
    holds(forts, (req, action) => requireFortification(ctx, req, action))
  );
}

const ways = ["reserve", "ambush", "arrival"] as const;

/** A unit is held back. dt.reserve.half, dt.ambush.one */
const holdBack: ActionRule<"hold-back"> = {
  actors: (moment) => (moment.awaits === "deployment" ? [{ id: moment.unit.id }] : []),
  requires: requireHoldingBack,
  candidates: (_ctx, { id: unit }) => ways.map((as) => ({ do: "hold-back", unit, as })),
  *perform(ctx, _actor, action) {
    holdUnitBack(ctx, action);
  },
};

export const actions = { "hold-back": holdBack };
