import type { Shot } from "../table/action-schema.ts";
import type { Mount } from "../book/card.ts";
import { ratingOf, type WeaponId } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { armourClass, armourOf, type Figure } from "../table/units.ts";

/** A miniature that fires a weapon, where it is mounted, and with how many of it. */
export interface Firer {
  readonly figure: Figure;
  readonly mount: Mount | null;
  readonly times: number;
}

/** A weapon of a miniature, and where it is mounted; null where soldiers carry it. */
export interface Wielded {
  readonly figure: Figure;
  readonly weapon: WeaponId;
  readonly mount: Mount | null;
}

/** One shot worked out: who fires the weapon at which units, including a hero who joined one of them. */
export interface Volley {
  readonly shot: Shot;
  readonly weapon: WeaponId;
  readonly firers: readonly Firer[];
  /** The unit that is aimed at, with whom it is one target. dt.hero.shared-target */
  readonly aimed: Unit;
  readonly targetUnits: readonly Unit[];
  /** Whether the template is laid, not a shot fired. dt.blast.dual-rating */
  readonly blast: boolean;
}

/** Whether the template of a weapon is laid against a unit. dt.blast.dual-rating */
export const isBlast = (weapon: WeaponId, unit: Unit): boolean =>
  (ratingOf(weapon, armourClass(unit), armourOf(unit))?.blast ?? 0) > 0;
