import type { Interpretation } from "../../../kernel/index.ts";

/** Points that the rules of its people leave open. */
export const interpretations = {} as const satisfies Record<string, Interpretation>;
