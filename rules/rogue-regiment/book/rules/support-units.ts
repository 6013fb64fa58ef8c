import { row, rulesUnder } from "../../../kernel/index.ts";

export const supportUnitsRules = rulesUnder("Support units", "Resistance Units, p.26", {
  "rr.support.place": row("Resistance fighters act as Operators", {
    text: "Resistance units start where the mission shows them and act in the Operator Phase as additional Operators.",
  }),
  "rr.support.health": row("A support unit has 3 health", { text: "A support unit has 3 health points." }),
  "rr.support.actions": row("What a support unit can do", {
    text: "It has only: move 1, sprint 2, climb 2, attack 1, move & attack 1, take aim 1, blind fire 1, crouch 1, pop up 0, pop up & attack 1.",
    source: "Resistance Unit Actions, p.26",
  }),
  "rr.support.no-pickup": row("A support unit picks nothing up", { text: "It cannot pick up items or objects." }),
  "rr.support.no-mark": row("A support unit cannot mark", { text: "It cannot mark, in the Willys either." }),
  "rr.support.vehicles": row("A support unit may use vehicles", { text: "It may use vehicles." }),
  "rr.support.like-operators": row("The enemy treats a support unit as an Operator", {
    text: "Axis units treat it as an Operator, spotting included.",
  }),
  "rr.support.spotted-not-enough": row("A spotted support unit is not enough", {
    text: "In the Battle Section a spotted support unit does not meet the need for a spotted Operator; if its action triggers the alarm, an Operator is nominated too.",
  }),
});
