import type { ShownEvent } from "../api/answers.ts";
import { withNames } from "../page/names.ts";

/** The fields of an event that name pieces. */
const whoIn = ({ details }: ShownEvent): readonly unknown[] =>
  ["piece", "target", "by", "vehicle", "of", "unit", "agent", "fighter"].map((field) => details[field]);

/** The sentence of an event as people say it. */
export const toldOf = (event: ShownEvent): string => withNames(event.text, whoIn(event));
