import type { Citation } from "../book/citation.ts";
import { hasRule, type WeaponId } from "../book/weapons.ts";
import { armsOf } from "../attack/index.ts";
import { pilotOf } from "../table/carried.ts";
import type { Skill } from "../book/card.ts";
import { type Planned, type SpecialId, specialIds, type Unit } from "../table/state.ts";
import { type Ctx, reading } from "../table/context.ts";
import {
  cardOf,
  type Figure,
  figuresOf,
  unitNamed,
  hasAttribute,
  hasOwnSkill,
  isHero,
  isInfantry,
  isVehicle,
  type CombinedUnit,
} from "../table/units.ts";
import type { Doer } from "./rule.ts";

export const isSpecial = (planned: Planned): planned is SpecialId => specialIds.some((special) => special === planned);

/** Soldiers of a role, as long as they live. dt.cmd.squad, dt.cmd.lost */
export const soldiersOfRole =
  (role: "officer" | "medic" | "mechanic") =>
  (together: CombinedUnit): readonly Figure[] =>
    figuresOf(together).filter(({ miniature }) => miniature.role === role);

/** Those who act, and the heroes at their controls, who use their skills. dt.pilot.safe */
const withPilots = ({ state }: Ctx, together: CombinedUnit): CombinedUnit => [
  ...together,
  ...together.flatMap((unit) => pilotOf(state, unit) ?? []),
];

/** Heroes with a skill, at the controls of what acts or on foot. */
export const heroesWith = (ctx: Ctx, together: CombinedUnit, skill: Skill): readonly Figure[] =>
  figuresOf(withPilots(ctx, together).filter((unit) => isHero(unit) && hasOwnSkill(unit, skill)));

/** An Officer of a squad, a hero who is one, or a vehicle that gives orders. dt.cmd.hero-officer, dt.cmd.vehicle-radio */
const officers = (ctx: Ctx, together: CombinedUnit): readonly Figure[] => [
  ...soldiersOfRole("officer")(together),
  ...heroesWith(ctx, together, "officer"),
];

export const withAttribute =
  (attribute: Parameters<typeof hasAttribute>[1]) =>
  (_: Ctx, together: CombinedUnit): readonly Figure[] =>
    figuresOf(together.filter((unit) => hasAttribute(unit, attribute)));

/** Whether a unit has a Salvo weapon. dt.weapon.salvo */
export const hasSalvo = (unit: Unit): boolean =>
  figuresOf([unit]).some(({ miniature }) => armsOf(unit, miniature).some(({ weapon }) => hasRule(weapon, "salvo")));

/** Weapons that get loaded. dt.weapon.reload-loaded, dt.weapon.salvo */
export const isLoader = (unit: Unit): boolean =>
  figuresOf([unit]).some(({ miniature }) =>
    armsOf(unit, miniature).some(({ weapon }) => hasRule(weapon, "reload") || hasRule(weapon, "salvo")),
  );

/** The artillery weapon of a unit; null where it has none. dt.weapon.smoke-shell */
export const artilleryOf = (unit: Unit): WeaponId | null =>
  figuresOf([unit])
    .flatMap(({ miniature }) => armsOf(unit, miniature))
    .find(({ weapon }) => hasRule(weapon, "artillery"))?.weapon ?? null;

/** An engineer: infantry, or a vehicle made for it. dt.veh.engineer, dt.fort.wire-cut */
export const isEngineer = (unit: Unit): boolean =>
  isInfantry(unit) || (isVehicle(unit) && (hasAttribute(unit, "engineer") || hasAttribute(unit, "dozer blade")));

export const officer: Doer = {
  who: officers,
  nobody: (unit) => `${unit} has no Officer.`,
  cites: ["dt.cmd.squad", "dt.cmd.lost", "dt.cmd.hero-officer"],
};
export const medic: Doer = {
  who: (_, together) => soldiersOfRole("medic")(together),
  nobody: (unit) => `${unit} has no Medic.`,
  cites: ["dt.cmd.squad", "dt.cmd.lost"],
};

/** The unit that carries a unit, if any. */
const carrierOf = ({ state }: Ctx, unit: Unit): Unit | undefined => unitNamed(state, unit.carrier ?? "");

/** Whether an Officer can reach the whole board. dt.cmd.combined, dt.cmd.vehicle-radio, dt.veh.command-radio */
export function hasRadio(ctx: Ctx, together: CombinedUnit, doer: Figure): Citation | null {
  if (figuresOf(together).some(({ miniature }) => miniature.role === "radio" || miniature.radio))
    return doer.miniature.radio ? "dt.cmd.combined" : "dt.cmd.squad";
  const carrier = carrierOf(ctx, doer.unit);
  if (carrier === undefined) return null;
  // a vehicle whose pilot is an Officer takes these actions itself
  if (doer.unit.pilot && isVehicle(carrier)) return "dt.cmd.vehicle-radio";
  const squad = figuresOf(together).some(({ miniature }) => miniature.role !== null);
  if (squad && hasAttribute(carrier, "command vehicle")) return "dt.veh.command-radio";
  return isVehicle(carrier) && reading(ctx, "dt.open.vehicle-radio") === "any-officer" ? "dt.open.vehicle-radio" : null;
}

/** Whether a failed special action of a command squad may be rolled again. dt.veh.command-reroll */
export const mayReroll = (ctx: Ctx, { unit, miniature }: Figure): boolean => {
  const carrier = carrierOf(ctx, unit);
  const commands = miniature.role !== null || hasOwnSkill(unit, "officer");
  return carrier !== undefined && commands && hasAttribute(carrier, "command vehicle");
};

/** Whether a unit was a squad, a support weapon or a vehicle that can come back. dt.cmd.reinforce, dt.cmd.replace */
export const returnActionFor = (unit: Unit): "reinforcement" | "replacement-vehicle" | null => {
  const { kind } = cardOf(unit);
  if (kind === "squad" || kind === "support") return "reinforcement";
  return kind === "vehicle" ? "replacement-vehicle" : null;
};
