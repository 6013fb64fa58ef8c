import * as z from "zod";

/** The fields of each kind of event, by its name. */
export type EventFields = Readonly<Record<string, z.core.$ZodLooseShape>>;

/** An event as it is shown: one kind of each that the fields tell of, known by its name. */
export function shownEventSchema(fields: EventFields): z.ZodType {
  const kinds = Object.entries(fields).map(([event, details]) =>
    z.strictObject({
      event: z.literal(event),
      text: z.string().describe("The sentence of the event."),
      cites: z.array(z.string()).describe("Ids of the rules and readings it rests on."),
      details: z.strictObject(details).describe("The words and numbers of the event, as actions write them."),
    }),
  );
  const [first, ...others] = kinds;
  if (first === undefined) return z.never();
  return z.discriminatedUnion("event", [first, ...others]);
}
