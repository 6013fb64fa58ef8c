import { seededChance } from "../rules/kernel/index.ts";
import { measured } from "../rules/geometry/index.ts";

/** A battlefield of 36″ × 36″ with 13 pieces of terrain, in inches: left, top, right, bottom. */
const pieces = [
  [15, 12, 21, 16.5],
  [17, 17, 19, 18],
  [23, 10.5, 27, 14.5],
  [10.5, 22, 14.5, 26],
  [23, 19, 28, 21],
  [16.5, 25, 18.5, 28.5],
  [3, 3, 9, 8],
  [27, 26, 33, 32],
  [2, 17, 7, 22],
  [10, 10, 20, 10.3],
  [22, 23, 22.3, 33],
  [6, 28, 14, 28.3],
  [9.5, 15, 9.8, 20.5],
] as const;

/** The radius of a base of 25 mm. */
export const baseRadius = 1250;

export interface Field {
  readonly size: number;
  readonly shapes: readonly (readonly measured.Place[])[];
  readonly terrain: measured.Terrain;
  /** Where 20 fighters stand, clear of all terrain. */
  readonly fighters: readonly measured.Place[];
  readonly barriers: readonly measured.Barrier[];
}

const { inch, Polygon, Terrain, disc, mayStand, onTable } = measured;

/** The battlefield, or `times` × `times` of it side by side on a table as large; each piece keeps its size by `scale`. */
export function field(times = 1, scale = 1): Field {
  const unit = inch * scale;
  const size = Math.round(36 * unit * times);
  const shapes = Array.from({ length: times * times }, (_, i) => [i % times, Math.floor(i / times)] as const).flatMap(
    ([column, row]) =>
      pieces.map(([left, top, right, bottom]) => {
        const [x, y] = [column * 36, row * 36];
        const at = (px: number, py: number): measured.Place => ({
          x: Math.round((px + x) * unit),
          y: Math.round((py + y) * unit),
        });
        return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
      }),
  );
  const barriers = shapes.map((shape, i): measured.Barrier => ({ name: `t${i}`, keep: 0, shape }));
  const chance = seededChance(36);
  const fighters: measured.Place[] = [];
  while (fighters.length < 20) {
    const place = { x: chance.index(size), y: chance.index(size) };
    const others = fighters.map((fighter, i): measured.Barrier => ({
      name: `f${i}`,
      keep: 0,
      shape: disc(fighter.x, fighter.y, baseRadius),
    }));
    if (mayStand(place, baseRadius, [...barriers, ...others], onTable(size, size, baseRadius))) fighters.push(place);
  }
  return {
    size,
    shapes,
    terrain: new Terrain(shapes.map((shape, i) => new Polygon(`t${i}`, shape))),
    fighters,
    barriers,
  };
}
