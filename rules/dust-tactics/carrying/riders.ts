import type { Citation } from "../events.ts";
import type { Unit } from "../state.ts";
import { choose, type G, record, roll, type Rules } from "../table.ts";
import { carriedIn, placeIn } from "./capacity.ts";
import { type Ends, harm, harmful } from "./destroyed.ts";

/** Units that ride on a vehicle. dt.rider.as-passengers */
export const ridersOn = (g: G, vehicle: Unit): readonly Unit[] =>
  carriedIn(g.state, vehicle).filter((unit) => placeIn(vehicle, unit) === "rider");

/** The hits that may shake off riders. */
export interface Falls {
  readonly hits: number;
  /** Where odds are worked out: how many riders they shake off. */
  readonly foreseen: number | undefined;
  /** Whether more comes after them in the same attack, for which it matters who is left. */
  readonly followed: boolean;
}

/** How many riders are shaken off. dt.rider.shaken-off */
function* shaken(g: G, vehicle: Unit, { hits, foreseen }: Falls): Rules<number> {
  if (foreseen !== undefined || hits === 0) return foreseen ?? 0;
  const cites: readonly Citation[] = ["dt.rider.shaken-off", "dt.open.rider-hits", "dt.open.passenger-symbol"];
  const rolled = yield* roll(g, hits, [harmful(g)], `Riders on ${vehicle.id}`, ...cites);
  record(g, {
    event: "rolled",
    unit: vehicle.id,
    about: "its riders",
    dice: rolled.shown,
    successes: rolled.successes,
    cites,
  });
  return rolled.successes;
}

/**
 * A die for each hit on a vehicle with riders; each symbol that harms costs a rider of the owner's choice, or a hero a
 * point of damage. dt.rider.shaken-off, dt.open.rider-hits, dt.open.passenger-symbol
 */
export function* shakeRiders(g: G, ends: Ends, vehicle: Unit, falls: Falls): Rules {
  if (ridersOn(g, vehicle).length === 0) return;
  const fall = yield* shaken(g, vehicle, falls);
  for (let i = 0; i < fall; i++) {
    const riders = ridersOn(g, vehicle);
    if (riders.length === 0) return;
    const unit = yield* choose<Unit>(
      vehicle.side,
      { id: "dt.decide.passengers-lost", text: `Whose rider falls from ${vehicle.id}?`, piece: vehicle.id },
      riders.map((one) => ({ id: one.id, text: one.id, value: one })),
    );
    yield* harm(g, ends, unit, 1, !falls.followed, "dt.rider.shaken-off");
  }
}
