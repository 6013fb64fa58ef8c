import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position by its kind, in their order; fitted to games that the policy played against itself. */
export const weights: Readonly<Record<"alone" | "jager", Weights>> = {
  alone: { base: -0.14, by: [2.42, 0, 0.77, 0.66, 0, 0.69, 0.57, 0.09, 0.31, 0, 0.22, 1.5, 0.19, 0.65] },
  jager: { base: -0.53, by: [2.56, 0, 0, 0.61, 0, 0.11, 0.11, 0, 0, 0, 0.8, 2.46, 0.43, 0.39] },
};
