import { assumed, given, inferred, type NumberRow } from "../../../../kernel/index.ts";

/** The numbers of the Hawker Typhoon with where they come from. */
export const numbers = {
  "rr.number.typhoon-ap": given(2, [2, 2], "Action points of the Typhoon a turn."),
  "rr.number.typhoon-rockets": given(2, [0, 2], "Rockets of the Typhoon a run."),
  "rr.number.typhoon-health": assumed(6, [1, 20], "Health of the Typhoon."),
  "rr.number.typhoon-gun-dice": assumed(6, [0, 12], "Attack dice of the machine guns of the Typhoon."),
  "rr.number.typhoon-gun-number": assumed(4, [1, 7], "Number the machine guns of the Typhoon need to hit."),
  "rr.number.rocket-dice": inferred(4, [0, 8], "Attack dice of a rocket, as of a grenade."),
  "rr.number.rocket-number": inferred(2, [1, 7], "Number a rocket needs to hit, as a grenade."),
  "rr.number.typhoon-depth-same": given(
    2,
    [1, 20],
    "Cards on the card of the Typhoon when it comes from the edge of the entry/exit tile, or from where it left.",
  ),
  "rr.number.typhoon-depth-side": given(
    3,
    [1, 20],
    "Cards on the card of the Typhoon when it comes from an edge next to that one.",
  ),
  "rr.number.typhoon-depth-opposite": given(
    4,
    [1, 20],
    "Cards on the card of the Typhoon when it comes from the edge opposite that one.",
  ),
  "rr.number.mod-ground-fire": given(-3, [-6, 6], "Modifier: any attack from the ground on an aircraft."),
} as const satisfies Record<string, NumberRow>;
