import { directions, type Grid, neighbour, type Square } from "../../geometry/index.ts";
import { metered, type Metered, readMetered, type Settings } from "../../kernel/index.ts";
import { stepBetween, walkCosts } from "../movement/index.ts";
import { type Ctx, grid, number } from "../table/context.ts";
import { isUndercover } from "../table/nancy.ts";
import type { Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import type { Likelihood } from "./watch.ts";

/** A square worth reaching, and what it still takes from there. */
export interface Goal {
  readonly square: Square;
  readonly rest: number;
  /** Whether it is reached by whoever crouches there. */
  readonly low?: true;
}

/** Works something out once for each board under each settings; whoever uses it spends that work. */
export function perBoard<T>(work: (ctx: Ctx) => T): (ctx: Ctx) => T {
  const bySettings = new WeakMap<Settings, WeakMap<Grid, Metered<T>>>();
  return (ctx) => {
    let boards = bySettings.get(ctx.settings);
    if (boards === undefined) bySettings.set(ctx.settings, (boards = new WeakMap()));
    const kept = boards.get(grid(ctx));
    if (kept !== undefined) return readMetered(kept);
    const made = metered(() => work(ctx));
    boards.set(grid(ctx), made);
    return made.value;
  };
}

/** A step on foot from a square. */
export interface FootStep {
  readonly to: Square;
  readonly climb: boolean;
}

/** How an Operator goes: a diver is a standing one who swims where there is water. rr.scuba.enter, rr.scuba.swim */
type MovementMode = "standing" | "crouched" | "diver" | "disguised";

/** How somebody goes who does not crouch; Nancy in disguise neither climbs nor vaults. rr.dare.disguise-actions */
export type Upright = "standing" | "diver" | "disguised";

/** The steps from each square and those to it, by posture, worked out once: terrain does not change. */
interface FootSteps {
  readonly from: readonly (readonly FootStep[])[];
  readonly to: readonly (readonly { readonly from: Square; readonly climb: boolean }[])[];
}

/** Whether a square is water, in which whoever has scuba gear swims unseen. rr.scuba.unseen */
export const isWater = (ctx: Ctx, square: Square): boolean => grid(ctx).squares[square] === ground.water;

function footSteps(table: Ctx, gait: MovementMode): FootSteps {
  // what is kept by the board rests on the board alone: locks and templates come and go
  const ctx: Ctx = { ...table, state: { ...table.state, templates: [], jager: null } };
  const all = Array.from({ length: grid(ctx).squares.length }, (_, square) =>
    directions.flatMap((_direction, direction): readonly FootStep[] => {
      const to = neighbour(grid(ctx), square, direction);
      const mover = gait === "diver" && isWater(ctx, square) ? "swimmer" : gait;
      const step = to === null ? "blocked" : stepBetween(ctx, mover, square, direction);
      return to === null || step === "blocked" || (step === "climb" && (gait === "crouched" || gait === "disguised"))
        ? []
        : [{ to, climb: step === "climb" }];
    }),
  );
  const back: { from: Square; climb: boolean }[][] = all.map(() => []);
  for (const [from, steps] of all.entries()) for (const { to, climb } of steps) back[to]?.push({ from, climb });
  return { from: all, to: back };
}

const stepsOf = perBoard((ctx) => ({
  standing: footSteps(ctx, "standing"),
  crouched: footSteps(ctx, "crouched"),
  diver: footSteps(ctx, "diver"),
  disguised: footSteps(ctx, "disguised"),
}));

/** The steps an Operator can take from a square, whoever stands there. */
export const stepsFrom = (ctx: Ctx, gait: MovementMode, square: Square): readonly FootStep[] =>
  stepsOf(ctx)[gait].from[square] ?? [];

/** How an Operator goes who stands upright. */
export const uprightGait = (ctx: Ctx, operator: Operator): Upright =>
  isUndercover(ctx, operator)
    ? "disguised"
    : operator.equipment.includes("scuba-gear") && operator.carrying === null
      ? "diver"
      : "standing";

/** Action points to a goal from each square, standing and crouched, with the dangers on the way. */
export interface Points {
  readonly standing: Float64Array;
  readonly crouched: Float64Array;
}

/** A first-in-first-out search that puts places back when they get cheaper: boards are small and steps nearly alike. */
export function pointsTo(
  ctx: Ctx,
  upright: Upright,
  goals: readonly Goal[],
  danger: Likelihood,
  weight: number,
): Points {
  const steps = stepsOf(ctx);
  const size = grid(ctx).squares.length;
  const crouch = number(ctx, "rr.number.ap-crouch");
  const popUp = number(ctx, "rr.number.ap-pop-up");
  const move = number(ctx, "rr.number.ap-move");
  // a walk counts as part of a sprint; a step never counts nothing, or the search would not know which way is shorter
  const sprint =
    upright === "disguised" ? Infinity : number(ctx, "rr.number.ap-sprint") / number(ctx, "rr.number.sprint-squares");
  const walk = Math.max(0.01, Math.min(move, sprint));
  const climb = Math.max(0.01, number(ctx, "rr.number.ap-climb"));
  // a place is a square, or size + square for a crouched Operator there
  const points = new Float64Array(size * 2).fill(Infinity);
  const waiting: Square[] = [];
  const queued = new Uint8Array(size * 2);
  const reached = (place: number, through: number): void => {
    if (through >= (points[place] ?? Infinity) - 1e-9) return;
    points[place] = through;
    if (queued[place] === 1) return;
    queued[place] = 1;
    waiting.push(place);
  };
  for (const { square, rest, low } of goals) reached(low === true ? square + size : square, rest);
  const slow = Math.max(0.01, move);
  const { crouched: crouchedSteps, [upright]: uprightSteps } = steps;
  for (const place of waiting) {
    queued[place] = 0;
    const low = place >= size;
    const square = low ? place - size : place;
    const rest = points[place] ?? Infinity;
    const swims = upright === "diver" && isWater(ctx, square);
    if (!swims && upright !== "disguised") reached(low ? square : square + size, rest + (low ? crouch : popUp));
    const here = rest + (swims ? 0 : weight) * ((low ? danger.crouched : danger.standing)[square] ?? 0);
    const by = here + (low || swims ? slow : walk);
    for (const step of (low ? crouchedSteps : uprightSteps).to[square] ?? [])
      reached(low ? step.from + size : step.from, step.climb ? here + climb : by);
  }
  return { standing: points.subarray(0, size), crouched: points.subarray(size) };
}

/** The sprints from each square by the paths that legal actions have, worked out as squares are asked for. */
const knownSprints = perBoard((): (Metered<readonly (readonly Square[])[]> | undefined)[] => []);

/** One path for each square a sprint leads to, whoever stands in the way; the same that the rules list. */
export function sprintsFrom(ctx: Ctx, from: Square): readonly (readonly Square[])[] {
  const sprints = knownSprints(ctx);
  const kept = sprints[from];
  if (kept !== undefined) return readMetered(kept);
  const made = metered(() => sprintPaths(ctx, from));
  sprints[from] = made;
  return made.value;
}

function sprintPaths(ctx: Ctx, from: Square): readonly (readonly Square[])[] {
  const costs = walkCosts(ctx, "standing");
  const { width, squares } = grid(ctx);
  const inForest = (square: Square): boolean => squares[square] === ground.forest;
  const paths = new Map<Square, readonly Square[]>([[from, []]]);
  let front: readonly Square[] = [from];
  for (let left = number(ctx, "rr.number.sprint-squares"); left > 0; left--) {
    const next: Square[] = [];
    for (const square of front) {
      for (const [direction, { dx, dy }] of directions.entries()) {
        const to = square + dy * width + dx;
        if (costs[square * 8 + direction] !== 1 || paths.has(to) || (inForest(square) && inForest(to))) continue;
        paths.set(to, [...(paths.get(square) ?? []), to]);
        next.push(to);
      }
    }
    front = next;
  }
  paths.delete(from);
  return [...paths.values()];
}
