import { type InForce, inForceOf, type Settings } from "../../kernel/index.ts";
import { type NumberId, numbers } from "./numbers.ts";
import { type OpenPointId, openPoints } from "./open-points.ts";

/** An error for what the checks of positions rule out: a fault of the rules, never of the caller. */
export const impossible = (what: string): Error => new Error(`Impossible: ${what}.`);

export type Readings = InForce<typeof openPoints, typeof numbers>["readings"];

const inForceUnder = inForceOf(openPoints, numbers);

/** The reading of an open point that is in force. */
export const readingIn = <Id extends OpenPointId>(settings: Settings, id: Id): Readings[Id] =>
  inForceUnder(settings).readings[id];

/** A number of the rules, or what a setting puts in its place. */
export const numberIn = (settings: Settings, id: NumberId): number => inForceUnder(settings).numbers[id];
