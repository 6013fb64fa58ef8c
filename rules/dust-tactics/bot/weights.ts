import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position by its kind, in their order; fitted to 400 games of the policy by bench/strength/fit.ts. */
export const weights: Readonly<Record<"attacker-takes" | "hold-both" | "count" | "hold-late", Weights>> = {
  "attacker-takes": { base: 0.21, by: [0.19, 0, 0.48, 0.36, 0.76, 0.56, 0, 0.21, 0.25, 0.92, 0.23, 0.63, 0.05, 0.69] },
  "hold-both": { base: -0.12, by: [2.58, 1.44, 1.12, 1.04, 0, 0.09, 0.04, 0, 0.46, 0, 0, 0.45, 0.71, 0] },
  count: { base: 0.06, by: [0.56, 0.79, 0.88, 1.63, 0, 0, 0, 0, 1.11, 0, 0, 0, 0, 0] },
  "hold-late": { base: -0.83, by: [1, 0.58, 0.77, 0.97, 0.42, 0.28, 0, 0.14, 0.02, 0.25, 0.61, 0.44, 0.64, 0] },
};
