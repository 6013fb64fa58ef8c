import type { ShownEvent } from "../api/answers.ts";

/** A face of a die as events tell it: a number, or what stands on it. */
export type Face = number | string;

const isFaces = (value: unknown): value is readonly Face[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((face) => typeof face === "number" || (typeof face === "string" && face !== ""));

/** The dice that an event tells of; none where none were rolled. */
export const facesOf = ({ details }: ShownEvent): readonly Face[] => (isFaces(details["dice"]) ? details["dice"] : []);
