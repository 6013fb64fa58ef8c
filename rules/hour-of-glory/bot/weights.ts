import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position by its kind, in their order; fitted to 400 games of the policy by bench/strength/fit.ts. */
export const weights: Readonly<Record<"any", Weights>> = {
  any: { base: -2.87, by: [0.1, 0.73, 0.92, 0.54, 1.06, 0, 0.84, 1.07, 0.34, 0.41, 1.14, 1.37, 0.28, 1.22, 1.55, 0] },
};
