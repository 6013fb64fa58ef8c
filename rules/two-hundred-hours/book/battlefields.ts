import { wordsOf } from "../../kernel/index.ts";
import type { Battlefield } from "./terrain.ts";
import { camp } from "./battlefields/camp.ts";
import { depot } from "./battlefields/depot.ts";
import type { BattlefieldPlan } from "./battlefields/drawing.ts";
import { farm } from "./battlefields/farm.ts";

export type { BattlefieldPlan } from "./battlefields/drawing.ts";

/** The battlefields that come with the game, with what missions put on them. */
export const battlefieldPlans = { camp, depot, farm } as const satisfies Record<string, BattlefieldPlan>;

export type BattlefieldId = keyof typeof battlefieldPlans;
export const battlefieldIds = wordsOf(battlefieldPlans);

/** Their terrain alone. */
export const battlefields: Readonly<Record<BattlefieldId, Battlefield>> = {
  camp: camp.battlefield,
  depot: depot.battlefield,
  farm: farm.battlefield,
};
