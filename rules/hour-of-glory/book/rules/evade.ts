import type { RuleRow } from "../../../kernel/index.ts";

/** Evade, row by row. */
export const evadeRules = {
  "hg.evade.when-zone": {
    topic: "Evade",
    text: "A raider who enters a watch zone, or starts his turn in one, must EVADE.",
    source: "Evading and Reacting; ref: Evade",
    open: ["hg.open.zone-retest"],
  },
  "hg.evade.when-room": {
    topic: "Evade",
    text: "A raider who starts his turn in an enemy-occupied room must EVADE.",
    source: "Evading and Reacting; ref: Evade",
    open: ["hg.open.evade-room", "hg.open.zone-and-room"],
  },
  "hg.evade.not-on-room-entry": {
    topic: "Evade",
    text: "A raider who enters an enemy-occupied room makes no test on entry.",
    source: "Evading and Reacting (inferred)",
  },
  "hg.evade.prone-exempt": {
    topic: "Evade",
    text: "A prone Intruder makes no EVADE while he stays prone.",
    source: "Wounds and Death (inferred)",
  },
  "hg.evade.adjacent-allowed": {
    topic: "Evade",
    text: "EVADE is allowed next to the enemy whose zone it is.",
    source: "ref: Evade",
  },
  "hg.evade.dice": {
    topic: "Evade",
    text: "EVADE is a Stealth test by taking a chance: 3d6 if he has not moved this turn, 1d6 if he has.",
    source: "ref: Evade",
  },
  "hg.evade.score-0": {
    topic: "Evade",
    text: "Score 0: he is exposed and his turn ends.",
    source: "ref: Evade",
    open: ["hg.open.alert-by-zone"],
  },
  "hg.evade.score-1": {
    topic: "Evade",
    text: "Score 1: his turn ends at once and he stays hidden.",
    source: "ref: Evade",
  },
  "hg.evade.score-2": {
    topic: "Evade",
    text: "Score 2: the enemies with him in zone stand down, and he may move (or sneak) or act this turn, not both.",
    source: "ref: Evade",
    open: ["hg.open.score-allowance"],
  },
  "hg.evade.score-3": {
    topic: "Evade",
    text: "Score 3: they stand down, and he has his normal movement and action.",
    source: "ref: Evade",
    open: ["hg.open.score-allowance"],
  },
  "hg.evade.sentry-stands-down": {
    topic: "Evade",
    text: "A Sentry standing down loses his alert marker and goes to ready.",
    source: "ref: Evade",
    open: ["hg.open.standdown-still-zoned"],
  },
  "hg.evade.commander-stands-down": {
    topic: "Evade",
    text: "The Commander standing down turns to the opposite direction.",
    source: "ref: Evade",
  },
  "hg.evade.no-standdown-with-assaulter": {
    topic: "Evade",
    text: "A defending agent with an assaulter in LOS does not stand down; scores 2 and 3 then count as 1.",
    source: "ref: Evade",
    open: ["hg.open.several-zones"],
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
