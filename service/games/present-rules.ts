import type { Defect, Game, PlainPosition, OpenPosition } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { currentBudget } from "../adjudication/budget.ts";

/** A stored position as the rules of this server read it. */
export interface ReadAnew {
  readonly situation: OpenPosition;
  /** The settings that they do not know any more, as sentences: the usual ones hold in their place. */
  readonly settings: readonly string[];
}

/** All the work is done that there is for a game of other rules. */
export class WorkIsUp extends Error {
  override readonly name = "WorkIsUp";
}

/** What is wrong with a setting alone: without it the position may be read. */
const ofSettings: readonly string[] = [
  "unknown-interpretation",
  "unknown-reading",
  "not-switchable",
  "unknown-number",
  "number-out-of-bounds",
];

/** Plain data as an object; null where it is none. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** A part of the settings of a position without what is at fault in it, and what that was. */
function without(
  part: unknown,
  name: "readings" | "numbers",
  defects: readonly Defect[],
): { readonly left: unknown; readonly told: readonly string[] } {
  const fields = fieldsOf(part);
  if (fields === null) return { left: part, told: [] };
  const place = `/settings/${name}/`;
  const wrong = defects.flatMap(({ path }) => (path.startsWith(place) ? [path.slice(place.length)] : []));
  const left = Object.fromEntries(Object.entries(fields).filter(([id]) => !wrong.includes(id)));
  const told = wrong.map(
    (id) => `The setting ${id} (${String(fields[id])}) is not among these rules: from here on they hold as usual.`,
  );
  return { left, told };
}

/** The version of the rules that a stored position names. */
export const underRules = (position: unknown, version: string): unknown => {
  const fields = fieldsOf(position);
  return fields === null ? position : { ...fields, version };
};

/** A stored position without the answers since its checkpoint. */
export const atCheckpoint = (position: unknown): unknown => {
  const fields = fieldsOf(position);
  return fields === null ? position : { ...fields, answers: [] };
};

/** The answers that a stored position holds since its last checkpoint: with some it waits in the middle of something. */
export const answersOf = (position: unknown): readonly unknown[] => {
  const answers = fieldsOf(position)?.["answers"];
  return Array.isArray(answers) ? answers : [];
};

/** The state of a stored position: that of its last checkpoint. */
export const checkpointOf = (position: unknown): unknown => fieldsOf(position)?.["state"] ?? null;

/**
 * Reads a stored position of other rules by those of this server; settings that these do not know are left out. Null
 * where it cannot stand under them, or where they ask otherwise than its answers say.
 */
export function readAnew(adjudicator: Adjudicator, ruleset: string, stored: unknown): ReadAnew | null {
  try {
    return opened(adjudicator.game(ruleset), stored);
  } catch (error) {
    if (error instanceof WorkIsUp) throw error;
    // whatever stops rules on a position and on answers that were none of theirs: by them it does not stand
    return null;
  }
}

function opened(game: Game, stored: unknown): ReadAnew | null {
  const position = underRules(stored, game.version);
  const whole = game.open(position, currentBudget());
  if (whole.ok) return { situation: whole.value, settings: [] };
  if (!whole.defects.every(({ code }) => ofSettings.includes(code))) return null;
  const fields = fieldsOf(position);
  const settings = fieldsOf(fields?.["settings"]);
  const readings = without(settings?.["readings"], "readings", whole.defects);
  const numbers = without(settings?.["numbers"], "numbers", whole.defects);
  const result = game.open(
    { ...fields, settings: { ...settings, readings: readings.left, numbers: numbers.left } },
    currentBudget(),
  );
  return result.ok ? { situation: result.value, settings: [...readings.told, ...numbers.told] } : null;
}

/** The fields of the state that the rules of this server read otherwise than it was stored, by their names. */
export function otherFields(stored: unknown, { state }: PlainPosition, written: (value: unknown) => string): string[] {
  const [before, after] = [fieldsOf(checkpointOf(stored)) ?? {}, fieldsOf(state) ?? {}];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => written(before[name] ?? null) !== written(after[name] ?? null))
    .sort();
}
