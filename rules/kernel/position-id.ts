import { canonicalJson } from "./canonical.ts";

/** The id of a position as plain data; null where there is no position to tell. */
export type PositionId = (position: unknown) => string | null;

/** How many hexadecimal digits an id has: 128 bits. */
const DIGITS = 32;

/**
 * Ids of positions by a SHA-256 (hexadecimal) of a text: the first half of that of the position's JSON with sorted keys
 * and without blanks. Equal positions have equal ids, on every machine.
 */
export const positionIdBy =
  (sha256: (text: string) => string): PositionId =>
  (position) =>
    position === null ? null : sha256(canonicalJson(position)).slice(0, DIGITS);
