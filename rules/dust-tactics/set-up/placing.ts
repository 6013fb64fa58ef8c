import { measured } from "../../geometry/index.ts";
import { sidePlan } from "../table/battle-plan.ts";
import type { Side, State } from "../table/state.ts";

type Place = measured.Place;

/** Places of a grid over the area where a side deploys, so far from its edges, in cm. */
export function gridOf(state: State, side: Side, margin: number, step: number): readonly Place[] {
  const area = sidePlan(state, side)?.deploys ?? null;
  if (area === null) return [];
  const [left, top, right, bottom] = area;
  const places: Place[] = [];
  for (let y = top + margin; y <= bottom - margin; y += step)
    for (let x = left + margin; x <= right - margin; x += step)
      places.push({ x: x * measured.centimetre, y: y * measured.centimetre });
  return places;
}

export const facingOf = (side: Side): number => (side === "north" ? 180 : 0);
