import type { Settings } from "../kernel/index.ts";
import { type InterpretationId, interpretations, type ReadingOf } from "./interpretations.ts";
import { type NumberId, numbers } from "./numbers.ts";

/** Something is not as the position's checks guarantee: a fault of ours, never of the caller. */
export const impossible = (what: string): Error => new Error(`Impossible: ${what}.`);

/** Every reading in force under some settings, and every number. */
interface InForce {
  readonly readings: Readings;
  readonly numbers: ReadonlyMap<NumberId, number>;
}

export type Readings = { readonly [Id in InterpretationId]: ReadingOf<Id> & string };

const isInterpretation = (id: string): id is InterpretationId => Object.hasOwn(interpretations, id);
const isNumber = (id: string): id is NumberId => Object.hasOwn(numbers, id);
const areReadings = (readings: Readonly<Record<string, string>>): readings is Readings =>
  Object.keys(interpretations).every((id) => isInterpretation(id) && Object.hasOwn(interpretations[id].readings, readings[id] ?? ""));

const inForce = new WeakMap<Settings, InForce>();
// most questions in a row are under the same settings
let lastSettings: Settings | null = null;
let last: InForce | null = null;

export function inForceUnder(settings: Settings): InForce {
  if (settings === lastSettings && last !== null) return last;
  let known = inForce.get(settings);
  if (known === undefined) {
    const readings = Object.fromEntries(Object.entries(interpretations).map(([id, { byDefault }]) => [id, settings.readings[id] ?? byDefault]));
    if (!areReadings(readings)) throw impossible("settings with a reading that is not in the catalogue");
    known = { readings, numbers: new Map(Object.entries(numbers).flatMap(([id, { value }]) => (isNumber(id) ? [[id, settings.numbers[id] ?? value] as const] : []))) };
    inForce.set(settings, known);
  }
  lastSettings = settings;
  last = known;
  return known;
}

/** The reading of an open point that is in force. */
export const readingIn = <Id extends InterpretationId>(settings: Settings, id: Id): Readings[Id] => inForceUnder(settings).readings[id];

/** A number of the rules, or what a setting puts in its place. */
export const numberIn = (settings: Settings, id: NumberId): number => inForceUnder(settings).numbers.get(id) ?? numbers[id].value;
