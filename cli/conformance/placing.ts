import { measured } from "../../rules/geometry/index.ts";

const units: Readonly<Record<string, measured.Unit>> = measured.units;

/** What of a board says how cases name its places. */
export interface Placing {
  readonly kind: string;
  readonly unit: string | null;
}

/** How places are named in cases: squares and places of a measured table by coordinates, else areas by their ids. */
export const isByCoordinates = ({ kind }: Placing): boolean => kind === "squares" || kind === "table";

/** The place of a piece as cases write it: "3,4", on a measured table "12.5,7.25", or the id of its area. */
export function placeName({ kind, unit }: Placing, x: number, y: number, area: string | null): string | null {
  if (kind === "squares") return `${x},${y}`;
  const measure = unit === null ? undefined : units[unit];
  if (kind !== "table" || measure === undefined) return area;
  const written = (length: number): string => measured.inUnits(measured.toLattice(length, measure), measure);
  return `${written(x)},${written(y)}`;
}
