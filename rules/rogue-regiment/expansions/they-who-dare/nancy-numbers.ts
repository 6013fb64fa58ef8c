import type { NumberRow } from "../../../kernel/index.ts";

/** The numbers of its people with where they come from. */
export const numbers = {} as const satisfies Record<string, NumberRow>;
