import { row, rulesUnder } from "../../../kernel/index.ts";

export const turnAndEventPhaseRules = rulesUnder("Turn and event phase", "Event phase p1–2", {
  "vs.turn.phases": row("The four phases of a turn", {
    text: "A turn is: event phase, commando phase, enemy phase, end-of-turn phase, in this order.",
    source: "Game turn p1–2",
  }),
  "vs.event.per-terrain": row("An event card for each terrain", {
    text: "One event card is drawn for each terrain in play and lies face up beside it until the end of the turn.",
  }),
  "vs.event.scope": row("An event affects its own terrain", {
    text: "An event card affects only its own terrain, and at once, unless it says otherwise.",
  }),
  "vs.event.alarm-state": row("The alarm as it is when the card is drawn", {
    text: "Of two alarm-dependent effects, the one that matches the terrain's alarm at the moment of the draw applies, whatever the alarm does later in the turn.",
  }),
  "vs.event.enemy-phase-effect": row("An event for the enemy phase waits", {
    text: "An event that acts in the enemy phase waits (card under an entrance) until that phase.",
  }),
  "vs.event.reshuffle": row("The event deck is shuffled again", {
    text: "When the main event deck is empty, its discarded cards are shuffled into a new deck.",
  }),
  "vs.event.discard": row("Event cards last one turn", {
    text: "The event cards of a turn are discarded when a new turn begins.",
    source: "End of turn p1–2",
  }),
});
