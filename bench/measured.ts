import { point, segment } from "@flatten-js/core";
import { compute, convertToSegments, inPolygon, type Vector2D } from "visibility-polygon";
import { measured } from "../rules/geometry/index.ts";
import { compare, type Rates, type Row, rounded, sink } from "./measure.ts";
import { baseRadius, type Field, field } from "./measured-field.ts";
import { absolute, beside, rate } from "./rows.ts";

const { disc, inch, nameSight, onTable, regionOfMove, sees, shortestWay } = measured;

/** All pairs of fighters, as bases. */
const pairsOf = ({ fighters }: Field): readonly (readonly [measured.Disc, measured.Disc])[] =>
  fighters.flatMap((a, i) =>
    fighters.slice(i + 1).map((b) => [disc(a.x, a.y, baseRadius), disc(b.x, b.y, baseRadius)] as const),
  );

/** Foundry's way: the polygon that is seen from the middle of a base, and whether the middle of another lies in it. */
function visibilityPolygon({ shapes, size }: Field, pairs: ReturnType<typeof pairsOf>): () => number {
  const rim: Vector2D[] = [
    [-1, -1],
    [size + 1, -1],
    [size + 1, size + 1],
    [-1, size + 1],
  ];
  const segments = convertToSegments([...shapes.map((shape) => shape.map(({ x, y }): Vector2D => [x, y])), rim]);
  return () => {
    for (const [a, b] of pairs) sink.value += inPolygon([b.x, b.y], compute([a.x, a.y], segments)) ? 1 : 0;
    return pairs.length;
  };
}

/** One segment from middle to middle against every edge: less than what is asked, but what is at hand. */
function flattenSegments({ shapes }: Field, pairs: ReturnType<typeof pairsOf>): () => number {
  const edges = shapes.flatMap((shape) =>
    shape.map(({ x, y }, i) => {
      const next = shape[(i + 1) % shape.length] ?? { x, y };
      return segment(point(x, y), point(next.x, next.y));
    }),
  );
  return () => {
    for (const [a, b] of pairs) {
      const line = segment(point(a.x, a.y), point(b.x, b.y));
      sink.value += edges.some((edge) => line.intersect(edge).length > 0) ? 1 : 0;
    }
    return pairs.length;
  };
}

const checks = ({ terrain }: Field, pairs: ReturnType<typeof pairsOf>): (() => number) => {
  return () => {
    for (const [a, b] of pairs) sink.value += sees(terrain, a, b) ? 1 : 0;
    return pairs.length;
  };
};

const row = (rates: Rates, what: string, peer: string, target: number): Row => ({
  ...(peer === "" ? absolute(rates, what, target) : beside(rates, what, peer, null)),
  target: `at least ${rounded(target)}/s`,
  met: rate(rates, what) >= target,
});

/** Sight between any parts of two bases, whole rulings, shortest ways and regions on a battlefield, beside two peers. */
export function measuredRows(): readonly Row[] {
  const one = field();
  const nine = field(3, 0.85);
  const [pairs, ninePairs] = [pairsOf(one), pairsOf(nine)];
  const radius = baseRadius;
  const bounds = onTable(one.size, one.size, radius);
  const sight = "sight between bases, yes or no";
  const ruling = "sight with the line named and what stops it";
  const way = "shortest way of a base among 13 pieces and 19 bases";
  const region = "region of a 6″ move";
  const sweepPeer = "visibility-polygon, middle to middle";
  const segmentPeer = "flatten-js, one segment against every edge";
  const large = "sight with nine times the terrain";
  const ways = pairs.filter((_, i) => i % 10 === 0);
  const others = (a: measured.Place, b: measured.Place): readonly measured.Barrier[] => [
    ...one.barriers,
    ...one.fighters
      .filter(({ x, y }) => (x !== a.x || y !== a.y) && (x !== b.x || y !== b.y))
      .map((fighter, i) => ({ name: `f${i}`, keep: 0, shape: disc(fighter.x, fighter.y, radius) })),
  ];
  const tasks = ways.map(([a, b]) => ({ a, b, barriers: others(a, b) }));
  const rates = compare(
    [
      { name: sight, batch: checks(one, pairs) },
      { name: sweepPeer, batch: visibilityPolygon(one, pairs) },
      { name: segmentPeer, batch: flattenSegments(one, pairs) },
      { name: large, batch: checks(nine, ninePairs) },
      {
        name: ruling,
        batch: () => {
          for (const [a, b] of pairs) sink.value += nameSight(one.terrain, a, b).seen ? 1 : 0;
          return pairs.length;
        },
      },
      {
        name: way,
        batch: () => {
          for (const { a, b, barriers } of tasks)
            sink.value += shortestWay(a, b, radius, barriers, { bounds })?.length ?? 0;
          return tasks.length;
        },
      },
      {
        name: region,
        batch: () => {
          for (const { a, b, barriers } of tasks)
            sink.value += regionOfMove(a, 6 * inch, radius, [...barriers, { name: "b", keep: 0, shape: b }], {
              bounds,
            }).length;
          return tasks.length;
        },
      },
    ],
    { warmUp: 800, rounds: 5 },
  );
  return [
    row(rates, sight, sweepPeer, 50_000),
    row(rates, sight, segmentPeer, 50_000),
    row(rates, large, "", 25_000),
    row(rates, ruling, "", 5000),
    row(rates, way, "", 1000),
    row(rates, region, "", 100),
  ];
}
