import * as z from "zod";

// What the answers of the API have in common.

export const cites = z.array(z.string()).meta({ description: "Ids of the rules and open points it rests on." });
const details = z.record(z.string(), z.unknown());
/** Of something that is drawn. */
export const drawnDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const reason = z.object({ text: z.string(), at: z.string().optional(), cites });
export const visibility = z.enum(["full", "partial", "none"]);
export const quoted = z
  .object({
    id: z.string(),
    kind: z.enum(["rule", "interpretation", "decision"]),
    text: z.string(),
    source: z.string().nullable(),
  })
  .meta({ id: "QuotedRule" });

export const requirement = z
  .object({
    holds: z.boolean(),
    text: z.string().meta({ description: "What is so when it holds; otherwise what is, and what would have to be." }),
    at: z.string().optional().meta({ description: "The place that decides, where there is one." }),
    field: z.string().optional().meta({
      description:
        "The field of the action that means nothing here, or names what is not there, where that is why it does not hold.",
    }),
    cites,
  })
  .meta({ id: "Requirement" });

export const event = z.object({ event: z.string(), text: z.string(), cites, details }).meta({ id: "Event" });
export const decision = z
  .object({
    kind: z.enum(["act", "choose", "roll", "draw", "checkpoint"]),
    seat: z.string().nullable(),
    prompt: z.string().nullable(),
    text: z.string(),
    piece: z.string().nullable(),
    options: z.array(z.object({ id: z.string(), text: z.string() })),
    dice: z.int().nullable(),
    sides: z.int().nullable(),
    kinds: z.array(z.object({ name: z.string(), faces: z.array(z.string()) })).meta({
      description:
        "Of dice that have faces of their own: what stands on the faces of each, in the order they are given.",
    }),
    pile: z.string().nullable(),
    cites,
  })
  .meta({ id: "Decision" });

export const result = z
  .object({ result: z.enum(["victory", "defeat", "draw"]), text: z.string(), cites })
  .meta({ id: "Result" });

export const unused = z.object({
  action: z.boolean(),
  choose: z.array(z.string()),
  dice: z.array(z.int()),
  cards: z.array(z.string()),
});

export const position = z.unknown().meta({ description: "A position: send it back as it is." });
export const rules = z.array(quoted);
export const positionId = z.string().nullable().meta({
  description:
    "Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position.",
});
