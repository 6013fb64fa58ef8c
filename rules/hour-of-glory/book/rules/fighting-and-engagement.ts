import { row, rulesUnder } from "../../../kernel/index.ts";

export const fightingAndEngagementRules = rulesUnder("Fighting and engagement", "Fighting", {
  "hg.fight.action": row("FIGHT: as many dice as Strength", {
    text: "FIGHT is a Combat action against an adjacent enemy, with dice equal to the attacker's Strength.",
    source: "Fight",
    open: ["hg.open.facing-attack", "hg.open.prone-targets"],
  }),
  "hg.fight.wound-table": row("How bad a wound is", {
    text: "Attack score 0 no effect; 1 light wound; 2 severe wound; 3 (or more) fatal wound.",
    source: "Fight",
  }),
  "hg.engage.failed-attack": row("A failed attack leaves both engaged", {
    text: "An attacker whose FIGHT neither wounds nor kills is engaged with the victim.",
  }),
  "hg.engage.start-adjacent": row("Starting beside an enemy, you are engaged", {
    text: "Whoever begins his turn standing next to a conscious enemy is engaged.",
  }),
  "hg.engage.idle-adjacent": row("Idle beside an enemy, both are engaged", {
    text: "Two adjacent agents of different sides are engaged while neither is taking his turn or action.",
  }),
  "hg.engage.fight-only": row("Engaged, you can only FIGHT", {
    text: "An engaged agent performs no action but FIGHT.",
  }),
  "hg.engage.not-shot-at": row("Nobody shoots into a fight", {
    text: "An engaged agent may not be shot at by the enemy, even with a clear LOS to him.",
    source: "Fighting; Shooting",
  }),
  "hg.engage.pass-by": row("Passing by does not engage", {
    text: "An agent not engaged at the start of his turn may move through squares adjacent to enemies without being drawn into a fight.",
  }),
  "hg.engage.until-clear": row("Engaged until no enemy is beside you", {
    text: "An engaged agent leaves his square only when no conscious enemy stands adjacent.",
  }),
  "hg.engage.disengage-moves": row("Out of the fight, you move as usual", {
    text: "Disengaging in his own turn, by wounding or killing every adjacent enemy, gives him the turn's movement as normal.",
  }),
  "hg.engage.disengage-zones": row("Out of the fight, zones count at once", {
    text: "An Intruder who disengages resolves at once every zone he is then in.",
  }),
  "hg.resist.dice": row("Resisting a wound", {
    text: "The victim of a wound rolls Survival dice equal to his Endurance, as a response.",
    source: "Resist Effects",
  }),
  "hg.resist.score-0": row("Resist 0: the wound stands", {
    text: "Resist 0: the wound stands.",
    source: "Resist Effects",
  }),
  "hg.resist.score-1": row("Resist 1: the wound is one step less", {
    text: "Resist 1: fatal to severe, severe to light, light to none.",
    source: "Resist Effects",
  }),
  "hg.resist.score-2": row("Resist 2: the wound is two steps less", {
    text: "Resist 2: fatal to light, severe and light to none.",
    source: "Resist Effects",
  }),
  "hg.resist.score-3": row("Resist 3: no wound", {
    text: "Resist 3 (or more): any wound to none.",
    source: "ref: Resist Effects",
    open: ["hg.open.resist-misprint"],
  }),
  "hg.counter.when": row("A victim who survives strikes back", {
    text: "A victim of a FIGHT who is still alive and conscious may at once attack his attacker.",
    source: "Counterattack",
    open: ["hg.open.counter-armed"],
  }),
  "hg.counter.unarmed": row("A counterattack is unarmed", {
    text: "A counterattack is a response worked out as a FIGHT, always unarmed, even by an armed agent.",
    source: "Counterattack",
  }),
  "hg.counter.no-counter": row("No counterattack on a counterattack", {
    text: "The victim of a counterattack does not counterattack.",
    source: "Counterattack",
  }),
  "hg.counter.any-number": row("Any number of counterattacks", {
    text: "Any number of counterattacks is made in a round, one for each failed attack.",
    source: "Counterattack",
  }),
});
