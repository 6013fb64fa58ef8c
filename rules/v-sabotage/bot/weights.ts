import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position, in their order; fitted to games that the policy played against itself. */
export const weights: Weights = {
  base: 0.64,
  by: [4.05, 0.73, 0.4, 0.16, 0.27, 0.57, 0.24, 0.78, 1.54, 0.56, 0, 1.72, 0.03],
};
