import {
  ahead,
  edgeBetween,
  type Facing,
  type Grid,
  neighbour,
  opposite,
  quarterTurn,
  type Square,
  squareAt,
} from "../../geometry/index.ts";
import type { Settings } from "../../kernel/index.ts";
import { numberIn, readingIn } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import type { vehicleSteps } from "../book/titles.ts";
import { type AxisVehicleKind, axisVehicles, isVehicleKind } from "../book/vehicle-kinds.ts";
import type { AxisUnit, OperatorVehicle, Token } from "./state.ts";
import { edge, ground } from "./terrain.ts";

/** Where a vehicle's token lies: its upper left square, which may be off the board, and its facing. */
export interface VehiclePlace {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
}

/** A kind of vehicle, told apart where both sides have a truck. */
export type VehicleModel = AxisVehicleKind | "willys" | "boat" | "operator-truck" | "support-willys";

/** An Axis vehicle with its token. */
export type AxisVehicle = AxisUnit & { readonly kind: AxisVehicleKind; token: Token };
export const isVehicle = (unit: AxisUnit): unit is AxisVehicle => unit.token !== null && isVehicleKind(unit.kind);

export const modelOf = (vehicle: OperatorVehicle): VehicleModel =>
  vehicle.kind === "truck" ? "operator-truck" : vehicle.kind;

const operatorLengths = {
  willys: "rr.number.willys-length",
  boat: "rr.number.boat-length",
  "operator-truck": "rr.number.operator-truck-length",
  "support-willys": "rr.number.willys-length",
} as const satisfies Record<Exclude<VehicleModel, AxisVehicleKind>, NumberId>;

const lengthNumber = (model: VehicleModel): NumberId =>
  isVehicleKind(model) ? axisVehicles[model].length : operatorLengths[model];

/** How many squares a vehicle is long; each is 2 wide. */
export const lengthOf = (settings: Settings, model: VehicleModel): number => numberIn(settings, lengthNumber(model));

/** Width and height of a token on the board, by its facing. */
export const extentOf = (facing: Facing, length: number): { readonly w: number; readonly h: number } =>
  facing === "N" || facing === "S" ? { w: 2, h: length } : { w: length, h: 2 };

/** The squares of a token that lie on the board, in order; the others may lie off it. rr.veh.off-board */
export function tokenSquares(grid: Grid, place: VehiclePlace, length: number): readonly Square[] {
  const { w, h } = extentOf(place.facing, length);
  const squares: Square[] = [];
  for (let y = Math.max(0, place.y); y < Math.min(grid.height, place.y + h); y++) {
    for (let x = Math.max(0, place.x); x < Math.min(grid.width, place.x + w); x++) squares.push(y * grid.width + x);
  }
  return squares;
}

/** Whether all of a token lies on the board. */
export function isWholeOnBoard(grid: Grid, place: VehiclePlace, length: number): boolean {
  const { w, h } = extentOf(place.facing, length);
  return place.x >= 0 && place.y >= 0 && place.x + w <= grid.width && place.y + h <= grid.height;
}

/** The upper left square of the front (or rear) four squares of a token. */
export function blockOf({ x, y, facing }: VehiclePlace, length: number, end: "front" | "rear"): Token {
  const back = length - 2;
  const atUpperLeft = end === "front" ? facing === "N" || facing === "W" : facing === "S" || facing === "E";
  if (atUpperLeft) return { x, y };
  return facing === "N" || facing === "S" ? { x, y: y + back } : { x: x + back, y };
}

/** The place of a token whose front four squares have this upper left square. */
export function placeByFront(front: Token, facing: Facing, length: number): VehiclePlace {
  const back = length - 2;
  return { x: front.x - (facing === "E" ? back : 0), y: front.y - (facing === "S" ? back : 0), facing };
}

/** The place of a token whose rear four squares have this upper left square. */
export function placeByRear(rear: Token, facing: Facing, length: number): VehiclePlace {
  const back = length - 2;
  return { x: rear.x - (facing === "W" ? back : 0), y: rear.y - (facing === "N" ? back : 0), facing };
}

/** The two squares of the front (or rear) row of a token, as places that may lie off the board. */
export function rowOfToken(place: VehiclePlace, length: number, end: "front" | "rear"): readonly [Token, Token] {
  const { x, y } = blockOf(place, length, end);
  const looks = end === "front" ? place.facing : opposite[place.facing];
  switch (looks) {
    case "N":
      return [
        { x, y },
        { x: x + 1, y },
      ];
    case "S":
      return [
        { x, y: y + 1 },
        { x: x + 1, y: y + 1 },
      ];
    case "W":
      return [
        { x, y },
        { x, y: y + 1 },
      ];
    case "E":
      return [
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
      ];
  }
}

export type VehicleStep = (typeof vehicleSteps)[number];

const leftOf = (facing: Facing): Facing => quarterTurn(facing, "anti-clockwise");
const rightOf = (facing: Facing): Facing => quarterTurn(facing, "clockwise");
const shifted = ({ x, y }: Token, ...ways: readonly Facing[]): Token =>
  ways.reduce((to, way) => ({ x: to.x + ahead[way].dx, y: to.y + ahead[way].dy }), { x, y });

/**
 * Where a step takes a token: forward and reverse shift it, straight or diagonally; a turn shifts the leading four
 * squares one square diagonally and lays the body behind them in the new facing. rr.veh.forward, rr.veh.reverse,
 * rr.veh.turn, rr.veh.reverse-turn, rr.open.vehicle-turn
 */
export function stepped(place: VehiclePlace, length: number, step: VehicleStep): VehiclePlace {
  const { facing } = place;
  const back = opposite[facing];
  const left = leftOf(facing);
  const right = rightOf(facing);
  switch (step) {
    case "forward":
      return { ...shifted(place, facing), facing };
    case "forward-left":
      return { ...shifted(place, facing, left), facing };
    case "forward-right":
      return { ...shifted(place, facing, right), facing };
    case "reverse":
      return { ...shifted(place, back), facing };
    case "reverse-left":
      return { ...shifted(place, back, left), facing };
    case "reverse-right":
      return { ...shifted(place, back, right), facing };
    case "turn-left":
      return placeByFront(shifted(blockOf(place, length, "front"), facing, left), left, length);
    case "turn-right":
      return placeByFront(shifted(blockOf(place, length, "front"), facing, right), right, length);
    // rr.veh.reverse-turn
    case "reverse-turn-left":
      return placeByRear(shifted(blockOf(place, length, "rear"), back, left), right, length);
    case "reverse-turn-right":
      return placeByRear(shifted(blockOf(place, length, "rear"), back, right), left, length);
  }
}

const isReverse = (step: VehicleStep): boolean => step.startsWith("reverse");
const isTurn = (step: VehicleStep): boolean => step.includes("turn");

/** Whether low walls and crates stop a vehicle: not a Panzer III. rr.dare.panzer-walls-crates */
const crosses = (model: VehicleModel): boolean => model === "panzer-iii";

/**
 * Whether a vehicle can stand on what fills a square: rr.veh.blocked; boats on water only: rr.square.water-move,
 * rr.jager.sturmboot-water.
 */
export function bears(model: VehicleModel, code: number | undefined): boolean {
  if (model === "boat" || (isVehicleKind(model) && axisVehicles[model].afloat)) return code === ground.water;
  if (code === ground.crates) return crosses(model);
  // rr.veh.blocked, rr.dare.panzer-still-blocked
  return code === ground.regular || code === ground.forest || code === ground.hedge;
}

/** The two squares of an edge. */
type EdgeSquares = readonly [Square, Square];

/** A wall, door or window inside a token or between it and where it was; null where there is none. rr.open.vehicle-edges */
function edgeInTheWay(grid: Grid, now: readonly Square[], before: readonly Square[], low: boolean): EdgeSquares | null {
  for (const square of [...now, ...before])
    // to its east and to its south
    for (const direction of [2, 4]) {
      const other = neighbour(grid, square, direction);
      if (other === null || !(now.includes(square) || now.includes(other))) continue;
      if (!(now.includes(other) || before.includes(other))) continue;
      const code = edgeBetween(grid, square, other);
      if (code !== edge.open && !(low && code === edge.lowWall)) return [square, other];
    }
  return null;
}

/** What of the terrain closes a step to a vehicle: a square that it cannot stand on, or an edge it cannot cross. */
export type StepObstacle = { readonly square: Square } | { readonly edge: EdgeSquares };

/** What of the terrain closes a step of a vehicle; null where it is open. rr.veh.blocked, rr.open.vehicle-edges */
export function stepObstacle(
  grid: Grid,
  settings: Settings,
  model: VehicleModel,
  place: VehiclePlace,
  step: VehicleStep,
): StepObstacle | null {
  const length = lengthOf(settings, model);
  const now = tokenSquares(grid, stepped(place, length, step), length);
  const before = tokenSquares(grid, place, length);
  const square = now.find((one) => !before.includes(one) && !bears(model, grid.squares[one]));
  if (square !== undefined) return { square };
  const crossed = edgeInTheWay(grid, now, before, crosses(model));
  return crossed === null ? null : { edge: crossed };
}

/** Whether a turn costs a vehicle as much as a truck. rr.metal.transport-turns, rr.open.kick-aa-truck-turn */
function turnsAsTruck(settings: Settings, model: VehicleModel): boolean {
  if (!isVehicleKind(model)) return model === "operator-truck";
  const turns = axisVehicles[model].turnsAsTruck;
  return turns === "by-reading" ? readingIn(settings, "rr.open.kick-aa-truck-turn") === "two" : turns;
}

/** The movement points of a step, worked out anew: `stepCost` keeps them. 0 where terrain blocks it. */
export function computeStep(
  grid: Grid,
  settings: Settings,
  model: VehicleModel,
  place: VehiclePlace,
  step: VehicleStep,
): number {
  if (stepObstacle(grid, settings, model, place, step) !== null) return 0;
  const length = lengthOf(settings, model);
  const to = stepped(place, length, step);
  const before = tokenSquares(grid, place, length);
  const truck = turnsAsTruck(settings, model);
  const plain = isReverse(step)
    ? // rr.veh.reverse, rr.veh.reverse-turn
      numberIn(settings, "rr.number.vehicle-reverse")
    : isTurn(step)
      ? numberIn(settings, truck ? "rr.number.truck-turn" : "rr.number.vehicle-turn")
      : numberIn(settings, "rr.number.vehicle-forward");
  const tracked = model === "panzer-iii" ? panzerGround(settings, isReverse(step)) : null;
  const entered = rowOfToken(to, length, isReverse(step) ? "rear" : "front").flatMap(({ x, y }) => {
    const square = squareAt(grid, x, y);
    return square === null || before.includes(square) ? [] : [grid.squares[square]];
  });
  const [forest, hedge] = [entered.includes(ground.forest), entered.includes(ground.hedge)];
  const rough = (forest && tracked === null) || (hedge && tracked?.hedge !== "free");
  if (tracked?.reverseForest === "one" && forest && !rough) return 1;
  return rough ? Math.max(plain, numberIn(settings, "rr.number.vehicle-forest")) : plain;
}

/**
 * What a Panzer III does not mind: forest, by other readings hedges too, and reversing into forest at 1 point.
 * rr.dare.panzer-forest, rr.open.dare-panzer-hedge, rr.open.dare-panzer-reverse-forest
 */
const panzerGround = (
  settings: Settings,
  reverse: boolean,
): { readonly hedge: "free" | "dear"; readonly reverseForest: "one" | "two" } => ({
  hedge: readingIn(settings, "rr.open.dare-panzer-hedge") === "one" ? "free" : "dear",
  reverseForest: reverse ? readingIn(settings, "rr.open.dare-panzer-reverse-forest") : "two",
});
