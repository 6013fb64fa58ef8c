import type { Catalogue, Settings } from "./catalogue.ts";
import { type Defect, type Result, ok, err } from "./position.ts";
import { expectedOf, nearest } from "./nearest.ts";
import { RecentCache } from "./recent-cache.ts";
import type { SettingsInput } from "./open-position.ts";

/** Checks settings against a catalogue: only switchable readings, only known numbers within their bounds. */
export function readSettings(catalogue: Catalogue, input: SettingsInput): Result<Settings> {
  const defects: Defect[] = [];
  const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  for (const [id, reading] of Object.entries(input.readings ?? {})) {
    const path = `/settings/readings/${id}`;
    const interpretation = own(catalogue.interpretations, id);
    if (interpretation === undefined)
      defects.push({
        code: "unknown-interpretation",
        path,
        message: `There is no interpretation "${id}"${nearest(id, Object.keys(catalogue.interpretations))}.`,
      });
    else if (own(interpretation.readings, reading) === undefined) {
      const readingIds = Object.keys(interpretation.readings);
      defects.push({
        code: "unknown-reading",
        path,
        message: `"${reading}" is not a reading of ${id}${expectedOf(reading, readingIds)}.`,
      });
    } else if (!interpretation.switchable && reading !== interpretation.byDefault) {
      defects.push({
        code: "not-switchable",
        path,
        message: `${id} is documented, but its other readings cannot be chosen yet.`,
      });
    }
  }
  for (const [id, value] of Object.entries(input.numbers ?? {})) {
    const path = `/settings/numbers/${id}`;
    const number = own(catalogue.numbers, id);
    if (number === undefined)
      defects.push({
        code: "unknown-number",
        path,
        message: `There is no number "${id}"${nearest(id, Object.keys(catalogue.numbers))}.`,
      });
    else if (!Number.isInteger(value) || value < number.least || value > number.most) {
      defects.push({
        code: "number-out-of-bounds",
        path,
        message: `${id} is a whole number from ${number.least} to ${number.most}.`,
      });
    }
  }
  return defects.length > 0 ? err(...defects) : ok(sameSettings(input));
}

/** Settings that were asked about last, by what they say, so that what is worked out under them serves the next. */
const settingsKept = new RecentCache<Settings>(16, 100_000);

function sameSettings({ readings = {}, numbers = {} }: SettingsInput): Settings {
  const key = JSON.stringify([readings, numbers]);
  const kept = settingsKept.get(key);
  if (kept !== undefined) return kept;
  const settings = { readings: { ...readings }, numbers: { ...numbers } };
  settingsKept.set(key, settings);
  return settings;
}
