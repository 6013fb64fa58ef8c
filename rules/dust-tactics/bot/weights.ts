import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position by the kind of battle, in their order; fitted to games that the policy played against itself. */
export const weights: Readonly<Record<"hold-late" | "attacker-takes" | "hold-both" | "count", Weights>> = {
  "attacker-takes": { base: -0.59, by: [0, 0.04, 0.28, 1.18, 0.79, 0.32, 0.5, 0.01, 1.05, 1.52] },
  "hold-both": { base: 0.06, by: [0.56, 0.79, 0.88, 1.63, 0.14, 0.08, 0.71, 0.12, 1.11, 1.51] },
  count: { base: 0.06, by: [0.56, 0.79, 0.88, 1.63, 0, 0, 0, 0, 1.11, 0] },
  "hold-late": { base: -0.93, by: [0, 0.18, 0.59, 1.51, 0.54, 0.17, 0.55, 0.33, 1.15, 1.51] },
};
