import { charge } from "../kernel/index.ts";
import type { Facing } from "./facing.ts";

/** The side of an area on which another one lies. */
export type Compass = Facing;

/** A border between two areas: what lies beyond it, on which side, and along how many cells. */
export interface Border {
  readonly to: string;
  readonly side: Compass;
  readonly length: number;
}

/** One area of a map: the cells it covers and its neighbours. */
export interface Area {
  readonly name: string;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  readonly borders: readonly Border[];
}

/** A map of areas drawn on cells: every name in its order of appearance, and the size of the drawing in cells. */
export interface AreaMap {
  readonly width: number;
  readonly height: number;
  readonly areas: ReadonlyMap<string, Area>;
}

const sides = [
  { side: "N", dx: 0, dy: -1 },
  { side: "E", dx: 1, dy: 0 },
  { side: "S", dx: 0, dy: 1 },
  { side: "W", dx: -1, dy: 0 },
] as const satisfies readonly { side: Compass; dx: number; dy: number }[];

/** What stands in a drawing where nothing is. */
export const noArea = ".";

/** The words of a drawn row. */
export const wordsOf = (row: string): readonly string[] => row.split(/\s+/).filter((word) => word !== "");

/**
 * Reads a map from rows of names, one word a cell; "." is no area. Areas that share the edge of a cell are neighbours,
 * never diagonally.
 */
export function readAreas(rows: readonly string[]): AreaMap {
  const cells = rows.map(wordsOf);
  const at = (x: number, y: number): string | undefined => {
    const name = cells[y]?.[x];
    return name === noArea ? undefined : name;
  };
  const cellsByName = new Map<string, { x: number; y: number }[]>();
  cells.forEach((row, y) =>
    row.forEach((name, x) => {
      if (name === noArea) return;
      const areaCells = cellsByName.get(name);
      if (areaCells === undefined) cellsByName.set(name, [{ x, y }]);
      else areaCells.push({ x, y });
    }),
  );
  const areas = new Map<string, Area>();
  for (const [name, own] of cellsByName) {
    const borders: { to: string; side: Compass; length: number }[] = [];
    for (const { side, dx, dy } of sides) {
      for (const { x, y } of own) {
        const to = at(x + dx, y + dy);
        if (to === undefined || to === name) continue;
        const border = borders.find((candidate) => candidate.to === to && candidate.side === side);
        if (border === undefined) borders.push({ to, side, length: 1 });
        else border.length++;
      }
    }
    areas.set(name, { name, cells: own, borders });
  }
  return { width: Math.max(0, ...cells.map((row) => row.length)), height: rows.length, areas };
}

/** Whether an area is a full rectangle. */
export function isRectangle({ cells }: Area): boolean {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const across = Math.max(...xs) - Math.min(...xs) + 1;
  const down = Math.max(...ys) - Math.min(...ys) + 1;
  return across * down === cells.length;
}

/**
 * The steps from every area to the nearest of the goals, over the ways that are open; an area that cannot reach one is
 * left out.
 */
export function stepsTo(
  waysFrom: (name: string) => Iterable<string>,
  goals: Iterable<string>,
): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  let front = [...new Set(goals)];
  for (const goal of front) steps.set(goal, 0);
  for (let step = 1; front.length > 0; step++) {
    const next: string[] = [];
    for (const name of front) {
      for (const to of waysFrom(name)) {
        if (steps.has(to)) continue;
        steps.set(to, step);
        next.push(to);
      }
    }
    charge("steps", 2 * front.length);
    front = next;
  }
  return steps;
}
