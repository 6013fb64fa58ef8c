import * as z from "zod";
import type { Witness } from "../../kernel/index.ts";
import type { EventOf, RogueEvent } from "../table/events.ts";

type Secret = EventOf<"jager-drew"> | EventOf<"jager-laid"> | EventOf<"jager-exchanged">;

const card = z.string().nullable();
const cites = z.array(z.string()).readonly();

/** The events that tell a card which only the Jäger player sees. rr.jager.play-face-down, rr.jager.draw */
const secrets: z.ZodType<Secret> = z.discriminatedUnion("event", [
  z.strictObject({ event: z.literal("jager-drew"), cites, card }),
  z.strictObject({ event: z.literal("jager-laid"), cites, card }),
  z.strictObject({ event: z.literal("jager-exchanged"), cites, card, discarded: z.array(z.string()).readonly() }),
]);

/** The Jäger player sees the cards that he draws and lays; the others learn that he does. */
export const witness: Witness<RogueEvent> = {
  eventSchema: secrets,
  kinds: ["jager-drew", "jager-laid", "jager-exchanged"],
  seenBy(event, seat) {
    if (seat === "jager") return event;
    switch (event.event) {
      case "jager-drew":
      case "jager-laid":
      case "jager-exchanged":
        return { ...event, card: null };
      default:
        return event;
    }
  },
};
