import { ahead, type Facing, facings, quarterTurn } from "../../geometry/index.ts";
import { metered, type Metered, charge, readMetered } from "../../kernel/index.ts";
import { type PlanData, strongholds } from "../book/strongholds.ts";
import type { State } from "./state.ts";

/** A square: y × width + x. */
export type Square = number;

/** A step from a square: where to, in which of 8 directions, and the door it leads through (-1: none). */
export interface Step {
  readonly to: Square;
  readonly dx: number;
  readonly dy: number;
  readonly door: number;
}

export interface Door {
  readonly id: string;
  readonly index: number;
  readonly kind: "room" | "inner" | "entrance";
  readonly inside: Square;
  readonly outside: Square;
  /** The way from the outside square to the inside one. */
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

/** Where somebody can go as long as nobody stands there: the squares as a mask, and a shortest path to each. */
export interface Reach {
  readonly squares: Uint8Array;
  readonly paths: readonly string[][];
}

/** The fields of noises by what makes them and the square they are made on. */
export type Noises = Readonly<Record<"shot" | "step", Map<Square, Int16Array>>>;

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
  /** Distances worked out before, by what they depend on. */
  readonly distances: Map<string, Int16Array>;
  /** Moves worked out before for squares on which nobody stands, by what they depend on. */
  readonly reaches: Map<string, Reach>;
  /** The fields of noises, under the settings and the open doors of one moment. */
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

function compile(data: PlanData): Plan {
  const height = data.rows.length;
  const width = Math.max(...data.rows.map(({ length }) => length));
  const labels = data.rows.flatMap((row) => [...row.padEnd(width, rock)]);
  const squaresOf = new Map<string, Square[]>();
  labels.forEach((label, square) => {
    if (label === rock) return;
    const known = squaresOf.get(label);
    if (known === undefined) squaresOf.set(label, [square]);
    else known.push(square);
  });
  const names = labels.map((_, square) => `${square % width},${Math.floor(square / width)}`);
  const squareOf = (name: string): Square => names.indexOf(withoutZeros(name));
  const neighbour = (square: Square, dx: number, dy: number): Square | null => {
    const x = (square % width) + dx;
    const y = Math.floor(square / width) + dy;
    return x < 0 || y < 0 || x >= width || y >= height ? null : y * width + x;
  };
  const doors = data.doors.map((door, index): Door => {
    const inside = squareOf(door.inside);
    const outside = squareOf(door.outside);
    const inward = facings.find((facing) => neighbour(outside, ahead[facing].dx, ahead[facing].dy) === inside) ?? "N";
    const wall = ahead[quarterTurn(inward, "clockwise")];
    const beside = (square: Square): readonly Square[] =>
      [-1, 0, 1].flatMap((d) => {
        const found = neighbour(square, d * wall.dx, d * wall.dy);
        return found !== null && labels[found] === labels[square] ? [found] : [];
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
  const between = new Map<number, number>();
  // of two doors between the same squares the first counts
  for (const { inside, outside, index } of doors.toReversed()) {
    if (inside < 0 || outside < 0) continue;
    between.set(inside * labels.length + outside, index);
    between.set(outside * labels.length + inside, index);
  }
  const doorBetween = (a: Square, b: Square): number => between.get(a * labels.length + b) ?? -1;
  const stepsBy = (diagonal: (a: Square, side1: Square, side2: Square, b: Square) => boolean): readonly Step[][] =>
    labels.map((label, square) => {
      const steps: Step[] = [];
      if (label === rock) return steps;
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) {
          const to = dx === 0 && dy === 0 ? null : neighbour(square, dx, dy);
          if (to === null || labels[to] === rock) continue;
          if (dx === 0 || dy === 0) {
            const door = doorBetween(square, to);
            if (door >= 0 || labels[to] === label) steps.push({ to, dx, dy, door });
          } else if (labels[to] === label) {
            if (diagonal(square, square + dx, square + dy * width, to)) steps.push({ to, dx, dy, door: -1 });
          }
        }
      }
      return steps;
    });
  const rooms = [...squaresOf.keys()].filter(isRoom);
  const sidesAt = (square: Square, one: boolean): readonly DoorSide[] =>
    doors.flatMap((door): readonly DoorSide[] => {
      if ((one ? [door.inside] : door.insideSquares).includes(square)) return [{ door, side: "inside" }];
      return (one ? [door.outside] : door.outsideSquares).includes(square) ? [{ door, side: "outside" }] : [];
    });
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
      "same-area": stepsBy((a, one, two) => labels[one] === labels[a] && labels[two] === labels[a]),
      "one-side": stepsBy((a, one, two) => labels[one] === labels[a] || labels[two] === labels[a]),
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
      three: labels.map((_, square) => sidesAt(square, false)),
      one: labels.map((_, square) => sidesAt(square, true)),
    },
    distances: new Map(),
    reaches: new Map(),
    noises: new WeakMap(),
  };
}

const plans = new Map<string, Metered<Plan>>();
const drawn = new WeakMap<PlanData, Metered<Plan>>();
/** So many strongholds that were drawn by hand are kept: the largest takes about two megabytes. */
const mostKept = 40;
/** The work of compiling a square, without and for each door. */
const squareWork = 64;
const doorWork = 1;

/** A stronghold drawn by hand, compiled at the expense of whoever asks. */
function compiled(data: PlanData): Plan {
  const squares = data.rows.length * Math.max(0, ...data.rows.map(({ length }) => length));
  charge("squares", squares * (squareWork + doorWork * data.doors.length));
  return compile(data);
}

const named = new Map<string, Plan>();

/** The stronghold of a state; those drawn by hand are recognised by what is drawn. */
export function planOf({ stronghold }: Pick<State, "stronghold">): Plan {
  if (typeof stronghold === "string") {
    let known = named.get(stronghold);
    if (known === undefined) named.set(stronghold, (known = compile(strongholds[stronghold])));
    return known;
  }
  const seen = drawn.get(stronghold);
  if (seen !== undefined) return readMetered(seen);
  const key = JSON.stringify(stronghold);
  let plan = plans.get(key);
  if (plan === undefined) {
    if (plans.size >= mostKept) plans.clear();
    plans.set(key, (plan = metered(() => compiled(stronghold))));
  }
  drawn.set(stronghold, plan);
  return readMetered(plan);
}

export const nameOfSquare = ({ names, width }: Plan, square: Square): string =>
  names[square] ?? `${square % width},${Math.floor(square / width)}`;

/** The square of a name "x,y"; null when there is none on the plan. */
export const squareNamed = ({ squareByName }: Plan, name: string): Square | null =>
  squareByName.get(name) ?? squareByName.get(withoutZeros(name)) ?? null;

export const labelAt = ({ labels }: Plan, square: Square): string => labels[square] ?? rock;

export const roomAt = (plan: Plan, square: Square): string | null => {
  const label = labelAt(plan, square);
  return isRoom(label) ? label : null;
};

export const doorNamed = (plan: Plan, id: string): Door | undefined => plan.doorById.get(id);

/** The facing of a Sentry in the ready position: away from his door. hg.sentry.ready */
export const readyFacing = ({ inward }: Door): Facing => opposites[inward];

export const opposite = (facing: Facing): Facing => opposites[facing];

/** The doors of a room. */
export const doorsOf = (plan: Plan, room: string): readonly Door[] => plan.doorsOfRoom.get(room) ?? [];
