import * as z from "zod";
import { shownShapes } from "./fragments.ts";
import type { EventShapes } from "./named.ts";

/** An event as it is shown: one kind of each that the shapes tell of, known by its name. */
export function shownEventSchema(shapes: EventShapes): z.ZodType {
  const kinds = Object.entries(shownShapes(shapes)).map(([event, details]) =>
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
