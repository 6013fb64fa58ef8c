import { commonParts, type LaterNames } from "../../kernel/index.ts";

/** Names of pieces that may appear on the table later. */
export const laterNames: LaterNames = {
  shapes: {
    "wreck-of-{piece}": "the wreck of a vehicle: `wreck-of-t`",
    "smoke-{number}": "a smoke screen",
    "fort-{number}": "a fortification that a side places",
  },
  parts: commonParts,
};
