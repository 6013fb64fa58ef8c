import { describe, expect, it } from "vitest";
import type { Settings } from "../../rules/kernel/index.ts";
import { type Prism, prismOf } from "../../rules/dust-tactics/table/bodies.ts";
import type { CardId } from "../../rules/dust-tactics/book/cards.ts";
import type { TerrainKind } from "../../rules/dust-tactics/book/terrain.ts";
import { ruleset } from "../../rules/dust-tactics/index.ts";
import { interpretations } from "../../rules/dust-tactics/book/open-points/index.ts";
import { sightRuling } from "../../rules/dust-tactics/answers/rulings.ts";
import { newUnit } from "../../rules/dust-tactics/table/forming.ts";
import { emptyState } from "../../rules/dust-tactics/notation/parse.ts";
import type { End } from "../../rules/dust-tactics/sight/areas.ts";
import { coverFrom } from "../../rules/dust-tactics/sight/cover.ts";
import { sees, sightOf } from "../../rules/dust-tactics/sight/seeing.ts";
import type { State, TerrainPiece } from "../../rules/dust-tactics/table/state.ts";
import type { Ctx } from "../../rules/dust-tactics/table/context.ts";
import { drawsOf } from "../geometry/measured/tables.ts";
import { tries } from "../soak/at-length.ts";

/* In one file: the random tables, what tells of sight on them without the rules, and what is held against it. */

/*
 * Sight in space against an oracle that shares no code with it: it walks along random lines in small steps and looks at
 * each step what stands above the plane there. It never finds a free line where the engine finds none, and every line
 * that the engine names is free.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

const settings: Settings = { readings: {}, numbers: {} };
const kinds = [
  "wood",
  "building",
  "wall",
  "crates",
  "rubble",
  "hill",
  "hedge",
  "smoke",
] as const satisfies readonly TerrainKind[];
const cards = ["h.line", "h.heron", "h.bastion", "v.monolith", "h.kestrel"] as const satisfies readonly CardId[];

/** A random table of 60 by 60 cm: two miniatures and a few pieces of terrain, some hulls in the way. */
function trial(seed: number): Ctx {
  const { share, pick, between } = drawsOf(seed);
  const place = () => ({ x: between(6_000, 54_000, 100), y: between(6_000, 54_000, 100) });
  const terrain = Array.from({ length: 3 + Math.floor(share() * 6) }, (_, i): TerrainPiece => {
    const { x, y } = place();
    const [wide, deep] = [between(500, 22_000, 100), between(500, 22_000, 100)];
    const lean = between(-3_000, 3_000, 100);
    const corners = [
      { x, y },
      { x: x + wide, y: y + Math.min(lean, deep - 300) },
      { x: x + wide, y: y + deep },
      { x: x + Math.min(wide - 300, Math.max(0, lean)), y: y + deep },
    ].map((corner) => ({ x: Math.max(0, corner.x), y: Math.max(0, corner.y) }));
    const kind = pick(kinds);
    return {
      id: `t${i}`,
      kind,
      corners,
      height: kind === "smoke" ? 0 : between(1_000, 15_000, 500),
      floors: 1,
      doors: [],
      windows: [],
      facing: null,
      owner: null,
      until: null,
    };
  });
  const state: State = { ...emptyState(), terrain };
  const unit = (id: string, side: "north" | "south") => {
    const one = newUnit(id, pick(cards), side, [place()], between(0, 359, 1));
    return { ...one, miniatures: one.miniatures.slice(0, 1) };
  };
  state.units = [unit("a", "south"), unit("b", "north"), unit("c", "north"), unit("d", "north")].slice(
    0,
    2 + Math.floor(share() * 3),
  );
  return { state, settings, events: [] };
}

const ends = (ctx: Ctx): readonly [End, End] => {
  const [a, b] = ctx.state.units;
  const end = (unit: typeof a): End => {
    const [miniature] = unit?.miniatures ?? [];
    if (unit === undefined || miniature === undefined) throw new Error("Two units stand there.");
    return { unit, prism: prismOf(ctx.state, unit, miniature) };
  };
  return [end(a), end(b)];
};

const inside = (corners: readonly Point[], { x, y }: Point): boolean => {
  let odd = false;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
};

const inBody = ({ body }: Prism, { x, y }: Point): boolean =>
  body.kind === "disc" ? Math.hypot(x - body.x, y - body.y) <= body.radius : inside(body.corners, { x, y });

/** Whether two bodies lie on each other, as far as corners and middles tell. */
const overlap = (a: Prism, b: Prism): boolean =>
  [
    [a, b],
    [b, a],
  ].some(([one = a, other = b]) =>
    [one.centre, ...(one.body.kind === "hull" ? one.body.corners : [])].some((place) => inBody(other, place)),
  );

/** How far a place is from the outline of a shape. */
const toOutline = (corners: readonly Point[], { x, y }: Point): number =>
  Math.min(
    ...corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length] ?? a;
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const at = Math.max(0, Math.min(1, ((x - a.x) * ex + (y - a.y) * ey) / (ex * ex + ey * ey || 1)));
      return Math.hypot(a.x + ex * at - x, a.y + ey * at - y);
    }),
  );

const step = 25;

/** The places of a line between two bodies, a quarter of a millimetre apart. */
function walk(a: Prism, b: Prism, p: Point, q: Point): readonly Point[] {
  const long = Math.hypot(q.x - p.x, q.y - p.y);
  const count = Math.max(2, Math.ceil(long / step));
  const all = Array.from({ length: count + 1 }, (_, i) => ({
    x: p.x + ((q.x - p.x) * i) / count,
    y: p.y + ((q.y - p.y) * i) / count,
  }));
  const first = all.findLastIndex((place) => inBody(a, place));
  const last = all.findIndex((place, i) => i > first && inBody(b, place));
  return last < 0 ? [] : all.slice(first + 1, last);
}

/** The places of a walked line that goes on under the body at its end, from `near` away from `next`. */
function underneath(prism: Prism, near: Point, next: Point): readonly Point[] {
  const [dx, dy] = [near.x - next.x, near.y - next.y];
  const places: Point[] = [];
  for (let n = 1; n < 4000; n++) {
    const place = { x: near.x + dx * n, y: near.y + dy * n };
    if (inBody(prism, place)) places.push(place);
    // the first of them may lie short of the body
    else if (n > 1) break;
  }
  return places;
}

const heightAt = (a: Prism, b: Prism, { x, y }: Point): number => {
  const [dx, dy] = [b.centre.x - a.centre.x, b.centre.y - a.centre.y];
  return a.top + ((b.top - a.top) * ((x - a.centre.x) * dx + (y - a.centre.y) * dy)) / (dx * dx + dy * dy);
};

const solidKinds: readonly string[] = ["wall", "crates", "rubble", "hill"];

/** Whether a walked line is free; `slack` (in lattice units) makes everything in the way larger or smaller. */
function isFree(ctx: Ctx, a: Prism, b: Prism, line: readonly Point[], slack: number): boolean {
  const { terrain, units } = ctx.state;
  const standing = (piece: TerrainPiece): boolean =>
    piece.kind !== "hill" &&
    [a, b].some(({ centre }) => inside(piece.corners, centre) || toOutline(piece.corners, centre) < 1);
  const within = (corners: readonly Point[], place: Point): boolean => {
    const off = toOutline(corners, place);
    return slack > 0 ? inside(corners, place) || off < slack : inside(corners, place) && off > -slack;
  };
  for (const piece of terrain) {
    if (solidKinds.includes(piece.kind) && !standing(piece))
      if (line.some((place) => within(piece.corners, place) && heightAt(a, b, place) < piece.height + slack))
        return false;
  }
  for (const unit of units.slice(2)) {
    if (unit.card === "h.line") continue;
    const [miniature] = unit.miniatures;
    if (miniature === undefined) continue;
    const hull = prismOf(ctx.state, unit, miniature);
    if (hull.body.kind !== "hull") continue;
    const { corners } = hull.body;
    const low = unit.card === "h.kestrel" ? hull.foot : -1e9;
    const stops = (place: Point): boolean => {
      const high = heightAt(a, b, place);
      return within(corners, place) && high < hull.top + slack && high > low - slack;
    };
    if (line.some(stops)) return false;
  }
  for (const piece of terrain) {
    const smoke = piece.kind === "smoke";
    if (!smoke && piece.kind !== "wood" && piece.kind !== "building") continue;
    const top = smoke ? 1e9 : piece.height;
    const marks = line.map((place) => inside(piece.corners, place));
    const [first, last] = [marks.indexOf(true), marks.lastIndexOf(true)];
    if (first < 0) continue;
    // a line along a side is not in it, and samples on a side fall to either hand
    if (slack < 0 && !line.some((place) => within(piece.corners, place))) continue;
    // an end on a side is in it or not by less than a step
    if (slack < 0 && [line[0], line.at(-1)].some((end) => end && toOutline(piece.corners, end) < -slack)) continue;
    const under = line.some((place, i) => marks[i] === true && heightAt(a, b, place) < top + slack);
    if (!under) continue;
    const [begins, endsIn] = [first === 0, last === line.length - 1];
    const deep = marks.filter(Boolean).length * step;
    // who stands on the edge is at it, wherever under his base or hull the line leaves or enters
    const onEdge = (prism: Prism, near: Point | undefined, next: Point | undefined): boolean => {
      const beneath = near && next ? underneath(prism, near, next) : [];
      const outside = beneath.filter((place) => !inside(piece.corners, place)).length;
      return slack < 0
        ? outside > 0 || beneath.some((place) => toOutline(piece.corners, place) < -slack)
        : outside > 2 && outside < beneath.length;
    };
    const out = begins ? (onEdge(a, line[0], line[1]) ? 0 : marks.indexOf(false)) : first;
    const back = endsIn
      ? onEdge(b, line.at(-1), line.at(-2))
        ? 0
        : marks.length - 1 - marks.lastIndexOf(false)
      : marks.length - 1 - last;
    if (!(begins && endsIn) && Math.min(out, back) * step > 10_000 - slack) return false;
    if (!smoke && deep > 30_000 - slack) return false;
  }
  return true;
}

const samples = 60;
const covers = tries(200, 10_000);
const trials = tries(350, 20_000);

describe("sight in space", () => {
  it("never misses a free line that the oracle finds, and is the same both ways", () => {
    let free = 0;
    let blocked = 0;
    for (let seed = 1; seed <= trials; seed++) {
      const ctx = trial(seed);
      const [a, b] = ends(ctx);
      const ask = { except: ["a", "b"] };
      const seen = sees(ctx, a, b, ask);
      expect(sees(ctx, b, a, ask), `seed ${seed}`).toBe(seen);
      if (seen) {
        free++;
        continue;
      }
      blocked++;
      const { share } = drawsOf(seed * 7919);
      const point = ({ body, centre }: Prism): Point => {
        const reach = body.kind === "disc" ? body.radius : 9_000;
        for (;;) {
          const place = { x: centre.x + (share() * 2 - 1) * reach, y: centre.y + (share() * 2 - 1) * reach };
          if (inBody({ body, centre, foot: 0, top: 0 }, place)) return place;
        }
      };
      for (let i = 0; i < samples; i++) {
        const line = walk(a.prism, b.prism, point(a.prism), point(b.prism));
        if (line.length > 0 && isFree(ctx, a.prism, b.prism, line, 60))
          expect.fail(`seed ${seed}: a free line is missed`);
      }
    }
    expect(free).toBeGreaterThan(trials / 5);
    expect(blocked).toBeGreaterThan(trials / 20);
  });

  it("names no line that is blocked, and what stops it where there is none", () => {
    for (let seed = 1; seed <= trials; seed++) {
      const ctx = trial(seed);
      const [a, b] = ends(ctx);
      const sight = sightOf(ctx, a, b, { except: ["a", "b"] });
      expect(sight.seen, `seed ${seed}`).toBe(sees(ctx, a, b, { except: ["a", "b"] }));
      if (!sight.seen) {
        expect(sight.stop.cites.length).toBeGreaterThan(0);
        continue;
      }
      // of bodies that overlap any line will do
      if (overlap(a.prism, b.prism)) continue;
      const { from, to } = sight.line;
      if (Math.hypot(to.x - from.x, to.y - from.y) < 200) continue;
      const line = walk(a.prism, b.prism, from, to);
      if (line.length > 0) expect(isFree(ctx, a.prism, b.prism, line, -60), `seed ${seed}`).toBe(true);
    }
  });
});

describe("a sight ruling", () => {
  it("names exactly the other readings under which it would be another", () => {
    let named = 0;
    for (let seed = 1; seed <= tries(12, 200); seed++) {
      const ctx = crowd(seed);
      for (const [from, to] of [
        ["a", "b"],
        ["b-1", "a-1"],
        ["30,30", "a-1"],
      ] as const) {
        const ruling = rulingUnder(ctx, from, to, {});
        const found = new Set(ruling.otherwise.map(({ interpretation, reading }) => `${interpretation} ${reading}`));
        for (const { id, reading: current } of ruling.interpretations) {
          const readings = Object.entries(interpretations).find(([point]) => point === id)?.[1].readings ?? {};
          for (const reading of Object.keys(readings)) {
            if (reading === current) continue;
            const other = rulingUnder(ctx, from, to, { [id]: reading });
            const differs = other.seen !== ruling.seen || other.place !== ruling.place;
            expect(found.has(`${id} ${reading}`), `seed ${seed}, ${from} ${to}, ${id} ${reading}`).toBe(differs);
            if (differs) named++;
          }
        }
      }
    }
    expect(named).toBeGreaterThan(5);
  });
});

/** A random table with two squads, whoever else stands there, and terrain of every kind that hides something. */
function crowd(seed: number): Ctx {
  const ctx = trial(seed + 50_000);
  const { share, pick, between } = drawsOf(seed * 31);
  const more = ["crops", "wreck", "trench", "strongpoint", "bunker"] as const satisfies readonly TerrainKind[];
  const terrain = ctx.state.terrain.map((piece): TerrainPiece => {
    if (share() < 0.7) return piece;
    const kind = pick(more);
    return { ...piece, kind, facing: kind === "bunker" ? between(0, 359, 1) : null };
  });
  const squad = (id: string, card: CardId, side: "north" | "south") => {
    const [x, y] = [between(8_000, 50_000, 100), between(8_000, 50_000, 100)];
    const places = Array.from({ length: 3 }, (_, i) => ({ x: x + (i % 2) * 3_500, y: y + Math.floor(i / 2) * 3_500 }));
    const one = newUnit(id, card, side, places, 0);
    return { ...one, miniatures: one.miniatures.slice(0, 3) };
  };
  const others = ctx.state.units.slice(2);
  const units = [squad("a", "h.line", "south"), squad("b", "v.guard", "north"), ...others];
  return { ...ctx, state: { ...ctx.state, terrain, units } };
}

function rulingUnder(ctx: Ctx, from: string, to: string, readings: Readonly<Record<string, string>>) {
  // a state of its own, so that nothing is known of it
  const there: Ctx = { ...ctx, state: ruleset.copy(ctx.state), settings: { readings, numbers: {} } };
  const ruling = sightRuling(there, { from, to });
  if (!ruling.ok) throw new Error(ruling.defects[0]?.message);
  return ruling.value;
}

describe("cover", () => {
  it("is given by everything that hides part of a target, and by nothing that hides none of it", () => {
    let covered = 0;
    for (let seed = 1; seed <= covers; seed++) {
      const ctx = trial(seed + 10_000);
      const [a, b] = ends(ctx);
      const cover = coverFrom(ctx, a, b, true);
      if (cover !== null) {
        covered++;
        continue;
      }
      // out of cover: some eye of the footprint sees a ring of points at the foot of the target
      const eyes = eyesFor(a.prism);
      const sight = eyes.some((eye) =>
        ringOf(b.prism).every((place) => seesPoint(ctx, eye, place, b.prism.foot, a.prism)),
      );
      expect(sight, `seed ${seed + 10_000}`).toBe(true);
    }
    expect(covered).toBeGreaterThan(covers / 5);
  });
});

const ringOf = ({ body }: Prism): readonly Point[] =>
  body.kind === "hull"
    ? body.corners
    : Array.from({ length: 16 }, (_, i) => ({
        x: body.x + body.radius * 0.98 * Math.cos((i * Math.PI) / 8),
        y: body.y + body.radius * 0.98 * Math.sin((i * Math.PI) / 8),
      }));

const eyesFor = (prism: Prism): readonly Point[] => {
  const { body, centre } = prism;
  if (body.kind === "disc")
    return [
      centre,
      ...Array.from({ length: 64 }, (_, i) => ({
        x: body.x + body.radius * Math.cos((i * Math.PI) / 32),
        y: body.y + body.radius * Math.sin((i * Math.PI) / 32),
      })),
    ];
  return [
    centre,
    ...body.corners.flatMap((a, i) => {
      const b = body.corners[(i + 1) % body.corners.length] ?? a;
      return Array.from({ length: 16 }, (_, k) => ({
        x: a.x + ((b.x - a.x) * k) / 16,
        y: a.y + ((b.y - a.y) * k) / 16,
      }));
    }),
  ];
};

/** Whether an eye at the top of its body sees a point past all terrain that its base does not touch, in small steps. */
function seesPoint(ctx: Ctx, eye: Point, place: Point, low: number, own: Prism): boolean {
  const long = Math.hypot(place.x - eye.x, place.y - eye.y);
  const count = Math.ceil(long / 50);
  const touched = (piece: TerrainPiece): boolean =>
    inside(piece.corners, own.centre) ||
    piece.corners.some((corner) => inBody(own, corner)) ||
    eyesFor(own).some((one) => inside(piece.corners, one) || toOutline(piece.corners, one) < 2);
  for (const piece of ctx.state.terrain) {
    if (piece.kind === "hill" || touched(piece)) continue;
    const top = piece.kind === "smoke" ? 1e9 : piece.height;
    for (let i = 0; i <= count; i++) {
      const at = { x: eye.x + ((place.x - eye.x) * i) / count, y: eye.y + ((place.y - eye.y) * i) / count };
      const height = own.top + ((low - own.top) * i) / count;
      if (height < top - 40 && inside(piece.corners, at) && toOutline(piece.corners, at) > 40) return false;
    }
  }
  return true;
}
