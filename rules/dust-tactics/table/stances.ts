import { measured } from "../../geometry/index.ts";
import { type Prism, prismAt, prismOf } from "./bodies.ts";
import { terrainNamed, wreckOf } from "./ground.ts";
import type { Miniature, State, Unit } from "./state.ts";
import { type Figure, figuresOf, unitNamed, hasAttribute, isOnTable, isVehicle, onTable } from "./units.ts";
import { placeIn } from "./carried.ts";

/** A miniature as others measure and see it: its own base or hull, or the hull of what carries it. */
export interface Stance {
  /** Whose base or hull it is: of somebody aboard the carrier. */
  readonly unit: Unit;
  readonly miniature: Miniature;
  readonly prism: Prism;
}

/** The unit on the table that carries a unit; undefined where it is not aboard, or its carrier is not on the table. */
export function carrierOnTable(state: State, unit: Unit): Unit | undefined {
  if (unit.carrier === null) return undefined;
  const carrier = unitNamed(state, unit.carrier);
  return carrier !== undefined && isOnTable(carrier) ? carrier : undefined;
}

/** Range, sight and cover of units aboard are measured from the hull. dt.carry.fire-measure, dt.rider.target */
export function stanceOf(state: State, { unit, miniature }: Figure): Stance {
  const carrier = carrierOnTable(state, unit);
  const [hull] = carrier?.miniatures ?? [];
  return carrier === undefined || hull === undefined
    ? { unit, miniature, prism: wreckAround(state, unit) ?? prismOf(state, unit, miniature) }
    : { unit: carrier, miniature: hull, prism: prismOf(state, carrier, hull) };
}

/** The hull of a barge on the shore, as it stood, around a unit waiting in it; null for all others. dt.sea.beached */
function wreckAround(state: State, unit: Unit): Prism | null {
  const barge = unit.where === "aboard" ? unitNamed(state, unit.carrier ?? "") : undefined;
  const wreck = barge?.where === "gone" ? terrainNamed(state, wreckOf(barge.id)) : undefined;
  if (barge === undefined || wreck === undefined) return null;
  const { x, y } = measured.extentOf({ kind: "hull", corners: wreck.corners });
  return prismAt(state, barge, { x: Math.round(x), y: Math.round(y) }, barge.facing, 0);
}

/** Whether a unit rides on a vehicle that is on the table. dt.rider.as-passengers */
export function isRiding(state: State, unit: Unit): boolean {
  const carrier = carrierOnTable(state, unit);
  return carrier !== undefined && placeIn(carrier, unit) === "rider";
}

/** Whether a unit can be attacked: it is on the table, or rides on what is. dt.rider.target, dt.carry.safe */
export const isExposed = (state: State, unit: Unit): boolean => isOnTable(unit) || isRiding(state, unit);

/** Every unit that can be attacked, riders behind those on the table. */
export function exposed(state: State): readonly Unit[] {
  const riders = state.units.filter((unit) => isRiding(state, unit));
  return riders.length === 0 ? onTable(state) : [...onTable(state), ...riders];
}

/** The miniatures that can be attacked. */
export const exposedFigures = (state: State): readonly Figure[] => figuresOf(exposed(state));

/** Whether a unit is on the board: on the table, or aboard what is, or waiting in a barge on the shore. dt.end.wiped-out */
export const isOnTheBoard = (state: State, unit: Unit): boolean =>
  isOnTable(unit) || (unit.where === "aboard" && unitNamed(state, unit.carrier ?? "")?.where !== "off");

/** Whether two units are in or on the same carrier, neither of them at its controls. */
export const shareCarrier = (unit: Unit, other: Unit): boolean =>
  unit.carrier !== null && unit.carrier === other.carrier && !unit.pilot && !other.pilot;

/**
 * Who fires from aboard: passengers and riders of a carrier on the table, no pilots, and nobody in a sealifter.
 * dt.carry.fire-sides, dt.pilot.safe, dt.sea.inactive, dt.lift.inactive
 */
export function firesFrom(state: State, unit: Unit): Unit | null {
  const carrier = carrierOnTable(state, unit);
  if (carrier === undefined || unit.pilot || isVehicle(unit) || hasAttribute(carrier, "sealifter")) return null;
  const place = placeIn(carrier, unit);
  return place === "passenger" || place === "rider" ? carrier : null;
}
