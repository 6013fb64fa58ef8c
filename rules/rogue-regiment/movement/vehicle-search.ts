import type { Grid } from "../../geometry/index.ts";
import { perRequest, type Settings, charge } from "../../kernel/index.ts";
import { vehicleSteps } from "../book/titles.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import { PLACE_MARGIN, placeFacings, type PlaceNumbers, placeNumbers } from "../table/vehicle-places.ts";
import {
  computeStep,
  lengthOf,
  stepped,
  type VehicleModel,
  type VehiclePlace,
  type VehicleStep,
} from "../table/vehicle-token.ts";

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
const COPIED = 0.05;

function stepTable(grid: Grid, settings: Settings, model: VehicleModel): StepTable {
  const keptTable = tables.find((kept) => kept.grid === grid && kept.settings === settings);
  const models = keptTable?.models ?? new Map<VehicleModel, StepTable>();
  if (keptTable === undefined) tables = [{ grid, settings, models }, ...tables.slice(0, MOST_TABLES - 1)];
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
  const width = grid.width + 2 * PLACE_MARGIN;
  return Int32Array.from(
    placeFacings.flatMap((facing, from) =>
      vehicleSteps.map((step) => {
        const to = stepped({ x: 0, y: 0, facing }, length, step);
        return (to.y * width + to.x) * 4 + placeFacings.indexOf(to.facing) - from;
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
    table.costs[at * vehicleSteps.length + i] = leads ? computeStep(grid, settings, model, place, step) : 0;
  });
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
  if (at < 0) return computeStep(grid, settings, model, place, step);
  learn(grid, settings, model, table, at);
  return table.costs[at * vehicleSteps.length + vehicleSteps.indexOf(step)] ?? 0;
}

/** The places a vehicle reaches, with points spent, and how it came there. */
export interface VehicleReach {
  readonly numbers: PlaceNumbers;
  /** Points by place, for places that are reached; -1 where it does not come with the most points of the search. */
  readonly spent: Int16Array;
  /** The places reached, the cheapest first. */
  readonly reached: readonly number[];
  /** The steps from the start to a place, one of the shortest ways, with the points spent after each. */
  routeTo(
    place: number,
  ): readonly { readonly step: VehicleStep; readonly place: VehiclePlace; readonly spent: number }[];
}

/** A search from a place as far as it has gone. It knows nothing of what stands on the board. */
interface Search {
  readonly table: StepTable;
  readonly start: number;
  readonly most: number;
  readonly spent: Int16Array;
  /** The facing and the step by which it came to a place, as the index of its offset. */
  readonly cameBy: Uint8Array;
  /** The places reached, the cheapest first. */
  readonly reached: number[];
  /** How many places are reached with so many points. */
  readonly within: number[];
  /** The places to go on from, by what they cost. */
  readonly buckets: number[][];
}

/**
 * How many places of each search the present request has paid for, by what is searched rather than by what is kept of
 * it: whether a listed place is within reach is asked of each of hundreds, and it is one search.
 */
const paidOn = perRequest(() => new WeakMap<Grid, WeakMap<Settings, Map<string, number>>>());

function paidFor(grid: Grid, settings: Settings): Map<string, number> {
  const onGrid = paidOn().get(grid) ?? new WeakMap<Settings, Map<string, number>>();
  const paid = onGrid.get(settings) ?? new Map<string, number>();
  paidOn().set(grid, onGrid.set(settings, paid));
  return paid;
}

/** The last searches: who is previewed advances next, and one phase has many questions about the same vehicles. */
let searches: readonly Search[] = [];
const MOST_SEARCHES = 16;

function searchFrom(table: StepTable, start: number, most: number): Search {
  const keptSearch = searches.find((kept) => kept.table === table && kept.start === start && kept.most === most);
  if (keptSearch !== undefined) {
    // asked for again it is let go of last
    if (keptSearch !== searches[0]) searches = [keptSearch, ...searches.filter((kept) => kept !== keptSearch)];
    return keptSearch;
  }
  const { count } = table.numbers;
  const spent = new Int16Array(count).fill(-1);
  if (start >= 0) spent[start] = 0;
  const search: Search = {
    table,
    start,
    most,
    spent,
    cameBy: new Uint8Array(count),
    reached: [],
    within: [],
    buckets: start < 0 ? [] : [[start]],
  };
  searches = [search, ...searches.slice(0, MOST_SEARCHES - 1)];
  return search;
}

/**
 * Every place a vehicle can reach with the given points, passing everyone: rr.veh.pass-units.
 */
export const vehicleReach = (
  grid: Grid,
  settings: Settings,
  model: VehicleModel,
  from: VehiclePlace,
  limit: number,
): VehicleReach => vehicleSearch(grid, settings, model, from, limit)(limit);

/** The same search in several goes, each further than the one before, none beyond `most` points. */
export function vehicleSearch(
  grid: Grid,
  settings: Settings,
  model: VehicleModel,
  from: VehiclePlace,
  most: number,
): (limit: number) => VehicleReach {
  const table = stepTable(grid, settings, model);
  const { numbers, offsets } = table;
  const search = searchFrom(table, numbers.number(from), most);
  const asked = `${model} ${search.start} ${most}`;
  const paid = paidFor(grid, settings);
  if (!paid.has(asked)) {
    charge("steps", Math.ceil(numbers.count * ROOM));
    paid.set(asked, 0);
  }
  const { start, spent, cameBy, within } = search;
  const routeTo = (place: number): ReturnType<VehicleReach["routeTo"]> => {
    const taken: { step: VehicleStep; place: VehiclePlace; spent: number }[] = [];
    for (let at = place; at !== start; at -= offsets[cameBy[at] ?? 0] ?? 0) {
      if ((spent[at] ?? -1) < 0) break;
      taken.push({
        step: vehicleSteps[(cameBy[at] ?? 0) % vehicleSteps.length] ?? "forward",
        place: numbers.place(at),
        spent: spent[at] ?? 0,
      });
    }
    return taken.toReversed();
  };
  return (limit) => {
    for (let cost = within.length; cost <= limit && cost < search.buckets.length; cost++)
      settle(grid, settings, model, search, cost);
    const reached = search.reached.slice(0, within[Math.min(limit, within.length - 1)] ?? 0);
    // the list is given out as a copy, each time
    charge("steps", Math.ceil(reached.length * COPIED));
    // as much for what is known from another search: who asks first must not matter
    const before = paid.get(asked) ?? 0;
    if (reached.length > before) {
      charge("steps", PLACE * (reached.length - before));
      paid.set(asked, reached.length);
    }
    return { numbers, spent, reached, routeTo };
  };
}

/** Whether a place by its number lies wholly off the board. */
function offBoard(grid: Grid, length: number, { columns, rows }: PlaceNumbers): (place: number) => boolean {
  return (place) => {
    const [x, y] = [columns[place] ?? 0, rows[place] ?? 0];
    const [wide, high] = (place & 1) === 1 ? [length, 2] : [2, length];
    return x + wide <= 0 || y + high <= 0 || x >= grid.width || y >= grid.height;
  };
}

/**
 * Goes on from the places that cost so many points. A vehicle leaves the board no more than partly to drive around
 * something: one of the Axis' own accord never wholly, one of the Operators only for good. rr.veh.off-board
 */
function settle(grid: Grid, settings: Settings, model: VehicleModel, search: Search, cost: number): void {
  const { table, most, spent, cameBy, reached, within, buckets } = search;
  const { costs, offsets, known } = table;
  const steps = vehicleSteps.length;
  const isOff = offBoard(grid, lengthOf(settings, model), table.numbers);
  const [enters, isAxis] = [isOff(search.start), isVehicleKind(model)];
  for (const at of buckets[cost] ?? []) {
    if (spent[at] !== cost) continue;
    reached.push(at);
    // who has left the board does not come back onto it in the same move
    const off = isOff(at);
    if (off && !enters) continue;
    if (known[at] === 0) learn(grid, settings, model, table, at);
    const ways = (at & 3) * steps;
    const first = at * steps;
    for (let i = 0; i < steps; i++) {
      const step = costs[first + i] ?? 0;
      if (step === 0) continue;
      const after = cost + step;
      const to = at + (offsets[ways + i] ?? 0);
      const before = spent[to] ?? -1;
      if (!off && (enters || isAxis) && isOff(to)) continue;
      // it is never put twice into the same bucket
      if (after > most || (before >= 0 && before <= after)) continue;
      spent[to] = after;
      cameBy[to] = ways + i;
      (buckets[after] ??= []).push(to);
    }
  }
  buckets[cost] = [];
  within.push(reached.length);
}
