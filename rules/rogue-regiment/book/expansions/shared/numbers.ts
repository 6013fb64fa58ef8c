import type { NumberRow } from "../../../../kernel/index.ts";

/** The numbers of mechanics that several expansions share. */
export const numbers = {
  "rr.number.howitzer-safety": {
    text: "Squares a howitzer keeps its target clear of Axis units.",
    value: 7,
    origin: "given",
    least: 0,
    most: 24,
  },
} as const satisfies Record<string, NumberRow>;
