import { assumed, given, inferred, type NumberRow } from "../../../../kernel/index.ts";

/** The numbers of Hot Dogs with where they come from. */
export const numbers = {
  "rr.number.flamethrower-health": given(1, [1, 20], "Health of Flamethrower Infantry."),
  "rr.number.flamethrower-move": given(4, [0, 24], "Movement points of Flamethrower Infantry."),
  "rr.number.flamethrower-dice": given(3, [0, 8], "Attack dice of a flamethrower of infantry."),
  "rr.number.flamethrower-number": assumed(3, [1, 7], "Number a flamethrower of infantry needs to hit."),
  "rr.number.flamethrower-short": given(
    0,
    [0, 24],
    "Short range of a flamethrower in squares: it never gains from it.",
  ),
  "rr.number.flamethrower-long": given(5, [0, 24], "Range of a flamethrower of infantry in squares."),
  "rr.number.dog-health": given(1, [1, 20], "Health of a Dog."),
  "rr.number.dog-move": given(8, [0, 24], "Movement points of a Dog."),
  "rr.number.dog-dice": given(2, [0, 8], "Attack dice of a Dog."),
  "rr.number.dog-number": assumed(3, [1, 7], "Number a Dog needs to hit."),
  "rr.number.dog-short": given(0, [0, 24], "Short range of a Dog in squares: it never gains from it."),
  "rr.number.dog-long": given(1, [0, 24], "Range of a Dog in squares."),
  "rr.number.dog-climb-cost": given(1, [1, 8], "Movement points a Dog pays to climb a hedge or window."),
  "rr.number.dog-smell": given(2, [0, 24], "Squares within which a Dog smells an Operator who moves."),
  "rr.number.flame-track-length": assumed(4, [2, 6], "Length of the Flamethrower Half-Track in squares."),
  "rr.number.flame-track-health": given(5, [1, 20], "Health of a Flamethrower Half-Track."),
  "rr.number.flame-track-move": given(8, [0, 24], "Movement points of a Flamethrower Half-Track."),
  "rr.number.flame-track-dice": given(3, [0, 8], "Attack dice of the HMG of a Flamethrower Half-Track."),
  "rr.number.flame-track-number": inferred(3, [1, 7], "Number the HMG of a Flamethrower Half-Track needs to hit."),
  "rr.number.flame-track-short": given(4, [0, 24], "Short range of the HMG of a Flamethrower Half-Track in squares."),
  "rr.number.flame-track-long": given(8, [0, 24], "Long range of the HMG of a Flamethrower Half-Track in squares."),
  "rr.number.flame-track-flamer-dice": given(
    3,
    [0, 8],
    "Attack dice of the flamethrower of a Flamethrower Half-Track.",
  ),
  "rr.number.flame-track-flamer-number": assumed(
    3,
    [1, 7],
    "Number the flamethrower of a Flamethrower Half-Track needs to hit.",
  ),
  "rr.number.flame-track-flamer-short": given(
    0,
    [0, 24],
    "Short range of the flamethrower of a Flamethrower Half-Track in squares.",
  ),
  "rr.number.flame-track-flamer-long": given(
    5,
    [0, 24],
    "Range of the flamethrower of a Flamethrower Half-Track in squares.",
  ),
  "rr.number.flame-burn": given(2, [1, 7], "Number a die of a burning room needs to cost a health point."),
} as const satisfies Record<string, NumberRow>;
