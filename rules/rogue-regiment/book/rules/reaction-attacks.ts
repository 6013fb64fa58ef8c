import { row, rulesUnder } from "../../../kernel/index.ts";

export const reactionAttacksRules = rulesUnder("Reaction attacks", "Reaction Attacks, p.10", {
  "rr.reaction.trigger": row("An alert enemy fires at the first action he sees", {
    text: "At an Operator's first action of the turn within LOS of a unit that is already alert, that unit attacks him.",
  }),
  "rr.reaction.roll": row("A reaction attack is an ordinary attack roll", {
    text: "It is an Axis attack roll with range and cover modifiers.",
  }),
  "rr.reaction.continue": row("An Operator who survives a reaction carries on", {
    text: "If he survives, the Operator continues his turn.",
  }),
  "rr.reaction.not-on-alerting": row("The action that alerts draws no fire yet", {
    text: "The action that alerts a unit draws no reaction attack from it; the next action in its LOS does.",
  }),
  "rr.reaction.end-turn-avoids": row("Stop after alerting, and nobody reacts", {
    text: "An Operator who takes no further action after alerting a unit is not reaction-attacked by it.",
  }),
  "rr.reaction.one-per-operator": row("One reaction attack on each Operator", {
    text: "In one Operator Phase an alert unit makes at most one reaction attack on each Operator, and may make one on each of several.",
  }),
  "rr.reaction.killed-no-attack": row("A dead enemy does not react", {
    text: "A unit killed by the Operator's first action in its LOS makes no reaction attack.",
  }),
  "rr.reaction.after-action": row("The reaction comes after the action", {
    text: "The reaction attack comes after the action; range and cover are taken from where the Operator ends.",
  }),
  "rr.reaction.leaving-only": row("Leaving sight: −2 and nothing else", {
    text: "If he ends out of range or LOS, the −2 for moving out of LOS is the only modifier.",
  }),
  "rr.reaction.attacked-flips": row("An enemy under attack turns alert and faces the attacker", {
    text: "A unit that is attacked always flips to alert and turns to face the direction of the attack, even when out of earshot.",
  }),
  "rr.reaction.attacked-alert": row("An alert enemy that survives an attack strikes back", {
    text: "An alert unit that survives an attack turns to face it and, if the attacking Operator is visible to it, attacks him at once.",
  }),
  "rr.reaction.attacked-spots": row("An attacker seen by the enemy he attacks is spotted", {
    text: "The attacker seen by the unit as it turns is spotted.",
    source: "Reaction Attacks example, p.10",
  }),
  "rr.reaction.phase": row("Reactions belong to the Operator Phase", {
    text: "Reaction attacks belong to the Operator Phase.",
    open: ["rr.open.marked-consequences"],
  }),
});
