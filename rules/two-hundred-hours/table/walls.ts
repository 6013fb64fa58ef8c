import { measured } from "../../geometry/index.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";

/** The walls of a building as thin pieces, these openings of it left out. zh.terrain.building-walls */
export const wallsWithout = (
  corners: readonly Place[],
  openings: TerrainItem["entrances"],
): readonly (readonly Place[])[] =>
  corners.flatMap((u, i) => {
    const v = corners[(i + 1) % corners.length] ?? u;
    const square = measured.squaredDistance(u, v);
    const share = (place: Place): number => ((place.x - u.x) * (v.x - u.x) + (place.y - u.y) * (v.y - u.y)) / square;
    const gaps = openings
      .filter(({ from, to }) => [from, to].every((end) => measured.isWithin(measured.gapToSegment(end, u, v), 2)))
      .map(({ from, to }) => [share(from), share(to)].sort((a, b) => a - b))
      .sort(([a = 0], [b = 0]) => a - b);
    const pieces: (readonly [number, number])[] = [];
    let start = 0;
    for (const [from = 0, to = 0] of gaps) {
      if (from > start) pieces.push([start, from]);
      start = Math.max(start, to);
    }
    if (start < 1) pieces.push([start, 1]);
    const at = (part: number): Place => measured.placeBetween(u, v, part);
    return pieces
      .map(([from, to]) => [at(from), at(to)] as const)
      .filter(([from, to]) => !measured.samePlace(from, to))
      .map(([from, to]) => measured.thickLine(from, to, 2));
  });
