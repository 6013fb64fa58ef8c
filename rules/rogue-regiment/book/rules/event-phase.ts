import { row, rulesUnder } from "../../../kernel/index.ts";

export const eventPhaseRules = rulesUnder("Event Phase", "Event Phase, p.14", {
  "rr.deck.draw": row("An event card each Event Phase", {
    text: "Each Event Phase starts by drawing the top event card.",
  }),
  "rr.deck.token-first": row("The patrol token starts black", {
    text: "On the first card the patrol token is placed black side up.",
    source: "Event Cards & Patrol Token, p.4; Event Phase, p.14",
  }),
  "rr.deck.token-flip": row("The patrol token flips each turn", {
    text: "On each later turn the token is flipped onto the new card, alternating black and white.",
  }),
  "rr.deck.reshuffle": row("An empty deck is shuffled again", {
    text: "When the deck runs out it is shuffled and started again.",
  }),
  "rr.deck.panels": row("Which half of a card applies", {
    text: "The left panel applies in the Stealth Section, the right one in the Battle Section.",
    source: "Event Cards, p.4; Event Phase, p.14, 16",
  }),
  "rr.deck.event-window": row("How the event window is stacked", {
    text: "For window A/B: shuffle, cut into stacks of A, of B and the rest; shuffle the special card into the B stack; stack the rest at the bottom, B on it, A on top.",
    source: "Special Event Card, p.15",
  }),
  "rr.event.sentry-rotate": row("Sentries rotate", {
    text: "Stealth 1: every sentry on a point of the named colour rotates in the named direction to the next arrow of its point; a double arrow means 2 arrows.",
  }),
  "rr.event.arrow-angle": row("A sentry turns from arrow to arrow", {
    text: "The angle depends on the arrows present; facings without an arrow are passed over.",
  }),
  "rr.event.patrol-rotate": row("Patrols turn about", {
    text: "Stealth 2: every patrolman on a line of the named colour rotates in the named direction until it again faces along its line.",
    open: ["rr.open.patrol-rotate-amount"],
  }),
  "rr.event.rotate-stop": row("A turning enemy stops when he sees something", {
    text: "A rotating unit that, during or at the end of the rotation, gains clear LOS to a corpse or an Operator stops there and flips to alert.",
  }),
  "rr.event.rotate-shout": row("A turning enemy who sees something shouts", {
    text: "It shouts: other Axis units within 4 squares flip to alert and keep their facing.",
  }),
  "rr.event.rotate-spots": row("A turning enemy who sees an Operator spots him", {
    text: "If it sees an Operator, that Operator becomes spotted.",
  }),
  "rr.event.spawn": row("Reinforcements come onto a spawn tile", {
    text: "Stealth 3: the card's number of SMG Infantry is put on the spawn tile of the named colour, on the markers closest to the board first.",
    source: "Event Phase, p.15",
  }),
  "rr.event.spawn-full": row("A full spawn tile takes no more", {
    text: "If the tile is full, nothing happens in this Event Phase.",
    source: "Event Phase, p.15",
  }),
  "rr.event.spawn-inert": row("Enemies on a spawn tile wait for the alarm", {
    text: "Units on spawn tiles see and hear nothing and do nothing until the alarm.",
    source: "Event Phase, p.15",
  }),
  "rr.event.alarm-advance": row("The stealth meter moves by a card", {
    text: "Stealth 4: advance the meter 1.",
    source: "Event Phase, p.15",
  }),
  "rr.event.cigarette-take": row("A cigarette goes to an Operator", {
    text: "Stealth 5: the cigarette token goes to an empty small item slot of an Operator board of the players' choice.",
    source: "Event Phase, p.15",
  }),
  "rr.event.cigarette-in-play": row("There is one cigarette in play", {
    text: "If the token is already on the board or on an Operator board, nothing happens.",
    source: "Event Phase, p.15",
  }),
  "rr.event.cigarette-use": row("When a cigarette is given", {
    text: "It may be put on a non-alert Axis unit at any point of an Operator Phase.",
    source: "Event Phase, p.15",
    open: ["rr.open.cigarette-dog"],
  }),
  "rr.event.cigarette-effect": row("A smoking guard sees nothing", {
    text: "That unit has no LOS and neither moves nor rotates this turn.",
    source: "Event Phase, p.15",
  }),
  "rr.event.cigarette-broken": row("What ends a smoke break", {
    text: "A shout, a loud weapon or the alarm still flips it to alert, and the token is then discarded at once.",
    source: "Event Phase, p.15",
    open: ["rr.open.cigarette-sprint"],
  }),
  "rr.event.battle-spawn": row("Battle: reinforcements by a card", {
    text: "Battle 1: the card's number of alert SMG Infantry (or the unit named) is put on the named spawn point, markers closest to the board first.",
    source: "Event Phase (Battle), p.16",
  }),
  "rr.event.sweep": row("Battle: sentries look round", {
    text: "Battle 2: every sentry of the named colour without an Operator in its LOS rotates 360 degrees in the named direction and ends at its starting facing.",
    source: "Event Phase (Battle), p.16",
  }),
  "rr.event.sweep-stop": row("A sentry who sees an Operator stops looking round", {
    text: "A sweeping sentry that gains LOS to an Operator stops at that facing and the Operator becomes spotted.",
    source: "Event Phase (Battle), p.16",
  }),
});
