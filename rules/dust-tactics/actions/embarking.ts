import type { ActionOf } from "../table/action-schema.ts";
import type { Needs, Ctx } from "../table/context.ts";
import { embarkNeeds } from "../carrying/index.ts";
import { findUnit } from "../table/units.ts";
import { unitToPlace, needHalf } from "../set-up/index.ts";

/** What beginning the game aboard another unit needs. dt.carry.start */
export function embarksNeeds(ctx: Ctx, req: Needs, action: ActionOf<"embark">): void {
  const unit = unitToPlace(ctx, req, action.unit);
  if (unit === null) return;
  embarkNeeds(ctx, req, unit, action);
  const carrier = findUnit(ctx.state, action.carrier);
  if (carrier !== undefined) needHalf(ctx, req, unit, carrier);
}
