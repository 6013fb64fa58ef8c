import type { Expectation } from "./case-format.ts";
import { matches, show } from "./matches.ts";

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Where an action may end on a measured table, as a listing has it. */
export interface Ends {
  readonly region: readonly (readonly Cell[])[];
  readonly named: readonly { readonly name: string; readonly at: Cell }[];
}

const written = ({ x, y }: Cell): string => [x, y].map((part) => String(Number(part.toFixed(4)))).join(",");

const placeNamed = (text: string): Cell => {
  const [x = Number.NaN, y = Number.NaN] = text.split(",").map(Number);
  return { x, y };
};

/** Whether a place lies in a polygon: a ray to the right of it crosses the outline an odd number of times. */
function liesIn(polygon: readonly Cell[], { x, y }: Cell): boolean {
  const crossings = polygon.filter((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    if (from.y > y === to.y > y) return false;
    return x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y);
  });
  return crossings.length % 2 === 1;
}

/** Compares the ends that a listing names, and where its actions may end, with what is expected. */
export function checkEnds(
  { named, inside = [], outside = [] }: NonNullable<Expectation["ends"]>,
  all: readonly Ends[],
  failures: string[],
): void {
  const actual = all.flatMap((ends) => ends.named.map(({ name, at }) => ({ name, at: written(at) })));
  if (named !== undefined && !matches(named, actual))
    failures.push(`expected the ends ${show(named)}, got ${show(actual)}`);
  const mayEnd = (place: string): boolean =>
    all.some(({ region }) => region.some((polygon) => liesIn(polygon, placeNamed(place))));
  for (const place of inside) if (!mayEnd(place)) failures.push(`expected that an action may end at ${place}`);
  for (const place of outside) if (mayEnd(place)) failures.push(`expected that no action may end at ${place}`);
}
