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
import { type Settings, spend } from "../../kernel/index.ts";
import { type NumberId, numberIn, readingIn, vehicleSteps } from "../catalogue/index.ts";
import type { AxisUnit, OperatorVehicle, Token } from "./state.ts";
import { type AxisVehicleKind, axisVehicles, isVehicleKind } from "./vehicle-kinds.ts";
import { edge, ground } from "./terrain.ts";

/** Where a vehicle's token lies: its upper left square, which may be off the board, and its facing. */
export interface VehiclePlace {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
}

export type VehicleKind = AxisVehicleKind | OperatorVehicle["kind"];

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

/** The squares of a token that lie on the board, in order. */
export function tokenSquares(grid: Grid, place: VehiclePlace, length: number): readonly Square[] {
  const { w, h } = extentOf(place.facing, length);
  const squares: Square[] = [];
  for (let y = Math.max(0, place.y); y < Math.min(grid.height, place.y + h); y++) {
    for (let x = Math.max(0, place.x); x < Math.min(grid.width, place.x + w); x++) squares.push(y * grid.width + x);
  }
  return squares;
}

/** Whether all of a token lies on the board. */
export function wholeOnBoard(grid: Grid, place: VehiclePlace, length: number): boolean {
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
  return code === ground.regular || code === ground.forest || code === ground.hedge;
}

/** Whether a wall, door or window lies inside a token or between it and where it was. rr.open.vehicle-edges */
function edgesClear(grid: Grid, now: readonly Square[], before: readonly Square[], low: boolean): boolean {
  const swept = new Set([...now, ...before]);
  const isEntered = (square: Square): boolean => now.includes(square);
  return [...swept].every((square) =>
    // to its east and to its south
    [2, 4].every((direction) => {
      const other = neighbour(grid, square, direction);
      if (other === null || !swept.has(other) || !(isEntered(square) || isEntered(other))) return true;
      const code = edgeBetween(grid, square, other);
      return code === edge.open || (low && code === edge.lowWall);
    }),
  );
}

/**
 * The movement points of a step on a board, or 0 where terrain blocks it. Squares off the board are open:
 * rr.veh.off-board. rr.veh.forward, rr.veh.reverse, rr.veh.turn, rr.veh.reverse-turn, rr.veh.forest-hedge,
 * rr.veh.leaving-forest, rr.veh.one-forest-enough, rr.veh.blocked, rr.open.vehicle-diagonal-cost,
 * rr.open.vehicle-edges, rr.open.truck-turn-cost
 */
export function stepCost(
  grid: Grid,
  settings: Settings,
  model: VehicleModel,
  place: VehiclePlace,
  step: VehicleStep,
): number {
  const table = stepTable(grid, settings, model);
  const at = table.numbers.number(place);
  if (at < 0) return workOutStep(grid, settings, model, place, step);
  learn(grid, settings, model, table, at);
  return table.costs[at * vehicleSteps.length + vehicleSteps.indexOf(step)] ?? 0;
}

/** Whether a turn costs a vehicle as much as a truck. rr.metal.transport-turns, rr.open.kick-aa-truck-turn */
function turnsAsTruck(settings: Settings, model: VehicleModel): boolean {
  if (!isVehicleKind(model)) return model === "operator-truck";
  const turns = axisVehicles[model].turnsAsTruck;
  return turns === "by-reading" ? readingIn(settings, "rr.open.kick-aa-truck-turn") === "two" : turns;
}

function workOutStep(
  grid: Grid,
  settings: Settings,
  model: VehicleModel,
  place: VehiclePlace,
  step: VehicleStep,
): number {
  const length = lengthOf(settings, model);
  const to = stepped(place, length, step);
  const now = tokenSquares(grid, to, length);
  const before = tokenSquares(grid, place, length);
  if (
    now.some((square) => !before.includes(square) && !bears(model, grid.squares[square])) ||
    !edgesClear(grid, now, before, crosses(model))
  )
    return 0;
  const truck = turnsAsTruck(settings, model);
  const plain = isReverse(step)
    ? numberIn(settings, "rr.number.vehicle-reverse")
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

/** A place as a number, for search tables: room for tokens that reach beyond the board. */
const MARGIN = 8;
const facingOf: readonly Facing[] = ["N", "E", "S", "W"];

export interface PlaceNumbers {
  readonly count: number;
  /** The column and row of each place: a search over thousands of them reads two numbers rather than an object. */
  readonly columns: Int16Array;
  readonly rows: Int16Array;
  number(place: VehiclePlace): number;
  place(number: number): VehiclePlace;
}

const numbered = new WeakMap<Grid, PlaceNumbers>();

/** The places of a board by number; a search asks for thousands of them, so they are made once. */
export function placeNumbers(grid: Grid): PlaceNumbers {
  const known = numbered.get(grid);
  if (known !== undefined) return known;
  const width = grid.width + 2 * MARGIN;
  const height = grid.height + 2 * MARGIN;
  const count = width * height * 4;
  const placeAt = (number: number): VehiclePlace => {
    const cell = number >> 2;
    return { x: (cell % width) - MARGIN, y: Math.floor(cell / width) - MARGIN, facing: facingOf[number & 3] ?? "N" };
  };
  const places = Array.from({ length: count }, (_, number) => placeAt(number));
  const numbers: PlaceNumbers = {
    count,
    columns: Int16Array.from(places, ({ x }) => x),
    rows: Int16Array.from(places, ({ y }) => y),
    number: ({ x, y, facing }) =>
      x < -MARGIN || y < -MARGIN || x >= grid.width + MARGIN || y >= grid.height + MARGIN
        ? -1
        : ((y + MARGIN) * width + x + MARGIN) * 4 + facingOf.indexOf(facing),
    place: (number) => places[number] ?? placeAt(number),
  };
  numbered.set(grid, numbers);
  return numbers;
}

/** The facing of a place by its number, as an index. */
export const facingOfPlace = (number: number): Facing => facingOf[number & 3] ?? "N";

/** The steps that terrain allows from every place of a model on a board, worked out when first asked for. */
interface StepTable {
  readonly numbers: PlaceNumbers;
  /** By facing and step: how far on the place is numbered that it leads to, wherever the vehicle is. */
  readonly offsets: Int32Array;
  /** By place and step: 0 where there is none. */
  readonly costs: Uint8Array;
  readonly known: Uint8Array;
}

/** The tables of the boards and settings that were asked about last; they are large. */
let tables: { readonly grid: Grid; readonly settings: Settings; readonly models: Map<VehicleModel, StepTable> }[] = [];
const MOST_TABLES = 4;

/** The work of one place of a search, and of the room for places. */
const PLACE = 25;
const ROOM = 0.2;

function stepTable(grid: Grid, settings: Settings, model: VehicleModel): StepTable {
  const known = tables.find((one) => one.grid === grid && one.settings === settings);
  const models = known?.models ?? new Map<VehicleModel, StepTable>();
  if (known === undefined) tables = [{ grid, settings, models }, ...tables.slice(0, MOST_TABLES - 1)];
  let table = models.get(model);
  if (table === undefined) {
    const numbers = placeNumbers(grid);
    table = {
      numbers,
      offsets: offsetsOf(grid, lengthOf(settings, model)),
      costs: new Uint8Array(numbers.count * vehicleSteps.length),
      known: new Uint8Array(numbers.count),
    };
    models.set(model, table);
  }
  return table;
}

/** How far on in the numbers each step leads from each facing. */
function offsetsOf(grid: Grid, length: number): Int32Array {
  const width = grid.width + 2 * MARGIN;
  return Int32Array.from(
    facingOf.flatMap((facing, from) =>
      vehicleSteps.map((step) => {
        const to = stepped({ x: 0, y: 0, facing }, length, step);
        return (to.y * width + to.x) * 4 + facingOf.indexOf(to.facing) - from;
      }),
    ),
  );
}

function learn(grid: Grid, settings: Settings, model: VehicleModel, table: StepTable, at: number): void {
  if (table.known[at] === 1) return;
  table.known[at] = 1;
  const place = table.numbers.place(at);
  const length = lengthOf(settings, model);
  vehicleSteps.forEach((step, i) => {
    const leads = table.numbers.number(stepped(place, length, step)) >= 0;
    table.costs[at * vehicleSteps.length + i] = leads ? workOutStep(grid, settings, model, place, step) : 0;
  });
}

/** The places a vehicle reaches, with points spent, and how it came there. */
export interface VehicleReach {
  readonly numbers: PlaceNumbers;
  /** Points by place; -1 where it does not come. */
  readonly spent: Int16Array;
  /** The places reached, the cheapest first. */
  readonly reached: readonly number[];
  /** The steps from the start to a place, one of the shortest ways, with the points spent after each. */
  routeTo(
    place: number,
  ): readonly { readonly step: VehicleStep; readonly place: VehiclePlace; readonly spent: number }[];
}

/**
 * Every place a vehicle can reach with the given points, passing everyone: rr.veh.pass-units. `open` may close places,
 * such as those covered by a template.
 */
export const vehicleReach = (
  grid: Grid,
  settings: Settings,
  model: VehicleModel,
  from: VehiclePlace,
  limit: number,
): VehicleReach => vehicleSearch(grid, settings, model, from, limit)(limit);

/**
 * The same search in several goes, each further than the one before, none beyond `most` points. What is reached is
 * always one list that grows; `spent` is only right for places in it.
 */
export function vehicleSearch(
  grid: Grid,
  settings: Settings,
  model: VehicleModel,
  from: VehiclePlace,
  most: number,
): (limit: number) => VehicleReach {
  const table = stepTable(grid, settings, model);
  const { numbers, costs, offsets } = table;
  const steps = vehicleSteps.length;
  spend("steps", Math.ceil(numbers.count * ROOM));
  const spent = new Int16Array(numbers.count).fill(-1);
  // the facing and the step by which it came to a place, as the index of its offset
  const cameBy = new Uint8Array(numbers.count);
  const start = numbers.number(from);
  const reached: number[] = [];
  if (start < 0) return () => ({ numbers, spent, reached, routeTo: () => [] });
  const buckets: number[][] = [[start]];
  spent[start] = 0;
  const settle = (at: number, cost: number): void => {
    reached.push(at);
    // as much for a place that is known from another search: who asks first must not matter
    spend("steps", PLACE);
    learn(grid, settings, model, table, at);
    const ways = (at & 3) * steps;
    const first = at * steps;
    for (let i = 0; i < steps; i++) {
      const step = costs[first + i] ?? 0;
      if (step === 0 || cost + step > most) continue;
      const to = at + (offsets[ways + i] ?? 0);
      const known = spent[to] ?? -1;
      // it is never put twice into the same bucket
      if (known >= 0 && known <= cost + step) continue;
      spent[to] = cost + step;
      cameBy[to] = ways + i;
      (buckets[cost + step] ??= []).push(to);
    }
  };
  const routeTo = (place: number): ReturnType<VehicleReach["routeTo"]> => {
    const taken: { step: VehicleStep; place: VehiclePlace; spent: number }[] = [];
    for (let at = place; at !== start; at -= offsets[cameBy[at] ?? 0] ?? 0) {
      if ((spent[at] ?? -1) < 0) break;
      taken.push({
        step: vehicleSteps[(cameBy[at] ?? 0) % steps] ?? "forward",
        place: numbers.place(at),
        spent: spent[at] ?? 0,
      });
    }
    return taken.toReversed();
  };
  let cost = 0;
  return (limit) => {
    for (; cost <= limit && cost < buckets.length; cost++)
      for (const at of buckets[cost] ?? []) if (spent[at] === cost) settle(at, cost);
    return { numbers, spent, reached, routeTo };
  };
}
