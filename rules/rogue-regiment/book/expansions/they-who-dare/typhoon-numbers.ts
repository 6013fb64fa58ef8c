import type { NumberRow } from "../../../../kernel/index.ts";

/** The numbers of the Hawker Typhoon with where they come from. */
export const numbers = {
  "rr.number.typhoon-ap": {
    text: "Action points of the Typhoon a turn.",
    value: 2,
    origin: "given",
    least: 2,
    most: 2,
  },
  "rr.number.typhoon-rockets": { text: "Rockets of the Typhoon a run.", value: 2, origin: "given", least: 0, most: 2 },
  "rr.number.typhoon-health": { text: "Health of the Typhoon.", value: 6, origin: "assumed", least: 1, most: 20 },
  "rr.number.typhoon-gun-dice": {
    text: "Attack dice of the machine guns of the Typhoon.",
    value: 6,
    origin: "assumed",
    least: 0,
    most: 12,
  },
  "rr.number.typhoon-gun-number": {
    text: "Number the machine guns of the Typhoon need to hit.",
    value: 4,
    origin: "assumed",
    least: 1,
    most: 7,
  },
  "rr.number.rocket-dice": {
    text: "Attack dice of a rocket, as of a grenade.",
    value: 4,
    origin: "inferred",
    least: 0,
    most: 8,
  },
  "rr.number.rocket-number": {
    text: "Number a rocket needs to hit, as a grenade.",
    value: 2,
    origin: "inferred",
    least: 1,
    most: 7,
  },
  "rr.number.typhoon-depth-same": {
    text: "Cards on the card of the Typhoon when it comes from the edge of the entry/exit tile, or from where it left.",
    value: 2,
    origin: "given",
    least: 1,
    most: 20,
  },
  "rr.number.typhoon-depth-side": {
    text: "Cards on the card of the Typhoon when it comes from an edge next to that one.",
    value: 3,
    origin: "given",
    least: 1,
    most: 20,
  },
  "rr.number.typhoon-depth-opposite": {
    text: "Cards on the card of the Typhoon when it comes from the edge opposite that one.",
    value: 4,
    origin: "given",
    least: 1,
    most: 20,
  },
  "rr.number.mod-ground-fire": {
    text: "Modifier: any attack from the ground on an aircraft.",
    value: -3,
    origin: "given",
    least: -6,
    most: 6,
  },
} as const satisfies Record<string, NumberRow>;
