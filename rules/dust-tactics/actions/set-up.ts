import { measured } from "../../geometry/index.ts";
import { sidePlan } from "../arriving.ts";
import { isCarrier } from "../carrying/capacity.ts";
import { fortificationKinds } from "../data/terrain.ts";
import { deploys, toDeploy } from "../deploying.ts";
import { leftToPlace } from "../fortifications/buying.ts";
import type { Side, State, Unit } from "../state.ts";
import { type G, written } from "../table.ts";
import { hasOwnSkill, inPlay } from "../units.ts";
import type { Candidates } from "./candidates.ts";
import type { Action } from "./schema.ts";

type Place = measured.Place;

/** Places of a grid over the area where a side deploys, so far from its edges, in cm. */
function gridOf(state: State, side: Side, margin: number, step: number): readonly Place[] {
  const area = sidePlan(state, side)?.deploys ?? null;
  if (area === null) return [];
  const [left, top, right, bottom] = area;
  const found: Place[] = [];
  for (let y = top + margin; y <= bottom - margin; y += step)
    for (let x = left + margin; x <= right - margin; x += step)
      found.push({ x: x * measured.centimetre, y: y * measured.centimetre });
  return found;
}

/** The middle of a piece of terrain. */
function middleOf(corners: readonly Place[]): Place {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / corners.length), y: Math.round(sum.y / corners.length) };
}

/** Where a unit may be placed: all over its side's area, a Strongpoint unit in the fortifications of its side. */
function placesFor({ state }: G, unit: Unit): readonly Place[] {
  if (!hasOwnSkill(unit, "strongpoint")) return gridOf(state, unit.side, 7, 9);
  return state.terrain
    .filter(({ kind, owner }) => (kind === "bunker" || kind === "strongpoint") && owner === unit.side)
    .map(({ corners }) => middleOf(corners));
}

/** Rows of places for a unit all over the area where its side deploys; how it may be held back; what is fortified. */
export function setUpCandidates(g: G): readonly Candidates[] {
  const side = deploys(g.state);
  const [unit] = side === null ? [] : toDeploy(g.state, side);
  if (side === null || unit === undefined) return [];
  const facing = side === "north" ? 180 : 0;
  const row = 3.5 * measured.centimetre;
  const places = placesFor(g, unit).map(({ x, y }): Action => {
    const at = unit.miniatures.map((_, i) => written({ x: x + (i % 3) * row, y: y + Math.floor(i / 3) * row }));
    return { do: "deploy", unit: unit.id, places: at, facing };
  });
  const forts = fortificationKinds
    .filter((kind) => leftToPlace(g.state, side, kind) > 0)
    .flatMap((kind) => {
      const solid = kind === "bunker" || kind === "strongpoint";
      return gridOf(g.state, side, solid ? 6 : 11, 18).map((at): Action => ({
        do: "fortify",
        side,
        kind,
        at: written(at),
        facing,
      }));
    });
  const ways = ["reserve", "ambush", "arrival"] as const;
  const carriers = inPlay(g.state, side)
    .filter((one) => one !== unit && isCarrier(one))
    .map((one): Action => ({ do: "embark", unit: unit.id, carrier: one.id }));
  return [
    { name: "deploy", piece: unit.id, actions: places },
    { name: "hold-back", piece: unit.id, actions: ways.map((as) => ({ do: "hold-back", unit: unit.id, as })) },
    { name: "embark", piece: unit.id, actions: carriers },
    { name: "fortify", piece: side, actions: forts },
  ];
}
