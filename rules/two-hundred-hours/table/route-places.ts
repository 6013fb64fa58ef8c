import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import { type Req, type Ctx, number } from "./context.ts";
import { battlefieldOf, inches, inInches, spoken, written } from "./battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";

const { disc, gapToSegment, placeIn, Polygon, samePlace, sees, segmentsMeet, Terrain } = measured;

/** A patrol route as it is laid. */
export interface LaidRoute {
  readonly markers: readonly Place[];
  readonly bends: readonly (readonly Place[])[];
}

/** The places of a route in order: each marker, then where its leg bends. */
export const roundOf = ({ markers, bends }: LaidRoute): readonly Place[] =>
  markers.flatMap((marker, i) => [marker, ...(bends[i] ?? [])]);

type Leg = readonly [Place, Place];

const legsOf = (round: readonly Place[]): readonly Leg[] =>
  round.map((place, i) => [place, round[(i + 1) % round.length] ?? place]);

/** Whether a closed round meets itself anywhere but where its legs join. zh.deploy.patrol-circuit */
export function crossesItself(round: readonly Place[]): boolean {
  const legs = legsOf(round);
  return legs.some(([a, b], i) =>
    legs.some(([c, d], j) => {
      if (j <= i) return false;
      const follows = j === i + 1 || (i === 0 && j === legs.length - 1);
      if (!follows) return segmentsMeet(a, b, c, d);
      // legs that follow each other share one place: they must not run back along each other
      const [far, near, other] = j === i + 1 ? [a, b, d] : [c, a, b];
      return gapToSegment(far, near, other).length === 0 || gapToSegment(other, far, near).length === 0;
    }),
  );
}

/** Whether a leg leads through something from side to side, or begins in it: along its walls it may. zh.deploy.patrol-terrain */
function leadsInto({ id, corners }: TerrainItem, [from, to]: Leg): boolean {
  if (measured.isBeyond(from, to, corners, 0)) return false;
  if (placeIn(corners, from) > 0 || placeIn(corners, to) > 0) return true;
  const body = new Terrain([new Polygon(id, corners)]);
  return !samePlace(from, to) && !sees(body, disc(from.x, from.y, 0), disc(to.x, to.y, 0));
}

/** Adds what a patrol route requires: room between its markers, off the edge, a closed line that crosses nothing it may not. */
export function placesForRoute(ctx: Ctx, req: Req, route: LaidRoute): void {
  const { width, height } = battlefieldOf(ctx.state);
  const spacing = number(ctx, "zh.number.patrol-spacing");
  const edge = number(ctx, "zh.number.patrol-edge");
  const { markers } = route;
  for (const [i, place] of markers.entries()) {
    const off = Math.min(place.x, place.y, width - place.x, height - place.y);
    req.need(off >= inches(edge), () => ({
      met: `Patrol marker ${i + 1} is ${spoken(off)} from the edge.`,
      unmet:
        off < 0
          ? `Patrol marker ${i + 1} would lie off the table; it has to be at least ${edge}″ from the edge.`
          : `Patrol marker ${i + 1} is ${inInches(off)}″ from the edge; at least ${edge}″ are needed.`,
      at: written(place),
      cites: ["zh.deploy.patrol-spacing"],
    }));
    for (const [j, other] of markers.entries()) {
      if (j <= i) continue;
      const gap = Math.sqrt(measured.squaredDistance(place, other));
      req.need(gap >= inches(spacing), () => ({
        met: `Patrol markers ${i + 1} and ${j + 1} are ${spoken(gap)} apart.`,
        unmet: `Patrol markers ${i + 1} and ${j + 1} are ${spoken(gap)} apart; at least ${spacing}″ are needed.`,
        at: written(other),
        cites: ["zh.deploy.patrol-spacing"],
      }));
    }
  }
  const round = roundOf(route);
  req.need(!crossesItself(round), {
    met: "The route does not cross itself.",
    unmet: "The route crosses itself.",
    cites: ["zh.deploy.patrol-circuit"],
  });
  req.need(
    round.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height),
    {
      met: "The route stays on the table.",
      unmet: "The route leads off the table.",
      cites: ["zh.deploy.patrol-traced"],
    },
  );
  for (const item of battlefieldOf(ctx.state).terrain) {
    // a parked vehicle is a small locked building: zh.terrain.vehicle-block
    if (item.category !== "building" && item.category !== "vehicle") continue;
    const candidate = legsOf(round).find((leg) => leadsInto(item, leg));
    req.need(candidate === undefined, () => ({
      met: `The route leads round ${item.id}.`,
      unmet: `The route leads through ${item.id} between ${candidate === undefined ? "" : candidate.map(written).join(" and ")}.`,
      cites: [
        "zh.deploy.patrol-terrain",
        "zh.deploy.patrol-traced",
        ...citeIf(item.category === "vehicle", "zh.terrain.vehicle-block"),
      ],
    }));
  }
}
