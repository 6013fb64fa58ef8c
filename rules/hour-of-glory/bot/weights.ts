import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position by its kind, in their order; fitted to 500 games of the policy by bench/strength/fit.ts. */
export const weights: Readonly<Record<"any", Weights>> = {
  any: { base: -4.06, by: [0, 1.14, 1.38, 0.8, 1.2, 0, 0.68, 1.25, 0.39, 0.4, 2.45, 1.14, 0.08] },
};
