import { measured } from "../../geometry/index.ts";
import type { PlaceAnswer } from "../actions/schema.ts";
import type { Action } from "../actions/schema.ts";
import { battlefieldOf, placeOf, written } from "../battlefield.ts";
import type { Place } from "../data/index.ts";
import { watchersOf } from "../detection/index.ts";
import { wayTo } from "../moving/index.ts";
import type { Standing } from "../state/index.ts";
import type { G } from "../table.ts";

/** How much nearer to its goal a way must bring a fighter to be worth being watched at its end, in inches. */
const WATCHED = 6;

/** The first part of a way, no longer than a length. */
function cut(path: readonly Place[], most: number): readonly Place[] {
  const kept: Place[] = [];
  let left = most;
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

/** The end of an answer; where the fighter stands for one that stays. */
function endOf(answer: Action, fighter: Standing): Place {
  const text =
    answer.do === "go" ? answer.path.at(-1) : answer.do === "go-to" || answer.do === "put" ? answer.at : null;
  return (typeof text === "string" ? placeOf(text) : null) ?? fighter.at;
}

/** How good it is for a fighter to end at a place, in inches of way: near its goal, and unwatched where that counts. */
export function worthOf(g: G, fighter: Standing, at: Place, goal: Place | null, hides: boolean): number {
  const far = goal === null ? 0 : Math.sqrt(measured.squaredDistance(at, goal)) / measured.inch;
  return -far - (hides ? WATCHED * watchersOf(g, { ...fighter, at }).length : 0);
}

const ROUND = [0, 45, 90, 135, 180, 225, 270, 315] as const;
/** How far from a thing that is in the way itself a base stands beside it, in lattice units. */
const BESIDE = [1300, 2600] as const;

/** The shortest way to a goal, or to a place beside it where nobody can stand on it. */
function wayBeside(g: G, fighter: Standing, goal: Place): readonly Place[] | null {
  const direct = wayTo(g, fighter, goal, { climbs: true });
  if (direct !== null) return direct;
  const { width, height } = battlefieldOf(g.state);
  const beside = BESIDE.flatMap((far) =>
    ROUND.map((turn) => measured.placeAlong(goal, measured.directionOf(turn), far)),
  ).filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const nearest = beside.toSorted(
    (a, b) => measured.squaredDistance(a, fighter.at) - measured.squaredDistance(b, fighter.at),
  );
  for (const place of nearest) {
    const way = wayTo(g, fighter, place, { climbs: true });
    if (way !== null) return way;
  }
  return null;
}

/** Ways along the shortest way to a goal: as far as the fighter comes, and shorter ones. */
function waysAlong(g: G, fighter: Standing, goal: Place): readonly PlaceAnswer[] {
  const most = g.state.pending?.most ?? 0;
  const whole = wayBeside(g, fighter, goal);
  if (whole === null) return [];
  return [1, 0.75, 0.5].flatMap((share) => {
    const path = cut(whole, Math.floor(most * share));
    return path.length < 2 ? [] : [asWay(path)];
  });
}

/** The best of the ways that are listed, and of those along the shortest way to a goal. */
export function bestWay(
  g: G,
  fighter: Standing,
  goal: Place | null,
  listed: readonly Action[],
  isLegal: (action: Action) => boolean,
  hides: boolean,
): Action | undefined {
  const along = goal === null ? [] : waysAlong(g, fighter, goal).filter(isLegal);
  let best: { action: Action; worth: number } | null = null;
  for (const action of [...along, ...listed]) {
    const worth = worthOf(g, fighter, endOf(action, fighter), goal, hides);
    if (best === null || worth > best.worth) best = { action, worth };
  }
  return best?.action;
}
