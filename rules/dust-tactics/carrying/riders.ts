import type { Citation } from "../events.ts";
import type { Unit } from "../state.ts";
import { choose, type G, record, roll, type Rules } from "../table.ts";
import { carriedIn, placeIn } from "./capacity.ts";
import { type Ends, harm, harmful } from "./destroyed.ts";

/** Units that ride on a vehicle. dt.rider.as-passengers */
export const ridersOn = (g: G, vehicle: Unit): readonly Unit[] =>
  carriedIn(g.state, vehicle).filter((unit) => placeIn(vehicle, unit) === "rider");

/**
 * A die for each hit on a vehicle with riders; each symbol that harms costs a rider of the owner's choice, or a hero a
 * point of damage. dt.rider.shaken-off, dt.open.rider-hits, dt.open.passenger-symbol
 */
export function* shakeRiders(g: G, ends: Ends, vehicle: Unit, hits: number): Rules {
  if (hits === 0 || ridersOn(g, vehicle).length === 0) return;
  const cites: readonly Citation[] = ["dt.rider.shaken-off", "dt.open.rider-hits", "dt.open.passenger-symbol"];
  const rolled = yield* roll(g, hits, [harmful(g)], `Riders on ${vehicle.id}`, ...cites);
  record(
    g,
    { event: "rolled", unit: vehicle.id, about: "its riders", dice: rolled.shown, successes: rolled.successes },
    ...cites,
  );
  for (let i = 0; i < rolled.successes; i++) {
    const riders = ridersOn(g, vehicle);
    if (riders.length === 0) return;
    const unit = yield* choose<Unit>(
      vehicle.side,
      { id: "dt.decide.passengers-lost", text: `Whose rider falls from ${vehicle.id}?`, piece: vehicle.id },
      riders.map((one) => ({ id: one.id, text: one.id, value: one })),
    );
    yield* harm(g, ends, unit, 1, "dt.rider.shaken-off");
  }
}
