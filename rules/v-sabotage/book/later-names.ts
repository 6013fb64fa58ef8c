import { commonParts, type LaterNames, wordsOf } from "../../kernel/index.ts";
import { commandoCards } from "./commando-cards.ts";
import { terrainTexts } from "./terrain-texts.ts";

/** Whoever and whatever comes into play later. */
export const laterNames: LaterNames = {
  shapes: {
    "u{number}": "a unit that is drawn; units are counted, from 1: `u7`",
    "{commando}": "a commando, named after the card",
    "{commando}-{number}": "a second commando of a card: `medic-2`",
    "{terrain}": "a terrain that is laid out",
  },
  parts: {
    ...commonParts,
    commando: { text: "a commando card", is: wordsOf(commandoCards) },
    terrain: { text: "a terrain", is: wordsOf(terrainTexts) },
  },
};
