import { commonParts, type LaterNames } from "../../kernel/index.ts";
import { unitKindNames } from "./unit-kinds.ts";

/** Whoever comes into play later; all are counted together, from 1. */
export const laterNames: LaterNames = {
  shapes: {
    "{kind}-{tile}{number}": "a unit from a spawn tile: `smg-a1`",
    "{kind}-t{number}": "one of the troops that leave a vehicle: `panzerfaust-t2`",
    "smg-of-{piece}": "whom a hit Mortar Team leaves: `smg-of-m`",
  },
  parts: {
    ...commonParts,
    kind: { text: "a kind of unit", is: unitKindNames },
    tile: { text: "the letter of the spawn tile", is: "[a-z]" },
  },
};
