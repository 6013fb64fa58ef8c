import { given, type NumberRow } from "../../../../kernel/index.ts";

/** The numbers of mechanics that several expansions share. */
export const numbers = {
  "rr.number.howitzer-safety": given(7, [0, 24], "Squares a howitzer keeps its target clear of Axis units."),
} as const satisfies Record<string, NumberRow>;
