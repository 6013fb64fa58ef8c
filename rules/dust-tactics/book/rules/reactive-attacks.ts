import { row, rulesUnder } from "../../../kernel/index.ts";

export const reactiveAttacksRules = rulesUnder("Reactive attacks", "Reactive Attacks", {
  "dt.react.window": row("When a unit may react", {
    text: "A player may declare a reactive attack once an enemy unit has completed the first action of its activation, interrupting it.",
    open: ["dt.open.react-one", "dt.open.react-one-action"],
  }),
  "dt.react.optional": row("Nobody need react", {
    text: "Reacting is the non-active player's choice; without a declaration the activation simply goes on.",
  }),
  "dt.react.unactivated": row("Only a unit that has not activated reacts", {
    text: "The reacting unit has not activated this turn.",
  }),
  "dt.react.range": row("A reaction reaches 40 cm", {
    text: "The reacting unit is within range 4 (40 cm) of the activating unit at that moment.",
  }),
  "dt.react.target": row("A reaction hits the active unit", {
    text: "The attack may be made only on the activating unit.",
  }),
  "dt.react.roll": row("A reaction rolls 2 dice", { text: "The reacting player rolls 2 dice." }),
  "dt.react.two-army": row("Two ARMY: SUSTAINED, or turn and ATTACK", {
    text: "ARMY ARMY: the unit takes either a SUSTAINED ATTACK, or a MOVE and then an ATTACK.",
  }),
  "dt.react.rotate-only": row("The reaction's MOVE only turns", {
    text: "That MOVE is used only to turn the miniature on the spot.",
  }),
  "dt.react.large-rotate": row("A large vehicle turns on the spot", {
    text: "A large vehicle may not end that turn further from the activating unit than before it.",
  }),
  "dt.react.one-army": row("One ARMY: an ATTACK", { text: "Exactly one ARMY: the unit takes an ATTACK." }),
  "dt.react.no-army": row("No ARMY: NOTHING", { text: "No ARMY: the unit takes a NOTHING." }),
  "dt.react.uses-activation": row("Reacting uses up the activation", {
    text: "Whatever the roll, the attempt is the unit's activation for the turn.",
    open: ["dt.open.react-hero"],
  }),
  "dt.react.resume": row("After a reaction the enemy goes on", {
    text: "After the reaction the enemy unit goes on with its remaining actions.",
  }),
  "dt.react.mid-march": row("Reacting to a MARCH", {
    text: "Against a MARCH MOVE the enemy unit makes an ordinary MOVE, the reaction is attempted, and then the march is completed.",
    open: ["dt.open.march-midpoint"],
  }),
  "dt.react.not-sustained": row("No reaction to a SUSTAINED ATTACK", {
    text: "A unit that takes a SUSTAINED ATTACK cannot be reacted to.",
    open: ["dt.open.react-sustained-three"],
  }),
  "dt.react.not-second-nothing": row("No reaction when NOTHING follows", {
    text: "A unit whose second action is NOTHING cannot be reacted to.",
    open: ["dt.open.react-nothing-three"],
  }),
  "dt.react.three-actions": row("Reacting to three actions", {
    text: "Against a unit with 3 actions the reaction takes place immediately before the last of the 3.",
    open: ["dt.open.react-timing-three"],
  }),
  "dt.react.attack-skills": row("A reaction's attack is like any other", {
    text: "What goes with an ATTACK or SUSTAINED ATTACK goes with that of a reaction: Lucky and Fighting Spirit are declared with it, Move and Fire makes its free MOVE after it, and an Artillery Observer may call artillery.",
    source: "Reactive Attacks; each skill (inferred)",
  }),
  "dt.react.stimulants": row("Reacting with stimulants", {
    text: "The attempt activates the unit, so it removes its stimulants; with Attack Stimulants an ATTACK counts as a SUSTAINED ATTACK.",
    source: "Reactive Attacks; Inject Stimulants (inferred)",
  }),
  "dt.react.no-third-action": row("A reaction gives no third action", {
    text: "The dice of the reaction alone say what the unit does: no ace rolls for a third action, and stimulants give none.",
    source: "Reactive Attacks; Infantry Ace; Ace Pilot (inferred)",
  }),
  "dt.react.no-close-combat": row("No close combat in a reaction", {
    text: "A reacting unit cannot use C weapons.",
    source: "Reactive Attacks; play reference",
  }),
  "dt.react.no-aircraft": row("Aircraft do not react", { text: "Aircraft cannot make reactive attacks." }),
  "dt.react.suppressed-roll": row("Reacting while suppressed", {
    text: "A unit with a Suppression token that attempts a reactive attack first makes the roll to remove it (dt.supp.roll).",
    source: "Suppression; play reference",
  }),
  "dt.react.suppressed-one-die": row("Reacting while still suppressed: one die", {
    text: "If it still has the Suppression token after that, it rolls 1 die instead of 2 for the reaction.",
    source: "Suppression; play reference",
  }),
});
