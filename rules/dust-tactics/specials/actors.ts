import type { Citation } from "../book/citation.ts";
import { hasRule, type WeaponId } from "../book/weapons.ts";
import { armsOf } from "../attack/index.ts";
import { pilotOf } from "../table/carried.ts";
import type { Skill } from "../book/card.ts";
import { type Planned, type SpecialId, specialIds, type Unit } from "../table/state.ts";
import { type Ctx, reading, type Hindrance } from "../table/context.ts";
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

export const isSpecial = (planned: Planned): planned is SpecialId => specialIds.some((special) => special === planned);

/** Who of the units that act together can take a special action, and what is so where nobody can. */
interface Doer {
  readonly who: (ctx: Ctx, together: CombinedUnit) => readonly Figure[];
  readonly text: (unit: string) => string;
  readonly cites: readonly Citation[];
}

/** Soldiers of a role, as long as they live. dt.cmd.squad, dt.cmd.lost */
const soldiersOfRole =
  (role: "officer" | "medic" | "mechanic") =>
  (together: CombinedUnit): readonly Figure[] =>
    figuresOf(together).filter(({ miniature }) => miniature.role === role);

/** Those who act, and the heroes at their controls, who use their skills. dt.pilot.safe */
const withPilots = ({ state }: Ctx, together: CombinedUnit): CombinedUnit => [
  ...together,
  ...together.flatMap((unit) => pilotOf(state, unit) ?? []),
];

/** Heroes with a skill, at the controls of what acts or on foot. */
const heroesWith = (ctx: Ctx, together: CombinedUnit, skill: Skill): readonly Figure[] =>
  figuresOf(withPilots(ctx, together).filter((unit) => isHero(unit) && hasOwnSkill(unit, skill)));

/** An Officer of a squad, a hero who is one, or a vehicle that gives orders. dt.cmd.hero-officer, dt.cmd.vehicle-radio */
const officers = (ctx: Ctx, together: CombinedUnit): readonly Figure[] => [
  ...soldiersOfRole("officer")(together),
  ...heroesWith(ctx, together, "officer"),
];

const withAttribute =
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

const officer: Doer = {
  who: officers,
  text: (unit) => `${unit} has no Officer.`,
  cites: ["dt.cmd.squad", "dt.cmd.lost", "dt.cmd.hero-officer"],
};
const medic: Doer = {
  who: (_, together) => soldiersOfRole("medic")(together),
  text: (unit) => `${unit} has no Medic.`,
  cites: ["dt.cmd.squad", "dt.cmd.lost"],
};

const doers: Readonly<Record<SpecialId, Doer>> = {
  reload: {
    who: (_, together) => figuresOf(together.filter(isLoader)),
    text: (unit) => `${unit} has no weapon to reload.`,
    cites: ["dt.weapon.reload-action"],
  },
  camouflage: {
    who: (_, together) => figuresOf(together.filter((unit) => hasOwnSkill(unit, "camouflage"))),
    text: (unit) => `${unit} has no Camouflage.`,
    cites: ["dt.skill.camouflage", "dt.skill.nobody-shares"],
  },
  resurrection: {
    who: (ctx, together) => heroesWith(ctx, together, "blutkreuz"),
    text: (unit) => `Nobody in ${unit} is a hero with Blutkreuz.`,
    cites: ["dt.skill.resurrection"],
  },
  "makeshift-repair": {
    who: (ctx, together) => [
      ...heroesWith(ctx, together, "tank head"),
      ...soldiersOfRole("mechanic")(together),
      ...figuresOf(together.filter((unit) => hasAttribute(unit, "mechanic"))),
    ],
    text: (unit) => `${unit} has no Mechanic and is not one, and no hero in it has Tank Head.`,
    cites: ["dt.cmd.repair", "dt.cmd.lost", "dt.veh.mechanic", "dt.skill.tank-head"],
  },
  medevac: {
    who: withAttribute("medevac"),
    text: (unit) => `${unit} is not a Medevac vehicle.`,
    cites: ["dt.veh.medevac"],
  },
  "air-alert": {
    who: withAttribute("air alert"),
    text: (unit) => `${unit} has no Air alert.`,
    cites: ["dt.veh.air-alert"],
  },
  dozer: {
    who: withAttribute("dozer blade"),
    text: (unit) => `${unit} has no Dozer blade.`,
    cites: ["dt.veh.dozer-cover"],
  },
  "launch-smoke": {
    who: (_, together) =>
      figuresOf(
        together.filter((unit) => hasAttribute(unit, "smoke launchers") && !unit.used.includes("smoke launchers")),
      ),
    text: (unit) => `${unit} has no Smoke launchers, or has already used them.`,
    cites: ["dt.veh.smoke"],
  },
  engineering: {
    who: (_, together) => figuresOf(together.filter(isEngineer)),
    text: (unit) => `${unit} is neither infantry nor an engineer vehicle.`,
    cites: ["dt.veh.engineer"],
  },
  "fire-smoke": {
    who: (ctx, together) =>
      reading(ctx, "dt.open.smoke-shell-action") === "special-action"
        ? figuresOf(together.filter((unit) => artilleryOf(unit) !== null))
        : [],
    text: (unit) => `${unit} has no artillery, or fires smoke with an attack and not with an action of its own.`,
    cites: ["dt.open.smoke-shell-action", "dt.weapon.smoke-shell"],
  },
  "ammo-drop": officer,
  "get-moving": officer,
  reinforcement: officer,
  "replacement-vehicle": officer,
  "get-up": medic,
  stimulants: medic,
};

/** Who can take a special action. */
export const doersOf = (ctx: Ctx, together: CombinedUnit, special: SpecialId): readonly Figure[] =>
  doers[special].who(ctx, together);

/** Special actions that a side takes once a game with success. dt.cmd.reinforce-once, dt.cmd.replace-once */
const onceASide = {
  reinforcement: { key: "reinforcement", done: "called up reinforcements", cites: ["dt.cmd.reinforce-once"] },
  "replacement-vehicle": { key: "vehicle", done: "replaced a vehicle", cites: ["dt.cmd.replace-once"] },
} as const;

/** What keeps units from planning a special action, whatever it is aimed at; null where nothing does. */
export function planObstacle(ctx: Ctx, together: CombinedUnit, special: SpecialId): Hindrance | null {
  const { text, cites } = doers[special];
  const [doer] = doersOf(ctx, together, special);
  if (doer === undefined) return { text: text(together[0]?.id ?? "The unit"), cites };
  if (special !== "reinforcement" && special !== "replacement-vehicle") return null;
  const { key, done, cites: once } = onceASide[special];
  return ctx.state.spent.includes(`${doer.unit.side}-${key}`)
    ? { text: `The ${doer.unit.side} has already ${done} in this game.`, cites: once }
    : null;
}

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
