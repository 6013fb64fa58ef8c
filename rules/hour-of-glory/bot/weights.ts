import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position, in their order; fitted to games that the policy played against itself. */
export const weights: Weights = {
  base: -4.05,
  by: [0.23, 1.25, 1.28, 0.43, 1.19, 0, 0.74, 1.01, 0.38, 0.02, 2.84, 1.22, 0],
};
