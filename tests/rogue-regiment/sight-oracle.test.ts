import { describe, expect, it } from "vitest";
import { Budget, type Chance, type SightRuling, seededChance, withBudget } from "../../rules/kernel/index.ts";
import { interpretations } from "../../rules/rogue-regiment/book/open-points/index.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { operatorLine } from "../../rules/rogue-regiment/sight/sight.ts";
import { pointsOfSight, pointsOfWindows } from "../../rules/rogue-regiment/sight/sight-readings.ts";
import type { Ctx } from "../../rules/rogue-regiment/table/context.ts";
import { tries } from "../soak/at-length.ts";
import {
  axisSees,
  covered,
  type DrawnBoard,
  type Figure,
  operatorHasLine,
  type Point,
  type Side,
  type Things,
} from "./sight-oracle.ts";

const sides: readonly Side[] = ["N", "E", "S", "W"];

interface Scene {
  readonly board: DrawnBoard;
  readonly units: readonly Figure[];
  readonly things: Things;
}

const pick = <T>(chance: Chance, from: readonly T[]): T => {
  const chosen = from[chance.index(from.length)];
  if (chosen === undefined) throw new Error("Nothing to pick from.");
  return chosen;
};

/**
 * A random board: open country with walls and cover, a farm of buildings with windows and doors, or anything anywhere.
 */
function randomScene(seed: number): Scene {
  const chance = seededChance(seed);
  const wide = chance.index(4) === 0;
  const width = wide ? 9 + chance.index(4) : 3 + chance.index(7);
  const height = wide ? 2 + chance.index(4) : 3 + chance.index(7);
  const style = seed % 3;
  const often = 2 + chance.index(12);
  const squares = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (chance.index(often) === 0 ? pick(chance, [..."~frhcs:hc"]) : ".")),
  );
  const edge = (): string => {
    if (style === 1 || chance.index(often) > 0) return " ";
    return style === 2 ? pick(chance, [..."-=g#DW"]) : pick(chance, [..."---=g"]);
  };
  const upper = Array.from({ length: height + 1 }, () => Array.from({ length: width }, edge));
  const left = Array.from({ length: height }, () => Array.from({ length: width + 1 }, () => edge().replace("-", "|")));
  if (style < 2) {
    // straight runs of low wall, and buildings
    for (let n = chance.index(4); n > 0; n--) {
      const row = pick(chance, upper);
      const from = chance.index(width);
      for (let x = from; x < Math.min(width, from + 1 + chance.index(4)); x++) row[x] = "-";
      const column = chance.index(width + 1);
      const top = chance.index(height);
      for (let y = top; y < Math.min(height, top + 1 + chance.index(4)); y++) {
        const line = left[y];
        if (line !== undefined) line[column] = "|";
      }
    }
  }
  if (style > 0) {
    for (let n = 1 + chance.index(2); n > 0; n--) {
      const x1 = chance.index(width);
      const y1 = chance.index(height);
      const x2 = Math.min(width, x1 + 2 + chance.index(4));
      const y2 = Math.min(height, y1 + 2 + chance.index(4));
      const wall = (): string => pick(chance, [..."####WWD"]);
      for (let x = x1; x < x2; x++)
        for (const y of [y1, y2]) {
          const row = upper[y];
          if (row !== undefined) row[x] = wall();
        }
      for (let y = y1; y < y2; y++)
        for (const x of [x1, x2]) {
          const row = left[y];
          if (row !== undefined) row[x] = wall();
        }
      // now and then a wall between two rooms
      const middle = x1 + 1 + chance.index(3);
      if (chance.index(2) === 0 && middle < x2)
        for (let y = y1; y < y2; y++) {
          const row = left[y];
          if (row !== undefined) row[middle] = pick(chance, [..."###D"]);
        }
    }
  }
  const units: Figure[] = [];
  for (let n = 2 + chance.index(4); n > 0; n--) {
    const at = { x: chance.index(width), y: chance.index(height) };
    if (!units.some(({ x, y }) => x === at.x && y === at.y))
      units.push({ id: `unit-${n}`, ...at, facing: pick(chance, sides), alert: chance.index(2) === 0 });
  }
  const board = { width, height, squares, upper, left };
  const free = (at: Point): boolean =>
    !units.some((unit) => covered(unit).some(({ x, y }) => x === at.x && y === at.y));
  for (let n = chance.index(3); n > 0; n--) {
    const vehicle = randomVehicle(chance, board, n);
    if (vehicle !== null && covered(vehicle).every(free)) units.push(vehicle);
  }
  const anywhere = (): Point => ({ x: chance.index(width), y: chance.index(height) });
  const dry = ({ x, y }: Point): boolean => !"~s".includes(squares[y]?.[x] ?? "~");
  const barrels = Array.from({ length: chance.index(3) }, anywhere).filter(
    (at, i, all) => free(at) && dry(at) && all.findIndex(({ x, y }) => x === at.x && y === at.y) === i,
  );
  return { board, units, things: { barrels, templates: chance.index(5) === 0 ? [anywhere()] : [] } };
}

const kinds = {
  motorbike: 2,
  "half-track": 4,
  truck: 4,
  "armoured-car": 3,
  "heavy-armoured-car": 3,
  "troop-truck": 4,
  "aa-truck": 4,
  stummel: 4,
  "flamethrower-half-track": 4,
} as const;

/** A vehicle somewhere on ground that bears it, with no wall inside it; null where that fails. */
function randomVehicle(chance: Chance, { width, height, squares, upper, left }: DrawnBoard, n: number): Figure | null {
  const kind = pick(chance, [
    "motorbike",
    "half-track",
    "truck",
    "armoured-car",
    "heavy-armoured-car",
    "troop-truck",
    "aa-truck",
    "stummel",
    "flamethrower-half-track",
  ] as const);
  const facing = pick(chance, sides);
  const upright = facing === "N" || facing === "S";
  const [w, h] = upright ? [2, kinds[kind]] : [kinds[kind], 2];
  if (w > width || h > height) return null;
  const vehicle: Figure = {
    id: `vehicle-${n}`,
    x: chance.index(width - w + 1),
    y: chance.index(height - h + 1),
    facing,
    alert: chance.index(2) === 0,
    vehicle: { kind, w, h },
  };
  const stands = covered(vehicle).every(({ x, y }) => {
    const clearAbove = y === vehicle.y || upper[y]?.[x] === " ";
    const clearLeft = x === vehicle.x || left[y]?.[x] === " ";
    return ".fh".includes(squares[y]?.[x] ?? "~") && clearAbove && clearLeft;
  });
  return stands ? vehicle : null;
}

/** The scene in the notation of positions. */
function written({ board, units, things }: Scene): string {
  const rows: string[] = [];
  for (let y = 0; y <= board.height; y++) {
    rows.push(`+${(board.upper[y] ?? []).map((glyph) => `${glyph}+`).join("")}`);
    if (y < board.height)
      rows.push((board.left[y] ?? []).map((glyph, x) => glyph + (board.squares[y]?.[x] ?? "")).join(""));
  }
  return [
    "umpire rogue-regiment",
    "board",
    ...rows,
    ...units.map(
      ({ id, x, y, facing, alert, vehicle }) =>
        `${vehicle?.kind ?? "smg"} ${id} at ${x},${y}, facing ${facing}${alert ? ", alert" : ""}`,
    ),
    ...things.barrels.map(({ x, y }) => `barrel at ${x},${y}`),
    ...things.templates.map(({ x, y }) => `template barrel ${x},${y}`),
    "",
  ].join("\n");
}

function tableOf(scene: Scene): Ctx {
  const state = ruleset.parse(written(scene));
  if (!state.ok) throw new Error(`${state.defects[0]?.message}\n${written(scene)}`);
  return { state: state.value, settings: { readings: {}, numbers: {} }, events: [] };
}

function* squaresOf({ board }: Scene): Generator<Point> {
  for (let y = 0; y < board.height; y++) for (let x = 0; x < board.width; x++) yield { x, y };
}

const BOARDS = tries(300, 30_000);
const MOST_SHOWN = 5;

describe("sight against the oracle", () => {
  it("agrees on every square of every unit's field of view", () => {
    const wrong: string[] = [];
    const seen = { full: 0, partial: 0, none: 0 };
    for (let seed = 1; seed <= BOARDS && wrong.length < MOST_SHOWN; seed++) {
      const scene = randomScene(seed);
      const ctx = tableOf(scene);
      for (const viewer of scene.units) {
        const field = ruleset.field(ctx, viewer.id);
        if (!field.ok) throw new Error(field.defects[0]?.message);
        const full = new Set(field.value.full);
        const partial = new Set(field.value.partial);
        for (const { x, y } of squaresOf(scene)) {
          const name = `${x},${y}`;
          const engine = full.has(name) ? "full" : partial.has(name) ? "partial" : "none";
          const oracle = axisSees(scene.board, viewer, { x, y }, scene.units, scene.things);
          seen[oracle]++;
          if (engine !== oracle)
            wrong.push(
              `seed ${seed}: ${viewer.id} on ${viewer.x},${viewer.y} facing ${viewer.facing} sees ${name} ${engine}, the oracle says ${oracle}\n${written(scene)}`,
            );
        }
      }
    }
    expect(wrong.slice(0, MOST_SHOWN).join("\n")).toBe("");
    // the boards are worth looking at only if every answer is common on them
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3 * BOARDS);
  });

  it("agrees on the verdicts of rulings", () => {
    const wrong: string[] = [];
    for (let seed = 10_001; seed <= 10_000 + BOARDS / 5 && wrong.length < MOST_SHOWN; seed++) {
      const scene = randomScene(seed);
      const ctx = tableOf(scene);
      for (const viewer of scene.units) {
        for (const { x, y } of squaresOf(scene)) {
          const ruling = ruleset.sight(ctx, { from: viewer.id, to: `${x},${y}` });
          const engine = ruling.ok ? ruling.value.place : "no ruling";
          const oracle = axisSees(scene.board, viewer, { x, y }, scene.units, scene.things);
          if (engine !== oracle)
            wrong.push(
              `seed ${seed}: ${viewer.id} on ${viewer.x},${viewer.y} facing ${viewer.facing} sees ${x},${y} ${engine}, the oracle says ${oracle}\n${written(scene)}`,
            );
        }
      }
    }
    expect(wrong.slice(0, MOST_SHOWN).join("\n")).toBe("");
  });

  it("agrees on the lines of attack of Operators, standing and crouched", () => {
    const wrong: string[] = [];
    for (let seed = 20_001; seed <= 20_000 + BOARDS / 3 && wrong.length < MOST_SHOWN; seed++) {
      const scene = randomScene(seed);
      const ctx = tableOf(scene);
      const { width } = scene.board;
      const chance = seededChance(seed);
      for (let n = 0; n < 3; n++) {
        const from = { x: chance.index(width), y: chance.index(scene.board.height) };
        for (const to of squaresOf(scene)) {
          for (const crouched of [false, true]) {
            const engine = operatorLine(ctx, { square: from.y * width + from.x, low: crouched }, to.y * width + to.x);
            const oracle = operatorHasLine(scene.board, { from, crouched }, to, scene.units, scene.things);
            if (engine !== oracle)
              wrong.push(
                `seed ${seed}: an Operator on ${from.x},${from.y}${crouched ? ", crouched," : ""} to ${to.x},${to.y}: ${engine}, the oracle says ${oracle}\n${written(scene)}`,
              );
          }
        }
      }
    }
    expect(wrong.slice(0, MOST_SHOWN).join("\n")).toBe("");
  });

  it("is the same in both directions for Operators who stand", () => {
    const wrong: string[] = [];
    for (let seed = 30_001; seed <= 30_000 + BOARDS / 3 && wrong.length < MOST_SHOWN; seed++) {
      const scene = randomScene(seed);
      const ctx = tableOf(scene);
      // what is under a template looks out, but is not seen
      if (scene.things.templates.length > 0) continue;
      const parked = new Set(
        scene.units
          .filter(({ vehicle }) => vehicle !== undefined)
          .flatMap((unit) => covered(unit).map(({ x, y }) => y * scene.board.width + x)),
      );
      const squares = scene.board.width * scene.board.height;
      for (let from = 0; from < squares; from++) {
        for (let to = from + 1; to < squares; to++) {
          // nobody stands where a vehicle does
          if (parked.has(from) || parked.has(to)) continue;
          if (
            operatorLine(ctx, { square: from, low: false }, to) !== operatorLine(ctx, { square: to, low: false }, from)
          )
            wrong.push(`seed ${seed}: ${from} and ${to}\n${written(scene)}`);
        }
      }
    }
    expect(wrong.slice(0, MOST_SHOWN).join("\n")).toBe("");
  });
});

/** How a viewer's ruling on a square comes out. */
function ruled(ctx: Ctx, from: string, { x, y }: Point): SightRuling {
  const ruling = ruleset.sight(ctx, { from, to: `${x},${y}` });
  if (!ruling.ok) throw new Error(ruling.defects[0]?.message);
  return ruling.value;
}

describe("what a ruling about sight hangs on", () => {
  const others = [...pointsOfSight, ...pointsOfWindows].flatMap((id) =>
    Object.keys(interpretations[id].readings)
      .filter((reading) => reading !== interpretations[id].byDefault)
      .map((reading) => ({ id, reading, settings: { readings: { [id]: reading }, numbers: {} } })),
  );

  it("is told reading by reading, though not every point is looked at again", () => {
    const wrong: string[] = [];
    const told = new Set<string>();
    for (let seed = 40_001; seed <= 40_000 + BOARDS / 20 && wrong.length < MOST_SHOWN; seed++) {
      const scene = randomScene(seed);
      const ctx = tableOf(scene);
      for (const viewer of scene.units)
        for (const at of squaresOf(scene)) {
          const now = ruled(ctx, viewer.id, at);
          for (const { id, reading, settings } of others) {
            const then = ruled({ ...ctx, settings }, viewer.id, at);
            const isOther = then.seen !== now.seen || then.place !== now.place;
            if (isOther) told.add(id);
            if (isOther !== now.otherwise.some((one) => one.interpretation === id && one.reading === reading))
              wrong.push(
                `seed ${seed}: ${viewer.id} to ${at.x},${at.y} by ${id}=${reading}: ${then.place}, not ${now.place}\n${written(scene)}`,
              );
          }
        }
    }
    expect(wrong.slice(0, MOST_SHOWN).join("\n")).toBe("");
    expect([...told]).toEqual(expect.arrayContaining(["rr.open.window-inner-viewer", "rr.open.hedge-adjacent-viewer"]));
  });

  it("takes few lines beside that of the question", () => {
    const work = new Budget(Infinity);
    let lines = 0;
    for (let seed = 50_001; seed <= 50_000 + BOARDS / 20; seed++) {
      const scene = randomScene(seed);
      const ctx = tableOf(scene);
      for (const viewer of scene.units.filter(({ vehicle }) => vehicle === undefined))
        for (const at of squaresOf(scene)) {
          lines += Math.max(Math.abs(at.x - viewer.x), Math.abs(at.y - viewer.y)) + 2;
          withBudget(work, () => ruled(ctx, viewer.id, at));
        }
    }
    // two look at the line itself, and one at what lies beside it
    expect(work.spent / lines).toBeLessThan(5);
  });
});
