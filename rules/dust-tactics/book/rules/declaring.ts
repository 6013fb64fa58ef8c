import { row, rulesUnder } from "../../../kernel/index.ts";

export const declaringRules = rulesUnder("Declaring", "Declare Targets", {
  "dt.declare.before-dice": row("Targets are declared before the dice", {
    text: "The targets of every weapon line, close combat attacks included, are declared before any die of the attack is rolled.",
  }),
  "dt.declare.forgotten": row("A weapon not declared does not fire", {
    text: "A weapon whose use was not declared does not fire in this attack.",
  }),
  "dt.declare.not-forced": row("Not every weapon need fire", { text: "A unit need not use all its weapons." }),
  "dt.declare.split-targets": row("Each weapon may have its own target", {
    text: "Each weapon may have a target of its own.",
  }),
  "dt.declare.simultaneous": row("All attacks are at once", {
    text: "All of a unit's attacks are simultaneous: hits left over on one target never pass to another.",
  }),
  "dt.declare.soldier-weapons": row("What a soldier may fire", {
    text: "Each surviving soldier of a squad uses at most 1 ranged weapon and 1 C weapon in an ATTACK.",
    source: "Declare Targets; play reference",
  }),
  "dt.declare.soldier-choice": row("A soldier chooses his weapon", {
    text: "A soldier with several ranged weapons chooses one for each ATTACK.",
  }),
  "dt.declare.crew-left": row("A support weapon's crew left", {
    text: "A support weapon has 1 soldier left for each point of damage it has remaining.",
  }),
  "dt.declare.crew-serve": row("Two men serve a support weapon", {
    text: "Firing the support weapon takes 2 of its soldiers, or its only one if just 1 is left.",
    open: ["dt.open.crew-emergency"],
  }),
  "dt.declare.crew-others": row("The others of the crew may fire", {
    text: "If the support weapon fires, only its third and fourth soldiers may fire other weapons.",
  }),
  "dt.declare.crew-choice": row("The crew chooses for each attack", {
    text: "The crew's weapons are chosen afresh for each attack, in any combination these rows allow.",
  }),
  "dt.declare.hero-all": row("A hero fires everything", {
    text: "A hero may use all of their weapons in the same attack.",
    source: "Declare Targets; play reference",
  }),
  "dt.declare.vehicle-all": row("A vehicle fires everything", {
    text: "A vehicle or aircraft may use all of its mounted weapons in the same attack.",
    source: "Declare Targets (inferred)",
  }),
  "dt.declare.vehicle-crew": row("A vehicle's weapons or its crew's", {
    text: "An open-topped vehicle with Crew attacks either with its own weapons or with its crew's weapons, not both.",
    source: "Declare Targets; Crew",
  }),
  "dt.declare.vehicle-crew-count": row("How many of a crew fire", {
    text: "A crew that attacks may fire 1 weapon for each point of damage the vehicle has remaining.",
    source: "Declare Targets; Crew",
  }),
  "dt.declare.two-modes": row("A weapon with two modes", {
    text: "A weapon with two weapon lines uses one of them, announced each time it attacks.",
  }),
});
