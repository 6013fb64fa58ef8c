import {
  type Choice,
  choose as kernelChoose,
  type Prompt,
  type Rules as KernelRules,
  type Table,
} from "../../kernel/index.ts";
import { columnOf, distance, type Grid, nameOf, rowOf, type Square } from "../../geometry/index.ts";
import { type Action, isJagerAction } from "./action-schema.ts";
import {
  type Citation,
  impossible,
  inForceUnder,
  type InterpretationId,
  type NumberId,
  numberIn,
  type PromptId,
  readingIn,
  type Readings,
  type RogueEvent,
} from "../catalogue/index.ts";
import {
  type AxisUnit,
  jagerSeat,
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
export type G = Table<State, RogueEvent>;

export { impossible, numberIn, readingIn };

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

export const reading = <Id extends InterpretationId>(g: G, id: Id): Readings[Id] =>
  inForceUnder(g.settings).readings[id];

export const number = (g: G, id: NumberId): number => numberIn(g.settings, id);

/** Writes an event to the log. */
export const record = (g: G, event: RogueEvent): void => {
  g.events.push(event);
};

export const terrain = (g: G): Terrain => terrainOf(g.state.board);
export const grid = (g: G): Grid => terrainOf(g.state.board).grid;
export const name = (g: G, square: Square): string => nameOf(grid(g), square);

/** The seat of the player who controls an Operator: rr.turn.players. */
export const seatOf = (operator: Operator): string => `player-${operator.player}`;

/**
 * Whose action it is: the player's of the Operator who acts, or of everyone aboard the vehicle that does. Null for the
 * players together: when a phase is ended, and for a vehicle with Operators of several players, or none.
 */
export function ownerOf(state: State, action: Action): string | null {
  if (isJagerAction(action)) return jagerSeat;
  if (action.do === "end-phase" || "aircraft" in action) return null;
  return ownerOfPiece(state, "operator" in action ? action.operator : action.vehicle);
}

/** Whose an Operator is, or a vehicle: its player's, or that of everyone aboard; null for any other piece. */
export function ownerOfPiece({ operators, vehicles }: State, piece: string): string | null {
  if (piece === jagerSeat) return jagerSeat;
  const acting = vehicles.find(({ id }) => id === piece)?.seats ?? [piece];
  // the Support Willys is everybody's: its crew has no player
  if (operators.some(({ id, crew }) => crew !== null && acting.includes(id))) return null;
  const [owner, ...others] = new Set(operators.filter(({ id }) => acting.includes(id)).map(seatOf));
  return others.length > 0 ? null : (owner ?? null);
}

/** The seat of all players together, for choices the book hands to "the players". */
export const players = "players";

/** Lets the players, or an Operator's player, choose. */
export const choose = <T>(
  seat: string,
  prompt: Prompt & { readonly id: PromptId },
  choices: readonly Choice<T>[],
): Rules<T> => kernelChoose(seat, prompt, choices);

/** An Operator on the board, with his square. */
export type Placed<T> = T & { at: Square };

/** Whether a figure stands on the board. */
export const onBoard = <T extends { at: Square | null }>(piece: T): piece is Placed<T> => piece.at !== null;

export const operatorsOnBoard = (g: G): readonly Placed<Operator>[] => g.state.operators.filter(onBoard);
export const unitsOnBoard = (g: G): readonly Placed<AxisUnit>[] => g.state.units.filter(onBoard);
/**
 * The squares that Axis units see a corpse on: corpses, and blood stains, which are treated as corpse tokens.
 * rr.jager.blood-as-corpse, rr.open.jager-blood-small
 */
export function bodies(g: G): readonly Square[] {
  const stains = g.state.jager?.stains ?? [];
  if (stains.length === 0) return g.state.corpses;
  const small = reading(g, "rr.open.jager-blood-small") === "counts";
  return [...g.state.corpses, ...stains.filter((stain) => small || !stain.small).map(({ at }) => at)];
}

export const spottedOperators = (g: G): readonly Placed<Operator>[] =>
  // one of a crew stands for its vehicle: rr.dare.swillys-always-spotted
  operatorsOnBoard(g).filter(({ spotted, crew }) => spotted && crew !== "gunner");

export const operatorNamed = (g: G, id: string): Operator | undefined =>
  g.state.operators.find((operator) => operator.id === id);
export const unitNamed = (g: G, id: string): AxisUnit | undefined => g.state.units.find((unit) => unit.id === id);

/** Whether a piece in play has a name. */
export const isNamed = ({ state }: G, id: string): boolean =>
  [...state.operators, ...state.units, ...state.vehicles].some((piece) => piece.id === id) || state.typhoon?.id === id;

/** A name for a unit that comes into play: a word and a number, which nobody else has. */
export function spawnedName(g: G, word: string): string {
  for (;;) {
    const id = `${word}${++g.state.spawned}`;
    if (!isNamed(g, id)) return id;
  }
}

/** Whether a token, with this facing and length, covers a square. */
function covers(g: G, token: Token, facing: AxisUnit["facing"], length: number, square: Square): boolean {
  const { w, h } = extentOf(facing, length);
  const x = columnOf(grid(g), square) - token.x;
  const y = rowOf(grid(g), square) - token.y;
  return x >= 0 && y >= 0 && x < w && y < h;
}

/** The Operator on foot on a square; those aboard a vehicle are in the vehicle. */
export const operatorAt = (g: G, square: Square): Operator | undefined =>
  g.state.operators.find(({ at, aboard }) => at === square && aboard === null);
/** The unit on a square, other than one that may be passing over it; a vehicle covers several. */
export const unitAt = (g: G, square: Square, passing?: AxisUnit): AxisUnit | undefined =>
  g.state.units.find(
    (unit) =>
      unit.id !== passing?.id &&
      (unit.at === square ||
        (isVehicle(unit) && covers(g, unit.token, unit.facing, lengthOf(g.settings, unit.kind), square))),
  );
/** The Operator vehicle that covers a square. */
export const vehicleAt = (g: G, square: Square): OperatorVehicle | undefined =>
  g.state.vehicles.find((vehicle) =>
    covers(g, vehicle.token, vehicle.facing, lengthOf(g.settings, modelOf(vehicle)), square),
  );
export const vehicleNamed = (g: G, id: string): OperatorVehicle | undefined =>
  g.state.vehicles.find((vehicle) => vehicle.id === id);

/**
 * Whether a square cannot be stopped on: a figure, a vehicle or a fuel barrel is there. rr.square.one-unit,
 * rr.barrel.pass
 */
export const occupied = (g: G, square: Square): boolean =>
  unitAt(g, square) !== undefined || occupiedByNoUnit(g, square);
const occupiedByNoUnit = (g: G, square: Square): boolean =>
  operatorAt(g, square) !== undefined ||
  (g.state.vehicles.length > 0 && vehicleAt(g, square) !== undefined) ||
  barrelAt(g, square);

/** Whether nothing else is on the square of a figure. */
export const standsAlone = (g: G, unit: AxisUnit & { readonly at: Square }): boolean =>
  !occupiedByNoUnit(g, unit.at) &&
  !g.state.units.some((other) => other.id !== unit.id && squaresOf(g, other).includes(unit.at));

/** Every square that cannot be stopped on, marked by 1: for searches that ask about all of them. */
export function occupiedSquares(g: G): Uint8Array {
  const taken = new Uint8Array(grid(g).squares.length);
  for (const unit of g.state.units) for (const square of squaresOf(g, unit)) taken[square] = 1;
  for (const { at, aboard } of g.state.operators) if (at !== null && aboard === null) taken[at] = 1;
  for (const vehicle of g.state.vehicles) for (const square of vehicleSquares(g, vehicle)) taken[square] = 1;
  for (const { kind, at } of g.state.laid) if (kind === "barrel") taken[at] = 1;
  return taken;
}

/** Whether a fuel barrel stands on a square. */
export const barrelAt = (g: G, square: Square): boolean =>
  g.state.laid.some(({ kind, at }) => kind === "barrel" && at === square);

/** The squares of an Axis unit on the board: its own, or all of a vehicle's. */
export const squaresOf = (g: G, unit: AxisUnit): readonly Square[] =>
  isVehicle(unit)
    ? tokenSquares(grid(g), { ...unit.token, facing: unit.facing }, lengthOf(g.settings, unit.kind))
    : unit.at === null
      ? []
      : [unit.at];

/** The squares of an Operator vehicle on the board. */
export const vehicleSquares = (g: G, vehicle: OperatorVehicle): readonly Square[] =>
  tokenSquares(grid(g), { ...vehicle.token, facing: vehicle.facing }, lengthOf(g.settings, modelOf(vehicle)));

/** The squares where an Operator can be met: his own, or those of the vehicle he sits in. rr.opveh.attacked-los */
export function operatorSquares(g: G, operator: Operator): readonly Square[] {
  const vehicle = operator.aboard === null ? undefined : vehicleNamed(g, operator.aboard);
  return vehicle !== undefined ? vehicleSquares(g, vehicle) : operator.at === null ? [] : [operator.at];
}

/** A place that may lie beside the board, on a spawn tile. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const placeOf = (g: G, square: Square): Place => ({ x: columnOf(grid(g), square), y: rowOf(grid(g), square) });

/** Where a spawn marker lies: 0 to 2 are the front row beside the board's edge, 3 to 5 the rear row behind it. */
export function markerPlace(g: G, tile: SpawnTile, marker: number): Place {
  const { width, height } = grid(g);
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
export function unitPlace(g: G, unit: AxisUnit): Place {
  if (unit.at !== null) return placeOf(g, unit.at);
  if (unit.token !== null) return unit.token;
  const tile = unit.post.kind === "spawn" ? g.state.tiles[unit.post.tile] : undefined;
  if (tile === undefined || unit.post.kind !== "spawn") throw impossible(`${unit.id} is nowhere`);
  return markerPlace(g, tile, unit.post.marker);
}

/**
 * The distance in squares between two places: rr.open.distance-metric, rr.open.distance-obstacles (walls never lengthen
 * it).
 */
export const placesApart = (g: G, a: Place, b: Place): number =>
  distance(reading(g, "rr.open.distance-metric"), b.x - a.x, b.y - a.y);

/** The distance in squares between two squares. */
export function apart(g: G, a: Square, b: Square): number {
  const board = grid(g);
  const [dx, dy] = [columnOf(board, b) - columnOf(board, a), rowOf(board, b) - rowOf(board, a)];
  return distance(reading(g, "rr.open.distance-metric"), dx, dy);
}

/** The squares between an Axis unit and a place: counted from the nearest square of a vehicle. */
export const unitApart = (g: G, unit: AxisUnit, to: Place): number =>
  isVehicle(unit) && unit.at !== null
    ? Math.min(...squaresOf(g, unit).map((square) => placesApart(g, placeOf(g, square), to)))
    : placesApart(g, unitPlace(g, unit), to);

/** The squares between an Axis unit and an Operator, or the vehicle he sits in. */
export const apartFrom = (g: G, unit: AxisUnit, operator: Operator): number =>
  operator.aboard === null && operator.at !== null
    ? unitApart(g, unit, placeOf(g, operator.at))
    : Math.min(...operatorSquares(g, operator).map((square) => unitApart(g, unit, placeOf(g, square))));

/** Those of the candidates that are nearest to a place; several when tied. */
export function closest<T>(candidates: readonly T[], distanceOf: (candidate: T) => number): readonly T[] {
  let least = Infinity;
  let found: T[] = [];
  for (const candidate of candidates) {
    const d = distanceOf(candidate);
    if (d < least) {
      least = d;
      found = [candidate];
    } else if (d === least) found.push(candidate);
  }
  return found;
}

/** The rules and open points an event, requirement or ruling rests on. */
export const because = (...cites: readonly Citation[]): readonly Citation[] => cites;

/** The squares of a line next to one of its squares: one at an open end, else two. */
export function lineNeighbours(line: PatrolLine, index: number): readonly Square[] {
  const { squares, closed } = line;
  const beside = [index - 1, index + 1].map((i) => (closed ? squares.at(i % squares.length) : squares[i]));
  return beside.filter((square) => square !== undefined);
}
