import type { Citation } from "../book/citation.ts";
import type { Unit } from "../table/state.ts";
import { hasOwnSkill, hasSkill } from "../table/units.ts";

/** Whether a unit has Damage Resilient against hits of a roll. dt.skill.defensive-tactics */
export function resilientBy(unit: Unit, together: readonly Unit[], cover: boolean): Citation | null {
  if (hasOwnSkill(unit, "damage resilient")) return "dt.skill.resilient-squad";
  return cover && hasSkill(unit, "defensive tactics", together) ? "dt.skill.defensive-tactics" : null;
}
