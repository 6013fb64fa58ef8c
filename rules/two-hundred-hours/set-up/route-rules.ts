import { measured } from "../../geometry/index.ts";
import type { Needs } from "../actions/rule.ts";
import { battlefieldOf, inches, spoken, written } from "../battlefield.ts";
import type { Place } from "../data/index.ts";
import { type G, number } from "../table.ts";

/** A patrol route as it is laid. */
export interface LaidRoute {
  readonly markers: readonly Place[];
  readonly bends: readonly (readonly Place[])[];
}

/** The places of a route in order, and back to the first. */
const lineOf = ({ markers, bends }: LaidRoute): readonly Place[] => {
  const [first] = markers;
  const line = markers.flatMap((marker, i) => [marker, ...(bends[i] ?? [])]);
  return first === undefined ? line : [...line, first];
};

/** Where two pieces of a closed line meet that do not follow each other. zh.deploy.patrol-circuit */
function crossesItself(line: readonly Place[]): Place | null {
  const pieces = line.slice(0, -1).map((from, i) => [from, line[i + 1] ?? from] as const);
  for (const [i, [a, b]] of pieces.entries())
    for (const [j, [c, d]] of pieces.entries()) {
      const beside = j <= i + 1 || (i === 0 && j === pieces.length - 1);
      if (!beside && measured.segmentsMeet(a, b, c, d)) return c;
    }
  return null;
}

/** A building that a line leads into. zh.deploy.patrol-terrain */
function buildingCut(g: G, line: readonly Place[]): string | null {
  const buildings = battlefieldOf(g.state).terrain.filter(({ category }) => category === "building");
  const found = buildings.find(({ id, corners }) => {
    const body = new measured.Polygon(id, corners);
    const terrain = new measured.Terrain([body]);
    return line.some((from, i) => {
      const to = line[i + 1];
      if (to === undefined || measured.samePlace(from, to)) return false;
      return !measured.sees(terrain, measured.disc(from.x, from.y, 0), measured.disc(to.x, to.y, 0));
    });
  });
  return found?.id ?? null;
}

/** Adds what a patrol route requires: room between its markers, off the edge, a closed line that crosses nothing it may not. */
export function placesForRoute(g: G, r: Needs, route: LaidRoute): void {
  const { width, height } = battlefieldOf(g.state);
  const spacing = number(g, "zh.number.patrol-spacing");
  const edge = number(g, "zh.number.patrol-edge");
  const { markers } = route;
  for (const [i, one] of markers.entries()) {
    const off = Math.min(one.x, one.y, width - one.x, height - one.y);
    r.need(
      off >= inches(edge),
      {
        met: `Patrol marker ${i + 1} is ${spoken(off)} from the edge.`,
        unmet: `Patrol marker ${i + 1} is ${spoken(off)} from the edge; at least ${edge}″ are asked.`,
        at: written(one),
      },
      "zh.deploy.patrol-spacing",
    );
    for (const [j, other] of markers.entries()) {
      if (j <= i) continue;
      const gap = Math.sqrt(measured.squaredDistance(one, other));
      r.need(
        gap >= inches(spacing),
        {
          met: `Patrol markers ${i + 1} and ${j + 1} are ${spoken(gap)} apart.`,
          unmet: `Patrol markers ${i + 1} and ${j + 1} are ${spoken(gap)} apart; at least ${spacing}″ are asked.`,
          at: written(other),
        },
        "zh.deploy.patrol-spacing",
      );
    }
  }
  const line = lineOf(route);
  const crossing = crossesItself(line);
  r.need(
    crossing === null,
    {
      met: "The route does not cross itself.",
      unmet: "The route crosses itself.",
      ...(crossing !== null && { at: written(crossing) }),
    },
    "zh.deploy.patrol-circuit",
  );
  const building = buildingCut(g, line);
  r.need(
    building === null,
    { met: "The route leads into no building.", unmet: `The route leads through ${building ?? ""}.` },
    "zh.deploy.patrol-terrain",
    "zh.deploy.patrol-traced",
  );
}
