import type { ShownEvent } from "../api/answers.ts";

const graveEvents = new Set([
  "killed",
  "hit",
  "damaged",
  "destroyed",
  "exploded",
  "alarm",
  "spotted",
  "injured",
  "eliminated",
  "unit-eliminated",
  "critical",
  "over",
  "taken-out",
  "wounded",
  "alarm-raised",
  "died",
  "unconscious",
  "exposed",
  "miniature-lost",
]);

/** Whether an event weighs: a wound, a death, an alarm. */
export const isGrave = ({ event }: Pick<ShownEvent, "event">): boolean => graveEvents.has(event);
