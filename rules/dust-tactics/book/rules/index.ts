import { diceAndTurnRules } from "./dice-and-turn.ts";
import { movingRules } from "./moving.ts";
import { aimingRules } from "./aiming.ts";
import { hittingRules } from "./hitting.ts";
import { suppressionRules } from "./suppression.ts";
import { heroesRules } from "./heroes.ts";
import { scenariosRules } from "./scenarios.ts";
import { skillsRules } from "./skills.ts";
import { weaponsRules } from "./weapons.ts";
import { carryingRules } from "./carrying.ts";
import { fortificationsRules } from "./fortifications.ts";
import { commandRules } from "./command.ts";

/** The rules row by row: 458 clauses with the heading of the rule book. */
export const rules = {
  ...diceAndTurnRules,
  ...movingRules,
  ...aimingRules,
  ...hittingRules,
  ...suppressionRules,
  ...heroesRules,
  ...scenariosRules,
  ...skillsRules,
  ...weaponsRules,
  ...carryingRules,
  ...fortificationsRules,
  ...commandRules,
} as const;

/** A clause of the rule book. */
export type RuleId = keyof typeof rules;
