import { act } from "../../kernel/index.ts";
import { facingToward, leaveCarrier, setFacing } from "../alarm/index.ts";
import { deploysWhereItStands, driveTo, follow, isNearOperator, noticeOnTheWay } from "../axis/index.ts";
import {
  type ActionOf,
  apartFrom,
  type AxisUnit,
  type AxisVehicle,
  closest,
  type Ctx,
  isVehicle,
  jagerSeat,
  onBoard,
  placeOf,
  reading,
  record,
  type Rules,
  spottedOperators,
  unitNamed,
} from "../table/index.ts";
import { impossible } from "../book/index.ts";
import { sighted } from "../sight/index.ts";
import { jagerLegal, jagerRequirements } from "./actions.ts";
import { driveOf, marchOf, placeNamed } from "./command-actions.ts";
import { jagerOf } from "./hand.ts";

/**
 * Whether the Jäger player moves a unit in the Axis Advance Phase; in a co-operative game nobody does.
 * rr.jager.control-move, rr.jager.upgrade-control, rr.jager.units-in-coop
 */
export const isCommanded = ({ state }: Ctx, unit: AxisUnit): boolean => state.jager !== null && unit.jager !== null;

/** Whether he is in the middle of moving one, so that the phase goes on behind it. */
export const isCommanding = ({ state }: Ctx): boolean => state.jager !== null && state.jager.commanding !== null;

/**
 * The Jäger player moves one of his units within its allowance, or leaves it where it is. A Kettenkrad that is near
 * enough lets its troops out by itself. rr.jager.control-move, rr.jager.control-none, rr.open.jager-control-deploy
 */
export function* commandUnit(ctx: Ctx, unit: AxisUnit): Rules {
  const jager = jagerOf(ctx);
  unit.advanced = true;
  if (isVehicle(unit) && deploysWhereItStands(ctx, unit)) {
    jager.commanding = null;
    yield* leaveCarrier(ctx, unit);
    return;
  }
  jager.commanding = unit.id;
  const action = yield* act({
    seat: jagerSeat,
    prompt: { id: "rr.decide.jager-command", text: `Where does ${unit.id} move?`, piece: unit.id },
    requirements: (candidate) => jagerRequirements(ctx, candidate),
    legal: () => jagerLegal(ctx),
  });
  jager.commanding = null;
  if (action.do === "command") yield* march(ctx, unit, action);
  else if (action.do === "command-vehicle" && isVehicle(unit)) yield* drive(ctx, unit, action);
  else throw impossible(`${action.do} where a unit is moved`);
}

const told = (ctx: Ctx, unit: AxisUnit, to: string, facing: AxisUnit["facing"], stays: boolean): void =>
  record(ctx, {
    event: "commanded",
    piece: unit.id,
    to,
    facing,
    cites: [
      unit.jager === "upgrade" ? "rr.jager.upgrade-control" : "rr.jager.control-move",
      "rr.jager.control-terrain",
      "rr.open.jager-control-special",
      "rr.open.jager-control-unspotted",
      "rr.open.jager-control-order",
      ...(stays ? (["rr.jager.control-none"] as const) : []),
    ],
  });

function* march(ctx: Ctx, unit: AxisUnit, { path, facing }: ActionOf<"command">): Rules {
  const route = marchOf(ctx, unit, path);
  if (route === null) throw impossible(`${unit.id} goes by ${path.join(" ")}`);
  told(ctx, unit, path.at(-1) ?? "where it stands", facing, path.length === 0);
  yield* follow(ctx, unit, route);
  if (unitNamed(ctx, unit.id) === undefined || !onBoard(unit)) return;
  const before = sighted(ctx, unit);
  const [nearest] = closest(spottedOperators(ctx), (operator) => apartFrom(ctx, unit, operator));
  const wanted =
    reading(ctx, "rr.open.jager-control-facing") === "closest" && nearest !== undefined
      ? yield* facingToward(ctx, unit, placeOf(ctx, nearest.at))
      : facing;
  setFacing(ctx, unit, wanted, ["rr.open.jager-control-facing"]);
  noticeOnTheWay(ctx, unit, before);
}

function* drive(ctx: Ctx, vehicle: AxisVehicle, action: ActionOf<"command-vehicle">): Rules {
  const steps = driveOf(ctx, vehicle, placeNamed(action));
  if (steps === null) throw impossible(`${vehicle.id} drives to ${action.to}`);
  told(ctx, vehicle, action.to, action.facing, steps.length === 0);
  if (vehicle.post.kind === "spawn" && steps.length > 0) vehicle.post = { kind: "guard" };
  let spent = 0;
  for (const { step, place, spent: after } of steps) {
    yield* driveTo(ctx, vehicle, place, { step, points: after - spent }, "advance", true);
    spent = after;
    if (unitNamed(ctx, vehicle.id) === undefined) return;
    if (isNearOperator(ctx, vehicle)) break;
  }
  if (isNearOperator(ctx, vehicle)) yield* leaveCarrier(ctx, vehicle);
}
