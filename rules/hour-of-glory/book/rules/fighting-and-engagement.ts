import type { RuleRow } from "../../../kernel/index.ts";

/** Fighting and engagement, row by row. */
export const fightingAndEngagementRules = {
  "hg.fight.action": {
    topic: "Fighting and engagement",
    text: "FIGHT is a Combat action against an adjacent enemy, with dice equal to the attacker's Strength.",
    source: "Fight",
    open: ["hg.open.facing-attack", "hg.open.prone-targets"],
  },
  "hg.fight.wound-table": {
    topic: "Fighting and engagement",
    text: "Attack score 0 no effect; 1 light wound; 2 severe wound; 3 (or more) fatal wound.",
    source: "Fight",
  },
  "hg.engage.failed-attack": {
    topic: "Fighting and engagement",
    text: "An attacker whose FIGHT neither wounds nor kills is engaged with the victim.",
    source: "Fighting",
  },
  "hg.engage.start-adjacent": {
    topic: "Fighting and engagement",
    text: "Whoever begins his turn standing next to a conscious enemy is engaged.",
    source: "Fighting",
  },
  "hg.engage.idle-adjacent": {
    topic: "Fighting and engagement",
    text: "Two adjacent agents of different sides are engaged while neither is taking his turn or action.",
    source: "Fighting",
  },
  "hg.engage.fight-only": {
    topic: "Fighting and engagement",
    text: "An engaged agent performs no action but FIGHT.",
    source: "Fighting",
  },
  "hg.engage.not-shot-at": {
    topic: "Fighting and engagement",
    text: "An engaged agent may not be shot at by the enemy, even with a clear LOS to him.",
    source: "Fighting; Shooting",
  },
  "hg.engage.pass-by": {
    topic: "Fighting and engagement",
    text: "An agent not engaged at the start of his turn may move through squares adjacent to enemies without being drawn into a fight.",
    source: "Fighting",
  },
  "hg.engage.until-clear": {
    topic: "Fighting and engagement",
    text: "An engaged agent leaves his square only when no conscious enemy stands adjacent.",
    source: "Fighting",
  },
  "hg.engage.disengage-moves": {
    topic: "Fighting and engagement",
    text: "Disengaging in his own turn, by wounding or killing every adjacent enemy, gives him the turn's movement as normal.",
    source: "Fighting",
  },
  "hg.engage.disengage-zones": {
    topic: "Fighting and engagement",
    text: "An Intruder who disengages resolves at once every zone he is then in.",
    source: "Fighting",
  },
  "hg.resist.dice": {
    topic: "Fighting and engagement",
    text: "The victim of a wound rolls Survival dice equal to his Endurance, as a response.",
    source: "Resist Effects",
  },
  "hg.resist.score-0": {
    topic: "Fighting and engagement",
    text: "Resist 0: the wound stands.",
    source: "Resist Effects",
  },
  "hg.resist.score-1": {
    topic: "Fighting and engagement",
    text: "Resist 1: fatal to severe, severe to light, light to none.",
    source: "Resist Effects",
  },
  "hg.resist.score-2": {
    topic: "Fighting and engagement",
    text: "Resist 2: fatal to light, severe and light to none.",
    source: "Resist Effects",
  },
  "hg.resist.score-3": {
    topic: "Fighting and engagement",
    text: "Resist 3 (or more): any wound to none.",
    source: "ref: Resist Effects",
    open: ["hg.open.resist-misprint"],
  },
  "hg.counter.when": {
    topic: "Fighting and engagement",
    text: "A victim of a FIGHT who is still alive and conscious may at once attack his attacker.",
    source: "Counterattack",
    open: ["hg.open.counter-armed"],
  },
  "hg.counter.unarmed": {
    topic: "Fighting and engagement",
    text: "A counterattack is a response worked out as a FIGHT, always unarmed, even by an armed agent.",
    source: "Counterattack",
  },
  "hg.counter.no-counter": {
    topic: "Fighting and engagement",
    text: "The victim of a counterattack does not counterattack.",
    source: "Counterattack",
  },
  "hg.counter.any-number": {
    topic: "Fighting and engagement",
    text: "Any number of counterattacks is made in a round, one for each failed attack.",
    source: "Counterattack",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
