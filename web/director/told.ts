import type { ShownEvent } from "../api/answers.ts";
import { withNames } from "../page/names.ts";
import { facesOf } from "./faces.ts";
import { isGrave } from "./grave.ts";

/** The fields of an event that name pieces; others, as what something comes of, may be words that are not names. */
const whoIn = ({ details }: ShownEvent): readonly unknown[] =>
  ["piece", "target", "vehicle", "unit", "agent", "fighter"].map((field) => details[field]);

/** The sentence of an event as people say it. */
export const toldOf = (event: ShownEvent): string => withNames(event.text, whoIn(event));

/** What changes for whoever plays, although nobody is hurt by it: what they are to know of a turn of the enemy. */
const newsEvents = new Set([
  "alerted",
  "shouted",
  "spawned",
  "meter",
  "visible",
  "uniform",
  "objective",
  "completed",
  "captured",
  "exited",
  "escaped",
  "left",
  "mobilised",
  "noise",
  "indicator",
  "recovered",
]);

/** What is told for the record: where a turn or a phase begins and ends, and what did not happen or is got ready. */
const asideEvents = new Set([
  "phase-began",
  "turn-began",
  "turn-ended",
  "activation-over",
  "action-began",
  "time",
  "time-passes",
  "time-kept",
  "stayed",
  "nothing",
  "weighed",
  "waits",
  "prepared",
  "chosen",
  "no-effect",
  "halfway",
  "empty-set",
  "empty-sets-leave",
  "token-drawn",
  "marker-unplaced",
]);

/** Whether an event is told for the record only: nothing is missed by whoever does not watch it. */
export const isAside = ({ event }: Pick<ShownEvent, "event">): boolean => asideEvents.has(event);

/** What a step tells most by, the first of them that there is any of. */
const weights: readonly ((event: ShownEvent) => boolean)[] = [
  isGrave,
  (event) => facesOf(event).length > 0,
  ({ event }) => newsEvents.has(event),
  (event) => !isAside(event),
];

/** The event of a step that tells most: the last that weighs, else the last with dice, with news, of a deed, of all. */
export function weightiest(events: readonly ShownEvent[]): ShownEvent | undefined {
  for (const weighs of weights) {
    const found = events.findLast(weighs);
    if (found !== undefined) return found;
  }
  return events.at(-1);
}
