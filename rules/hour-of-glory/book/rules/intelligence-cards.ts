import { row, rulesUnder } from "../../../kernel/index.ts";

export const intelligenceCardsRules = rulesUnder("Intelligence cards", "Intelligence Cards", {
  "hg.intel.unexplored": row("Explored and unexplored rooms", {
    text: "A room with a face-down card is unexplored; one with a face-up card, or with no card, is explored.",
  }),
  "hg.intel.explored-no-mobilising": row("Nobody is mobilised in an explored room", {
    text: "No Guard and no replacement Commander is mobilised in an explored room.",
  }),
  "hg.intel.first-entry-flips": row("An Intruder who enters turns the card", {
    text: "The first time an Intruder enters a room its card is turned face up.",
  }),
  "hg.intel.defenders-do-not-explore": row("Defenders turn no cards", {
    text: "A defending agent entering a room does not turn its card.",
  }),
  "hg.intel.map-peek": row("The Stronghold Map lets you peek", {
    text: "An Intruder with the Stronghold Map may, in his turn and for no action, look secretly at face-down cards in unexplored rooms.",
    open: ["hg.open.peek-start"],
  }),
  "hg.intel.peek-not-explore": row("Peeking does not explore", {
    text: "A peeked card stays face down and its room stays unexplored.",
    source: "Intelligence Cards (inferred)",
  }),
});
