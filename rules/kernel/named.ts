import * as z from "zod";

/**
 * Strings of an action or event that name something, marked so in their JSON Schema (`names`): whoever reads a pattern
 * of one can tell a name that nothing has.
 */
export const named = {
  /** The id of a piece, or of anything else that has one, e.g. a terrain. */
  piece: z.string().meta({ names: "piece" }),
  /** A place of the board, or a way between two ("A1|A2"). */
  place: z.string().meta({ names: "place" }),
  /** Either of them. */
  either: z.string().meta({ names: "piece or place" }),
} as const;

export type Part = z.core.$ZodTemplateLiteralPart;

/** What stands for a part of a phrase where people read its form: "{piece}", "{number}", "{N or S}". */
function hole(part: Exclude<Part, string | number | bigint | boolean | null | undefined>): string {
  const { names } = z.globalRegistry.get(part) ?? {};
  if (typeof names === "string") return `{${names}}`;
  if (part instanceof z.ZodEnum) return `{${part.options.join(" or ")}}`;
  return part instanceof z.ZodNumber ? "{number}" : "{text}";
}

/**
 * A text of an event that is always the same but for names or numbers in it: `phrase("held by ", named.piece)`. Its JSON
 * Schema has a pattern, and its `form` for people: "held by {piece}".
 */
export const phrase = <const Parts extends readonly Part[]>(
  ...parts: Parts
): z.ZodTemplateLiteral<z.core.$PartsToTemplateLiteral<[...Parts]>> =>
  z.templateLiteral<[...Parts]>([...parts]).meta({
    form: parts.map((part) => (typeof part === "object" && part !== null ? hole(part) : String(part))).join(""),
  });

/** A list in an event: events are read only. */
export const listed = <T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>> => z.array(item).readonly();

/** The fields of every kind of event of a game, by name. */
export type EventShapes = Readonly<Record<string, z.ZodRawShape>>;

/** The schema of every event whose fields are given by name. */
export const eventSchemaOf = (shapes: EventShapes): z.ZodType =>
  z.union(
    Object.entries(shapes).map(([name, shape]) =>
      z.strictObject({ event: z.literal(name), cites: z.array(z.string()), ...shape }),
    ),
  );
