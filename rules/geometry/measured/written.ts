import { inUnits, LONGEST_SIDE, type Place, toLattice, type Unit } from "./lattice.ts";

/** A number of units as it is written: up to three places before the point, up to four behind it. */
const number = String.raw`-?\d{1,3}(?:\.\d{1,4})?`;
const placePattern = new RegExp(`^(${number}),(${number})$`);
const lengthPattern = new RegExp(`^${number}$`);

/** A place as it is written in units of the game, e.g. "12.5,7.25"; reading it gives the same lattice place back. */
export const writtenPlace = ({ x, y }: Place, unit: Unit): string => `${inUnits(x, unit)},${inUnits(y, unit)}`;

/** The lattice place nearest to a written one; null where it is none, or no table reaches so far. */
export function readPlace(text: string, unit: Unit): Place | null {
  const match = placePattern.exec(text);
  if (match === null) return null;
  const place = { x: toLattice(Number(match[1]), unit) + 0, y: toLattice(Number(match[2]), unit) + 0 };
  return Math.abs(place.x) <= LONGEST_SIDE && Math.abs(place.y) <= LONGEST_SIDE ? place : null;
}

/** The lattice length nearest to a written one, e.g. "6.5"; null where it is none. */
export function readLength(text: string, unit: Unit): number | null {
  if (!lengthPattern.test(text)) return null;
  const length = toLattice(Number(text), unit);
  return Math.abs(length) <= LONGEST_SIDE ? length + 0 : null;
}

/** A lattice place in units of the game as floats, for drawings. */
export const placeInUnits = ({ x, y }: Place, unit: Unit): Place => ({ x: x / unit.size, y: y / unit.size });
