import * as z from "zod";
import { type Game, seededChance, type OpenPosition } from "../../rules/kernel/index.ts";

/** The parts of a JSON Schema that tell what values a field takes. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Schema | boolean | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly const?: unknown | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly type?: string | undefined;
  readonly minItems?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: z.union([schema, z.boolean()]).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    type: z.string().optional(),
    minItems: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

/** Names that nothing has, in every form that a name or a place is written in. */
const strange = ["nobody", "99,99", "9,9", "Z8|Z9", "Z9", "9"] as const;

/** Values of a field that say something: none, nothing and false are left out. */
function valuesOf(one: Schema): readonly unknown[] {
  if (one.const !== undefined) return [one.const];
  if (one.enum !== undefined) return one.enum;
  const either = one.anyOf ?? one.oneOf;
  if (either !== undefined) return either.flatMap(valuesOf);
  switch (one.type) {
    case "boolean":
      return [true];
    case "integer":
    case "number":
      return [...new Set([one.maximum ?? 7, Math.max(1, one.minimum ?? 1)])];
    case "string":
      return strange;
    case "array": {
      if (typeof one.items !== "object") return [];
      return valuesOf(one.items).map((value) => Array.from({ length: one.minItems ?? 1 }, () => value));
    }
    default:
      return [];
  }
}

/** An action with one field more, and which. */
interface Fuller {
  readonly field: string;
  readonly action: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with one of the fields that it leaves out, everywhere in it. */
function fuller(one: Schema, value: unknown, field = ""): readonly Fuller[] {
  if (Array.isArray(value)) {
    const { items } = one;
    if (typeof items !== "object") return [];
    return value.flatMap((part: unknown, i) =>
      fuller(items, part, `${field}[]`).map((inside) => ({
        field: inside.field,
        action: value.map((other: unknown, j) => (i === j ? inside.action : other)),
      })),
    );
  }
  if (!isRecord(value)) return [];
  const variants = one.oneOf ?? one.anyOf;
  if (variants !== undefined) {
    const fitting = variants.find(({ properties }) => properties?.["do"]?.const === value["do"]);
    return fitting === undefined ? [] : fuller(fitting, value, field);
  }
  return Object.entries(one.properties ?? {}).flatMap(([name, inner]) => {
    const path = field === "" ? name : `${field}.${name}`;
    const given = value[name];
    if (given !== undefined && !(Array.isArray(given) && given.length === 0))
      return fuller(inner, given, path).map((inside) => ({ ...inside, action: { ...value, [name]: inside.action } }));
    return valuesOf(inner).map((added) => ({ field: path, action: { ...value, [name]: added } }));
  });
}

/** What an action comes to, without the action itself; null where it is refused or cannot be read. */
function outcome(situation: OpenPosition, action: unknown): string | null {
  const read = situation.requirements(action);
  if (!read.ok || read.value.some(({ holds }) => !holds)) return null;
  const answer = situation.adjudicate({ action, chance: seededChance(7) });
  if (!answer.ok || answer.value.outcome === "refused") return null;
  const { events } = answer.value;
  const after = answer.value.situation;
  return JSON.stringify([events, after.print(), after.decision()]);
}

/**
 * The optional fields that may be added to a legal action with any value there is, and nothing comes of it: by the kind
 * of the action and the field, with how one such action reads.
 */
export function idleFields(
  game: Game,
  situation: OpenPosition,
  actions: readonly unknown[],
): ReadonlyMap<string, string> {
  const shapes = schema.parse(game.actionJsonSchema());
  const found = new Map<string, string>();
  for (const action of actions) {
    const plain: unknown = JSON.parse(JSON.stringify(action));
    if (!isRecord(plain)) continue;
    const byField = Map.groupBy(fuller(shapes, plain), ({ field }) => field);
    if (byField.size === 0) continue;
    const bare = outcome(situation, plain);
    if (bare === null) continue;
    for (const [field, all] of byField) {
      const read = all.filter((one) => situation.requirements(one.action).ok);
      const same = read.filter((one) => outcome(situation, one.action) === bare);
      if (same.length > 0 && same.length === read.length)
        found.set(`${String(plain["do"])}: ${field}`, JSON.stringify(same[0]?.action));
    }
  }
  return found;
}
