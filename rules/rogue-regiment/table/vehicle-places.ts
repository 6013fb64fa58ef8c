import type { Facing, Grid } from "../../geometry/index.ts";
import type { VehiclePlace } from "./vehicle-token.ts";

/** A place as a number, for search tables: room for tokens that reach beyond the board. */
export const PLACE_MARGIN = 8;
/** The facings in the order of their places. */
export const placeFacings: readonly Facing[] = ["N", "E", "S", "W"];

export interface PlaceNumbers {
  readonly count: number;
  /** The column and row of each place: a search over thousands of them reads two numbers rather than an object. */
  readonly columns: Int16Array;
  readonly rows: Int16Array;
  number(place: VehiclePlace): number;
  place(number: number): VehiclePlace;
}

const numbered = new WeakMap<Grid, PlaceNumbers>();

/** The places of a board by number; a search asks for thousands of them, so they are made once. */
export function placeNumbers(grid: Grid): PlaceNumbers {
  const kept = numbered.get(grid);
  if (kept !== undefined) return kept;
  const width = grid.width + 2 * PLACE_MARGIN;
  const height = grid.height + 2 * PLACE_MARGIN;
  const count = width * height * 4;
  const placeAt = (number: number): VehiclePlace => {
    const cell = number >> 2;
    return {
      x: (cell % width) - PLACE_MARGIN,
      y: Math.floor(cell / width) - PLACE_MARGIN,
      facing: placeFacings[number & 3] ?? "N",
    };
  };
  const places = Array.from({ length: count }, (_, number) => placeAt(number));
  const numbers: PlaceNumbers = {
    count,
    columns: Int16Array.from(places, ({ x }) => x),
    rows: Int16Array.from(places, ({ y }) => y),
    number: ({ x, y, facing }) =>
      x < -PLACE_MARGIN || y < -PLACE_MARGIN || x >= grid.width + PLACE_MARGIN || y >= grid.height + PLACE_MARGIN
        ? -1
        : ((y + PLACE_MARGIN) * width + x + PLACE_MARGIN) * 4 + placeFacings.indexOf(facing),
    place: (number) => places[number] ?? placeAt(number),
  };
  numbered.set(grid, numbers);
  return numbers;
}

/** The facing of a place by its number, as an index. */
export const facingOfPlace = (number: number): Facing => placeFacings[number & 3] ?? "N";
