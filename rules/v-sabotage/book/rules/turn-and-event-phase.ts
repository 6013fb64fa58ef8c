import type { RuleRow } from "../../../kernel/index.ts";

/** Turn and event phase, row by row. */
export const turnAndEventPhaseRules = {
  "vs.turn.phases": {
    title: "The four phases of a turn",
    topic: "Turn and event phase",
    text: "A turn is: event phase, commando phase, enemy phase, end-of-turn phase, in this order.",
    source: "Game turn p1–2",
  },
  "vs.event.per-terrain": {
    title: "An event card for each terrain",
    topic: "Turn and event phase",
    text: "One event card is drawn for each terrain in play and lies face up beside it until the end of the turn.",
    source: "Event phase p1–2",
  },
  "vs.event.scope": {
    title: "An event affects its own terrain",
    topic: "Turn and event phase",
    text: "An event card affects only its own terrain, and at once, unless it says otherwise.",
    source: "Event phase p1–2",
  },
  "vs.event.alarm-state": {
    title: "The alarm as it is when the card is drawn",
    topic: "Turn and event phase",
    text: "Of two alarm-dependent effects, the one that matches the terrain's alarm at the moment of the draw applies, whatever the alarm does later in the turn.",
    source: "Event phase p1–2",
  },
  "vs.event.enemy-phase-effect": {
    title: "An event for the enemy phase waits",
    topic: "Turn and event phase",
    text: "An event that acts in the enemy phase waits (card under an entrance) until that phase.",
    source: "Event phase p1–2",
  },
  "vs.event.reshuffle": {
    title: "The event deck is shuffled again",
    topic: "Turn and event phase",
    text: "When the main event deck is empty, its discarded cards are shuffled into a new deck.",
    source: "Event phase p1–2",
  },
  "vs.event.discard": {
    title: "Event cards last one turn",
    topic: "Turn and event phase",
    text: "The event cards of a turn are discarded when a new turn begins.",
    source: "End of turn p1–2",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
