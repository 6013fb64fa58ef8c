import type { ExpansionId } from "./expansions/index.ts";
import { type FootKind, footTraits, footUnits, isFootKind } from "./foot-kinds.ts";
import { type AxisVehicleKind, axisVehicles, isVehicleKind, vehicleTraits } from "./vehicle-kinds.ts";

/** The expansions that bring a kind of unit, any of which has to be in play; none in the base game. */
export function expansionsOf(kind: string): readonly ExpansionId[] {
  if (isFootKind(kind)) return footTraits(kind).expansions;
  const expansion = isVehicleKind(kind) ? vehicleTraits(kind).expansion : null;
  return expansion === null ? [] : [expansion];
}

/** The kinds of Axis units, in the order they are offered. */
export const unitKindNames: readonly (FootKind | AxisVehicleKind)[] = [
  ...Object.keys(footUnits).filter(isFootKind),
  ...Object.keys(axisVehicles).filter(isVehicleKind),
];
