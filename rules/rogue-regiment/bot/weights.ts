import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position, in their order; fitted to games that the policy played against itself. */
export const weights: Weights = {
  base: -0.14,
  by: [2.42, 0, 0.77, 0.66, 0, 0.69, 0.57, 0.09, 0.31, 0, 0.22, 1.5, 0.19, 0.65],
};
