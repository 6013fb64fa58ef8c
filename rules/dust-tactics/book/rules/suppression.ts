import { row, rulesUnder } from "../../../kernel/index.ts";

export const suppressionRules = rulesUnder("Suppression", "Suppression", {
  "dt.supp.under-fire": row("A hit puts a unit Under Fire", {
    text: "A unit hit by an ATTACK or SUSTAINED ATTACK receives an Under Fire token, even if every hit was saved.",
    open: ["dt.open.token-timing", "dt.open.token-vehicles"],
  }),
  "dt.supp.second-hit": row("A second hit suppresses", {
    text: "A unit that is hit while it has an Under Fire token swaps it for a Suppression token.",
  }),
  "dt.supp.no-stacking": row("Suppression does not add up", {
    text: "A suppressed unit gets no second Suppression token.",
  }),
  "dt.supp.ten-hits": row("Ten hits suppress at once", {
    text: "A unit hit 10 or more times in a single ATTACK or SUSTAINED ATTACK, saved or not, receives a Suppression token and loses any Under Fire token.",
  }),
  "dt.supp.clear-under-fire": row("Getting rid of Under Fire", {
    text: "A unit that activates with an Under Fire token rolls 2 dice: at least one ARMY removes it.",
    open: ["dt.open.under-fire-reaction"],
  }),
  "dt.supp.under-fire-harmless": row("Under Fire does nothing by itself", {
    text: "An Under Fire token has no effect of its own.",
  }),
  "dt.supp.cannot-fight": row("Suppressed, a unit cannot attack", {
    text: "A unit with a Suppression token cannot attack, nor strike back in close combat.",
    open: ["dt.open.suppressed-reactive"],
  }),
  "dt.supp.roll": row("A suppressed unit rolls 2 dice", {
    text: "A unit that activates with a Suppression token rolls 2 dice.",
  }),
  "dt.supp.clear": row("Two ARMY remove suppression", {
    text: "Two ARMY (with 3 dice: two or three) remove the Suppression token.",
    open: ["dt.open.three-dice-clear"],
  }),
  "dt.supp.downgrade": row("One ARMY: only Under Fire", {
    text: "Exactly one ARMY swaps the Suppression token for an Under Fire token.",
  }),
  "dt.supp.forced-nothing": row("Still suppressed: NOTHING first", {
    text: "If the Suppression token is still there after that roll, the unit's first action is NOTHING.",
    open: ["dt.open.suppressed-aircraft"],
  }),
});
