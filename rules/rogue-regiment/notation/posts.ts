import type { Grid, Square } from "../../geometry/index.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import type { AxisUnit, Post, State } from "../table/state.ts";
import { edgeStep, placeOnRoute } from "../movement/index.ts";
import { TextFault, type TextPlace } from "../../kernel/index.ts";

export type ReadPost =
  | { readonly kind: "sentry"; readonly at: Square | null }
  | { readonly kind: "patrol"; readonly line: number | null }
  | { readonly kind: "guard" }
  | { readonly kind: "assault" }
  | { readonly kind: "route"; readonly route: number; readonly way: 1 | -1; readonly step: number | null }
  | {
      readonly kind: "convoy";
      readonly route: number;
      readonly scout: boolean;
      readonly waiting: boolean;
      readonly step: number | null;
    }
  | { readonly kind: "spawn"; readonly tile: string; readonly marker: number };

/** Where a unit belongs, from what the legend says or from where it stands. */
export function postOf(
  state: Pick<State, "points" | "lines" | "tiles" | "routes">,
  grid: Grid,
  unit: AxisUnit,
  given: ReadPost | null,
  place: TextPlace,
): Post {
  const { kind, at } = unit;
  if (given?.kind === "assault") return given;
  if (given?.kind === "route" || given?.kind === "convoy") return routePost(state, grid, unit, given, place);
  if (isVehicleKind(kind) && given?.kind !== "spawn") return { kind: "guard" };
  if (given?.kind === "spawn") {
    const tile = state.tiles.findIndex(({ id }) => id === given.tile);
    if (tile < 0) throw new TextFault(place, "unknown-word", `There is no spawn tile ${given.tile}.`);
    return { kind: "spawn", tile, marker: given.marker };
  }
  if (kind === "officer") return { kind: "officer" };
  if (given?.kind === "guard" || (given === null && kind !== "rifleman")) return { kind: "guard" };
  if (given === null || given.kind === "sentry") {
    const square = given?.at ?? at;
    const point = state.points.findIndex((candidate) => candidate.at === square);
    if (point >= 0) return { kind: "sentry", point };
    if (given !== null)
      throw new TextFault(
        place,
        "out-of-place",
        `${unit.id} does not stand on a sentry point: write "point" for its square, or "sentry of x,y".`,
      );
  }
  if (given === null || given.kind === "patrol") {
    const line = given?.line ?? state.lines.findIndex(({ squares }) => at !== null && squares.includes(at));
    if (line >= 0 && line < state.lines.length) return { kind: "patrol", line };
    if (given !== null)
      throw new TextFault(
        place,
        "out-of-place",
        `${unit.id} does not stand on a patrol line: write a "line", or "patrol N" with the number of its line.`,
      );
  }
  return { kind: "guard" };
}

const plainSettings = { readings: {}, numbers: {} };

/**
 * The step of its route a vehicle stands on: the one that is named, or the one its token lies on; without a place the
 * edge of the board.
 */
function routePost(
  state: Pick<State, "routes">,
  grid: Grid,
  unit: AxisUnit,
  given: Extract<ReadPost, { kind: "route" | "convoy" }>,
  place: TextPlace,
): Post {
  const route = state.routes[given.route];
  const { kind, token } = unit;
  if (route === undefined || !isVehicleKind(kind))
    throw new TextFault(place, "unknown-word", `There is no route ${given.route + 1}, or ${unit.id} is not a vehicle.`);
  const way = given.kind === "route" ? given.way : 1;
  const number =
    given.step ??
    (token === null
      ? edgeStep(grid, route, way)
      : Array.from({ length: 400 }, (_, i) => i - 100).find((step) => {
          const at = placeOnRoute(plainSettings, route, step, way, kind);
          return at.x === token.x && at.y === token.y && at.facing === unit.facing;
        }));
  if (number === undefined)
    throw new TextFault(
      place,
      "out-of-place",
      `${unit.id} does not stand on its route: give its place and facing on it, or "step N".`,
    );
  return given.kind === "route"
    ? { kind: "route", route: given.route, step: number, way }
    : { kind: "convoy", route: given.route, step: number, scout: given.scout, waiting: given.waiting };
}
