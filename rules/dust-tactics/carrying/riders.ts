import type { Citation } from "../book/citation.ts";
import type { Unit } from "../table/state.ts";
import { choose, type Ctx, recordRolled, roll, type Rules } from "../table/context.ts";
import { carriedIn, placeIn } from "../table/carried.ts";
import { type Ends, harm, harmful } from "./destroyed.ts";

/** Units that ride on a vehicle. dt.rider.as-passengers */
export const ridersOn = (ctx: Ctx, vehicle: Unit): readonly Unit[] =>
  carriedIn(ctx.state, vehicle).filter((unit) => placeIn(vehicle, unit) === "rider");

/** The hits that may shake off riders. */
export interface Falls {
  readonly hits: number;
  /** Where odds are worked out: how many riders they shake off. */
  readonly foreseen: number | undefined;
  /** Whether more comes after them in the same attack, for which it matters who is left. */
  readonly followed: boolean;
}

/** How many riders are shaken off. dt.rider.shaken-off */
function* shaken(ctx: Ctx, vehicle: Unit, { hits, foreseen }: Falls): Rules<number> {
  if (foreseen !== undefined || hits === 0) return foreseen ?? 0;
  const cites: readonly Citation[] = ["dt.rider.shaken-off", "dt.open.rider-hits", "dt.open.passenger-symbol"];
  const rolled = yield* roll(ctx, hits, [harmful(ctx)], `Riders on ${vehicle.id}`, ...cites);
  recordRolled(ctx, { unit: vehicle.id, about: "its riders", counts: "harm" }, rolled, cites);
  return rolled.successes;
}

/**
 * A die for each hit on a vehicle with riders; each symbol that harms costs a rider of the owner's choice, or a hero a
 * point of damage. dt.rider.shaken-off, dt.open.rider-hits, dt.open.passenger-symbol
 */
export function* shakeRiders(ctx: Ctx, ends: Ends, vehicle: Unit, falls: Falls): Rules {
  if (ridersOn(ctx, vehicle).length === 0) return;
  const fall = yield* shaken(ctx, vehicle, falls);
  for (let i = 0; i < fall; i++) {
    const riders = ridersOn(ctx, vehicle);
    if (riders.length === 0) return;
    const unit = yield* choose<Unit>(
      vehicle.side,
      { id: "dt.decide.passengers-lost", text: `Whose rider falls from ${vehicle.id}?`, piece: vehicle.id },
      riders.map((other) => ({ id: other.id, text: other.id, value: other })),
    );
    yield* harm(ctx, ends, unit, { points: 1, indifferent: !falls.followed }, "dt.rider.shaken-off");
  }
}
