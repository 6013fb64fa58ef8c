import { wordsOf } from "../../kernel/index.ts";
import type { Score } from "./dice.ts";

/** The five abilities of every fighter, best 3. zh.ability.five */
export interface Abilities {
  readonly aim: Score;
  readonly react: Score;
  readonly brawn: Score;
  readonly smarts: Score;
  readonly guts: Score;
}

/** A Recruitment card. */
export interface FighterCard {
  readonly name: string;
  readonly side: "attacker" | "defender";
  /** Points. */
  readonly cost: number;
  readonly keywords: readonly Keyword[];
  readonly abilities: Abilities;
  /** The source of cost and keywords; all abilities are assumed. */
  readonly origin: "given" | "assumed";
}

export type Keyword =
  | "character"
  | "combat knife"
  | "commander"
  | "grenades"
  | "guard dog"
  | "heer"
  | "military police"
  | "pair"
  | "regular"
  | "sentry"
  | "silenced pistol"
  | "standard issue"
  | "subordinate"
  | "trooper"
  | "unique"
  | "veteran";

const abilities = (aim: Score, react: Score, brawn: Score, smarts: Score, guts: Score): Abilities => ({
  aim,
  react,
  brawn,
  smarts,
  guts,
});

/** All Recruitment cards by their ids. */
export const fighterCards = {
  "sas-officer": {
    name: "SAS Officer",
    side: "attacker",
    cost: 6,
    keywords: ["character", "commander", "veteran", "standard issue", "combat knife", "grenades"],
    abilities: abilities(3, 3, 2, 3, 3),
    origin: "given",
  },
  "sas-sergeant": {
    name: "SAS Sergeant",
    side: "attacker",
    cost: 4,
    keywords: ["character", "subordinate", "veteran", "standard issue", "combat knife", "grenades"],
    abilities: abilities(3, 2, 3, 2, 3),
    origin: "given",
  },
  "sas-pair": {
    name: "SAS Troopers",
    side: "attacker",
    cost: 4,
    keywords: ["trooper", "regular", "pair", "standard issue", "combat knife", "grenades"],
    abilities: abilities(2, 2, 2, 2, 2),
    origin: "given",
  },
  "sas-trooper": {
    name: "SAS Trooper",
    side: "attacker",
    cost: 2,
    keywords: ["trooper", "regular", "standard issue", "combat knife", "grenades"],
    abilities: abilities(2, 2, 2, 2, 2),
    origin: "given",
  },
  "heer-officer": {
    name: "Heer Officer",
    side: "defender",
    cost: 6,
    keywords: ["character", "commander", "veteran", "standard issue"],
    abilities: abilities(2, 2, 1, 3, 2),
    origin: "given",
  },
  sentry: {
    name: "Sentry",
    side: "defender",
    cost: 1,
    keywords: ["trooper", "sentry", "standard issue", "heer"],
    abilities: abilities(1, 1, 2, 1, 1),
    origin: "given",
  },
  "sentry-pair": {
    name: "2 Sentries",
    side: "defender",
    cost: 2,
    keywords: ["trooper", "sentry", "pair", "standard issue", "heer"],
    abilities: abilities(1, 1, 2, 1, 1),
    origin: "given",
  },
  "dog-handler": {
    name: "Dog Handler",
    side: "defender",
    cost: 2,
    keywords: ["trooper", "sentry", "guard dog", "standard issue", "heer"],
    abilities: abilities(1, 2, 2, 2, 1),
    origin: "given",
  },
  feldgendarmes: {
    name: "Feldgendarmes",
    side: "defender",
    cost: 2,
    keywords: ["trooper", "sentry", "pair", "standard issue", "military police"],
    abilities: abilities(2, 1, 2, 2, 1),
    origin: "given",
  },
  "soe-agent": {
    name: "SOE Agent",
    side: "attacker",
    cost: 5,
    keywords: ["character", "commander", "veteran", "standard issue", "combat knife"],
    abilities: abilities(2, 3, 1, 3, 2),
    origin: "assumed",
  },
  "soe-assassin": {
    name: "SOE Assassin",
    side: "attacker",
    cost: 5,
    keywords: ["character", "subordinate", "veteran", "unique", "silenced pistol", "combat knife"],
    abilities: abilities(2, 3, 3, 2, 2),
    origin: "assumed",
  },
  "commando-corporal": {
    name: "Commando Corporal",
    side: "attacker",
    cost: 3,
    keywords: ["character", "subordinate", "veteran", "standard issue", "combat knife"],
    abilities: abilities(2, 2, 3, 1, 2),
    origin: "assumed",
  },
  partisan: {
    name: "Partisan",
    side: "attacker",
    cost: 1,
    keywords: ["trooper", "regular", "standard issue"],
    abilities: abilities(1, 2, 1, 2, 1),
    origin: "assumed",
  },
  "partisan-pair": {
    name: "2 Partisans",
    side: "attacker",
    cost: 2,
    keywords: ["trooper", "regular", "pair", "standard issue"],
    abilities: abilities(1, 2, 1, 2, 1),
    origin: "assumed",
  },
  "ranger-pair": {
    name: "2 Rangers",
    side: "attacker",
    cost: 5,
    keywords: ["trooper", "regular", "pair", "standard issue", "combat knife", "grenades"],
    abilities: abilities(3, 2, 2, 1, 2),
    origin: "assumed",
  },
  "heer-sergeant": {
    name: "Heer Sergeant",
    side: "defender",
    cost: 4,
    keywords: ["character", "subordinate", "veteran", "standard issue", "heer"],
    abilities: abilities(2, 2, 2, 2, 2),
    origin: "assumed",
  },
  "gestapo-officer": {
    name: "Gestapo Officer",
    side: "defender",
    cost: 5,
    keywords: ["character", "commander", "veteran", "standard issue"],
    abilities: abilities(1, 2, 1, 3, 1),
    origin: "assumed",
  },
  "ss-sentry-pair": {
    name: "2 Waffen-SS Sentries",
    side: "defender",
    cost: 3,
    keywords: ["trooper", "sentry", "pair", "standard issue"],
    abilities: abilities(2, 1, 2, 1, 2),
    origin: "assumed",
  },
  "italian-sentry-pair": {
    name: "2 Italian Sentries",
    side: "defender",
    cost: 2,
    keywords: ["trooper", "sentry", "pair", "standard issue"],
    abilities: abilities(1, 2, 1, 1, 1),
    origin: "assumed",
  },
} as const satisfies Record<string, FighterCard>;

export type FighterId = keyof typeof fighterCards;
export const fighterIds = wordsOf(fighterCards);
