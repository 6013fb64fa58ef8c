import type { NumberRow } from "../../../../kernel/index.ts";

/** The numbers of its people with where they come from. */
export const numbers = {
  "rr.number.ap-change-outfit": {
    text: "Action points of changing Nancy's outfit.",
    value: 4,
    origin: "given",
    least: 0,
    most: 9,
  },
  "rr.number.ap-interact": { text: "Action points of an interaction.", value: 1, origin: "given", least: 0, most: 9 },
  "rr.number.interact-tokens": {
    text: "Interact tokens Nancy starts with.",
    value: 3,
    origin: "given",
    least: 0,
    most: 99,
  },
  "rr.number.garrotte-first": {
    text: "Number the first garrotte attack of a turn on a target needs.",
    value: 6,
    origin: "given",
    least: 1,
    most: 7,
  },
  "rr.number.garrotte-second": {
    text: "Number the second garrotte attack of a turn on a target needs.",
    value: 5,
    origin: "given",
    least: 1,
    most: 7,
  },
  "rr.number.garrotte-third": {
    text: "Number the third garrotte attack of a turn on a target needs.",
    value: 4,
    origin: "given",
    least: 1,
    most: 7,
  },
  "rr.number.garrotte-fourth": {
    text: "Number the fourth garrotte attack of a turn on a target, and any further one, needs.",
    value: 3,
    origin: "given",
    least: 1,
    most: 7,
  },
  "rr.number.suspicion-advance": {
    text: "Spaces the stealth meter advances when disguised Nancy is in sight in the End Phase.",
    value: 1,
    origin: "given",
    least: 0,
    most: 9,
  },
  "rr.number.rat-bomb-dice": {
    text: "Dice of the rat bomb, as the Lewes bomb.",
    value: 6,
    origin: "inferred",
    least: 0,
    most: 9,
  },
  "rr.number.rat-bomb-number": {
    text: "Number the dice of the rat bomb need, as the Lewes bomb.",
    value: 2,
    origin: "inferred",
    least: 1,
    most: 7,
  },
  "rr.number.rat-bomb-earshot": {
    text: "Earshot of the rat bomb in squares, as the Lewes bomb.",
    value: 10,
    origin: "assumed",
    least: 0,
    most: 99,
  },
  "rr.number.rat-bomb-depth-most": {
    text: "Cards under which the card of the rat bomb may lie at most, as that of the Lewes bomb.",
    value: 20,
    origin: "inferred",
    least: 1,
    most: 99,
  },
} as const satisfies Record<string, NumberRow>;
