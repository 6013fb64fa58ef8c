import { row, rulesUnder } from "../../../kernel/index.ts";

export const evadeRules = rulesUnder("Evade", "ref: Evade", {
  "hg.evade.when-zone": row("A raider in a watch zone must EVADE", {
    text: "A raider who enters a watch zone, or starts his turn in one, must EVADE.",
    source: "Evading and Reacting; ref: Evade",
    open: ["hg.open.zone-retest"],
  }),
  "hg.evade.when-room": row("A raider in an enemy-occupied room must EVADE", {
    text: "A raider who starts his turn in an enemy-occupied room must EVADE.",
    source: "Evading and Reacting; ref: Evade",
    open: ["hg.open.evade-room", "hg.open.zone-and-room"],
  }),
  "hg.evade.not-on-room-entry": row("Entering an enemy-occupied room needs no EVADE", {
    text: "A raider who enters an enemy-occupied room makes no test on entry.",
    source: "Evading and Reacting (inferred)",
  }),
  "hg.evade.prone-exempt": row("Prone, nobody needs to EVADE", {
    text: "A prone Intruder makes no EVADE while he stays prone.",
    source: "Wounds and Death (inferred)",
  }),
  "hg.evade.adjacent-allowed": row("You may EVADE beside the enemy", {
    text: "EVADE is allowed next to the enemy whose zone it is.",
  }),
  "hg.evade.dice": row("What EVADE rolls", {
    text: "EVADE is a Stealth test by taking a chance: 3d6 if he has not moved this turn, 1d6 if he has.",
  }),
  "hg.evade.score-0": row("EVADE, score 0: exposed", {
    text: "Score 0: he is exposed and his turn ends.",
    open: ["hg.open.alert-by-zone"],
  }),
  "hg.evade.score-1": row("EVADE, score 1: the turn ends, still hidden", {
    text: "Score 1: his turn ends at once and he stays hidden.",
  }),
  "hg.evade.score-2": row("EVADE, score 2: move or act", {
    text: "Score 2: the enemies with him in zone stand down, and he may move (or sneak) or act this turn, not both.",
    open: ["hg.open.score-allowance"],
  }),
  "hg.evade.score-3": row("EVADE, score 3: go on as usual", {
    text: "Score 3: they stand down, and he has his normal movement and action.",
    open: ["hg.open.score-allowance"],
  }),
  "hg.evade.sentry-stands-down": row("A Sentry stands down", {
    text: "A Sentry standing down loses his alert marker and goes to ready.",
    open: ["hg.open.standdown-still-zoned"],
  }),
  "hg.evade.commander-stands-down": row("The Commander stands down", {
    text: "The Commander standing down turns to the opposite direction.",
  }),
  "hg.evade.no-standdown-with-assaulter": row("Nobody stands down with an assaulter in sight", {
    text: "A defending agent with an assaulter in LOS does not stand down; scores 2 and 3 then count as 1.",
    open: ["hg.open.several-zones"],
  }),
});
