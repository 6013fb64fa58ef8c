import { assumed, given, inferred, type NumberRow } from "../../../../kernel/index.ts";

/** The numbers of AA Guns, the Panzer III and HMG Teams with where they come from. */
export const numbers = {
  "rr.number.aa-gun-length": assumed(2, [2, 6], "Length of an AA Gun in squares."),
  "rr.number.aa-gun-health": given(3, [1, 20], "Health of an AA Gun."),
  "rr.number.aa-gun-move": given(0, [0, 0], "Movement points of an AA Gun: it never moves."),
  "rr.number.aa-gun-dice": assumed(3, [0, 8], "Attack dice of an AA Gun."),
  "rr.number.aa-gun-number": inferred(2, [1, 7], "Number an AA Gun needs to hit, before the modifier for ground fire."),
  "rr.number.panzer-iii-length": assumed(4, [2, 6], "Length of the Panzer III in squares."),
  "rr.number.panzer-iii-health": given(7, [1, 20], "Health of a Panzer III."),
  "rr.number.panzer-iii-move": given(6, [0, 24], "Movement points of a Panzer III."),
  "rr.number.panzer-iii-dice": inferred(3, [0, 8], "Attack dice of the HMG of a Panzer III."),
  "rr.number.panzer-iii-number": inferred(3, [1, 7], "Number the HMG of a Panzer III needs to hit."),
  "rr.number.panzer-iii-short": given(4, [0, 24], "Short range of the HMG of a Panzer III."),
  "rr.number.panzer-iii-long": given(8, [0, 24], "Long range of the HMG of a Panzer III."),
  "rr.number.panzer-iii-howitzer-dice": inferred(
    3,
    [0, 8],
    "Attack dice of the howitzer of a Panzer III, as of a mortar.",
  ),
  "rr.number.panzer-iii-howitzer-number": inferred(
    3,
    [1, 7],
    "Number the howitzer of a Panzer III needs to hit, as a mortar.",
  ),
  "rr.number.hmg-team-health": given(2, [1, 20], "Health of an HMG Team."),
  "rr.number.hmg-team-move": given(4, [0, 24], "Movement points of an HMG Team."),
  "rr.number.hmg-team-dice": inferred(3, [0, 8], "Attack dice of an HMG Team."),
  "rr.number.hmg-team-number": inferred(3, [1, 7], "Number an HMG Team needs to hit."),
  "rr.number.hmg-team-short": given(4, [0, 24], "Short range of an HMG Team."),
  "rr.number.hmg-team-long": given(8, [0, 24], "Long range of an HMG Team."),
} as const satisfies Record<string, NumberRow>;
