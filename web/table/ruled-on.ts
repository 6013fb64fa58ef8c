import type { Step } from "../game/table.ts";
import type { Sitting } from "./sitting.ts";

/** Whether a dispute is ruled on at a step: what is asked there is beside the point, and folded away. */
export const isRuledOn = ({ card: { asked } }: Sitting["table"], { number }: Step): boolean =>
  asked !== undefined && number === ("move" in asked ? 1 : 0);
