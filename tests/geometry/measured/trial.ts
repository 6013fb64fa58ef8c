import {
  type Body,
  convexHull,
  type Place,
  Polygon,
  SightQuestion,
  type SightOptions,
  Terrain,
} from "../../../rules/geometry/measured/index.ts";
import type { FreeSight } from "../../../rules/geometry/measured/sight.ts";
import { holds } from "./check-sight.ts";
import { oracle } from "./oracle.ts";
import { kindsInTurn, tableOf, type TrialTable } from "./tables.ts";

/** What a trial of many random tables found. */
export interface TrialReport {
  readonly tables: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

type Change = (place: Place) => Place;

/** Turns, mirrors and moves that keep a table on the lattice. */
export const changes: readonly { readonly name: string; readonly change: Change; readonly swap: boolean }[] = [
  { name: "a quarter turn", change: ({ x, y }) => ({ x: -y, y: x }), swap: false },
  { name: "a mirror", change: ({ x, y }) => ({ x, y: -y }), swap: false },
  { name: "a slanted mirror", change: ({ x, y }) => ({ x: y, y: x }), swap: false },
  { name: "a swap", change: (place) => place, swap: true },
  { name: "a move", change: ({ x, y }) => ({ x: x + 200_000, y: y + 220_000 }), swap: false },
  { name: "a move, a turn and a swap", change: ({ x, y }) => ({ x: 220_000 - y, y: 100_000 + x }), swap: true },
];

const bodyAfter = (body: Body, change: Change): Body =>
  body.kind === "disc" ? { ...body, ...change(body) } : convexHull(body.corners.map(change));

/** A table after a change, its shapes written in another order and from another corner. */
export function changed(
  { from, to, shapes, kind }: TrialTable,
  { change, swap }: (typeof changes)[number],
): TrialTable {
  const [one, other] = [bodyAfter(from, change), bodyAfter(to, change)];
  const after = shapes.map((shape) => [...shape.slice(1), ...shape.slice(0, 1)].map(change)).toReversed();
  return { from: swap ? other : one, to: swap ? one : other, shapes: after, kind };
}

export const terrainOf = (shapes: readonly (readonly Place[])[]): Terrain =>
  new Terrain(shapes.map((shape, i) => new Polygon(`t${i + 1}`, shape)));

export const answerOf = ({ from, to, shapes }: TrialTable, options?: SightOptions): FreeSight | null =>
  new SightQuestion(terrainOf(shapes), from, to, options).answer();

/** Whether two shapes touch along a seam: the oracle, which knows of no seams, has no say then. */
const hasSeams = ({ shapes }: TrialTable): boolean => terrainOf(shapes).seams.length > 0;

/** Asks the engine, the oracle and the check of named lines about one table; what they disagree on. */
export function faultsOf(table: TrialTable, seed: number, count: (what: string) => void): readonly string[] {
  const faults: string[] = [];
  const note = (text: string): void => void faults.push(`table ${seed} (${table.kind}): ${text}`);
  const { from, to, shapes } = table;
  const free = answerOf(table);
  const seams = hasSeams(table);
  const verdict = seams ? "unsure" : oracle(from, to, shapes);
  count(`${table.kind}: ${free === null ? "no" : "yes"}, oracle ${seams ? "not asked (seams)" : verdict}`);
  count(free === null ? "blocked" : free.by === "point" ? "by a point" : `by ${free.line.kind}`);
  if (free === null && verdict === "free") note("the oracle found a free line, the engine none");
  if (free !== null && verdict === "blocked") note(`the engine names a free ${free.by}, the oracle finds none`);
  if (free !== null && !holds(from, to, shapes, free))
    note(`the named ${free.by === "line" ? free.line.kind : "point"} is not free`);
  for (const change of changes) {
    const after = answerOf(changed(table, change));
    if ((after === null) !== (free === null)) note(`the verdict differs after ${change.name}`);
  }
  return faults;
}

/** Tries random tables, the kinds in turn. */
export function tryTables(first: number, tables: number, seed: number, onTable?: (done: number) => void): TrialReport {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  for (let i = first; i < first + tables; i++) {
    const kind = kindsInTurn[i % kindsInTurn.length] ?? "plain";
    const tableSeed = seed * 1_000_003 + i;
    try {
      faults.push(...faultsOf(tableOf(tableSeed, kind), tableSeed, count));
    } catch (error) {
      faults.push(
        `table ${tableSeed} (${kind}): threw ${error instanceof Error ? (error.stack ?? error.message) : ""}`,
      );
    }
    onTable?.(i - first + 1);
  }
  return { tables, counts, faults };
}
