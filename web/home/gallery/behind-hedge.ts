import { type Dispute, rows } from "./dispute.ts";

/** The situation that the start page begins with. */
export const behindHedge = {
  id: "hedge-crouched",
  ruleset: "rogue-regiment",
  title: "Behind a hedge",
  question: "Jock crouches behind the hedge. Does the guard see him?",
  board: rows(
    "board",
    "+ + + + + + +",
    " . . . . . .",
    "+ + + + + + +",
    " 1 . . h J .",
    "+ + + + + + +",
    " . . . . . .",
    "+ + + + + + +",
    "1 = smg guard, facing E",
    "J = operator jock, crouched",
  ),
  asked: { from: "guard", to: "jock" },
  answer: "no",
} as const satisfies Dispute;
