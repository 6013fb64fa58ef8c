import type { BoardCard } from "../../kernel/index.ts";
import { cardOf } from "../table/units.ts";
import type { Unit } from "../table/state.ts";
import { type Weapon, weapons } from "../book/weapons.ts";

const lines: ReadonlyMap<string, Weapon> = new Map(Object.entries(weapons));

/** A weapon with how far it reaches: "service rifle (40 cm)". */
function weaponInWords(id: string): string {
  const weapon = lines.get(id) ?? lines.get(`${id}-a`);
  if (weapon === undefined) return id;
  const reach = weapon.range === null ? "close combat" : `${weapon.range[1] * 10} cm`;
  return `${weapon.name} (${reach})`;
}

/** Everything in a list once, with how often it is there. */
const counted = (all: readonly string[]): string =>
  [...Map.groupBy(all, (one) => one)]
    .map(([one, { length }]) => (length === 1 ? one : `${length} × ${one}`))
    .join(", ");

/** What a unit is and has, for whoever does not know its card. */
export function cardInWords(unit: Unit): BoardCard {
  const card = cardOf(unit);
  const carried = [
    ...card.mounted.map(({ weapon }) => weapon),
    ...unit.miniatures.flatMap((miniature) => miniature.weapons),
  ];
  const able = [...card.skills, ...card.attributes];
  return {
    id: unit.id,
    says: [
      counted(carried.map(weaponInWords)),
      `armour ${card.armour}`,
      `moves ${card.move * 10} cm`,
      ...(able.length > 0 ? [able.join(", ")] : []),
      `${card.ap} AP`,
    ].filter((part) => part !== ""),
  };
}
