import type { RuleRow } from "../../../kernel/index.ts";

/** Health, row by row. */
export const healthRules = {
  "vs.health.start": {
    topic: "Health",
    text: "Every commando is healthy at the start of an operation.",
    source: "Healthy p1–2",
  },
  "vs.health.slot-order": {
    topic: "Health",
    text: "A −1 AP token goes on the first slot, top and left first, that has no −1 AP token.",
    source: "Injured p1–2",
  },
  "vs.health.flips-saved": {
    topic: "Health",
    text: "If that slot holds a +1 AP token, it flips to −1 AP: the saved action is lost.",
    source: "Injured p1–2",
  },
  "vs.health.lose-ap": {
    topic: "Health",
    text: "Each −1 AP token takes 1 AP at once and 1 AP in every later commando phase.",
    source: "Injured p1–2",
  },
  "vs.health.critical": {
    topic: "Health",
    text: "A commando whose slots all hold −1 AP tokens is in critical condition, stays on its tile and performs only 0 AP actions.",
    source: "Critical p1–2",
  },
  "vs.health.critical-stealthy": {
    topic: "Health",
    text: "A critical commando counts as stealthy and enemy units ignore it.",
    source: "Critical p1–2",
  },
  "vs.health.critical-deadline": {
    topic: "Health",
    text: "A critical commando not healed by the end of the next turn is eliminated.",
    source: "Critical, Eliminated p1–2",
  },
  "vs.health.critical-nest": {
    topic: "Health",
    text: "A critical commando in a nest may be moved at no cost to another free space of its tile.",
    source: "Critical p1–2",
  },
  "vs.elim.explosion": {
    topic: "Health",
    text: "A commando on a tile hit by an explosion is eliminated, whatever its state.",
    source: "Eliminated p1–2",
  },
  "vs.elim.special-rule": {
    topic: "Health",
    text: "A special operation rule may eliminate a commando.",
    source: "Eliminated p1–2",
  },
  "vs.elim.equipment": {
    topic: "Health",
    text: "The equipment tokens of an eliminated commando stay on its tile; after an explosion they go to the discard pile instead.",
    source: "Eliminated p1–2",
  },
  "vs.elim.replacement": {
    topic: "Health",
    text: "Its player takes a random card of the commando reserve, chooses the side, and gets no starting equipment tokens.",
    source: "Eliminated p1–2",
  },
  "vs.elim.reserve-refill": {
    topic: "Health",
    text: "When no commando card is left, the eliminated cards are shuffled into a new reserve.",
    source: "Eliminated p1–2",
  },
  "vs.elim.replacement-entry": {
    topic: "Health",
    text: "The new commando comes into play only once a new terrain has been set up after the elimination; it may then enter any terrain in play.",
    source: "Eliminated p1–2",
  },
  "vs.elim.last-terrain": {
    topic: "Health",
    text: "The player of a commando eliminated on the last terrain of an operation does not return.",
    source: "Eliminated p1–2",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
