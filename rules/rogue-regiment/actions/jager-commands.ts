import { directionTo, facings, neighbour, reach, type Route, type Square, squareNamed } from "../../geometry/index.ts";
import { impossible, citeIf, counted } from "../../kernel/index.ts";
import {
  burns,
  freeFor,
  startsOf,
  takenByOthers,
  driveAlong,
  follow,
  isNearOperator,
  noticeOnTheWay,
} from "../axis/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import {
  closest,
  type Ctx,
  distanceToOperator,
  grid,
  name,
  isOnBoard,
  placeOf,
  reading,
  record,
  type Req,
  type Rules,
  spottedOperators,
  unitNamed,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { type AxisVehicle, isVehicle, lengthOf, tokenSquares, type VehiclePlace } from "../table/vehicle-token.ts";
import { vehicleReach, advanceCosts, obstacles, stepFeatures } from "../movement/index.ts";
import { unitMove } from "../fighting/index.ts";
import { jagerOf } from "../jager/index.ts";
import { facingToward, leaveCarrier, setFacing } from "../alarm/index.ts";
import { sighted } from "../sight/index.ts";
import type { ActionRule } from "./rule.ts";

/** How the Jäger player moves a unit. */
type CommandAction = ActionOf<"command" | "command-vehicle">;

/** The Jäger player moves one of his units on foot. rr.jager.control-move, rr.jager.control-none */
const command: ActionRule<"command"> = {
  requires: requireCommand,
  candidates(ctx) {
    const unit = commanded(ctx);
    return unit === undefined || isVehicle(unit) ? [] : marches(ctx, unit);
  },
  *perform(ctx, _jager, action) {
    jagerOf(ctx).commanding = null;
    const unit = unitNamed(ctx.state, action.unit);
    if (unit !== undefined) yield* march(ctx, unit, action);
  },
};

/** The Jäger player moves one of his vehicles; a Kettenkrad near enough lets its troops out. rr.jager.control-move, rr.open.jager-control-deploy */
const commandVehicle: ActionRule<"command-vehicle"> = {
  requires: requireCommand,
  candidates(ctx) {
    const unit = commanded(ctx);
    return unit !== undefined && isVehicle(unit) ? drivesOf(ctx, unit) : [];
  },
  *perform(ctx, _jager, action) {
    jagerOf(ctx).commanding = null;
    const unit = unitNamed(ctx.state, action.unit);
    if (unit !== undefined && isVehicle(unit)) yield* drive(ctx, unit, action);
  },
};

/**
 * What a move of a Jäger unit requires: it is its turn, the way is open within its allowance, and it ends on free
 * squares. rr.jager.control-move, rr.jager.control-terrain, rr.jager.control-none
 */
function requireCommand(ctx: Ctx, req: Req, action: CommandAction): void {
  const { commanding } = jagerOf(ctx);
  const unit = unitNamed(ctx.state, action.unit);
  if (commanding !== null && !req.known(unit, "unit", action.unit, "Axis unit", "rr.jager.control-move")) return;
  const now = req.need(commanding === action.unit && unit !== undefined, {
    met: `It is ${action.unit} that moves now.`,
    unmet:
      commanding === null
        ? "No Jäger unit is to be moved now: that is done in the Axis Advance Phase."
        : `It is ${commanding} that moves now, not ${action.unit}.`,
    cites: ["rr.jager.control-move", "rr.jager.control-advance-only", "rr.open.jager-control-order"],
  });
  if (!now || unit === undefined) return;
  const onWheels = isVehicle(unit);
  const fits = req.need(onWheels === (action.do === "command-vehicle"), {
    met: onWheels ? `${unit.id} is a vehicle.` : `${unit.id} is on foot.`,
    unmet: onWheels
      ? `${unit.id} is a vehicle: it is moved to a place of its token.`
      : `${unit.id} is on foot: it is moved square by square.`,
    cites: ["rr.jager.control-move"],
  });
  if (!fits) return;
  if (action.do === "command") requireMarch(ctx, req, unit, action.path);
  else if (onWheels) requireDrive(ctx, req, unit, action);
}

/** The way of a unit on foot, with the points spent after each square; null where it is closed. */
function marchOf(ctx: Ctx, unit: AxisUnit, path: readonly string[]): Route | null {
  const squares: Square[] = [];
  const spent: number[] = [];
  for (const written of path) {
    const to = squareNamed(grid(ctx), written);
    const points = to === null ? null : stepPoints(ctx, unit, squares.at(-1) ?? unit.at, to);
    if (to === null || points === null) return null;
    squares.push(to);
    spent.push((spent.at(-1) ?? 0) + points);
  }
  return { squares, spent };
}

/** The movement points of one step, or onto the board from a spawn tile; null where it is closed. */
function stepPoints(ctx: Ctx, unit: AxisUnit, from: Square | null, to: Square): number | null {
  if (from === null) return startsOf(ctx, unit).find(({ square }) => square === to)?.spent ?? null;
  const direction = directionTo(grid(ctx), from, to);
  const cost = direction === null ? 0 : (advanceCosts(ctx, unit.kind)[from * 8 + direction] ?? 0);
  return cost === 0 ? null : cost;
}

/** Says why a step of a way is closed to infantry, and what closes it. Returns false. */
function failStep(ctx: Ctx, req: Req, unit: AxisUnit, before: string | null, after: string): false {
  const to = squareNamed(grid(ctx), after);
  if (to === null) return req.fail(`${after} is not a square of the board.`, "rr.jager.control-terrain");
  const from = before === null ? null : squareNamed(grid(ctx), before);
  if (from === null) {
    const burning = burns(ctx, to);
    return req.fail(
      {
        text: `${unit.id} cannot step from its spawn tile onto ${after}${burning ? `: the room of ${after} is in flames` : ""}.`,
        at: after,
      },
      "rr.jager.control-terrain",
      "rr.battle.step-on",
      ...citeIf(burning, "rr.dogs.flame-axis-stay-out"),
    );
  }
  const direction = directionTo(grid(ctx), from, to);
  if (direction === null)
    return req.fail(
      { text: `${after} is not adjacent to ${before}.`, at: after },
      "rr.jager.control-terrain",
      "rr.square.adjacent",
    );
  const features = stepFeatures(ctx, "axis", from, to, direction);
  return req.fail(
    {
      text: `The step from ${before} to ${after} is closed to infantry: ${obstacles(features)}.`,
      at: after,
    },
    ...new Set([
      "rr.jager.control-terrain" as const,
      "rr.advance.terrain" as const,
      ...features.filter(({ stops }) => stops).flatMap(({ cites }) => cites),
    ]),
  );
}

function requireMarch(ctx: Ctx, req: Req, unit: AxisUnit, path: readonly string[]): void {
  const closed = path.findIndex((_, i) => marchOf(ctx, unit, path.slice(0, i + 1)) === null);
  const open =
    closed < 0
      ? req.pass("Every step of the way is open to infantry.", "rr.jager.control-terrain", "rr.advance.terrain")
      : failStep(
          ctx,
          req,
          unit,
          path[closed - 1] ?? (unit.at === null ? null : name(ctx, unit.at)),
          path[closed] ?? "nowhere",
        );
  const route = open ? marchOf(ctx, unit, path) : null;
  if (route === null) return;
  const limit = unitMove(ctx, unit.kind);
  const points = route.spent.at(-1) ?? 0;
  req.need(points <= limit, {
    met: `The way takes ${points} of ${limit} points.`,
    unmet: `The way takes ${counted(points, "point")}; ${unit.id} has ${limit}.`,
    cites: ["rr.jager.control-move", "rr.jager.control-terrain"],
  });
  const end = route.squares.at(-1);
  if (end !== undefined)
    req.need(takenByOthers(ctx, unit)[end] === 0, {
      met: `${name(ctx, end)} is free.`,
      unmet: `${name(ctx, end)} is occupied.`,
      at: name(ctx, end),
      cites: ["rr.jager.control-terrain", "rr.square.one-unit"],
    });
}

/** The place of a vehicle an action names. */
function vehiclePlaceOf({ to, facing }: ActionOf<"command-vehicle">): VehiclePlace {
  const [x = 0, y = 0] = to.split(",").map(Number);
  return { x, y, facing };
}

const drivesTo = (ctx: Ctx, vehicle: AxisVehicle): ReturnType<typeof vehicleReach> =>
  vehicleReach(
    grid(ctx),
    ctx.settings,
    vehicle.kind,
    { ...vehicle.token, facing: vehicle.facing },
    unitMove(ctx, vehicle.kind),
  );

/** The steps of a vehicle to a place; empty where it stays, null where it does not come there. */
function driveOf(
  ctx: Ctx,
  vehicle: AxisVehicle,
  to: VehiclePlace,
): ReturnType<ReturnType<typeof vehicleReach>["routeTo"]> | null {
  const { numbers, spent, routeTo } = drivesTo(ctx, vehicle);
  const place = numbers.number(to);
  return place < 0 || (spent[place] ?? -1) < 0 ? null : routeTo(place);
}

/** Whether a place lies off the board, other than where the vehicle waits. rr.vspawn.enter, rr.veh.off-board */
const strays = (ctx: Ctx, { kind, token, facing }: AxisVehicle, place: VehiclePlace): boolean =>
  tokenSquares(grid(ctx), place, lengthOf(ctx.settings, kind)).length === 0 &&
  (place.x !== token.x || place.y !== token.y || place.facing !== facing);

function requireDrive(ctx: Ctx, req: Req, vehicle: AxisVehicle, action: ActionOf<"command-vehicle">): void {
  const place = vehiclePlaceOf(action);
  const limit = unitMove(ctx, vehicle.kind);
  const reached = req.need(driveOf(ctx, vehicle, place) !== null, {
    met: `${action.to} facing ${action.facing} is within ${limit} points.`,
    unmet: `${vehicle.id} does not come to ${action.to} facing ${action.facing} with its ${limit} points.`,
    at: action.to,
    cites: ["rr.jager.control-move", "rr.jager.control-terrain"],
  });
  if (!reached) return;
  const squares = tokenSquares(grid(ctx), place, lengthOf(ctx.settings, vehicle.kind));
  req.need(!strays(ctx, vehicle, place), {
    met: `${vehicle.id} comes onto the board or stays where it is.`,
    unmet: `${action.to} lies off the board; ${vehicle.id} enters it or stays where it is.`,
    at: action.to,
    cites: ["rr.vspawn.enter", "rr.veh.off-board"],
  });
  req.need(freeFor(ctx, vehicle, squares), {
    met: `The squares at ${action.to} are free.`,
    unmet: `Somebody or something is on the squares at ${action.to}.`,
    at: action.to,
    cites: ["rr.jager.control-terrain", "rr.square.one-unit"],
  });
}

/** The unit that is to be moved now, where there is one. */
function commanded(ctx: Ctx): AxisUnit | undefined {
  const id = ctx.state.jager?.commanding ?? null;
  return id === null ? undefined : unitNamed(ctx.state, id);
}

/** Where a unit on foot may be moved: one shortest way to each square, with every facing. */
function marches(ctx: Ctx, unit: AxisUnit): readonly ActionOf<"command">[] {
  const looks = reading(ctx, "rr.open.jager-control-facing") === "jager" ? facings : [unit.facing];
  return waysOf(ctx, unit).flatMap((path) =>
    (path.length === 0 && unit.at === null ? [unit.facing] : looks).map((facing) => ({
      do: "command" as const,
      unit: unit.id,
      path: [...path],
      facing,
    })),
  );
}

/** Where a vehicle may be moved: every place it reaches. */
function drivesOf(ctx: Ctx, vehicle: AxisVehicle): readonly ActionOf<"command-vehicle">[] {
  const { numbers, reached } = drivesTo(ctx, vehicle);
  return reached
    .map((place) => numbers.place(place))
    .filter((place) => !strays(ctx, vehicle, place))
    .map(({ x, y, facing }) => ({ do: "command-vehicle", unit: vehicle.id, to: `${x},${y}`, facing }));
}

/** One shortest way to each square a unit on foot reaches; the first is to stay. */
function waysOf(ctx: Ctx, unit: AxisUnit): readonly (readonly string[])[] {
  const board = grid(ctx);
  const starts = startsOf(ctx, unit);
  const costs = advanceCosts(ctx, unit.kind);
  const spent = reach(board, costs, starts, unitMove(ctx, unit.kind));
  const taken = takenByOthers(ctx, unit);
  const ways: (readonly string[])[] = [[]];
  for (const goal of spent.keys()) {
    if ((spent[goal] ?? -1) < 0 || taken[goal] === 1 || goal === unit.at) continue;
    const path: Square[] = [];
    for (let at: Square | null = goal; at !== null;) {
      path.unshift(at);
      const here: Square = at;
      const points = spent[here] ?? 0;
      if (starts.some((start) => start.square === here && start.spent === points)) break;
      at = null;
      for (let direction = 0; direction < 8; direction++) {
        const from = neighbour(board, here, direction);
        const cost = from === null ? 0 : (costs[from * 8 + ((direction + 4) % 8)] ?? 0);
        if (from !== null && cost > 0 && (spent[from] ?? -1) >= 0 && (spent[from] ?? 0) + cost === points) at = from;
      }
    }
    ways.push(path.slice(unit.at === null ? 0 : 1).map((square) => name(ctx, square)));
  }
  return ways;
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
      ...citeIf(stays, "rr.jager.control-none"),
    ],
  });

function* march(ctx: Ctx, unit: AxisUnit, { path, facing }: ActionOf<"command">): Rules {
  const route = marchOf(ctx, unit, path);
  if (route === null) throw impossible(`${unit.id} goes by ${path.join(" ")}`);
  told(ctx, unit, path.at(-1) ?? "where it stands", facing, path.length === 0);
  yield* follow(ctx, unit, route);
  if (unitNamed(ctx.state, unit.id) === undefined || !isOnBoard(unit)) return;
  const before = sighted(ctx, unit);
  const [nearest] = closest(spottedOperators(ctx), (operator) => distanceToOperator(ctx, unit, operator));
  const wanted =
    reading(ctx, "rr.open.jager-control-facing") === "closest" && nearest !== undefined
      ? yield* facingToward(ctx, unit, placeOf(ctx, nearest.at))
      : facing;
  setFacing(ctx, unit, wanted, ["rr.open.jager-control-facing"]);
  noticeOnTheWay(ctx, unit, before);
}

function* drive(ctx: Ctx, vehicle: AxisVehicle, action: ActionOf<"command-vehicle">): Rules {
  const steps = driveOf(ctx, vehicle, vehiclePlaceOf(action));
  if (steps === null) throw impossible(`${vehicle.id} drives to ${action.to}`);
  told(ctx, vehicle, action.to, action.facing, steps.length === 0);
  if (vehicle.post.kind === "spawn" && steps.length > 0) vehicle.post = { kind: "guard" };
  if ((yield* driveAlong(ctx, vehicle, steps)) && isNearOperator(ctx, vehicle)) yield* leaveCarrier(ctx, vehicle);
}

export const actions = { command, "command-vehicle": commandVehicle };
