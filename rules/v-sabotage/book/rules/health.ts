import { row, rulesUnder } from "../../../kernel/index.ts";

export const healthRules = rulesUnder("Health", "Eliminated p1–2", {
  "vs.health.start": row("Everybody starts healthy", {
    text: "Every commando is healthy at the start of an operation.",
    source: "Healthy p1–2",
    open: ["vs.open.campaign-health"],
  }),
  "vs.health.slot-order": row("Where an injury goes", {
    text: "A −1 AP token goes on the first slot, top and left first, that has no −1 AP token.",
    source: "Injured p1–2",
  }),
  "vs.health.flips-saved": row("An injury can cost a saved action", {
    text: "If that slot holds a +1 AP token, it flips to −1 AP: the saved action is lost.",
    source: "Injured p1–2",
  }),
  "vs.health.lose-ap": row("What an injury costs", {
    text: "Each −1 AP token takes 1 AP at once and 1 AP in every later commando phase.",
    source: "Injured p1–2",
    open: ["vs.open.ap-below-zero"],
  }),
  "vs.health.critical": row("Every slot injured: critical condition", {
    text: "A commando whose slots all hold −1 AP tokens is in critical condition, stays on its tile and performs only 0 AP actions.",
    source: "Critical p1–2",
  }),
  "vs.health.critical-stealthy": row("Enemies ignore a critical commando", {
    text: "A critical commando counts as stealthy and enemy units ignore it.",
    source: "Critical p1–2",
  }),
  "vs.health.critical-deadline": row("A critical commando dies unless healed by the end of the next turn", {
    text: "A critical commando not healed by the end of the next turn is eliminated.",
    source: "Critical, Eliminated p1–2",
  }),
  "vs.health.critical-nest": row("Moving the critical out of a nest", {
    text: "A critical commando in a nest may be moved at no cost to another free space of its tile.",
    source: "Critical p1–2",
  }),
  "vs.elim.explosion": row("An explosion kills every commando", {
    text: "A commando on a tile hit by an explosion is eliminated, whatever its state.",
  }),
  "vs.elim.special-rule": row("A special rule may kill", {
    text: "A special operation rule may eliminate a commando.",
  }),
  "vs.elim.equipment": row("What a dead commando leaves behind", {
    text: "The equipment tokens of an eliminated commando stay on its tile; after an explosion they go to the discard pile instead.",
  }),
  "vs.elim.replacement": row("A new commando for a dead one", {
    text: "Its player takes a random card of the commando reserve, chooses the side, and gets no starting equipment tokens.",
  }),
  "vs.elim.reserve-refill": row("When no commandos are left to draw", {
    text: "When no commando card is left, the eliminated cards are shuffled into a new reserve.",
  }),
  "vs.elim.replacement-entry": row("When a new commando enters", {
    text: "The new commando comes into play only once a new terrain has been set up after the elimination; it may then enter any terrain in play.",
  }),
  "vs.elim.last-terrain": row("No new commando on the last terrain", {
    text: "The player of a commando eliminated on the last terrain of an operation does not return.",
  }),
});
