import type { FighterId } from "./fighters.ts";

/** The flags on Recruitment cards; a card with a flag is used only if the force shows it. zh.setup.flag-cards */
export type Flag = "british" | "american" | "french" | "german" | "italian";

/** Which fighters show which flag; all are assumed. */
export const flagOf: Readonly<Record<FighterId, Flag>> = {
  "sas-officer": "british",
  "sas-sergeant": "british",
  "sas-pair": "british",
  "sas-trooper": "british",
  "soe-agent": "british",
  "soe-assassin": "british",
  "commando-corporal": "british",
  "ranger-pair": "american",
  partisan: "french",
  "partisan-pair": "french",
  "heer-officer": "german",
  "heer-sergeant": "german",
  "gestapo-officer": "german",
  sentry: "german",
  "sentry-pair": "german",
  "dog-handler": "german",
  feldgendarmes: "german",
  "ss-sentry-pair": "german",
  "italian-sentry-pair": "italian",
};
