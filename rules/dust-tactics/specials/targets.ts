import type { Citation } from "../book/citation.ts";
import { isExposed, isOnTheBoard, shareCarrier, stanceOf } from "../table/stances.ts";
import { armsOf } from "../attack/index.ts";
import { hasRule } from "../book/weapons.ts";
import { isWithinCm } from "../table/ranges.ts";
import { sees } from "../sight/index.ts";
import { fortificationAt } from "../table/ground.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, type Need, need, number, reading } from "../table/context.ts";
import { type Figure, figuresOf, hasOwnSkill, isAircraft, isInfantry, isKind, isVehicle } from "../table/units.ts";
import { returnActionFor, hasRadio } from "./actors.ts";
import type { Aimed } from "./rule.ts";

/** Whether a unit stands within so many centimetres of a doer; his own always does. */
function isNear(ctx: Ctx, doer: Figure, target: Unit, cm: number): boolean {
  if (target.id === doer.unit.id) return true;
  const from = stanceOf(ctx.state, doer);
  return figuresOf([target]).some((to) => isWithinCm(ctx, from.prism, stanceOf(ctx.state, to).prism, cm));
}

/** Whether a doer has a line of sight to a unit; to his own always. */
function isSeen(ctx: Ctx, doer: Figure, target: Unit): boolean {
  if (target.id === doer.unit.id) return true;
  const from = stanceOf(ctx.state, doer);
  return figuresOf([target]).some((figure) => {
    const to = stanceOf(ctx.state, figure);
    return from.unit === to.unit || sees(ctx, from, to, { except: [from.unit.id, to.unit.id] });
  });
}

/** Friends alone, by the default reading. dt.open.friendly-actions */
const friendly = (ctx: Ctx, doer: Figure, target: Unit): Need =>
  need(
    reading(ctx, "dt.open.friendly-actions") === "any" || target.side === doer.unit.side,
    `${target.id} is on the same side.`,
    `${target.id} is on the other side.`,
    "dt.open.friendly-actions",
  );

/** Superhumans and zombies heed no command squad. dt.super.no-command, dt.skill.zombie-limits */
const takesOrders = (target: Unit): readonly Need[] => [
  need(
    !hasOwnSkill(target, "superhuman"),
    `${target.id} is not a superhuman.`,
    `${target.id} is superhuman and takes no orders.`,
    "dt.super.no-command",
  ),
  need(
    !hasOwnSkill(target, "zombie"),
    `${target.id} is not a zombie.`,
    `${target.id} is a zombie and takes no orders.`,
    "dt.skill.zombie-limits",
  ),
];

/** A unit treats itself by the default reading. dt.open.self-target */
const notOnlyItself = (ctx: Ctx, doer: Figure, target: Unit): Need =>
  need(
    reading(ctx, "dt.open.self-target") === "own-too" || target.id !== doer.unit.id,
    `${target.id} is another unit.`,
    `${target.id} cannot do this for itself.`,
    "dt.open.self-target",
  );

const within = (ctx: Ctx, doer: Figure, target: Unit, cm: number, ...cites: readonly Citation[]): Need =>
  need(
    isNear(ctx, doer, target, cm),
    `${target.id} is within ${cm} cm.`,
    `${target.id} is not within ${cm} cm of ${doer.unit.id}.`,
    ...cites,
  );

const inSight = (ctx: Ctx, doer: Figure, target: Unit, ...cites: readonly Citation[]): Need =>
  need(
    isSeen(ctx, doer, target),
    `${doer.unit.id} has a line of sight to ${target.id}.`,
    `${doer.unit.id} has no line of sight to ${target.id}.`,
    ...cites,
  );

/** A special action that needs somebody within range 1 reaches out of no fortification. dt.fort.special-actions */
function notOutOfFort(ctx: Ctx, doer: Figure, target: Unit): Need {
  const fortAt = ({ miniatures: [first] }: Unit): string | null =>
    first === undefined ? null : (fortificationAt(ctx.state, first.at)?.id ?? null);
  const own = fortAt(doer.unit);
  return need(
    own === null || fortAt(target) === own,
    own === null ? `${doer.unit.id} is not in a fortification.` : `${target.id} is in the same fortification.`,
    `${doer.unit.id} is in a fortification, and ${target.id} is not in the same one.`,
    "dt.fort.special-actions",
  );
}

/** How far an Officer without a radio gives orders, in cm. dt.open.range-two */
const orderRange = (ctx: Ctx): number =>
  reading(ctx, "dt.open.range-two") === "20-cm"
    ? number(ctx, "dt.number.radio-less")
    : number(ctx, "dt.number.special");

/** Near and in sight, or anywhere by radio. dt.cmd.ammo-radio, dt.cmd.moving-radio */
function inReach(ctx: Ctx, { together, doer, target }: Aimed, order: Citation, byRadio: Citation): readonly Need[] {
  const radio = hasRadio(ctx, together, doer);
  if (radio !== null) return [need(true, "The Officer has a radio.", "", radio, byRadio)];
  // its carrier lends an Officer no radio: dt.open.vehicle-radio
  const lends: readonly Citation[] =
    doer.unit.where === "aboard" ? ["dt.cmd.vehicle-radio", "dt.open.vehicle-radio"] : [];
  return [
    within(ctx, doer, target, orderRange(ctx), order, "dt.open.range-two", byRadio, ...lends),
    inSight(ctx, doer, target, order, byRadio, ...lends),
  ];
}

/** Whether a unit has weapons whose ammunition is limited. dt.weapon.limited, dt.weapon.volley */
const isLimited = (unit: Unit): boolean =>
  figuresOf([unit]).some(({ miniature }) =>
    armsOf(unit, miniature).some(({ weapon }) => hasRule(weapon, "limited ammo") || hasRule(weapon, "volley")),
  );

/** How much of a unit can come back: lost soldiers of a squad, crosses of all others. */
const woundsOf = (unit: Unit): number => (isKind(unit, "squad") ? unit.lost.length : unit.damage);

/** The soldiers a unit has lost: of a support weapon one for each cross marked. dt.declare.crew-left, dt.veh.medevac */
export const soldiersLost = (unit: Unit): number => (isKind(unit, "support") ? unit.damage : unit.lost.length);

/** The target is on the table, or with the doer in or on the same carrier. */
function isPresent(ctx: Ctx, { doer, target }: Aimed): Need {
  const isInside = target.carrier === doer.unit.id && !target.pilot;
  const isOwn = target.id === doer.unit.id || isInside || shareCarrier(doer.unit, target);
  return need(
    isExposed(ctx.state, target) || isOwn,
    `${target.id} is on the table.`,
    `${target.id} is not on the table.`,
  );
}

/** An order by radio reaches any unit on the board, aboard something or not; a pilot counts as its vehicle. */
const isReachable = (ctx: Ctx, { target }: Aimed): Need =>
  need(
    isOnTheBoard(ctx.state, target) && !target.pilot,
    `${target.id} is on the board.`,
    `${target.id} is not on the board.`,
  );

const isInfantryPoint = ({ target }: Aimed, cite: Citation): Need =>
  need(isInfantry(target), `${target.id} is infantry.`, `${target.id} is not infantry.`, cite);

const hasLostSoldier = ({ target }: Aimed, soldiers: number, cite: Citation): Need =>
  need(soldiers > 0, `${target.id} has lost a soldier.`, `${target.id} has lost no soldier.`, cite);

const sameSide = ({ doer, target }: Aimed, cite: Citation): Need =>
  need(target.side === doer.unit.side, `${target.id} is on the same side.`, `${target.id} is on the other side.`, cite);

/** Near, by the number of special actions. */
const isNearEnough = (ctx: Ctx, { doer, target }: Aimed, cite: Citation): Need =>
  within(ctx, doer, target, number(ctx, "dt.number.special"), cite);

/** AMMO DROP. dt.cmd.ammo, dt.cmd.ammo-radio */
export function ammoDrop(ctx: Ctx, aimed: Aimed): readonly Need[] {
  const { doer, target } = aimed;
  return [
    isReachable(ctx, aimed),
    friendly(ctx, doer, target),
    ...takesOrders(target),
    need(
      isLimited(target),
      `${target.id} has a weapon with limited ammunition.`,
      `${target.id} has no weapon with limited ammunition.`,
      "dt.cmd.ammo",
    ),
    ...inReach(ctx, aimed, "dt.cmd.ammo", "dt.cmd.ammo-radio"),
  ];
}

/** GET MOVING. dt.cmd.moving, dt.cmd.moving-once, dt.cmd.moving-radio */
export function getMoving(ctx: Ctx, aimed: Aimed): readonly Need[] {
  const { together, doer, target } = aimed;
  return [
    isReachable(ctx, aimed),
    friendly(ctx, doer, target),
    ...takesOrders(target),
    need(
      target.activated && !together.some(({ id }) => id === target.id),
      `${target.id} has been activated this turn.`,
      together.some(({ id }) => id === target.id)
        ? `${target.id} does not activate itself.`
        : `${target.id} is yet to be activated.`,
      "dt.cmd.moving",
    ),
    need(
      !target.again,
      `${target.id} has not been activated a second time.`,
      `${target.id} has already been activated a second time.`,
      "dt.cmd.moving-once",
    ),
    ...inReach(ctx, aimed, "dt.cmd.moving", "dt.cmd.moving-radio"),
  ];
}

/** REINFORCEMENT and REPLACEMENT VEHICLE. dt.cmd.reinforce, dt.cmd.replace */
export function comesBack(_: Ctx, aimed: Aimed): readonly Need[] {
  const { special, target } = aimed;
  const isReinforcement = special === "reinforcement";
  const cite = isReinforcement ? "dt.cmd.reinforce" : "dt.cmd.replace";
  return [
    need(target.where === "gone", `${target.id} was eliminated.`, `${target.id} was not eliminated.`, cite),
    sameSide(aimed, cite),
    ...takesOrders(target),
    need(
      returnActionFor(target) === special,
      isReinforcement ? `${target.id} is a squad or a support weapon.` : `${target.id} is a vehicle.`,
      isReinforcement ? `${target.id} is neither a squad nor a support weapon.` : `${target.id} is not a vehicle.`,
      cite,
    ),
  ];
}

/** GET UP and STIMULANTS. dt.cmd.get-up, dt.cmd.stimulants */
export function treatment(ctx: Ctx, aimed: Aimed): readonly Need[] {
  const { doer, special, target } = aimed;
  const cite = special === "get-up" ? "dt.cmd.get-up" : "dt.cmd.stimulants";
  const isHurt = need(
    woundsOf(target) > 0,
    `${target.id} has lost somebody, or is hurt.`,
    `${target.id} has lost nobody and is not hurt.`,
    cite,
  );
  return [
    isPresent(ctx, aimed),
    friendly(ctx, doer, target),
    ...takesOrders(target),
    notOnlyItself(ctx, doer, target),
    isInfantryPoint(aimed, cite),
    ...(special === "get-up" ? [isHurt] : []),
    isNearEnough(ctx, aimed, cite),
    inSight(ctx, doer, target, cite),
    notOutOfFort(ctx, doer, target),
  ];
}

/** MAKESHIFT REPAIR, of a Mechanic or with Tank Head. dt.cmd.repair, dt.skill.tank-head */
export function makeshiftRepair(ctx: Ctx, aimed: Aimed): readonly Need[] {
  const { doer, target } = aimed;
  const tankHead = hasOwnSkill(doer.unit, "tank head");
  const cite = tankHead ? "dt.skill.tank-head" : "dt.cmd.repair";
  return [
    isPresent(ctx, aimed),
    friendly(ctx, doer, target),
    ...(tankHead ? [] : [...takesOrders(target), notOnlyItself(ctx, doer, target)]),
    need(isVehicle(target), `${target.id} is a vehicle.`, `${target.id} is not a vehicle.`, cite),
    isNearEnough(ctx, aimed, cite),
    inSight(ctx, doer, target, cite),
    notOutOfFort(ctx, doer, target),
  ];
}

/** MEDEVAC. dt.veh.medevac */
export const medevac = (ctx: Ctx, aimed: Aimed): readonly Need[] => [
  isPresent(ctx, aimed),
  friendly(ctx, aimed.doer, aimed.target),
  isInfantryPoint(aimed, "dt.veh.medevac"),
  hasLostSoldier(aimed, soldiersLost(aimed.target), "dt.veh.medevac"),
  isNearEnough(ctx, aimed, "dt.veh.medevac"),
];

/** RESURRECTION. dt.skill.resurrection */
export function resurrection(ctx: Ctx, aimed: Aimed): readonly Need[] {
  const { doer, target } = aimed;
  return [
    isPresent(ctx, aimed),
    need(
      hasOwnSkill(target, "mindless zombie"),
      `${target.id} are Mindless Zombies.`,
      `${target.id} are not Mindless Zombies.`,
      "dt.skill.resurrection",
    ),
    sameSide(aimed, "dt.skill.resurrection"),
    hasLostSoldier(aimed, target.lost.length, "dt.skill.resurrection"),
    isNearEnough(ctx, aimed, "dt.skill.resurrection"),
    notOutOfFort(ctx, doer, target),
  ];
}

/** AIR ALERT. dt.veh.air-alert */
export const airAlert = (ctx: Ctx, aimed: Aimed): readonly Need[] => [
  isPresent(ctx, aimed),
  need(
    isAircraft(aimed.target) && aimed.target.side !== aimed.doer.unit.side,
    `${aimed.target.id} is an enemy aircraft.`,
    `${aimed.target.id} is not an enemy aircraft.`,
    "dt.veh.air-alert",
  ),
  inSight(ctx, aimed.doer, aimed.target, "dt.veh.air-alert"),
];
