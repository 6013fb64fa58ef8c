import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { arcRule } from "../sight/index.ts";
import { hasRule, isCloseCombat, type WeaponId, weaponById } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { isHero, isInfantry } from "../table/units.ts";
import { isCrews } from "./hands.ts";
import type { Firer, Volley } from "./volley.ts";

/** The rules by which some may fire a weapon at a unit, and by which its hits are saved or not. */
export function rulesOfShot(
  firers: readonly Firer[],
  weapon: WeaponId,
  target: Unit,
  cover: boolean,
): readonly Citation[] {
  const { range } = weaponById(weapon);
  const arcs = firers.map(({ figure, mount }) => (mount === null ? "dt.arc.infantry" : arcRule(figure.unit, mount)));
  const hulls = [target, ...firers.map(({ figure }) => figure.unit)].some((unit) => !isInfantry(unit));
  const bases = [target, ...firers.map(({ figure }) => figure.unit)].some(isInfantry);
  return [
    "dt.arc.steps",
    ...new Set<Citation>(arcs),
    range === null ? "dt.range.close-combat" : range[0] > 0 ? "dt.range.minimum" : "dt.range.within",
    "dt.range.per-miniature",
    ...citeIf(bases, "dt.range.bases"),
    ...citeIf(hulls, "dt.range.hulls", "dt.range.ignored-parts"),
    "dt.los.needed",
    ...unsavedRules(weapon, target, cover),
    ...citeIf(hasRule(weapon, "artillery"), "dt.weapon.artillery-vehicles"),
    ...aboardRules(firers, weapon, target),
    ...citeIf(isHero(target), "dt.hero.single"),
  ];
}

/** The rules by which those aboard fire, and riders are attacked. dt.carry.fire-sides, dt.rider.target */
function aboardRules(firers: readonly Firer[], weapon: WeaponId, target: Unit): readonly Citation[] {
  const aboard = firers.some(({ figure }) => figure.unit.where === "aboard");
  return [
    ...citeIf(aboard, "dt.carry.fire-sides", "dt.carry.fire-measure"),
    ...citeIf(aboard && isCloseCombat(weapon), "dt.rider.close-combat", "dt.open.rider-blades"),
    ...citeIf(target.where === "aboard", "dt.rider.target"),
  ];
}

/** A hero and a unit that are one target. dt.hero.shared-target */
export const sharedRules = (together: readonly Unit[]): readonly Citation[] =>
  together.length > 1 ? ["dt.hero.shared-target", "dt.open.square-hero"] : [];

/** Why the hits of a weapon face no save, if they do not. */
function unsavedRules(weapon: WeaponId, target: Unit, cover: boolean): readonly Citation[] {
  if (isCloseCombat(weapon))
    return ["dt.cc.no-saves", "dt.cc.reach", ...citeIf(weapon === "standard", "dt.cc.standard-weapons")];
  if (hasRule(weapon, "flame")) return ["dt.flame.no-saves"];
  if (hasRule(weapon, "spray")) return ["dt.weapon.spray-saves"];
  return isInfantry(target) || cover ? [] : ["dt.save.vehicle-open"];
}

/** Whether a weapon has the blast icon against infantry and a number against vehicles. dt.blast.dual-rating */
export function isDual(weapon: WeaponId): boolean {
  const { infantry, vehicle } = weaponById(weapon).against;
  return infantry.some((rating) => (rating?.blast ?? 0) > 0) && vehicle.some((rating) => (rating?.dice ?? 0) > 0);
}

/** The rules behind the dice of a shot: salvos, volleys, sprays, snipers, what the dice count by. */
export const shotRules = ({ weapon, shot, aimed, firers }: Volley, unit: Unit): readonly Citation[] => [
  ...citeIf(weapon === "standard" && firers.some(({ figure }) => isCrews(figure, shot)), "dt.veh.crew-cc"),
  ...citeIf(unit !== aimed, "dt.weapon.spray-path", "dt.open.square-spray"),
  ...citeIf(shot.salvo === true, "dt.weapon.salvo"),
  ...citeIf(hasRule(weapon, "volley"), "dt.weapon.volley"),
  ...citeIf(hasRule(weapon, "sniper") && shot.miniature !== undefined, "dt.weapon.sniper"),
  ...citeIf(isDual(weapon), "dt.blast.dual-rating"),
  "dt.hit.crew-one",
  "dt.declare.crew-choice",
  "dt.save.split-attackers",
];
