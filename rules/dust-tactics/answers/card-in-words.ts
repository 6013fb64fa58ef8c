import { type BoardCard, type BoardName, eachCounted, type Settings } from "../../kernel/index.ts";
import { numberIn } from "../book/in-force.ts";
import { crossesOf, fullStrength } from "../book/cards.ts";
import { cardOf, leftOf } from "../table/units.ts";
import type { Unit } from "../table/state.ts";
import { type Weapon, weapons } from "../book/weapons.ts";

const lines: ReadonlyMap<string, Weapon> = new Map(Object.entries(weapons));

/** What the card of a unit calls a weapon; of one that it has two lines of, the first. */
const weaponCalled = (id: string): string => (lines.get(id) ?? lines.get(`${id}-a`))?.name ?? id;

/** What units have by their cards, mounted or in hands. */
const carriedOf = (unit: Unit): readonly string[] => [
  ...cardOf(unit).mounted.map(({ weapon }) => weapon),
  ...unit.miniatures.flatMap((miniature) => miniature.weapons),
];

/** The weapons of a battle that actions name by a word of its own, with what their cards call them. */
export function weaponWords(units: readonly Unit[]): readonly BoardName[] {
  const carried = new Set(["standard", ...units.flatMap(carriedOf)]);
  const all = [...carried].flatMap((id) => (lines.has(id) ? [id] : [`${id}-a`, `${id}-b`])).sort();
  return all.flatMap((id) => {
    const name = weaponCalled(id);
    return name === id ? [] : [{ id, name }];
  });
}

/** A weapon with how far it reaches: "service rifle (40 cm)". dt.number.point */
function weaponInWords(settings: Settings, id: string): string {
  const weapon = lines.get(id) ?? lines.get(`${id}-a`);
  if (weapon === undefined) return id;
  const reach =
    weapon.range === null ? "close combat" : `${weapon.range[1] * numberIn(settings, "dt.number.point")} cm`;
  return `${weapon.name} (${reach})`;
}

/** How much of a unit is left: soldiers of a squad, else crosses on its damage track. dt.dmg.squad, dt.dmg.eliminated */
export function strengthOf(unit: Unit): string {
  const card = cardOf(unit);
  const crosses = crossesOf(card);
  const [all, what] = crosses === null ? [fullStrength(card).length, "soldiers"] : [crosses, "crosses"];
  return `${leftOf(unit)} of ${all} ${what} left`;
}

/** What a unit is and has, for whoever does not know its card. */
export function cardInWords(settings: Settings, unit: Unit): BoardCard {
  const card = cardOf(unit);
  const able = [...card.skills, ...card.attributes];
  return {
    id: unit.id,
    says: [
      eachCounted(carriedOf(unit).map((weapon) => weaponInWords(settings, weapon))),
      `armour ${card.armour}`,
      `moves ${card.move * numberIn(settings, "dt.number.point")} cm`,
      ...(able.length > 0 ? [able.join(", ")] : []),
      `${card.ap} AP`,
    ].filter((part) => part !== ""),
  };
}
