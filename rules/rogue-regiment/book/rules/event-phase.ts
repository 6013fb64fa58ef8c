import type { RuleRow } from "../../../kernel/index.ts";

/** Rows of the book: Event Phase. */
export const eventPhase = {
  "rr.deck.draw": {
    topic: "Event Phase",
    text: "Each Event Phase starts by drawing the top event card.",
    source: "Event Phase, p.14",
  },
  "rr.deck.token-first": {
    topic: "Event Phase",
    text: "On the first card the patrol token is placed black side up.",
    source: "Event Cards & Patrol Token, p.4; Event Phase, p.14",
  },
  "rr.deck.token-flip": {
    topic: "Event Phase",
    text: "On each later turn the token is flipped onto the new card, alternating black and white.",
    source: "Event Phase, p.14",
  },
  "rr.deck.reshuffle": {
    topic: "Event Phase",
    text: "When the deck runs out it is shuffled and started again.",
    source: "Event Phase, p.14",
  },
  "rr.deck.panels": {
    topic: "Event Phase",
    text: "The left panel applies in the Stealth Section, the right one in the Battle Section.",
    source: "Event Cards, p.4; Event Phase, p.14, 16",
  },
  "rr.deck.event-window": {
    topic: "Event Phase",
    text: "For window A/B: shuffle, cut into stacks of A, of B and the rest; shuffle the special card into the B stack; stack the rest at the bottom, B on it, A on top.",
    source: "Special Event Card, p.15",
  },
  "rr.event.sentry-rotate": {
    topic: "Event Phase",
    text: "Stealth 1: every sentry on a point of the named colour rotates in the named direction to the next arrow of its point; a double arrow means 2 arrows.",
    source: "Event Phase, p.14",
  },
  "rr.event.arrow-angle": {
    topic: "Event Phase",
    text: "The angle depends on the arrows present; facings without an arrow are passed over.",
    source: "Event Phase, p.14",
  },
  "rr.event.patrol-rotate": {
    topic: "Event Phase",
    text: "Stealth 2: every patrolman on a line of the named colour rotates in the named direction until it again faces along its line.",
    source: "Event Phase, p.14",
    open: ["rr.open.patrol-rotate-amount"],
  },
  "rr.event.rotate-stop": {
    topic: "Event Phase",
    text: "A rotating unit that, during or at the end of the rotation, gains clear LOS to a corpse or an Operator stops there and flips to alert.",
    source: "Event Phase, p.14",
  },
  "rr.event.rotate-shout": {
    topic: "Event Phase",
    text: "It shouts: other Axis units within 4 squares flip to alert and keep their facing.",
    source: "Event Phase, p.14",
  },
  "rr.event.rotate-spots": {
    topic: "Event Phase",
    text: "If it sees an Operator, that Operator becomes spotted.",
    source: "Event Phase, p.14",
  },
  "rr.event.spawn": {
    topic: "Event Phase",
    text: "Stealth 3: the card's number of SMG Infantry is put on the spawn tile of the named colour, on the markers closest to the board first.",
    source: "Event Phase, p.15",
  },
  "rr.event.spawn-full": {
    topic: "Event Phase",
    text: "If the tile is full, nothing happens in this Event Phase.",
    source: "Event Phase, p.15",
  },
  "rr.event.spawn-inert": {
    topic: "Event Phase",
    text: "Units on spawn tiles see and hear nothing and do nothing until the alarm.",
    source: "Event Phase, p.15",
  },
  "rr.event.alarm-advance": {
    topic: "Event Phase",
    text: "Stealth 4: advance the meter 1.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-take": {
    topic: "Event Phase",
    text: "Stealth 5: the cigarette token goes to an empty small item slot of an Operator board of the players' choice.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-in-play": {
    topic: "Event Phase",
    text: "If the token is already on the board or on an Operator board, nothing happens.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-use": {
    topic: "Event Phase",
    text: "It may be put on a non-alert Axis unit at any point of an Operator Phase.",
    source: "Event Phase, p.15",
    open: ["rr.open.cigarette-dog"],
  },
  "rr.event.cigarette-effect": {
    topic: "Event Phase",
    text: "That unit has no LOS and neither moves nor rotates this turn.",
    source: "Event Phase, p.15",
  },
  "rr.event.cigarette-broken": {
    topic: "Event Phase",
    text: "A shout, a loud weapon or the alarm still flips it to alert, and the token is then discarded at once.",
    source: "Event Phase, p.15",
  },
  "rr.event.battle-spawn": {
    topic: "Event Phase",
    text: "Battle 1: the card's number of alert SMG Infantry (or the unit named) is put on the named spawn point, markers closest to the board first.",
    source: "Event Phase (Battle), p.16",
  },
  "rr.event.sweep": {
    topic: "Event Phase",
    text: "Battle 2: every sentry of the named colour without an Operator in its LOS rotates 360 degrees in the named direction and ends at its starting facing.",
    source: "Event Phase (Battle), p.16",
  },
  "rr.event.sweep-stop": {
    topic: "Event Phase",
    text: "A sweeping sentry that gains LOS to an Operator stops at that facing and the Operator becomes spotted.",
    source: "Event Phase (Battle), p.16",
  },
} as const satisfies Record<string, RuleRow>;
