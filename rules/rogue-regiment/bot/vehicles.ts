import { unitHealth, willysGun } from "../fighting/index.ts";
import { isFootKind } from "../book/foot-kinds.ts";
import type { Action } from "../table/action-schema.ts";
import {
  type Ctx,
  distanceFromUnit,
  number,
  operatorsOnBoard,
  type Place,
  unitNamed,
  unitsOnBoard,
} from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { AxisUnit, OperatorVehicle } from "../table/state.ts";
import { lengthOf, modelOf, stepped, type VehiclePlace } from "../table/vehicle-token.ts";
import { bestOf } from "./assignments.ts";
import { hitChance, killChance } from "./outlook.ts";

/** What a vehicle with a crew of its own may be worth doing: to drive, and to fire. */
type Sortie = Extract<Action, { readonly do: "drive" | "vehicle-attack" | "drive-and-attack" }>;

const isSortie = (action: Action): action is Sortie =>
  action.do === "drive" || action.do === "vehicle-attack" || action.do === "drive-and-attack";

/** What a unit killed is worth, in squares; and how near to a unit on foot the guns are at their best. */
const KILL = 10;
const CLOSE = 2;
/** Farther than anybody is. */
const FAR = 99;

/** Where a vehicle is after an action. */
function placeAfter(ctx: Ctx, vehicle: OperatorVehicle, action: Sortie): VehiclePlace {
  const length = lengthOf(ctx.settings, modelOf(vehicle));
  const path = action.do === "vehicle-attack" ? [] : action.path;
  return path.reduce<VehiclePlace>((at, step) => stepped(at, length, step), {
    ...vehicle.token,
    facing: vehicle.facing,
  });
}

/** How many units on foot the shots of an action are expected to kill. rr.opveh.attack, rr.opveh.short */
function kills(ctx: Ctx, action: Sortie, at: Place): number {
  if (action.do === "drive") return 0;
  const { dice, number: needed, short } = willysGun(ctx);
  return action.shots.reduce((sum, { target }) => {
    const unit = unitNamed(ctx.state, target);
    if (unit === undefined || !isFootKind(unit.kind)) return sum;
    const near = distanceFromUnit(ctx, unit, at) <= short ? number(ctx, "rr.number.mod-op-short") : 0;
    return sum + killChance(dice, hitChance(needed, near), unitHealth(ctx, unit.kind) - unit.wounds);
  }, 0);
}

const isAwakeOnFoot = ({ alert, kind }: AxisUnit): boolean => alert && isFootKind(kind);

/** How good it is to stand somewhere: near those who are awake, to fire at them and to draw them off. */
function standing(ctx: Ctx, at: Place): number {
  const awake = unitsOnBoard(ctx).filter(isAwakeOnFoot);
  const nearest = Math.min(FAR, ...awake.map((unit) => distanceFromUnit(ctx, unit, at)));
  return -Math.abs(nearest - CLOSE) / 2;
}

/**
 * What the bot does with the Support Willys: it comes once the alarm has sounded, for before it would only bring it on;
 * it drives at those who are awake and fires at them, and they come after it instead of the Operators. Undefined where
 * there is nothing better than to stay. rr.dare.swillys-own-crew, rr.dare.swillys-draws-axis,
 * rr.dare.swillys-end-phase
 */
export function vehicleAction(ctx: Ctx, legal: () => readonly Action[]): Action | undefined {
  const vehicle = ctx.state.vehicles.find(({ kind }) => kind === "support-willys");
  if (vehicle === undefined || vehicle.turn === "finished" || ctx.state.section === "stealth") return undefined;
  // vehicles come before Operators on foot: rr.op.vehicles-first
  if (operatorsOnBoard(ctx).some((operator) => operator.turn !== "to-act" && !isCrew(operator))) return undefined;
  const score = (action: Sortie): number => {
    const at = placeAfter(ctx, vehicle, action);
    return KILL * kills(ctx, action, at) + standing(ctx, at);
  };
  const sorties = legal()
    .filter(isSortie)
    .filter((action) => action.vehicle === vehicle.id);
  const best = bestOf(sorties, score);
  return best !== undefined && score(best) > standing(ctx, vehicle.token) ? best : undefined;
}
