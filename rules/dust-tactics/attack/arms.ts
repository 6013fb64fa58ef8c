import type { Card, CarriedWeapon, Mount } from "../book/card.ts";
import { linesOf } from "../book/cards.ts";
import { hasRule, type WeaponId, weaponById } from "../book/weapons.ts";
import type { Miniature, Unit } from "../table/state.ts";
import { cardOf, hasAttribute, hasToken, leftOf, soldiersOf } from "../table/units.ts";

/** A weapon line that a miniature can use, where it is mounted, and how many of it there are. */
export interface Arm {
  readonly weapon: WeaponId;
  /** The weapon as the card lists it: of two modes one is used. dt.declare.two-modes */
  readonly carried: CarriedWeapon | "standard";
  /** Null where soldiers carry it, who fire in any direction. dt.arc.infantry */
  readonly mount: Mount | null;
  readonly times: number;
  /** A vehicle's crew attacks instead of the vehicle; a support weapon's crew beside it. dt.declare.vehicle-crew */
  readonly crew: boolean;
}

const armsFrom = (
  carried: CarriedWeapon,
  mount: Mount | null,
  times: number,
  { crew }: { readonly crew: boolean },
): readonly Arm[] => (times === 0 ? [] : linesOf(carried).map((weapon) => ({ weapon, carried, mount, times, crew })));

/** Weapons that several of a crew carry, counted. */
function counted(weapons: readonly CarriedWeapon[], limit: number): readonly (readonly [CarriedWeapon, number])[] {
  const counts = new Map<CarriedWeapon, number>();
  for (const weapon of weapons.slice(0, limit)) counts.set(weapon, (counts.get(weapon) ?? 0) + 1);
  return [...counts];
}

/** Weapons of the same kind and mount, counted. */
function mountedArms({ mounted }: Card): readonly Arm[] {
  const byMount = new Map<string, { readonly weapon: CarriedWeapon; readonly mount: Mount; times: number }>();
  for (const { weapon, mount } of mounted) {
    const before = byMount.get(`${weapon} ${mount}`);
    // a mounted weapon counts once, however many serve it: dt.hit.crew-one
    if (before === undefined) byMount.set(`${weapon} ${mount}`, { weapon, mount, times: 1 });
    else before.times++;
  }
  return [...byMount.values()].flatMap(({ weapon, mount, times }) => armsFrom(weapon, mount, times, { crew: false }));
}

/**
 * The weapon lines of a miniature: what a soldier or hero carries; what is mounted on a vehicle, an aircraft, a support
 * weapon, and what its crew carries, one for each point of damage left; and standard weapons. dt.declare.crew-left, dt.declare.vehicle-crew-count, dt.cc.standard-weapons, dt.veh.crew-cc
 */
export function armsOf(unit: Unit, miniature: Miniature): readonly Arm[] {
  const card = cardOf(unit);
  switch (card.kind) {
    case "squad":
    case "hero":
    case "commissar": {
      const own = miniature.weapons.flatMap((weapon) => armsFrom(weapon, null, 1, { crew: false }));
      return withStandard(own, 1);
    }
    case "support": {
      const soldiers = soldiersOf(unit);
      const crew = counted(card.weapons, soldiers).flatMap(([weapon, times]) =>
        armsFrom(weapon, null, times, { crew: true }),
      );
      return withStandard([...mountedArms(card), ...crew], soldiers);
    }
    case "vehicle": {
      const crew = hasAttribute(unit, "crew")
        ? counted(card.weapons, leftOf(unit)).flatMap(([weapon, times]) =>
            armsFrom(weapon, null, times, { crew: true }),
          )
        : [];
      const crewStandard: readonly Arm[] = hasAttribute(unit, "crew")
        ? [{ weapon: "standard", carried: "standard", mount: null, times: leftOf(unit), crew: true }]
        : [];
      return [...withStandard([...mountedArms(card), ...crew], 1), ...crewStandard];
    }
    // dt.cc.aircraft-none
    case "aircraft":
      return mountedArms(card);
  }
}

/** Everybody on the ground can always use standard weapons, in place of C weapons of their own. dt.cc.standard-weapons */
const withStandard = (arms: readonly Arm[], times: number): readonly Arm[] => [
  ...arms,
  { weapon: "standard", carried: "standard", mount: null, times, crew: false },
];

/** Boxes of limited ammunition a miniature has left; null where the weapon has no limit. dt.weapon.limited */
export function boxesLeft({ spent }: Miniature, weapon: WeaponId): number | null {
  const { boxes } = weaponById(weapon);
  return boxes === null ? null : boxes - (spent[weapon] ?? 0);
}

/** Why a weapon cannot attack now, as far as its ammunition goes; null where it can. */
export function emptyBy(unit: Unit, miniature: Miniature, weapon: WeaponId): "reload" | "limited" | null {
  // dt.weapon.reload-loaded
  if (hasRule(weapon, "reload") && !hasToken(unit, "loaded")) return "reload";
  // dt.weapon.limited-empty
  return boxesLeft(miniature, weapon) === 0 ? "limited" : null;
}
