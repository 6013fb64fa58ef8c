import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position by its kind, in their order; fitted to 120 games of the policy by bench/strength/fit.ts. */
export const weights: Readonly<Record<"alone" | "jager", Weights>> = {
  alone: { base: 0.34, by: [2.53, 0.57, 0.28, 0.84, 0, 0.72, 0.93, 0.02, 0.84, 0, 0, 1.73, 0.86, 0] },
  jager: { base: -0.53, by: [2.56, 0, 0, 0.61, 0, 0.11, 0.11, 0, 0, 0, 0.8, 2.46, 0.43, 0.39] },
};
