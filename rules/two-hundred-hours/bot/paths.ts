import { measured } from "../../geometry/index.ts";
import type { PlaceAnswer, Action } from "../table/action-schema.ts";
import { battlefieldOf, placeOf, written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import { watchersOf } from "../detection/index.ts";
import { pathTo } from "../movement/index.ts";
import type { OnTable } from "../table/fighter.ts";
import { gapToItem, touches, touchGap } from "../table/measuring.ts";
import { exitZones, touchesZone } from "../table/zones.ts";
import { sightTraits, terrainNear } from "../sight/index.ts";
import { type Ctx, standingOf } from "../table/context.ts";

/** How much nearer to its goal, in inches, a path must bring a fighter to be worth ending under close watch. */
const WATCHED = 6;

/** The first part of a path, no longer than a limit. */
function cut(path: readonly Place[], limit: number): readonly Place[] {
  const kept: Place[] = [];
  let left = limit;
  for (const [i, place] of path.entries()) {
    const before = path[i - 1];
    if (before === undefined) {
      kept.push(place);
      continue;
    }
    const length = measured.lengthOf([before, place]);
    if (length > left) {
      const direction = measured.directionTo(before, place);
      if (direction !== null && left > measured.inch / 20) kept.push(measured.placeAlong(before, direction, left));
      break;
    }
    kept.push(place);
    left -= length;
  }
  return kept;
}

const asWay = (path: readonly Place[]): PlaceAnswer => ({ do: "go", path: path.map(written) });

/** The place that an action names as its end; null where it names none. */
function namedEnd(action: Action): Place | null {
  const text =
    action.do === "go"
      ? action.path.at(-1)
      : action.do === "go-to" || action.do === "put" || action.do === "deploy"
        ? action.at
        : null;
  return typeof text === "string" ? placeOf(text) : null;
}

/** The end of an answer; where the fighter stands for one that stays. */
const endOf = (answer: Action, fighter: OnTable): Place => namedEnd(answer) ?? fighter.at;

const inchesBetween = (a: Place, b: Place): number => Math.sqrt(measured.squaredDistance(a, b)) / measured.inch;

/** How near, in inches, a fighter that holds out comes to the middle of the table, and to an enemy. */
const HELD = { middle: 17, enemy: 11 } as const;
/** What cover is worth, in inches of path, to a fighter that holds out. */
const COVER = 4;

const isInCover = (ctx: Ctx, at: Place): boolean =>
  terrainNear(ctx, at, at, 2 * measured.inch).some(
    ({ category, corners }) => sightTraits[category].covers !== "never" && touches(ctx, gapToItem(ctx, at, corners)),
  );

/** How good a place is for an attacker who waits for the enemy: in range, in cover, not too near. */
function worthOfHolding(ctx: Ctx, at: Place, middle: Place): number {
  const dangers = [...standingOf(ctx.state, "defender"), ...ctx.state.charges];
  const near = Math.min(HELD.enemy, ...dangers.map((danger) => inchesBetween(at, danger.at)));
  return near - HELD.enemy - Math.max(0, inchesBetween(at, middle) - HELD.middle) + (isInCover(ctx, at) ? COVER : 0);
}

/** What a moving fighter wants of the place where it ends. */
export interface Destination {
  readonly goal: Place | null;
  /** Whether it keeps out of close watch. */
  readonly hides: boolean;
  /** Whether it waits for the enemy in range of the goal. */
  readonly holds: boolean;
  /** Whether it stays on the table. */
  readonly stays: boolean;
}

/** What it is worth to stay on the table, in inches of path. */
const STAYING = 100;

/**
 * How good a place is for a fighter to end at, in inches of path: near its goal, and unwatched where that counts. The
 * path to the goal is `whole` long from where it stands; what is left of it after a move is at least `whole` less the move.
 */
function worthOf(
  ctx: Ctx,
  fighter: OnTable,
  at: Place,
  { goal, hides, holds, stays }: Destination,
  whole: number,
): number {
  const watched = hides ? WATCHED * watchersOf(ctx, { ...fighter, at }).length : 0;
  const moved = inchesBetween(fighter.at, at);
  const left =
    stays && moved > 0 && touchesZone(ctx, at, exitZones(ctx, fighter), touchGap(ctx)) !== undefined ? STAYING : 0;
  if (goal === null) return -watched - left;
  const far = Math.max(inchesBetween(at, goal), whole - moved);
  return (holds ? worthOfHolding(ctx, at, goal) : -far) - watched - left;
}

const ROUND = [0, 45, 90, 135, 180, 225, 270, 315] as const;
/** How far a base stands from a thing that is an obstacle itself, in lattice units. */
const BESIDE = [1300, 2600] as const;

/** The shortest path to a goal, or to a place beside it if nobody can stand on it. */
function wayBeside(ctx: Ctx, fighter: OnTable, goal: Place): readonly Place[] | null {
  // into a building through its door rather than onto its roof
  const direct = pathTo(ctx, fighter, goal, {}) ?? pathTo(ctx, fighter, goal, { climbs: true });
  if (direct !== null) return direct;
  const { width, height } = battlefieldOf(ctx.state);
  const beside = BESIDE.flatMap((far) =>
    ROUND.map((turn) => measured.placeAlong(goal, measured.directionOf(turn), far)),
  ).filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const nearest = beside.toSorted(
    (a, b) => measured.squaredDistance(a, fighter.at) - measured.squaredDistance(b, fighter.at),
  );
  for (const place of nearest) {
    const way = pathTo(ctx, fighter, place, { climbs: true });
    if (way !== null) return way;
  }
  return null;
}

/** How much of its movement a fighter uses along a path. */
const SHARES = [1, 0.9, 0.75, 0.6, 0.5, 0.35, 0.2] as const;

/** The beginnings of a path: as far as the fighter can go, and shorter ones. */
function waysAlong(ctx: Ctx, whole: readonly Place[]): readonly PlaceAnswer[] {
  const limit = ctx.state.pending?.most ?? 0;
  return SHARES.flatMap((share) => {
    const path = cut(whole, Math.floor(limit * share));
    return path.length < 2 ? [] : [asWay(path)];
  });
}

/** A path or a place that a fighter could go, and how good its end is, in inches of path. */
interface Rated {
  readonly action: Action;
  readonly worth: number;
}

/** The listed paths, behind those along the shortest path to a goal, and how good each is. */
function ratedPaths(
  ctx: Ctx,
  fighter: OnTable,
  going: Destination,
  listed: readonly Action[],
  isLegal: (action: Action) => boolean,
): readonly Rated[] {
  const { goal } = going;
  const whole = goal === null ? null : wayBeside(ctx, fighter, goal);
  const along = whole === null ? [] : waysAlong(ctx, whole).filter(isLegal);
  const length = whole === null ? 0 : measured.lengthOf(whole) / measured.inch;
  const rated = (action: Action, left: number): Rated => ({
    action,
    worth: worthOf(ctx, fighter, endOf(action, fighter), going, left),
  });
  return [
    ...along.map((action) => {
      // along the path itself, however crooked, every inch counts
      const gone = action.do === "go" ? measured.lengthOf(action.path.flatMap((at) => placeOf(at) ?? [])) : 0;
      const straight = inchesBetween(fighter.at, endOf(action, fighter));
      return rated(action, length - gone / measured.inch + straight);
    }),
    ...listed.map((action) => rated(action, length)),
  ];
}

/** The best of the listed paths and of those along the shortest path to a goal. */
export const bestPath = (...asked: Parameters<typeof ratedPaths>): Action | undefined =>
  ratedPaths(...asked).reduce<Rated | null>((best, one) => (best === null || one.worth > best.worth ? one : best), null)
    ?.action;

/** The same paths, the best first. */
export const rankedPaths = (...asked: Parameters<typeof ratedPaths>): readonly Action[] =>
  ratedPaths(...asked)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action }) => action);

/** Ends of one fighter that are nearer to each other than this, in inches, are as good as one to a search. */
const APART = 2.5;

/** Where somebody ends by an action. */
interface End {
  readonly fighter: string | null;
  readonly at: Place;
}

/** Who ends where by an action; null where it names no end. */
export function endOfAction(action: Action): End | null {
  const at = namedEnd(action);
  return at === null ? null : { fighter: "fighter" in action ? action.fighter : null, at };
}

/** Whether two ends of one fighter are little more than a step apart. */
export const areBeside = (one: End, other: End): boolean =>
  one.fighter === other.fighter && inchesBetween(one.at, other.at) < APART;
