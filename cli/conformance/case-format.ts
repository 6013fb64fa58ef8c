import * as z from "zod";
import { emptyFields, questions, uncheckedFields } from "./compared.ts";
import { explained, unquotedPlaces } from "./explained.ts";

const name = z.string().min(1).max(200);
const json: z.ZodType<unknown> = z.unknown();
const subset = z.record(z.string(), json);
const list = z.array(z.string().max(200)).max(400);
const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === "string" ? [value] : value));

const eventPattern = subset.describe("An event is matched by the fields given: event, piece, target, cites …");

/**
 * What a piece is expected to be: "gone" (not in the model, or on no area), or the fields of the board model that are
 * named.
 */
const piecePattern = z.union([z.literal("gone"), subset]);

const visibility = z.enum(["full", "partial", "none"]);
/** A reason of a ruling about sight, or what hinders a line: where it lies, and some of its rules. */
const reasonPattern = z.strictObject({ at: z.string().optional(), cites: oneOrMore.optional() });
/** What a line goes past, seen from the side, in units of length: what is given; the parts are all there are, in order. */
const elevationPattern = z
  .strictObject({
    length: z.number(),
    begin: z.number(),
    end: z.number(),
    parts: z.array(
      z
        .strictObject({
          name: z.string(),
          kind: z.enum(["end", "terrain", "area", "piece"]),
          begins: z.number(),
          ends: z.number(),
          bottom: z.number(),
          top: z.number().nullable(),
          stops: z.boolean(),
          over: z.number(),
        })
        .partial(),
    ),
  })
  .partial();
const linePattern = z.strictObject({
  from: z.string().optional(),
  to: z.string().optional(),
  through: list.optional(),
  fate: visibility.optional(),
  blocker: reasonPattern.nullable().optional(),
  hindrances: z.array(reasonPattern).optional(),
  elevation: elevationPattern.optional(),
});
const reasonParts = {
  reasons: z.array(reasonPattern).optional(),
  lines: z.array(linePattern).optional(),
};

const whole = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.strictObject(shape).partial()).max(400).optional();
const cell = z.strictObject({ x: z.number(), y: z.number() });
const words = z.array(z.string());
const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The drawing model: each list that is given is the whole list, in any order, of each entry the fields named. */
const boardPattern = z.strictObject({
  width: z.number().optional(),
  height: z.number().optional(),
  squares: whole({ x: z.number(), y: z.number(), terrain: z.string() }),
  edges: whole({ x: z.number(), y: z.number(), side: z.enum(["N", "W"]), terrain: z.string() }),
  areas: whole({
    id: z.string(),
    kind: z.string(),
    label: z.string(),
    group: z.string(),
    cells: z.array(cell),
    details,
  }),
  ways: whole({ between: z.tuple([z.string(), z.string()]), kind: z.string() }),
  pieces: whole({
    id: z.string(),
    kind: z.string(),
    side: z.string(),
    x: z.number(),
    y: z.number(),
    area: z.string().nullable(),
    facing: z.enum(["N", "E", "S", "W"]).nullable(),
    radius: z.number(),
    bearing: z.number(),
    conditions: words,
    details,
  }),
  marks: whole({
    kind: z.string(),
    label: z.string(),
    squares: z.array(cell),
    area: z.string(),
    side: z.enum(["N", "E", "S", "W"]),
    outlines: z.array(z.array(cell)),
  }),
  /** What lies on a measured table. */
  shapes: whole({
    id: z.string(),
    kind: z.string(),
    label: z.string(),
    outline: z.array(cell),
    height: z.number().nullable(),
    details,
  }),
  /** What people call what has an id. */
  names: whole({ id: z.string(), name: z.string() }),
  objectives: whole({ text: z.string(), state: z.enum(["open", "met", "lost"]) }),
  tracks: whole({
    name: z.string(),
    value: z.number(),
    most: z.number().nullable(),
    bad: z.enum(["low", "high"]).nullable(),
    text: z.string().nullable(),
  }),
});

/** What an action leads to before any die is rolled: what is given is whole, of each warning the fields named. */
const outlookPattern = z.strictObject({
  way: z.array(cell).nullable().optional(),
  length: z.string().nullable().optional(),
  warnings: z
    .array(z.strictObject({ text: z.string().optional(), at: z.string().optional(), cites: oneOrMore.optional() }))
    .optional(),
  shots: z
    .array(
      z.strictObject({
        weapon: z.string(),
        target: z.string(),
        firers: z.array(z.strictObject({ piece: z.string(), times: z.int() })),
      }),
    )
    .optional(),
});

/** Where an action may end, of the only form that says so; null for no such form. What is given is whole. */
const endsPattern = z
  .strictObject({
    region: z.array(z.array(cell)).optional(),
    named: z.array(z.strictObject({ name: z.string(), at: cell, action: z.int() }).partial()).optional(),
  })
  .nullable();

/** Lines of the position as text: "- line" for one that is gone, "+ line" for one that is new. */
const changes = z
  .string()
  .max(20_000)
  .transform((text) => text.split("\n").filter((line) => line.trim() !== ""))
  .refine((lines) => lines.every((line) => /^[-+] .*\S/.test(line)), {
    message: 'Each line of changes begins with "- " or "+ ".',
  });

const expectation = z.strictObject({
  outcome: z.enum(["paused", "over", "refused"]).optional(),
  /** Events in this order; others may come before, between and after. */
  events: z.array(eventPattern).max(200).optional(),
  /** How many events all steps have, those that are not named with them. */
  "event-count": z.int().min(0).optional(),
  /** No event matches any of these. */
  absent: z.array(eventPattern).max(200).optional(),
  pieces: z.record(z.string(), piecePattern).optional(),
  /** Square or area → kinds or ids of what is on it; an empty list for nothing. */
  on: z.record(z.string(), z.array(z.string())).optional(),
  /** Fields of the state. */
  state: subset.optional(),
  /** All lines of the position as text that have changed, and no others. */
  changes: changes.optional(),
  board: boardPattern.optional(),
  decision: z
    .union([
      z.null(),
      z.strictObject({
        kind: z.string().optional(),
        prompt: z.string().optional(),
        piece: z.string().optional(),
        seat: z.string().optional(),
        options: list.optional(),
        /** Exactly these options, in this order. */
        inOrder: list.optional(),
        count: z.int().optional(),
        includes: list.optional(),
        dice: z.int().optional(),
      }),
    ])
    .optional(),
  result: z.enum(["victory", "defeat", "draw"]).optional(),
  /** Each id is cited by a requirement that does not hold. */
  refused: oneOrMore.optional(),
  /** Ids cited somewhere in the answer. */
  cites: oneOrMore.optional(),
  /** For sight. */
  place: visibility.optional(),
  seen: z.boolean().optional(),
  /** In squares or areas; on a measured table a length with decimals, or "~11" for about that. */
  distance: z.union([z.number(), z.string().regex(/^~\d+(\.\d+)?$/)]).optional(),
  /** Where what stops a line lies; null where nothing stops any. */
  blocker: z.string().nullable().optional(),
  /** All reasons, all lines, in their order. */
  ...reasonParts,
  /** The look back; null where the target does not look. */
  back: z
    .strictObject({ place: visibility.optional(), seen: z.boolean().optional(), ...reasonParts })
    .nullable()
    .optional(),
  interpretations: list.optional(),
  /** Interpretations another reading of which would change the verdict. */
  otherwise: list.optional(),
  /** For fields of view: places that are seen fully, partially or not at all. */
  full: list.optional(),
  partial: list.optional(),
  none: list.optional(),
  sees: list.optional(),
  unseen: list.optional(),
  /** The grounds of a field of view, as they are drawn. */
  grounds: whole({ kind: z.string(), well: visibility, outlines: z.array(z.array(cell)) }),
  /** For why-not: what the action leads to. */
  outlook: outlookPattern.optional(),
  /** For legal actions. */
  includes: z.array(subset).optional(),
  excludes: z.array(subset).optional(),
  ends: endsPattern.optional(),
  /** How many legal actions, requirements that do not hold, intents or defects there are. */
  count: z.int().optional(),
  /** For odds: fact → exact fraction, or with it whether the fact is good for whoever acts. */
  facts: z
    .record(z.string(), z.union([z.string(), z.strictObject({ probability: z.string(), good: z.boolean() })]))
    .optional(),
  /** For the enemy preview. */
  intents: z.array(subset).optional(),
  /** For texts that are not positions. */
  defects: z.array(subset).optional(),
});
export type Expectation = z.infer<typeof expectation>;

/** What is expected after one step: of what it did, and of the position as it is then. */
const after = expectation
  .pick({
    outcome: true,
    events: true,
    absent: true,
    pieces: true,
    on: true,
    state: true,
    changes: true,
    board: true,
    decision: true,
    result: true,
    refused: true,
    cites: true,
  })
  .superRefine((value, context) => {
    for (const message of emptyFields(value)) context.addIssue({ code: "custom", message });
  })
  .optional();

const step = z.union([
  z.literal("proceed"),
  z.strictObject({ proceed: z.literal(true), after }),
  z.strictObject({ choose: oneOrMore, after }),
  z.looseObject({ do: z.string(), after }),
]);
export type Step = z.infer<typeof step>;

const caseSchema = z
  .strictObject({
    id: name,
    title: z.string().min(1).max(400),
    rules: list.default([]),
    game: name.optional(),
    note: z.string().max(2000).optional(),
    readings: z.record(z.string(), z.string()).default({}),
    numbers: z.record(z.string(), z.number()).default({}),
    position: z.string().optional(),
    scenario: z.string().optional(),
    options: z
      .strictObject({
        difficulty: z.string().optional(),
        players: z.number().optional(),
        choices: z.record(z.string(), z.string()).optional(),
      })
      .optional(),
    /** Actions and answers, one after another. */
    steps: z.array(step).max(200).optional(),
    dice: z.array(z.int()).max(400).default([]),
    cards: z.array(z.string()).max(100).default([]),
    choose: list.default([]),
    /** Names in its actions that nothing has, on purpose. */
    unknown: list.default([]),
    until: z.enum(["decision", "phase"]).default("decision"),
    sight: z
      .strictObject({ from: z.string(), to: z.string(), facing: z.enum(["N", "E", "S", "W"]).optional() })
      .optional(),
    field: z.string().optional(),
    legal: z
      .union([z.literal(true), z.strictObject({ piece: z.string().optional(), name: z.string().optional() })])
      .optional(),
    "why-not": z.looseObject({ do: z.string() }).optional(),
    odds: z.looseObject({ do: z.string() }).optional(),
    preview: z.literal(true).optional(),
    read: z.literal(true).optional(),
    expect: expectation,
  })
  .refine((value) => (value.position === undefined) !== (value.scenario === undefined), {
    message: "A case has a position or a scenario.",
  })
  .refine((value) => questions.filter((question) => value[question] !== undefined).length === 1, {
    message: `A case has exactly one of: ${questions.join(", ")}.`,
  })
  .superRefine((value, context) => {
    for (const message of uncheckedFields(value)) context.addIssue({ code: "custom", message });
  });

/** One case: a position, something that is done or asked, and what is expected. See docs/conformance.md. */
export type ConformanceCase = z.infer<typeof caseSchema> & { readonly game: string };

const fileSchema = z.strictObject({ game: name, cases: z.array(json).max(2000) });

/** Something wrong in a case file, said with the case and the place. */
export class CaseFileFault extends Error {
  override readonly name = "CaseFileFault";
}

/** The cases of a file, and what is wrong with those that cannot be read. */
export interface ReadFile {
  readonly cases: readonly ConformanceCase[];
  readonly faults: readonly CaseFileFault[];
}

/** Reads a parsed YAML file into its cases, each by itself. Throws CaseFileFault where it is not a file of cases. */
export function readEachCase(yaml: unknown, file: string): ReadFile {
  const parsed = fileSchema.safeParse(yaml);
  if (!parsed.success) throw new CaseFileFault(`${file}: ${explained(parsed.error, yaml)}`);
  const { game, cases: written } = parsed.data;
  const cases: ConformanceCase[] = [];
  const faults: CaseFileFault[] = [];
  for (const [i, one] of written.entries()) {
    const read = caseSchema.safeParse(one);
    const unquoted = unquotedPlaces(one);
    if (read.success && unquoted.length === 0) cases.push({ ...read.data, game: read.data.game ?? game });
    else {
      const id = typeof one === "object" && one !== null && "id" in one ? String(one.id) : `case ${i + 1}`;
      // what else is wrong comes of the missing quotes
      const why = unquoted.length > 0 || read.success ? unquoted.join("; ") : explained(read.error, one);
      faults.push(new CaseFileFault(`${file}, ${id}: ${why}`));
    }
  }
  return { cases, faults };
}

/** Reads a parsed YAML file into its cases. Throws the first CaseFileFault. */
export function readCases(yaml: unknown, file: string): readonly ConformanceCase[] {
  const { cases, faults } = readEachCase(yaml, file);
  if (faults[0] !== undefined) throw faults[0];
  return cases;
}
