import { type Choice, type Prompt, type Rules as KernelRules, type Settings, type Table, choose as kernelChoose } from "../kernel/index.ts";
import { distance, columnOf, type Grid, nameOf, rowOf, type Square } from "../geometry/index.ts";
import type { Action } from "./actions/schema.ts";
import type { Citation, RogueEvent } from "./events.ts";
import { type InterpretationId, interpretations, type ReadingOf } from "./interpretations.ts";
import { type NumberId, numbers } from "./numbers.ts";
import type { PromptId } from "./prompts.ts";
import type { AxisUnit, Operator, SpawnTile, State } from "./state.ts";
import { type Terrain, terrainOf } from "./terrain.ts";

/** The table a procedure of this game works at. */
export type G = Table<State, RogueEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

/** Something is not as the position's checks guarantee: a fault of ours, never of the caller. */
export const impossible = (what: string): Error => new Error(`Impossible: ${what}.`);

/** Every reading in force under some settings, and every number. */
interface InForce {
  readonly readings: Readings;
  readonly numbers: ReadonlyMap<NumberId, number>;
}

type Readings = { readonly [Id in InterpretationId]: ReadingOf<Id> & string };

const isInterpretation = (id: string): id is InterpretationId => Object.hasOwn(interpretations, id);
const isNumber = (id: string): id is NumberId => Object.hasOwn(numbers, id);
const areReadings = (readings: Readonly<Record<string, string>>): readings is Readings =>
  Object.keys(interpretations).every((id) => isInterpretation(id) && Object.hasOwn(interpretations[id].readings, readings[id] ?? ""));

const inForce = new WeakMap<Settings, InForce>();
// most questions in a row are under the same settings
let lastSettings: Settings | null = null;
let last: InForce | null = null;

function inForceUnder(settings: Settings): InForce {
  if (settings === lastSettings && last !== null) return last;
  let known = inForce.get(settings);
  if (known === undefined) {
    const readings = Object.fromEntries(Object.entries(interpretations).map(([id, { byDefault }]) => [id, settings.readings[id] ?? byDefault]));
    if (!areReadings(readings)) throw impossible("settings with a reading that is not in the catalogue");
    known = { readings, numbers: new Map(Object.entries(numbers).flatMap(([id, { value }]) => (isNumber(id) ? [[id, settings.numbers[id] ?? value] as const] : []))) };
    inForce.set(settings, known);
  }
  lastSettings = settings;
  last = known;
  return known;
}

/** The reading of an open point that is in force. */
export const readingIn = <Id extends InterpretationId>(settings: Settings, id: Id): Readings[Id] => inForceUnder(settings).readings[id];

export const reading = <Id extends InterpretationId>(g: G, id: Id): Readings[Id] => inForceUnder(g.settings).readings[id];

/** A number of the rules, or what a setting puts in its place. */
export const numberIn = (settings: Settings, id: NumberId): number => inForceUnder(settings).numbers.get(id) ?? numbers[id].value;

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

/** The seat of all players together, for choices the book hands to "the players". */
export const players = "players";

/** Lets the players, or an Operator's player, choose. */
export const choose = <T>(seat: string, prompt: Prompt & { readonly id: PromptId }, choices: readonly Choice<T>[]): Rules<T> => kernelChoose(seat, prompt, choices);

/** An Operator on the board, with his square. */
export type Placed<T> = T & { at: Square };

/** Whether a figure stands on the board. */
export const onBoard = <T extends { at: Square | null }>(piece: T): piece is Placed<T> => piece.at !== null;


export const operatorsOnBoard = (g: G): readonly Placed<Operator>[] => g.state.operators.filter(onBoard);
export const unitsOnBoard = (g: G): readonly Placed<AxisUnit>[] => g.state.units.filter(onBoard);
export const spottedOperators = (g: G): readonly Placed<Operator>[] => operatorsOnBoard(g).filter(({ spotted }) => spotted);

export const operatorNamed = (g: G, id: string): Operator | undefined => g.state.operators.find((operator) => operator.id === id);
export const unitNamed = (g: G, id: string): AxisUnit | undefined => g.state.units.find((unit) => unit.id === id);

export const operatorAt = (g: G, square: Square): Operator | undefined => g.state.operators.find(({ at }) => at === square);
export const unitAt = (g: G, square: Square): AxisUnit | undefined => g.state.units.find(({ at }) => at === square);

/** Whether a figure stands on a square: rr.square.one-unit. */
export const occupied = (g: G, square: Square): boolean => unitAt(g, square) !== undefined || operatorAt(g, square) !== undefined;

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
  const tile = unit.post.kind === "spawn" ? g.state.tiles[unit.post.tile] : undefined;
  if (tile === undefined || unit.post.kind !== "spawn") throw impossible(`${unit.id} is nowhere`);
  return markerPlace(g, tile, unit.post.marker);
}

/** The distance in squares between two places: rr.open.distance-metric, rr.open.distance-obstacles (walls never lengthen it). */
export const placesApart = (g: G, a: Place, b: Place): number => distance(reading(g, "rr.open.distance-metric"), b.x - a.x, b.y - a.y);

/** The distance in squares between two squares. */
export const apart = (g: G, a: Square, b: Square): number => placesApart(g, placeOf(g, a), placeOf(g, b));

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
