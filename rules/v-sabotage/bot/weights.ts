import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position by its kind, in their order; fitted to 240 games of the policy by bench/strength/fit.ts. */
export const weights: Readonly<Record<"any", Weights>> = {
  any: { base: 1.1, by: [3.61, 0.98, 0.2, 0.43, 0.28, 0.36, 0, 1.55, 0.76, 1.98, 0, 0.25, 0.14] },
};
