import {
  choose as kernelChoose,
  type Chooses,
  impossible,
  type Rules as KernelRules,
  type RulesContext,
  type Requirements,
} from "../../kernel/index.ts";
import { columnOf, distance, type Grid, nameOf, rowOf, type Square } from "../../geometry/index.ts";
import { type Action } from "./action-schema.ts";
import type { Citation } from "../book/citation.ts";
import type { PromptId } from "../book/decisions.ts";
import { number, numberIn, reading, readingIn } from "../book/in-force.ts";
import type { Preparation, StayReason, VoidReason } from "./event-fragments.ts";
import type { CitedRogueEvent, RogueEvent } from "./events.ts";
import {
  type AxisUnit,
  type Operator,
  type OperatorVehicle,
  type PatrolLine,
  type SpawnTile,
  type State,
  type Token,
} from "./state.ts";
import { type Terrain, terrainOf } from "./terrain.ts";
import { extentOf, isVehicle, lengthOf, modelOf, tokenSquares } from "./vehicle-token.ts";

/** The table a procedure of this game works at. */
export type Ctx = RulesContext<State, RogueEvent>;

export { impossible, number, numberIn, reading, readingIn };

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

/** What an action requires, with the rules each point comes from. */
export type Req = Requirements<Citation>;

/** Writes an event to the log. */
export const record = (ctx: Ctx, event: CitedRogueEvent): void => void ctx.events.push(event);

/** Writes down that a unit stays where it is, or does nothing, and why. */
export const recordStay = (ctx: Ctx, piece: string, why: StayReason, ...cites: readonly Citation[]): void =>
  record(ctx, { event: "stayed", piece, why, cites });

/** Writes down what is so, in a sentence of its own. */
export const remark = (ctx: Ctx, what: Preparation, ...cites: readonly Citation[]): void =>
  record(ctx, { event: "prepared", what, cites });

/** Writes down that what should happen has no effect, and why. */
export const recordNoEffect = (ctx: Ctx, why: VoidReason, ...cites: readonly Citation[]): void =>
  record(ctx, { event: "event-void", why, cites });

export const terrain = (ctx: Ctx): Terrain => terrainOf(ctx.state.board);
export const grid = (ctx: Ctx): Grid => terrainOf(ctx.state.board).grid;
export const name = (ctx: Ctx, square: Square): string => nameOf(grid(ctx), square);

/** The seat of the player who controls an Operator: rr.turn.players. */
export const seatOf = (operator: Operator): string => `player-${operator.player}`;

/** The seat of all players together, for choices the book hands to "the players". */
export const players = "players";

/** Lets the players, or an Operator's player, choose. */
export const choose: Chooses<Action, PromptId> = kernelChoose;

/** An Operator on the board, with his square. */
export type Placed<T> = T & { at: Square };

/** Whether a figure stands on the board. */
export const isOnBoard = <T extends { at: Square | null }>(piece: T): piece is Placed<T> => piece.at !== null;

export const operatorsOnBoard = (ctx: Ctx): readonly Placed<Operator>[] => ctx.state.operators.filter(isOnBoard);
export const unitsOnBoard = (ctx: Ctx): readonly Placed<AxisUnit>[] => ctx.state.units.filter(isOnBoard);
/**
 * The squares that Axis units see a corpse on: corpses, and blood stains, which are treated as corpse tokens.
 * rr.jager.blood-as-corpse, rr.open.jager-blood-small
 */
export function corpseSquares(ctx: Ctx): readonly Square[] {
  const stains = ctx.state.jager?.stains ?? [];
  if (stains.length === 0) return ctx.state.corpses;
  const small = reading(ctx, "rr.open.jager-blood-small") === "counts";
  return [...ctx.state.corpses, ...stains.filter((stain) => small || !stain.small).map(({ at }) => at)];
}

export const spottedOperators = (ctx: Ctx): readonly Placed<Operator>[] =>
  // one of a crew stands for its vehicle: rr.dare.swillys-always-spotted
  operatorsOnBoard(ctx).filter(({ spotted, crew }) => spotted && crew !== "gunner");

export const operatorNamed = ({ operators }: State, id: string): Operator | undefined =>
  operators.find((operator) => operator.id === id);
export const unitNamed = ({ units }: State, id: string): AxisUnit | undefined => units.find((unit) => unit.id === id);

/** Whether a piece in play has a name. */
export const isNamed = (state: State, id: string): boolean =>
  [...state.operators, ...state.units, ...state.vehicles].some((piece) => piece.id === id) || state.typhoon?.id === id;

/** A name for a unit that comes into play: a word and a number, which nobody else has. */
export function spawnedName(ctx: Ctx, word: string): string {
  for (;;) {
    const id = `${word}${++ctx.state.spawned}`;
    if (!isNamed(ctx.state, id)) return id;
  }
}

/** Whether a token, with this facing and length, covers a square. */
function covers(ctx: Ctx, token: Token, facing: AxisUnit["facing"], length: number, square: Square): boolean {
  const { w, h } = extentOf(facing, length);
  const x = columnOf(grid(ctx), square) - token.x;
  const y = rowOf(grid(ctx), square) - token.y;
  return x >= 0 && y >= 0 && x < w && y < h;
}

/** The Operator on foot on a square; those aboard a vehicle are in the vehicle. */
export const operatorAt = (ctx: Ctx, square: Square): Operator | undefined =>
  ctx.state.operators.find(({ at, aboard }) => at === square && aboard === null);
/** The unit on a square, other than one that may be passing over it; a vehicle covers several. */
export const unitAt = (ctx: Ctx, square: Square, passing?: AxisUnit): AxisUnit | undefined =>
  ctx.state.units.find(
    (unit) =>
      unit.id !== passing?.id &&
      (unit.at === square ||
        (isVehicle(unit) && covers(ctx, unit.token, unit.facing, lengthOf(ctx.settings, unit.kind), square))),
  );
/** The Operator vehicle that covers a square. */
export const vehicleAt = (ctx: Ctx, square: Square): OperatorVehicle | undefined =>
  ctx.state.vehicles.find((vehicle) =>
    covers(ctx, vehicle.token, vehicle.facing, lengthOf(ctx.settings, modelOf(vehicle)), square),
  );
export const vehicleNamed = ({ vehicles }: State, id: string): OperatorVehicle | undefined =>
  vehicles.find((vehicle) => vehicle.id === id);

/**
 * Whether a square cannot be stopped on: a figure, a vehicle or a fuel barrel is there. rr.square.one-unit,
 * rr.barrel.pass
 */
export const occupied = (ctx: Ctx, square: Square): boolean =>
  unitAt(ctx, square) !== undefined || occupiedByNoUnit(ctx, square);
const occupiedByNoUnit = (ctx: Ctx, square: Square): boolean =>
  operatorAt(ctx, square) !== undefined ||
  (ctx.state.vehicles.length > 0 && vehicleAt(ctx, square) !== undefined) ||
  barrelAt(ctx, square);

/** Whether nothing else is on the square of a figure. */
export const standsAlone = (ctx: Ctx, unit: AxisUnit & { readonly at: Square }): boolean =>
  !occupiedByNoUnit(ctx, unit.at) &&
  !ctx.state.units.some((other) => other.id !== unit.id && squaresOf(ctx, other).includes(unit.at));

/** Every square that cannot be stopped on, marked by 1: for searches that ask about all of them. */
export function occupiedSquares(ctx: Ctx): Uint8Array {
  const taken = new Uint8Array(grid(ctx).squares.length);
  for (const unit of ctx.state.units) for (const square of squaresOf(ctx, unit)) taken[square] = 1;
  for (const { at, aboard } of ctx.state.operators) if (at !== null && aboard === null) taken[at] = 1;
  for (const vehicle of ctx.state.vehicles) for (const square of vehicleSquares(ctx, vehicle)) taken[square] = 1;
  for (const { kind, at } of ctx.state.laid) if (kind === "barrel") taken[at] = 1;
  return taken;
}

/** Whether a fuel barrel stands on a square. */
export const barrelAt = (ctx: Ctx, square: Square): boolean =>
  ctx.state.laid.some(({ kind, at }) => kind === "barrel" && at === square);

/** The squares of an Axis unit on the board: its own, or all of a vehicle's. */
export const squaresOf = (ctx: Ctx, unit: AxisUnit): readonly Square[] =>
  isVehicle(unit)
    ? tokenSquares(grid(ctx), { ...unit.token, facing: unit.facing }, lengthOf(ctx.settings, unit.kind))
    : unit.at === null
      ? []
      : [unit.at];

/** The squares of an Operator vehicle on the board. */
export const vehicleSquares = (ctx: Ctx, vehicle: OperatorVehicle): readonly Square[] =>
  tokenSquares(grid(ctx), { ...vehicle.token, facing: vehicle.facing }, lengthOf(ctx.settings, modelOf(vehicle)));

/** The squares where an Operator can be met: his own, or those of the vehicle he sits in. rr.opveh.attacked-los */
export function operatorSquares(ctx: Ctx, operator: Operator): readonly Square[] {
  const vehicle = operator.aboard === null ? undefined : vehicleNamed(ctx.state, operator.aboard);
  return vehicle !== undefined ? vehicleSquares(ctx, vehicle) : operator.at === null ? [] : [operator.at];
}

/** A place that may lie beside the board, on a spawn tile. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const placeOf = (ctx: Ctx, square: Square): Place => ({
  x: columnOf(grid(ctx), square),
  y: rowOf(grid(ctx), square),
});

/** Where a spawn marker lies: 0 to 2 are the front row beside the board's edge, 3 to 5 the rear row behind it. */
export function markerPlace(ctx: Ctx, tile: SpawnTile, marker: number): Place {
  const { width, height } = grid(ctx);
  const along = tile.from + (marker % 3);
  const out = marker < 3 ? 1 : 2;
  switch (tile.side) {
    case "N":
      return { x: along, y: -out };
    case "S":
      return { x: along, y: height - 1 + out };
    case "W":
      return { x: -out, y: along };
    case "E":
      return { x: width - 1 + out, y: along };
  }
}

/** Where a unit is: its square, or its marker beside the board. */
export function unitPlace(ctx: Ctx, unit: AxisUnit): Place {
  if (unit.at !== null) return placeOf(ctx, unit.at);
  if (unit.token !== null) return unit.token;
  const tile = unit.post.kind === "spawn" ? ctx.state.tiles[unit.post.tile] : undefined;
  if (tile === undefined || unit.post.kind !== "spawn") throw impossible(`${unit.id} is nowhere`);
  return markerPlace(ctx, tile, unit.post.marker);
}

/**
 * The distance in squares between two places: rr.open.distance-metric, rr.open.distance-obstacles (walls never lengthen
 * it).
 */
export const distanceBetweenPlaces = (ctx: Ctx, a: Place, b: Place): number =>
  distance(reading(ctx, "rr.open.distance-metric"), b.x - a.x, b.y - a.y);

/** The distance in squares between two squares. */
export function distanceBetween(ctx: Ctx, a: Square, b: Square): number {
  const board = grid(ctx);
  const [dx, dy] = [columnOf(board, b) - columnOf(board, a), rowOf(board, b) - rowOf(board, a)];
  return distance(reading(ctx, "rr.open.distance-metric"), dx, dy);
}

/** The squares between an Axis unit and a place: counted from the nearest square of a vehicle. */
export const distanceFromUnit = (ctx: Ctx, unit: AxisUnit, to: Place): number =>
  isVehicle(unit) && unit.at !== null
    ? Math.min(...squaresOf(ctx, unit).map((square) => distanceBetweenPlaces(ctx, placeOf(ctx, square), to)))
    : distanceBetweenPlaces(ctx, unitPlace(ctx, unit), to);

/** The squares between an Axis unit and an Operator, or the vehicle he sits in. */
export const distanceToOperator = (ctx: Ctx, unit: AxisUnit, operator: Operator): number =>
  operator.aboard === null && operator.at !== null
    ? distanceFromUnit(ctx, unit, placeOf(ctx, operator.at))
    : Math.min(...operatorSquares(ctx, operator).map((square) => distanceFromUnit(ctx, unit, placeOf(ctx, square))));

/** Those of the candidates that are nearest to a place; several when tied. */
export function closest<T>(candidates: readonly T[], distanceOf: (candidate: T) => number): readonly T[] {
  let least = Infinity;
  let nearest: T[] = [];
  for (const candidate of candidates) {
    const away = distanceOf(candidate);
    if (away < least) {
      least = away;
      nearest = [candidate];
    } else if (away === least) nearest.push(candidate);
  }
  return nearest;
}

/** The rules and open points an event, requirement or ruling rests on. */
export const because = (...cites: readonly Citation[]): readonly Citation[] => cites;

/** The squares of a line next to one of its squares: one at an open end, else two. */
export function lineNeighbours(line: PatrolLine, index: number): readonly Square[] {
  const { squares, closed } = line;
  const beside = [index - 1, index + 1].map((i) => (closed ? squares.at(i % squares.length) : squares[i]));
  return beside.filter((square) => square !== undefined);
}
