import { row, rulesUnder } from "../../../kernel/index.ts";

export const woundsRecoveryCoupDeGraceSacrificeRules = rulesUnder(
  "Wounds, recovery, coup de grace, sacrifice",
  "Wounds and Death",
  {
    "hg.wound.light-severe-prone": row("A light or severe wound knocks you out", {
      text: "A light or severe wound makes the victim unconscious and prone.",
      open: ["hg.open.light-vs-severe"],
    }),
    "hg.wound.unconscious-inert": row("Unconscious, you do nothing", {
      text: "An unconscious agent neither moves nor acts until he recovers.",
    }),
    "hg.wound.fatal-kills": row("A fatal wound kills", { text: "A fatal wound kills at once." }),
    "hg.wound.intruder-ignored": row("A prone Intruder is ignored", {
      text: "A prone Intruder is ignored by defending agents and cannot be exposed.",
    }),
    "hg.recover.intruder-instead": row("RECOVER: getting up again", {
      text: "An Intruder may RECOVER in his turn in place of his movement and action: 1d6 against Survival.",
      source: "ref: Intruder Recover",
    }),
    "hg.recover.intruder-fail-minutes": row("A failed recovery costs minutes", {
      text: "On a fail he stays prone and the timer loses the number rolled (after a reroll, the number of the reroll).",
      source: "ref: Intruder Recover",
    }),
    "hg.recover.intruder-zone-test": row("Getting up in a watch zone", {
      text: "Recovering in a zone or an enemy-occupied room he must EVADE (raider) or REACT (assaulter).",
      source: "ref: Intruder Recover",
      open: ["hg.open.recover-test"],
    }),
    "hg.recover.first-aid": row("A First Aid Kit rerolls a recovery", {
      text: "A First Aid Kit lets its holder reroll a failed recovery roll.",
      source: "ref: Intruder Recover",
    }),
    "hg.recover.first-aid-adjacent": row("A First Aid Kit helps the man beside", {
      text: "So may an unconscious Intruder next to the kit's holder: his failed recovery roll may be rerolled too.",
      source: "ref: Intruder Recover",
      open: ["hg.open.first-aid-holder"],
    }),
    "hg.recover.defender": row("Defenders get up again, too", {
      text: "A defending agent recovers on 1d6 against Survival and stands up; on a fail he stays prone.",
      source: "ref: Defender Recover",
    }),
    "hg.recover.defender-one-dies": row("A Defender who rolls 1 dies", {
      text: "A defending agent who rolls 1 dies.",
      source: "ref: Defender Recover",
    }),
    "hg.coup.target": row("COUP-DE-GRACE on an unconscious enemy", {
      text: "COUP-DE-GRACE is an Intruder's action against an adjacent unconscious enemy, with the weapon selected.",
      source: "Wounds and Death; ref: Coup-de-Grace",
    }),
    "hg.coup.not-defenders": row("Defenders give no COUP-DE-GRACE", { text: "Defending agents do not perform it." }),
    "hg.coup.roll": row("What COUP-DE-GRACE rolls", {
      text: "It rolls 3d6 against Combat: at least one pass kills, with no resisting; none, and the victim lives, and a new try is allowed next turn.",
      source: "ref: Coup-de-Grace",
      open: ["hg.open.sneakattack-knife"],
    }),
    "hg.coup.firearm-noise": row("COUP-DE-GRACE with a firearm is heard", {
      text: "Done with a firearm it makes noise as a shot does.",
      source: "ref: Coup-de-Grace",
    }),
    "hg.sacrifice.when": row("When an heroic sacrifice is possible", {
      text: "A failed RECOVER that would deplete the timer to the harm of the mission may be turned into an heroic sacrifice.",
      source: "Heroic Sacrifice",
      open: ["hg.open.sacrifice"],
    }),
    "hg.sacrifice.effect": row("What an heroic sacrifice does", {
      text: "No time is taken; the Intruder's figure is replaced by his corpse marker.",
      source: "Heroic Sacrifice",
    }),
  },
);
