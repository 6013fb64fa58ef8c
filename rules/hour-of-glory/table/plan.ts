import { ahead, type Facing, facings, quarterTurn } from "../../geometry/index.ts";
import { charge, Holding, metered, type Metered, readMetered } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type PlanData, strongholds } from "../book/strongholds.ts";
import type { State } from "./state.ts";

/** A square: y × width + x. */
export type Square = number;

/** A step from a square: where it leads, in which of 8 directions, and through which door (-1: none). */
export interface Step {
  readonly to: Square;
  readonly dx: number;
  readonly dy: number;
  readonly door: number;
}

/** A door with the squares at it. */
export interface Door {
  readonly id: string;
  readonly index: number;
  readonly kind: "room" | "inner" | "entrance";
  readonly inside: Square;
  readonly outside: Square;
  /** The direction from the outside square to the inside one. */
  readonly inward: Facing;
  readonly post: boolean;
  /** The squares at the door on either side: the one next to it and its neighbours along the wall. */
  readonly insideSquares: readonly Square[];
  readonly outsideSquares: readonly Square[];
}

/** A door as seen from a square beside it. */
export interface DoorSide {
  readonly door: Door;
  readonly side: "inside" | "outside";
}

/** Where an agent can go if nobody is there: the squares as a mask, and a shortest path to each. */
export interface Reach {
  readonly squares: Uint8Array;
  readonly paths: readonly string[][];
}

/** The fields of noises by what makes them and the square they are made on. */
export interface Noises extends Readonly<Record<"shot" | "step", Map<Square, Int16Array>>> {
  /** How steps onto one square are heard on another, by both squares. */
  readonly earshots: Map<number, Earshot>;
}

/** Whether a step onto one square is heard on another: the open points that it hangs on, and whether corners may matter. */
export interface Earshot {
  readonly points: readonly Citation[];
  readonly corners: boolean;
}

/** A stronghold with everything that follows from its drawing, worked out once. */
export interface Plan {
  readonly data: PlanData;
  readonly width: number;
  readonly height: number;
  readonly labels: readonly string[];
  readonly doors: readonly Door[];
  readonly rooms: readonly string[];
  readonly squaresOf: ReadonlyMap<string, readonly Square[]>;
  /** Orthogonal steps, through doors too; diagonal ones by each reading of a corner. */
  readonly steps: Readonly<
    Record<"orthogonal" | "same-area" | "one-side" | "across-corners", readonly (readonly Step[])[]>
  >;
  readonly entrance: Door | null;
  /** The names of the squares, "x,y", and back. */
  readonly names: readonly string[];
  readonly squareByName: ReadonlyMap<string, Square>;
  readonly doorById: ReadonlyMap<string, Door>;
  /** The doors of each room. */
  readonly doorsOfRoom: ReadonlyMap<string, readonly Door[]>;
  /** The doors at whose squares one stands: at one of three on a side, and at the one beside it alone. */
  readonly doorsAt: Readonly<Record<"three" | "one", readonly (readonly DoorSide[])[]>>;
  /** Distances that are kept, by what they depend on. */
  readonly distances: Map<string, Int16Array>;
  /** Reaches that are kept, by what they depend on. */
  readonly reaches: Map<string, Reach>;
  /** The fields of noises, by settings and open doors. */
  readonly noises: WeakMap<object, WeakMap<readonly string[], Noises>>;
}

export const rock = "#";
export const corridor = ".";
export const entry = "E";

/** Whether a label is that of a room. hg.occ.entry-zone-not-room */
export const isRoom = (label: string): boolean => label !== rock && label !== corridor && label !== entry;

const opposites: Readonly<Record<Facing, Facing>> = { N: "S", E: "W", S: "N", W: "E" };

/** A name "03,4" as "3,4". */
const withoutZeros = (name: string): string => name.replaceAll(/\b0(?=\d)/g, "");

/** The squares of a stronghold as they are drawn. */
interface Grid {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly string[];
  readonly names: readonly string[];
}

function gridOf({ rows }: PlanData): Grid {
  const width = Math.max(...rows.map(({ length }) => length));
  const labels = rows.flatMap((row) => [...row.padEnd(width, rock)]);
  const names = labels.map((_, square) => `${square % width},${Math.floor(square / width)}`);
  return { width, height: rows.length, labels, names };
}

/** The square so far from another; null beyond the edge. */
function squareBeyond({ width, height }: Grid, square: Square, dx: number, dy: number): Square | null {
  const column = (square % width) + dx;
  const row = Math.floor(square / width) + dy;
  return column < 0 || row < 0 || column >= width || row >= height ? null : row * width + column;
}

/** The squares of each label. */
function squaresByLabel({ labels }: Grid): ReadonlyMap<string, readonly Square[]> {
  const squaresOf = new Map<string, Square[]>();
  labels.forEach((label, square) => {
    if (label === rock) return;
    const squares = squaresOf.get(label);
    if (squares === undefined) squaresOf.set(label, [square]);
    else squares.push(square);
  });
  return squaresOf;
}

/** The doors with the squares at them. hg.door.three-squares */
function doorsIn(grid: Grid, data: PlanData): readonly Door[] {
  const { labels, names } = grid;
  const squareOf = (name: string): Square => names.indexOf(withoutZeros(name));
  return data.doors.map((door, index): Door => {
    const inside = squareOf(door.inside);
    const outside = squareOf(door.outside);
    const inward =
      facings.find((facing) => squareBeyond(grid, outside, ahead[facing].dx, ahead[facing].dy) === inside) ?? "N";
    const wall = ahead[quarterTurn(inward, "clockwise")];
    const beside = (square: Square): readonly Square[] =>
      [-1, 0, 1].flatMap((shift) => {
        const beyond = squareBeyond(grid, square, shift * wall.dx, shift * wall.dy);
        return beyond !== null && labels[beyond] === labels[square] ? [beyond] : [];
      });
    return {
      id: door.id,
      index,
      kind: door.kind,
      inside,
      outside,
      inward,
      post: door.post,
      insideSquares: beside(inside),
      outsideSquares: beside(outside),
    };
  });
}

/** Whether a diagonal step may be made, by the squares on either side of it. */
type Diagonal = (from: Square, first: Square, second: Square) => boolean;

/** The steps of a stronghold under a reading of diagonals. hg.move.any-direction, hg.move.no-corner-diagonal */
function stepsIn(grid: Grid, doors: readonly Door[]): (isDiagonal: Diagonal) => readonly Step[][] {
  const { width, labels } = grid;
  const between = new Map<number, number>();
  // of two doors between the same squares the first counts
  for (const { inside, outside, index } of doors.toReversed()) {
    if (inside < 0 || outside < 0) continue;
    between.set(inside * labels.length + outside, index);
    between.set(outside * labels.length + inside, index);
  }
  const doorBetween = (from: Square, to: Square): number => between.get(from * labels.length + to) ?? -1;
  return (isDiagonal) =>
    labels.map((label, square) => {
      const steps: Step[] = [];
      if (label === rock) return steps;
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) {
          const to = dx === 0 && dy === 0 ? null : squareBeyond(grid, square, dx, dy);
          if (to === null || labels[to] === rock) continue;
          if (dx === 0 || dy === 0) {
            const door = doorBetween(square, to);
            if (door >= 0 || labels[to] === label) steps.push({ to, dx, dy, door });
          } else if (labels[to] === label) {
            if (isDiagonal(square, square + dx, square + dy * width)) steps.push({ to, dx, dy, door: -1 });
          }
        }
      }
      return steps;
    });
}

/** The doors at a square, of three on a side or of the one next to the door. hg.open.door-squares */
const sidesAt = (doors: readonly Door[], square: Square, squares: "three" | "one"): readonly DoorSide[] =>
  doors.flatMap((door): readonly DoorSide[] => {
    const inside = squares === "one" ? [door.inside] : door.insideSquares;
    if (inside.includes(square)) return [{ door, side: "inside" }];
    const outside = squares === "one" ? [door.outside] : door.outsideSquares;
    return outside.includes(square) ? [{ door, side: "outside" }] : [];
  });

/** Works out everything that follows from the drawing of a stronghold. */
function compile(data: PlanData): Plan {
  const grid = gridOf(data);
  const { width, height, labels, names } = grid;
  const squaresOf = squaresByLabel(grid);
  const doors = doorsIn(grid, data);
  const stepsBy = stepsIn(grid, doors);
  const rooms = [...squaresOf.keys()].filter(isRoom);
  return {
    data,
    width,
    height,
    labels,
    doors,
    rooms,
    squaresOf,
    steps: {
      orthogonal: stepsBy(() => false),
      "same-area": stepsBy((from, first, second) => labels[first] === labels[from] && labels[second] === labels[from]),
      "one-side": stepsBy((from, first, second) => labels[first] === labels[from] || labels[second] === labels[from]),
      "across-corners": stepsBy(() => true),
    },
    entrance: doors.find(({ kind }) => kind === "entrance") ?? null,
    names,
    squareByName: new Map(names.flatMap((name, square) => (labels[square] === rock ? [] : [[name, square]]))),
    doorById: new Map(doors.map((door) => [door.id, door])),
    doorsOfRoom: new Map(
      rooms.map((room) => [
        room,
        doors.filter(({ inside, outside }) => labels[inside] === room || labels[outside] === room),
      ]),
    ),
    doorsAt: {
      three: labels.map((_, square) => sidesAt(doors, square, "three")),
      one: labels.map((_, square) => sidesAt(doors, square, "one")),
    },
    distances: new Map(),
    reaches: new Map(),
    noises: new WeakMap(),
  };
}

const plans = new Map<string, Metered<Plan>>();
const drawn = new WeakMap<PlanData, Metered<Plan>>();
/** How many drawn strongholds are kept: the largest takes about two megabytes. */
const MOST_KEPT = 40;
const strongholdsHeld = new Holding(MOST_KEPT, () => plans.clear());
/** The work of compiling a square, without and for each door. */
const SQUARE_WORK = 64;
const DOOR_WORK = 1;

/** Compiles a drawn stronghold within the budget of the request. */
function compiled(data: PlanData): Plan {
  const squares = data.rows.length * Math.max(0, ...data.rows.map(({ length }) => length));
  charge("squares", squares * (SQUARE_WORK + DOOR_WORK * data.doors.length));
  return compile(data);
}

const named = new Map<string, Plan>();

/** The plan of a state's stronghold; drawn ones are recognised by their drawing. */
export function planOf({ stronghold }: Pick<State, "stronghold">): Plan {
  if (typeof stronghold === "string") {
    let compiledPlan = named.get(stronghold);
    if (compiledPlan === undefined) named.set(stronghold, (compiledPlan = compile(strongholds[stronghold])));
    return compiledPlan;
  }
  const seen = drawn.get(stronghold);
  if (seen !== undefined) return readMetered(seen);
  const key = JSON.stringify(stronghold);
  strongholdsHeld.begin();
  let plan = plans.get(key);
  if (plan === undefined) {
    strongholdsHeld.take(1);
    plans.set(key, (plan = metered(() => compiled(stronghold))));
  }
  drawn.set(stronghold, plan);
  return readMetered(plan);
}

/** The name of a square, "x,y". */
export const nameOfSquare = ({ names, width }: Plan, square: Square): string =>
  names[square] ?? `${square % width},${Math.floor(square / width)}`;

/** The square of a name "x,y"; null when there is none on the plan. */
export const squareNamed = ({ squareByName }: Plan, name: string): Square | null =>
  squareByName.get(name) ?? squareByName.get(withoutZeros(name)) ?? null;

/** How far another square lies from a square: columns eastwards, rows southwards. */
export const offset = ({ width }: Plan, from: Square, to: Square): { readonly dx: number; readonly dy: number } => ({
  dx: (to % width) - (from % width),
  dy: Math.floor(to / width) - Math.floor(from / width),
});

/** The label of a square; rock beyond the plan. */
export const labelAt = ({ labels }: Plan, square: Square): string => labels[square] ?? rock;

/** The room of a square; null in corridors and the entry zone. hg.occ.entry-zone-not-room */
export const roomAt = (plan: Plan, square: Square): string | null => {
  const label = labelAt(plan, square);
  return isRoom(label) ? label : null;
};

/** The door of an id, if there is one. */
export const doorNamed = (plan: Plan, id: string): Door | undefined => plan.doorById.get(id);

/** The facing of a Sentry in the ready position: away from his door. hg.sentry.ready */
export const readyFacing = ({ inward }: Door): Facing => opposites[inward];

/** The facing the other way. */
export const opposite = (facing: Facing): Facing => opposites[facing];

/** The doors of a room. */
export const doorsOf = (plan: Plan, room: string): readonly Door[] => plan.doorsOfRoom.get(room) ?? [];
