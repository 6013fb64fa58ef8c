import { diceAndTurnRules } from "./dice-and-turn.ts";
import { tableRules } from "./table.ts";
import { actionsRules } from "./actions.ts";
import { harmRules } from "./harm.ts";
import { gearRules } from "./gear.ts";
import { terrainRules } from "./terrain.ts";
import { alarmAndCardsRules } from "./alarm-and-cards.ts";
import { battleRules } from "./battle.ts";
import { missionsRules } from "./missions.ts";

/** The rules row by row: 580 clauses with the page of the rule book. */
export const rules = {
  ...diceAndTurnRules,
  ...tableRules,
  ...actionsRules,
  ...harmRules,
  ...gearRules,
  ...terrainRules,
  ...alarmAndCardsRules,
  ...battleRules,
  ...missionsRules,
} as const;

/** A clause of the rule book. */
export type RuleId = keyof typeof rules;
