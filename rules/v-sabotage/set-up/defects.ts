import type { Defect, Settings } from "../../kernel/index.ts";
import type { State } from "../table/state.ts";
import { checkCommandos } from "./defects/commandos.ts";
import { type Check, Findings } from "./defects/findings.ts";
import { checkIds, checkLaid, checkPeople, checkSpaces, checkUnits } from "./defects/pieces.ts";
import { checkCards, checkCourse, checkEvents, checkModes } from "./defects/pools.ts";
import { checkTerrains } from "./defects/terrains.ts";

const checks: readonly Check[] = [
  checkTerrains,
  checkIds,
  checkCommandos,
  checkUnits,
  checkPeople,
  checkLaid,
  checkSpaces,
  checkEvents,
  checkCards,
  checkModes,
  checkCourse,
];

/** Why a set-up is no position of this game: what the rules make impossible. Empty when it is one. */
export function defectsOf(state: State, settings: Settings): readonly Defect[] {
  const findings = new Findings(state, settings);
  for (const check of checks) check(findings);
  return findings.defects;
}
