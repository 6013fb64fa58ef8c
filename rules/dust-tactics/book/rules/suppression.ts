import type { RuleRow } from "../../../kernel/index.ts";

/** Suppression and reactive attacks: the clauses of the rule book in our own words. */
export const suppressionRules = {
  "dt.supp.under-fire": {
    topic: "Suppression",
    text: "A unit hit by an ATTACK or SUSTAINED ATTACK receives an Under Fire token, even if every hit was saved.",
    source: "Suppression",
    open: ["dt.open.token-timing", "dt.open.token-vehicles"],
  },
  "dt.supp.second-hit": {
    topic: "Suppression",
    text: "A unit that is hit while it has an Under Fire token swaps it for a Suppression token.",
    source: "Suppression",
  },
  "dt.supp.no-stacking": {
    topic: "Suppression",
    text: "A suppressed unit gets no second Suppression token.",
    source: "Suppression",
  },
  "dt.supp.ten-hits": {
    topic: "Suppression",
    text: "A unit hit 10 or more times in a single ATTACK or SUSTAINED ATTACK, saved or not, receives a Suppression token and loses any Under Fire token.",
    source: "Suppression",
  },
  "dt.supp.clear-under-fire": {
    topic: "Suppression",
    text: "A unit that activates with an Under Fire token rolls 2 dice: at least one ARMY removes it.",
    source: "Suppression",
    open: ["dt.open.under-fire-reaction"],
  },
  "dt.supp.under-fire-harmless": {
    topic: "Suppression",
    text: "An Under Fire token has no effect of its own.",
    source: "Suppression",
  },
  "dt.supp.cannot-fight": {
    topic: "Suppression",
    text: "A unit with a Suppression token cannot attack, nor strike back in close combat.",
    source: "Suppression",
    open: ["dt.open.suppressed-reactive"],
  },
  "dt.supp.roll": {
    topic: "Suppression",
    text: "A unit that activates with a Suppression token rolls 2 dice.",
    source: "Suppression",
  },
  "dt.supp.clear": {
    topic: "Suppression",
    text: "Two ARMY (with 3 dice: two or three) remove the Suppression token.",
    source: "Suppression",
    open: ["dt.open.three-dice-clear"],
  },
  "dt.supp.downgrade": {
    topic: "Suppression",
    text: "Exactly one ARMY swaps the Suppression token for an Under Fire token.",
    source: "Suppression",
  },
  "dt.supp.forced-nothing": {
    topic: "Suppression",
    text: "If the Suppression token is still there after that roll, the unit's first action is NOTHING.",
    source: "Suppression",
    open: ["dt.open.suppressed-aircraft"],
  },
  "dt.react.window": {
    topic: "Reactive attacks",
    text: "A player may declare a reactive attack once an enemy unit has completed the first action of its activation, interrupting it.",
    source: "Reactive Attacks",
    open: ["dt.open.react-one", "dt.open.react-one-action"],
  },
  "dt.react.optional": {
    topic: "Reactive attacks",
    text: "Reacting is the non-active player's choice; without a declaration the activation simply goes on.",
    source: "Reactive Attacks",
  },
  "dt.react.unactivated": {
    topic: "Reactive attacks",
    text: "The reacting unit has not activated this turn.",
    source: "Reactive Attacks",
  },
  "dt.react.range": {
    topic: "Reactive attacks",
    text: "The reacting unit is within range 4 (40 cm) of the activating unit at that moment.",
    source: "Reactive Attacks",
  },
  "dt.react.target": {
    topic: "Reactive attacks",
    text: "The attack may be made only on the activating unit.",
    source: "Reactive Attacks",
  },
  "dt.react.roll": { topic: "Reactive attacks", text: "The reacting player rolls 2 dice.", source: "Reactive Attacks" },
  "dt.react.two-army": {
    topic: "Reactive attacks",
    text: "ARMY ARMY: the unit takes either a SUSTAINED ATTACK, or a MOVE and then an ATTACK.",
    source: "Reactive Attacks",
  },
  "dt.react.rotate-only": {
    topic: "Reactive attacks",
    text: "That MOVE is used only to turn the miniature on the spot.",
    source: "Reactive Attacks",
  },
  "dt.react.large-rotate": {
    topic: "Reactive attacks",
    text: "A large vehicle may not end that turn further from the activating unit than before it.",
    source: "Reactive Attacks",
  },
  "dt.react.one-army": {
    topic: "Reactive attacks",
    text: "Exactly one ARMY: the unit takes an ATTACK.",
    source: "Reactive Attacks",
  },
  "dt.react.no-army": {
    topic: "Reactive attacks",
    text: "No ARMY: the unit takes a NOTHING.",
    source: "Reactive Attacks",
  },
  "dt.react.uses-activation": {
    topic: "Reactive attacks",
    text: "Whatever the roll, the attempt is the unit's activation for the turn.",
    source: "Reactive Attacks",
    open: ["dt.open.react-hero"],
  },
  "dt.react.resume": {
    topic: "Reactive attacks",
    text: "After the reaction the enemy unit goes on with its remaining actions.",
    source: "Reactive Attacks",
  },
  "dt.react.mid-march": {
    topic: "Reactive attacks",
    text: "Against a MARCH MOVE the enemy unit makes an ordinary MOVE, the reaction is attempted, and then the march is completed.",
    source: "Reactive Attacks",
    open: ["dt.open.march-midpoint"],
  },
  "dt.react.not-sustained": {
    topic: "Reactive attacks",
    text: "A unit that takes a SUSTAINED ATTACK cannot be reacted to.",
    source: "Reactive Attacks",
    open: ["dt.open.react-sustained-three"],
  },
  "dt.react.not-second-nothing": {
    topic: "Reactive attacks",
    text: "A unit whose second action is NOTHING cannot be reacted to.",
    source: "Reactive Attacks",
  },
  "dt.react.three-actions": {
    topic: "Reactive attacks",
    text: "Against a unit with 3 actions the reaction takes place immediately before the last of the 3.",
    source: "Reactive Attacks",
    open: ["dt.open.react-timing-three"],
  },
  "dt.react.no-close-combat": {
    topic: "Reactive attacks",
    text: "A reacting unit cannot use C weapons.",
    source: "Reactive Attacks; play reference",
  },
  "dt.react.no-aircraft": {
    topic: "Reactive attacks",
    text: "Aircraft cannot make reactive attacks.",
    source: "Reactive Attacks",
  },
  "dt.react.suppressed-roll": {
    topic: "Reactive attacks",
    text: "A unit with a Suppression token that attempts a reactive attack first makes the roll to remove it (dt.supp.roll).",
    source: "Suppression; play reference",
  },
  "dt.react.suppressed-one-die": {
    topic: "Reactive attacks",
    text: "If it still has the Suppression token after that, it rolls 1 die instead of 2 for the reaction.",
    source: "Suppression; play reference",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
