import type { RuleRow } from "../../../kernel/index.ts";

/** Fight: the clauses of the rule book in our own words. */
export const fightRules = {
  "zh.fight.move": {
    topic: "Fight",
    text: 'Before attacking, the fighter moves up to 4" in the direction of the nearest detected enemy.',
    source: "Fight (p.26)",
  },
  "zh.fight.path": {
    topic: "Fight",
    text: "The move may include turns, and line of sight is not needed from the starting place.",
    source: "Fight (p.26)",
  },
  "zh.fight.reach": {
    topic: "Fight",
    text: 'It must end within 2" of the target and with the target in its line of sight.',
    source: "Fight (p.26)",
  },
  "zh.fight.impossible": {
    topic: "Fight",
    text: "If it cannot end so, Fight cannot be chosen.",
    source: "Fight (p.26)",
  },
  "zh.fight.dice": {
    topic: "Fight",
    text: "Fight rolls the hand-to-hand weapon's dice against Brawn.",
    source: "Fight (p.26)",
  },
  "zh.fight.accurate": { topic: "Fight", text: "Each success is an accurate strike.", source: "Fight (p.26)" },
  "zh.fight.forces-defend": {
    topic: "Fight",
    text: "A ready target must Defend, whether or not there is an accurate strike.",
    source: "Fight (p.26)",
  },
  "zh.fight.unready-hit": {
    topic: "Fight",
    text: "Against an unready target all strikes hit; Wound rolls follow.",
    source: "Fight (p.26)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
