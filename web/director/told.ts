import type { ShownEvent } from "../api/answers.ts";
import { withNames } from "../page/names.ts";
import { facesOf } from "./faces.ts";
import { isGrave } from "./grave.ts";

/** The fields of an event that name pieces; others, as what something comes of, may be words that are not names. */
const whoIn = ({ details }: ShownEvent): readonly unknown[] =>
  ["piece", "target", "vehicle", "unit", "agent", "fighter"].map((field) => details[field]);

/** The sentence of an event as people say it. */
export const toldOf = (event: ShownEvent): string => withNames(event.text, whoIn(event));

/** The event of a step that tells most: the last that weighs, else the last with dice, else the last. */
export const weightiest = (events: readonly ShownEvent[]): ShownEvent | undefined =>
  events.findLast(isGrave) ?? events.findLast((event) => facesOf(event).length > 0) ?? events.at(-1);
