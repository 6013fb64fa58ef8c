import type { Doing } from "./doing.ts";

/** Whether the actions of a kind differ in their plan alone, so that its choice is the whole of it. */
export const isOnlyPlan = ({ fields }: Pick<Doing, "fields">): boolean =>
  fields.value.length === 1 && fields.value[0]?.name === "plan";
