import { commonParts, type LaterNames } from "../../kernel/index.ts";
import { cardIds } from "./cards.ts";

/** The names of pieces and cards that come into play later. */
export const laterNames: LaterNames = {
  shapes: {
    "g{number}": "a Guard who is mobilised: `g1`",
    commander: "the Commander, and whoever replaces him",
    "{card}": "an intelligence card that is turned up",
  },
  parts: { ...commonParts, card: { text: "an intelligence card", is: cardIds } },
};
