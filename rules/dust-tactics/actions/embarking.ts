import type { ActionOf } from "../table/action-schema.ts";
import type { Req, Ctx } from "../table/context.ts";
import { requireStartAboard, startAboard } from "../carrying/index.ts";
import { unitNamed, unitById, inPlay } from "../table/units.ts";
import { requireUnitToPlace, requireHalfInReserve } from "../set-up/index.ts";
import { isCarrier } from "../table/carried.ts";
import type { ActionRule } from "./rule.ts";

/** What beginning the game aboard another unit needs. dt.carry.start */
function requireEmbarking(ctx: Ctx, req: Req, action: ActionOf<"embark">): void {
  const unit = requireUnitToPlace(ctx, req, action.unit);
  if (unit === null) return;
  requireStartAboard(ctx, req, unit, action);
  const carrier = unitNamed(ctx.state, action.carrier);
  if (carrier !== undefined) requireHalfInReserve(ctx, req, unit, carrier);
}

/** A unit begins the game aboard another. dt.carry.start */
const embark: ActionRule<"embark"> = {
  actors: (moment) => (moment.awaits === "deployment" ? [{ id: moment.unit.id }] : []),
  requires: requireEmbarking,
  candidates: ({ state }, { id }) =>
    inPlay(state, unitById(state, id).side)
      .filter((carrier) => carrier.id !== id && isCarrier(carrier))
      .map((carrier) => ({ do: "embark", unit: id, carrier: carrier.id })),
  *perform(ctx, _actor, { unit, carrier }) {
    startAboard(ctx, unitById(ctx.state, unit), unitById(ctx.state, carrier));
  },
};

export const actions = { embark };
