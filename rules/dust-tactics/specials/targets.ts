import type { Wording } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import { isExposed, isOnTheBoard, shareCarrier, stanceOf } from "../table/stances.ts";
import { armsOf, adjacency } from "../attack/index.ts";
import { hasRule } from "../book/weapons.ts";
import type { Citation } from "../table/events.ts";
import { isWithinCm } from "../table/ranges.ts";
import { sees } from "../sight/index.ts";
import type { TerrainPiece, Unit, SpecialId } from "../table/state.ts";
import { type Ctx, number, reading } from "../table/context.ts";
import {
  type Figure,
  figuresOf,
  hasAttribute,
  hasOwnSkill,
  isAircraft,
  isInfantry,
  isKind,
  isVehicle,
  type CombinedUnit,
} from "../table/units.ts";
import { comesBackBy, hasRadio, isEngineer } from "./actors.ts";

/** One thing a target has to be. */
export interface Point {
  readonly holds: boolean;
  readonly says: Wording;
  readonly cites: readonly Citation[];
}

const point = (holds: boolean, met: string, unmet: string, ...cites: readonly Citation[]): Point => ({
  holds,
  says: { met, unmet },
  cites,
});

/** Whether a unit stands within so many centimetres of a doer; his own always does. */
function isNear(ctx: Ctx, doer: Figure, target: Unit, cm: number): boolean {
  if (target.id === doer.unit.id) return true;
  const from = stanceOf(ctx.state, doer);
  return figuresOf([target]).some((to) => isWithinCm(ctx, from.prism, stanceOf(ctx.state, to).prism, cm));
}

/** Whether a doer has a line of sight to a unit; to his own always. */
export function isSeen(ctx: Ctx, doer: Figure, target: Unit): boolean {
  if (target.id === doer.unit.id) return true;
  const from = stanceOf(ctx.state, doer);
  return figuresOf([target]).some((figure) => {
    const to = stanceOf(ctx.state, figure);
    return from.unit === to.unit || sees(ctx, from, to, { except: [from.unit.id, to.unit.id] });
  });
}

/** Friends alone, by the default reading. dt.open.friendly-actions */
const friendly = (ctx: Ctx, doer: Figure, target: Unit): Point =>
  point(
    reading(ctx, "dt.open.friendly-actions") === "any" || target.side === doer.unit.side,
    `${target.id} is on the same side.`,
    `${target.id} is on the other side.`,
    "dt.open.friendly-actions",
  );

/** Superhumans and zombies heed no command squad. dt.super.no-command, dt.skill.zombie-limits */
const takesOrders = (target: Unit): readonly Point[] => [
  point(
    !hasOwnSkill(target, "superhuman"),
    `${target.id} is no superhuman.`,
    `${target.id} is superhuman and takes no orders.`,
    "dt.super.no-command",
  ),
  point(
    !hasOwnSkill(target, "zombie"),
    `${target.id} is no zombie.`,
    `${target.id} is a zombie and takes no orders.`,
    "dt.skill.zombie-limits",
  ),
];

/** A unit treats itself by the default reading. dt.open.self-target */
const notOnlyItself = (ctx: Ctx, doer: Figure, target: Unit): Point =>
  point(
    reading(ctx, "dt.open.self-target") === "own-too" || target.id !== doer.unit.id,
    `${target.id} is another unit.`,
    `${target.id} cannot do this for itself.`,
    "dt.open.self-target",
  );

const within = (ctx: Ctx, doer: Figure, target: Unit, cm: number, ...cites: readonly Citation[]): Point =>
  point(
    isNear(ctx, doer, target, cm),
    `${target.id} is within ${cm} cm.`,
    `${target.id} is not within ${cm} cm of ${doer.unit.id}.`,
    ...cites,
  );

const inSight = (ctx: Ctx, doer: Figure, target: Unit, ...cites: readonly Citation[]): Point =>
  point(
    isSeen(ctx, doer, target),
    `${doer.unit.id} has a line of sight to ${target.id}.`,
    `${doer.unit.id} has no line of sight to ${target.id}.`,
    ...cites,
  );

/** A special action that needs somebody within range 1 reaches out of no fortification. dt.fort.special-actions */
function notOutOfFort(doer: Figure, target: Unit, fortAt: (unit: Unit) => string | null): Point {
  const own = fortAt(doer.unit);
  return point(
    own === null || fortAt(target) === own,
    own === null ? `${doer.unit.id} is in no fortification.` : `${target.id} is in the same fortification.`,
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
function inReach(
  ctx: Ctx,
  together: CombinedUnit,
  doer: Figure,
  target: Unit,
  order: Citation,
  byRadio: Citation,
): readonly Point[] {
  const radio = hasRadio(ctx, together, doer);
  if (radio !== null) return [point(true, "The Officer has a radio.", "", radio, byRadio)];
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
export const woundsOf = (unit: Unit): number => (isKind(unit, "squad") ? unit.lost.length : unit.damage);

/** The soldiers a unit has lost: of a support weapon one for each cross marked. dt.declare.crew-left, dt.veh.medevac */
export const soldiersLost = (unit: Unit): number => (isKind(unit, "support") ? unit.damage : unit.lost.length);

/** Everything the target of a special action has to be. */
export function targetPoints(
  ctx: Ctx,
  together: CombinedUnit,
  doer: Figure,
  special: SpecialId,
  target: Unit,
  fortAt: (unit: Unit) => string | null,
): readonly Point[] {
  const near = number(ctx, "dt.number.special");
  const isInside = target.carrier === doer.unit.id && !target.pilot;
  const isOwn = target.id === doer.unit.id || isInside || shareCarrier(doer.unit, target);
  const isClose = isExposed(ctx.state, target) || isOwn;
  const there = point(isClose, `${target.id} is on the table.`, `${target.id} is not on the table.`);
  // an order by radio reaches whoever is on the board, aboard something or not; pilots are one with what they drive
  const onBoard = point(
    isOnTheBoard(ctx.state, target) && !target.pilot,
    `${target.id} is on the board.`,
    `${target.id} is not on the board.`,
  );
  switch (special) {
    case "ammo-drop":
      return [
        onBoard,
        friendly(ctx, doer, target),
        ...takesOrders(target),
        point(
          isLimited(target),
          `${target.id} has a weapon with limited ammunition.`,
          `${target.id} has no weapon with limited ammunition.`,
          "dt.cmd.ammo",
        ),
        ...inReach(ctx, together, doer, target, "dt.cmd.ammo", "dt.cmd.ammo-radio"),
      ];
    case "get-moving":
      return [
        onBoard,
        friendly(ctx, doer, target),
        ...takesOrders(target),
        point(
          target.activated && !together.some(({ id }) => id === target.id),
          `${target.id} has been activated this turn.`,
          `${target.id} has not been activated this turn, or acts now.`,
          "dt.cmd.moving",
        ),
        point(
          !target.again,
          `${target.id} has not been activated a second time.`,
          `${target.id} has already been activated a second time.`,
          "dt.cmd.moving-once",
        ),
        ...inReach(ctx, together, doer, target, "dt.cmd.moving", "dt.cmd.moving-radio"),
      ];
    case "reinforcement":
    case "replacement-vehicle": {
      const cite = special === "reinforcement" ? "dt.cmd.reinforce" : "dt.cmd.replace";
      return [
        point(target.where === "gone", `${target.id} was eliminated.`, `${target.id} was not eliminated.`, cite),
        point(
          target.side === doer.unit.side,
          `${target.id} is on the same side.`,
          `${target.id} is on the other side.`,
          cite,
        ),
        ...takesOrders(target),
        point(
          comesBackBy(target) === special,
          special === "reinforcement" ? `${target.id} is a squad or a support weapon.` : `${target.id} is a vehicle.`,
          special === "reinforcement"
            ? `${target.id} is neither a squad nor a support weapon.`
            : `${target.id} is no vehicle.`,
          cite,
        ),
      ];
    }
    case "get-up":
    case "stimulants": {
      const cite = special === "get-up" ? "dt.cmd.get-up" : "dt.cmd.stimulants";
      return [
        there,
        friendly(ctx, doer, target),
        ...takesOrders(target),
        notOnlyItself(ctx, doer, target),
        point(isInfantry(target), `${target.id} is infantry.`, `${target.id} is no infantry.`, cite),
        ...(special === "get-up"
          ? [
              point(
                woundsOf(target) > 0,
                `${target.id} has lost somebody, or is hurt.`,
                `${target.id} has lost nobody and is not hurt.`,
                cite,
              ),
            ]
          : []),
        within(ctx, doer, target, near, cite),
        inSight(ctx, doer, target, cite),
        notOutOfFort(doer, target, fortAt),
      ];
    }
    case "makeshift-repair": {
      const tankHead = hasOwnSkill(doer.unit, "tank head");
      const cite = tankHead ? "dt.skill.tank-head" : "dt.cmd.repair";
      return [
        there,
        friendly(ctx, doer, target),
        ...(tankHead ? [] : [...takesOrders(target), notOnlyItself(ctx, doer, target)]),
        point(isVehicle(target), `${target.id} is a vehicle.`, `${target.id} is no vehicle.`, cite),
        within(ctx, doer, target, near, cite),
        inSight(ctx, doer, target, cite),
        notOutOfFort(doer, target, fortAt),
      ];
    }
    case "medevac":
      return [
        there,
        friendly(ctx, doer, target),
        point(isInfantry(target), `${target.id} is infantry.`, `${target.id} is no infantry.`, "dt.veh.medevac"),
        point(
          soldiersLost(target) > 0,
          `${target.id} has lost a soldier.`,
          `${target.id} has lost no soldier.`,
          "dt.veh.medevac",
        ),
        within(ctx, doer, target, near, "dt.veh.medevac"),
      ];
    case "resurrection":
      return [
        there,
        point(
          hasOwnSkill(target, "mindless zombie"),
          `${target.id} are Mindless Zombies.`,
          `${target.id} are no Mindless Zombies.`,
          "dt.skill.resurrection",
        ),
        point(
          target.side === doer.unit.side,
          `${target.id} is on the same side.`,
          `${target.id} is on the other side.`,
          "dt.skill.resurrection",
        ),
        point(
          target.lost.length > 0,
          `${target.id} has lost a soldier.`,
          `${target.id} has lost no soldier.`,
          "dt.skill.resurrection",
        ),
        within(ctx, doer, target, near, "dt.skill.resurrection"),
        notOutOfFort(doer, target, fortAt),
      ];
    case "air-alert":
      return [
        there,
        point(
          isAircraft(target) && target.side !== doer.unit.side,
          `${target.id} is an enemy aircraft.`,
          `${target.id} is no enemy aircraft.`,
          "dt.veh.air-alert",
        ),
        inSight(ctx, doer, target, "dt.veh.air-alert"),
      ];
    case "reload":
    case "camouflage":
    case "dozer":
    case "launch-smoke":
    case "engineering":
    case "fire-smoke":
      return [];
  }
}

/** Whether any miniature of a unit is next to a piece of terrain. dt.open.adjacent */
export const isBeside = (ctx: Ctx, unit: Unit, { corners }: TerrainPiece): boolean =>
  figuresOf([unit]).some((figure) =>
    measured.isWithin(measured.gapToGround(stanceOf(ctx.state, figure).prism.body, corners), adjacency(ctx) + 10),
  );

/** What a unit can do about a piece of terrain, how many dice it takes, and how many actions. */
export interface Task {
  readonly dice: number;
  readonly actions: number;
  readonly cites: readonly Citation[];
}

/** How many of a vehicle's weapons cut or grapple: with a pair it rolls two dice. dt.fort.eng-wire */
function cutters(unit: Unit): number {
  return figuresOf([unit])
    .flatMap(({ miniature }) => armsOf(unit, miniature))
    .filter(({ weapon }) => hasRule(weapon, "cutting") || hasRule(weapon, "grapple"))
    .reduce((most, { times }) => Math.max(most, times), 0);
}

/** The engineering that a unit can do at a piece of terrain; null where it can do none. dt.fort.eng-wire to eng-mines */
export function taskAt(unit: Unit, { kind }: TerrainPiece): Task | null {
  if (!isEngineer(unit)) return null;
  const infantry = isInfantry(unit);
  const dozer = hasAttribute(unit, "dozer blade");
  const pair = cutters(unit);
  switch (kind) {
    case "wire":
      if (infantry) return { dice: 1, actions: 1, cites: ["dt.fort.wire-cut"] };
      return pair > 0 ? { dice: Math.min(2, pair), actions: 1, cites: ["dt.fort.eng-wire"] } : null;
    case "minefield":
      if (infantry) return { dice: 1, actions: 1, cites: ["dt.fort.mine-clear"] };
      return dozer ? { dice: 1, actions: 1, cites: ["dt.fort.eng-mines"] } : null;
    case "bunker":
      return dozer ? { dice: 1, actions: 2, cites: ["dt.fort.eng-bunker"] } : null;
    case "trench":
      return dozer ? { dice: 1, actions: 1, cites: ["dt.fort.eng-trench"] } : null;
    default:
      return null;
  }
}
