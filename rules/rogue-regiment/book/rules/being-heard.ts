import type { RuleRow } from "../../../kernel/index.ts";

/** Rows of the book: Being heard. */
export const beingHeard = {
  "rr.heard.loud": {
    topic: "Being heard",
    text: "A weapon with an earshot above 0 is loud.",
    source: "Being Heard, p.9",
  },
  "rr.heard.meter": {
    topic: "Being heard",
    text: "Each use of a loud weapon advances the meter 1.",
    source: "Being Heard, p.9",
  },
  "rr.heard.radius": {
    topic: "Being heard",
    text: "Every Axis unit within the weapon's earshot of the shot reacts; cover and walls do not limit earshot.",
    source: "Being Heard, p.9",
  },
  "rr.heard.reaction": {
    topic: "Being heard",
    text: "A unit that hears flips to alert and turns to face the direction of the shot.",
    source: "Being Heard, p.9",
  },
  "rr.heard.alert-turns": {
    topic: "Being heard",
    text: "An already alert unit still turns to face the sound.",
    source: "Being Heard, p.9",
  },
  "rr.heard.sprint": {
    topic: "Being heard",
    text: "A sprint on a square adjacent to a unit alerts that unit, which turns to face the Operator.",
    source: "Being Heard, p.9",
    open: ["rr.open.sprint-noise-squares"],
  },
  "rr.heard.shortest-turn": {
    topic: "Being heard",
    text: "A unit turns the shorter way (clockwise or anti-clockwise).",
    source: "Being Heard, p.9",
  },
  "rr.heard.turn-tie": {
    topic: "Being heard",
    text: "If both ways are equal, the players choose.",
    source: "Being Heard, p.9",
  },
  "rr.heard.no-shout": {
    topic: "Being heard",
    text: "A unit alerted by a sound does not shout a warning.",
    source: "Being Heard, p.9; Being Seen, p.9",
  },
  "rr.heard.vehicles-keep-facing": {
    topic: "Being heard",
    text: "A vehicle that hears flips to alert but does not turn.",
    source: "Patrol Vehicles, p.20",
  },
} as const satisfies Record<string, RuleRow>;
