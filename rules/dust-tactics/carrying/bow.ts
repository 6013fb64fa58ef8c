import { measured } from "../../geometry/index.ts";

type Place = measured.Place;

/** A side of a hull, from corner to corner. */
export type HullSide = readonly [Place, Place];

/** The sides of a hull, in the order of its corners. dt.carry.dismount-measure */
export const hullSides = (corners: readonly Place[]): readonly HullSide[] =>
  corners.map((corner, i): HullSide => [corner, corners[(i + 1) % corners.length] ?? corner]);

/** The bow of a sealifter: the side that lies furthest ahead. Null of what has no corners. dt.sea.dismount, dt.sea.beached */
export function bowOf(corners: readonly Place[], facing: number): HullSide | null {
  const { dx, dy } = measured.directionOf(facing);
  const ahead = ([a, b]: HullSide): number => (a.x + b.x) * dx + (a.y + b.y) * dy;
  return hullSides(corners).toSorted((a, b) => ahead(b) - ahead(a))[0] ?? null;
}
