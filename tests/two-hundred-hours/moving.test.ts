import { describe, expect, it } from "vitest";
import { measured } from "../../rules/geometry/index.ts";
import { seededChance } from "../../rules/kernel/index.ts";
import {
  alongRoute,
  backToRoute,
  legsTouched,
  nearestMarkers,
  type RouteLine,
} from "../../rules/two-hundred-hours/movement/routes.ts";
import { coursesOn } from "../../rules/two-hundred-hours/movement/skirting.ts";
import { costOf, faultOn, type Ground, standsAt } from "../../rules/two-hundred-hours/movement/ground.ts";
import { endOf, walk } from "../../rules/two-hundred-hours/movement/walking.ts";
import { overlapsOn } from "../../rules/two-hundred-hours/movement/overlaps.ts";

const { inch } = measured;
const radius = 1250;
const side = 36 * inch;

const at = (x: number, y: number): measured.Place => ({ x: Math.round(x * inch), y: Math.round(y * inch) });
const box = (left: number, top: number, right: number, bottom: number): readonly measured.Place[] => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
];

const open: Ground = {
  radius,
  bounds: measured.onTable(side, side, radius),
  barriers: [],
  close: [],
  apart: [],
  crossables: [],
  rough: [],
  roughCost: inch,
  roughOnEntry: false,
  crossing: radius,
  turnsCost: false,
  outFirst: false,
  stillEnters: 0,
  climbs: [],
};

/** A source of numbers that is the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface Drawn {
  readonly ground: Ground;
  readonly from: measured.Place;
  readonly to: measured.Place;
  readonly enemies: readonly measured.Barrier[];
  readonly movement: number;
}

/** A table with some boxes and bases on it, and a walk over it that begins where a base may stand. */
function drawn(seed: number): Drawn {
  const next = numbers(seed);
  const coordinate = (): number => 3 + next() * 30;
  const shape = (): readonly measured.Place[] => {
    const [x, y] = [coordinate(), coordinate()];
    return box(x, y, x + 0.3 + next() * 4, y + 0.3 + next() * 4);
  };
  const base = (name: string, keep: number): measured.Barrier => {
    const { x, y } = at(coordinate(), coordinate());
    return { name, keep, shape: measured.disc(x, y, radius) };
  };
  const ground: Ground = {
    ...open,
    barriers: [
      ...Array.from({ length: 3 }, (_, i) => ({ name: `b${i}`, keep: 0, shape: shape() })),
      base("F1", 0),
      base("F2", 0),
    ],
    crossables: Array.from({ length: 2 }, (_, i) => ({ id: `o${i}`, corners: shape(), cost: (1 + (i % 2)) * inch })),
    rough: [{ id: "r0", corners: shape() }],
  };
  const enemies = [base("E1", inch), base("E2", inch)];
  for (;;) {
    const from = at(coordinate(), coordinate());
    const clear = enemies.every((enemy) => measured.isClear(from, from, radius, enemy));
    if (!standsAt(ground, from) || !clear) continue;
    const turn = measured.directionOf(Math.floor(next() * 360));
    const movement = Math.round((2 + next() * 8) * inch);
    return { ground, from, enemies, movement, to: measured.placeAlong(from, turn, movement) };
  }
}

const seeds = Array.from({ length: 600 }, (_, i) => 7919 * (i + 1));

describe("a walk of a base", () => {
  it("uses no more than its movement, passes nothing it may not, and ends where a base may stand", () => {
    for (const seed of seeds) {
      const { ground, from, to, enemies, movement } = drawn(seed);
      const walked = walk(ground, [from, to], movement, enemies);
      expect(walked.used).toBeLessThanOrEqual(movement + 2);
      expect(faultOn({ ...ground, barriers: [...ground.barriers, ...enemies] }, walked.path)).toBeNull();
      expect(standsAt(ground, endOf(walked))).toBe(true);
    }
  });

  it("goes its full distance unless something ends it", () => {
    for (const seed of seeds) {
      const { ground, from, to, enemies, movement } = drawn(seed);
      const { used, halt, path } = walk(ground, [from, to], movement, enemies);
      if (halt === null) expect(Math.abs(used - movement)).toBeLessThanOrEqual(2);
      else expect(measured.lengthOf(path)).toBeLessThan(movement);
    }
  });

  it("goes round what bars it within its movement, never worse than staying before it", () => {
    let round = 0;
    for (const seed of seeds) {
      const { ground, from, to, enemies, movement } = drawn(seed);
      for (const { walked, around } of coursesOn(ground, [from, to], movement, enemies, false)) {
        if (around !== null) round++;
        expect(walked.used).toBeLessThanOrEqual(movement + 2);
        expect(faultOn({ ...ground, barriers: [...ground.barriers, ...enemies] }, walked.path)).toBeNull();
      }
    }
    expect(round).toBeGreaterThan(40);
  });

  it("ends at the edge of the table on a plain zero, which JSON keeps", () => {
    const ground: Ground = { ...open, bounds: measured.onTable(side, side, 0) };
    const { x, y } = endOf(walk(ground, [at(10, 1), at(10, -1)], inch + 0.4));
    expect([x, Object.is(y, 0)]).toEqual([10 * inch, true]);
  });

  it("overlaps no base that its movement ends a hair behind", () => {
    const friend = { name: "friend", shape: measured.disc(35_586, 20_171, radius), keep: 0 };
    const from = { x: 22_860, y: 1250 };
    const end = endOf(walk({ ...open, barriers: [friend] }, [from, { x: 37_592, y: 23_774 }], 8 * inch));
    expect(measured.isClear(end, end, radius, friend)).toBe(true);
  });

  it("comes to the foot of what it cannot climb only as far as a friend in the doorway leaves room", () => {
    const wall = box(20, 10, 24, 14);
    const place = at(20.4, 12.6);
    const shape = measured.disc(place.x, place.y, radius);
    const ground: Ground = {
      ...open,
      apart: [{ barrier: { name: "A2", shape, keep: 0 }, on: null }],
      climbs: [{ id: "b1", corners: wall, cost: Infinity, steps: [] }],
    };
    const path = [at(16, 12), at(26, 12)];
    const alone = walk({ ...ground, apart: [] }, path, 12 * inch);
    expect(alone.halt).toEqual({ by: "climb", id: "b1", never: true });
    expect(endOf(alone)).toEqual(at(20, 12));
    const beside = walk(ground, path, 12 * inch);
    expect(beside.halt).toEqual({ by: "barrier", id: "A2" });
    expect(standsAt(ground, endOf(beside))).toBe(true);
    expect(endOf(beside).x).toBeLessThan(at(20, 12).x);
    expect(endOf(beside).x).toBeGreaterThan(at(19.5, 12).x);
  });

  it("ends beside the base that rounding would leave it on", () => {
    const chance = seededChance(5);
    let short = 0;
    for (let i = 0; i < 4000; i++) {
      const angle = (chance.index(3600) / 3600) * 2 * Math.PI;
      const other = at(18, 18);
      const start = {
        x: other.x + Math.round(2 * (radius + 1) * Math.cos(angle)),
        y: other.y + Math.round(2 * (radius + 1) * Math.sin(angle)),
      };
      const far = radius + 1 + chance.index(4);
      const ground: Ground = {
        ...open,
        barriers: [{ name: "D8", shape: measured.disc(other.x, other.y, radius), keep: 0 }],
        crossables: [
          {
            id: "o1",
            corners: [
              { x: start.x + far, y: start.y - 6 * inch },
              { x: start.x + far + inch, y: start.y - 6 * inch },
              { x: start.x + far + inch, y: start.y + 6 * inch },
              { x: start.x + far, y: start.y + 6 * inch },
            ],
            cost: 10 * inch,
          },
        ],
      };
      if (!standsAt(ground, start)) continue;
      const end = endOf(walk(ground, [start, { x: start.x + 6000, y: start.y + chance.index(9000) - 4500 }], 3 * inch));
      if (end.x !== start.x) short++;
      expect(standsAt(ground, end)).toBe(true);
    }
    expect(short).toBeGreaterThan(100);
  });

  it("ends at the mirrored place on the mirrored table", () => {
    const mirror = ({ x, y }: measured.Place): measured.Place => ({ x: side - x, y });
    const mirrored = (barrier: measured.Barrier): measured.Barrier => {
      const base = measured.baseOf(barrier);
      return base === null
        ? { ...barrier, shape: measured.cornersOf(barrier).map(mirror) }
        : { ...barrier, shape: measured.disc(side - base.x, base.y, base.radius) };
    };
    for (const seed of seeds.slice(0, 200)) {
      const { ground, from, to, enemies, movement } = drawn(seed);
      const other: Ground = {
        ...ground,
        barriers: ground.barriers.map(mirrored),
        crossables: ground.crossables.map((one) => ({ ...one, corners: one.corners.map(mirror) })),
        rough: ground.rough.map((one) => ({ ...one, corners: one.corners.map(mirror) })),
      };
      const here = endOf(walk(ground, [from, to], movement, enemies));
      const there = mirror(endOf(walk(other, [mirror(from), mirror(to)], movement, enemies.map(mirrored))));
      expect(Math.abs(here.x - there.x) + Math.abs(here.y - there.y)).toBeLessThanOrEqual(4);
    }
  });
});

describe("overlaps", () => {
  it("are found where samples of the way say so", () => {
    for (const seed of seeds.slice(0, 200)) {
      const { ground, from, to } = drawn(seed);
      const [rough] = ground.rough;
      if (rough === undefined) continue;
      const length = measured.lengthOf([from, to]);
      const stretches = overlapsOn([from, to], radius, rough.corners);
      for (let i = 0; i <= 60; i++) {
        const far = (length * i) / 60;
        const place = {
          x: Math.round(from.x + ((to.x - from.x) * i) / 60),
          y: Math.round(from.y + ((to.y - from.y) * i) / 60),
        };
        const gap = measured.isOver(rough.corners, place)
          ? -radius
          : measured.gapToShape(place, rough.corners).length - radius;
        if (Math.abs(gap) < 2) continue;
        expect(stretches.some((one) => one.from <= far + 2 && far - 2 <= one.to)).toBe(gap < 0);
      }
    }
  });

  it("leave out a base that only touches", () => {
    const wall = box(10, 12, 20, 13);
    const beside = { x: 12 * inch, y: 12 * inch - radius };
    expect(overlapsOn([beside, { ...beside, x: 18 * inch }], radius, wall)).toEqual([]);
    expect(
      overlapsOn(
        [
          { ...beside, y: beside.y + 1 },
          { x: 18 * inch, y: beside.y + 1 },
        ],
        radius,
        wall,
      ),
    ).toHaveLength(1);
  });

  it("join where the inside of a large shape is out of the outline's reach", () => {
    const hall = box(10, 10, 20, 20);
    const path = [at(5, 15), at(25, 15)];
    expect(overlapsOn(path, radius, hall)).toHaveLength(1);
    expect(costOf({ ...open, rough: [{ id: "hall", corners: hall }] }, path)).toBeCloseTo(21 * inch, 3);
  });
});

describe("a patrol route", () => {
  const route: RouteLine = {
    markers: [at(8, 8), at(20, 8), at(28, 8), at(28, 28), at(18, 28), at(8, 28)],
    bends: [[at(8, 12), at(20, 12)], [], [], [], [], []],
  };

  it("is walked along its bends, in both senses", () => {
    const rising = alongRoute(route, at(8, 9), 2, { sense: "rising", length: 4 * inch, stops: false });
    expect(rising.path.slice(0, 3)).toEqual([at(8, 9), at(8, 12), at(20, 12)]);
    const falling = alongRoute(route, at(18, 12), 1, { sense: "falling", length: 4 * inch, stops: false });
    expect(falling.path.slice(0, 3)).toEqual([at(18, 12), at(8, 12), at(8, 8)]);
  });

  it("goes on behind a marker only as far as it must", () => {
    const { path, passes } = alongRoute(route, at(26, 8), 3, { sense: "rising", length: 4 * inch, stops: false });
    expect(path).toEqual([at(26, 8), at(28, 8), at(28, 28)]);
    expect(passes.map(({ number }) => number)).toEqual([3, 4]);
    expect(alongRoute(route, at(26, 8), 3, { sense: "rising", length: 4 * inch, stops: true }).path).toEqual([
      at(26, 8),
      at(28, 8),
    ]);
  });

  it("is left where a base touches none of its legs", () => {
    const touch = Math.round(0.05 * inch);
    expect(legsTouched(route, { x: 24 * inch, y: 8 * inch + radius + touch }, radius, touch, "rising")).toEqual([3]);
    expect(legsTouched(route, { x: 24 * inch, y: 8 * inch + radius + touch + 1 }, radius, touch, "rising")).toEqual([]);
  });

  it("is come back to by the nearest marker; several are told where they are as near", () => {
    expect(nearestMarkers(route, at(13, 20))).toEqual([5, 6]);
    const back = backToRoute(route, at(24, 12), 3, radius, { sense: "rising", length: 20 * inch, stops: false });
    const [, met] = back.path;
    expect(met).toBeDefined();
    expect(back.passes.length).toBeGreaterThan(0);
  });
});
