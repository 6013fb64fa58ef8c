import { assumed, given, inferred, type NumberRow } from "../../../../kernel/index.ts";

/** The numbers of its people with where they come from. */
export const numbers = {
  "rr.number.ap-change-outfit": given(4, [0, 9], "Action points of changing Nancy's outfit."),
  "rr.number.ap-interact": given(1, [0, 9], "Action points of an interaction."),
  "rr.number.interact-tokens": given(3, [0, 99], "Interact tokens Nancy starts with."),
  "rr.number.garrotte-first": given(6, [1, 7], "Number the first garrotte attack of a turn on a target needs."),
  "rr.number.garrotte-second": given(5, [1, 7], "Number the second garrotte attack of a turn on a target needs."),
  "rr.number.garrotte-third": given(4, [1, 7], "Number the third garrotte attack of a turn on a target needs."),
  "rr.number.garrotte-fourth": given(
    3,
    [1, 7],
    "Number the fourth garrotte attack of a turn on a target, and any further one, needs.",
  ),
  "rr.number.suspicion-advance": given(
    1,
    [0, 9],
    "Spaces the stealth meter advances when disguised Nancy is in sight in the End Phase.",
  ),
  "rr.number.rat-bomb-dice": inferred(6, [0, 9], "Dice of the rat bomb, as the Lewes bomb."),
  "rr.number.rat-bomb-number": inferred(2, [1, 7], "Number the dice of the rat bomb need, as the Lewes bomb."),
  "rr.number.rat-bomb-earshot": assumed(10, [0, 99], "Earshot of the rat bomb in squares, as the Lewes bomb."),
  "rr.number.rat-bomb-depth-most": inferred(
    20,
    [1, 99],
    "Cards under which the card of the rat bomb may lie at most, as that of the Lewes bomb.",
  ),
} as const satisfies Record<string, NumberRow>;
