import { columnOf, edgeBetween, neighbours, rowOf, type Square, squareAt } from "../../geometry/index.ts";
import { squareBehind } from "../fighting/index.ts";
import { squaresUnder } from "../sight/index.ts";
import type { Item } from "../book/titles.ts";
import { type Ctx, distanceBetween, grid, number, isOnBoard, unitNamed } from "../table/context.ts";
import { hasItemsAtHand, isDisguised, isUndercover } from "../table/nancy.ts";
import { grenadeOf } from "../table/rolls.ts";
import type { Operator } from "../table/state.ts";
import { edge, ground } from "../table/terrain.ts";
import { killChance, hitChance, worth } from "./outlook.ts";
import { exposureTo } from "./roads.ts";
import type { Survey } from "./survey.ts";
import type { Target } from "./targets.ts";
import type { Goal } from "./ways.ts";

/** How many of an item an Operator has of his own. */
export const countOf = ({ items }: Operator, item: Item): number =>
  items.reduce((sum, stack) => (stack.item === item && stack.of === null ? sum + stack.count : sum), 0);

/** How many grenades an Operator can throw. rr.kick.stick-grenade */
export const grenadesOf = (ctx: Ctx, operator: Operator): number =>
  grenadeOf(operator) === null || !hasItemsAtHand(ctx, operator)
    ? 0
    : countOf(operator, "grenade") + countOf(operator, "stick-grenade");

/** The bomb an Operator would lay; null where he has none at hand. */
export function bombOf(ctx: Ctx, operator: Operator): "bomb" | "rat-bomb" | null {
  if (!hasItemsAtHand(ctx, operator)) return null;
  if (countOf(operator, "bomb") > 0) return "bomb";
  return countOf(operator, "rat-bomb") > 0 ? "rat-bomb" : null;
}

/** The chance that so many grenades destroy a target under their templates. rr.grenade.dice */
export const grenadesKill = (ctx: Ctx, target: Target, grenades: number): number =>
  killChance(
    Math.min(5, grenades) * number(ctx, "rr.number.grenade-dice"),
    hitChance(number(ctx, "rr.number.grenade-number"), 0),
    target.health,
  );

/** Whether a bomb can be laid for a target: something that stays where it is. */
export const bombSuits = ({ sort, road }: Target): boolean =>
  road.length === 0 && (sort === "dump" || sort === "vehicle");

/** Whether grenades suit a target. */
export const grenadeSuits = ({ sort }: Target): boolean => sort !== "document";

/** Whether a gun suits a target. */
export const gunSuits = ({ sort, armoured }: Target): boolean =>
  !armoured && (sort === "infantry" || sort === "vehicle" || sort === "road");

/** The squares on which a bomb would destroy a target. */
export function bombPlaces(ctx: Ctx, { squares }: Target): ReadonlySet<Square> {
  const places = new Set<Square>();
  for (const square of squares)
    for (const at of squaresUnder(ctx, square))
      if (grid(ctx).squares[at] !== ground.water && grid(ctx).squares[at] !== ground.dump && !squares.includes(at))
        places.add(at);
  return places;
}

/** The range from which a shot at an officer is worth planning for, and that from which a grenade is thrown. */
const SHOOTING_RANGE = 4;

/** Squares from which a target is in sight and range; of a long one the ends and the middle are looked at. */
function linesTo(
  survey: Survey,
  squares: readonly Square[],
  range: number,
  rest: (away: number) => number,
): readonly Goal[] {
  const aims = [...new Set([squares[0], squares[squares.length >> 1], squares.at(-1)])];
  const best = new Map<Square, number>();
  for (const aim of aims) {
    if (aim === undefined) continue;
    for (const { square, away } of survey.lines(aim)) {
      const left = away > range ? Infinity : rest(away);
      if (left < (best.get(square) ?? Infinity)) best.set(square, left);
    }
  }
  return [...best].map(([square, left]) => ({ square, rest: left }));
}

/** How near to a road an ambush is laid: out of the way of the wheels, within a throw. */
const AMBUSH_NEAREST = 2;
const AMBUSH_FARTHEST = 5;
/** What it costs, in action points, to lie where whoever comes sees him, and to have to step out first. */
const EXPOSED = 14;
const STEPS_OUT = 2;

/** Squares from which an ambush can be laid on a road: crouched in cover at best. */
/** The squares within an ambush's reach of a road, and how far from it they are. */
function besides(ctx: Ctx, road: readonly Square[]): ReadonlyMap<Square, number> {
  const board = grid(ctx);
  const near = new Map<Square, number>();
  for (const on of road) {
    const [x, y] = [columnOf(board, on), rowOf(board, on)];
    for (let dy = -AMBUSH_FARTHEST; dy <= AMBUSH_FARTHEST; dy++) {
      for (let dx = -AMBUSH_FARTHEST; dx <= AMBUSH_FARTHEST; dx++) {
        const square = squareAt(board, x + dx, y + dy);
        if (square === null) continue;
        const away = distanceBetween(ctx, on, square);
        if (away <= AMBUSH_FARTHEST && away < (near.get(square) ?? Infinity)) near.set(square, away);
      }
    }
  }
  return near;
}

function besideRoad(ctx: Ctx, { road, driver }: Target, rest: number): readonly Goal[] {
  const goals: Goal[] = [];
  const exposure = driver === null ? null : exposureTo(ctx, driver);
  for (const [square, away] of besides(ctx, road)) {
    if (away < AMBUSH_NEAREST) continue;
    const level = exposure?.[square] ?? 0;
    if (level === 0) goals.push({ square, rest: rest + STEPS_OUT }, { square, rest: rest + STEPS_OUT, low: true });
    else if (level === 1) goals.push({ square, rest, low: true });
    goals.push({ square, rest: rest + EXPOSED });
  }
  return goals;
}

/** Whether an Operator is armed to assassinate. */
export const hasKnife = ({ weapons }: Operator): boolean => weapons.includes("knife");

/** Nancy in disguise has her garrotte, and has to change before she takes papers. rr.dare.disguise-actions */
const disguisedKit = (ctx: Ctx, operator: Operator, { sort, id }: Target): readonly string[] => {
  if (!isUndercover(ctx, operator)) return [];
  if (sort === "document") return ["change"];
  const kind = unitNamed(ctx.state, id)?.kind;
  return sort === "infantry" && (kind === "officer" || kind === "rifleman" || kind === "smg") ? ["garrotte"] : [];
};

const regularKit = (ctx: Ctx, operator: Operator, target: Target): readonly string[] => [
  bombSuits(target) && bombOf(ctx, operator) !== null ? "bomb" : "",
  grenadeSuits(target) && grenadesOf(ctx, operator) > 0 ? "grenade" : "",
  gunSuits(target) && operator.weapons.some((weapon) => weapon !== "knife") ? "gun" : "",
  target.sort === "infantry" && hasKnife(operator) && !operator.spotted ? "knife" : "",
  target.sort === "document" ? "hands" : "",
];

/** What an Operator brings to a target, as a word: those with the same have the same goals. */
export const kitFor = (ctx: Ctx, operator: Operator, target: Target): string =>
  (isDisguised(operator) ? disguisedKit(ctx, operator, target) : regularKit(ctx, operator, target))
    .filter((word) => word !== "")
    .join(" ");

/** Whether a knife reaches across the edge between two squares. rr.building.door-attack, rr.assassinate.window */
export function knifeReaches(ctx: Ctx, from: Square, to: Square): boolean {
  const code = edgeBetween(grid(ctx), from, to);
  return code === edge.open || code === edge.lowWall || code === edge.window;
}

/** Squares from which an Operator can do what a target asks for, and what it still costs from there. */
export function goalsAt(ctx: Ctx, survey: Survey, operator: Operator, target: Target, kit: string): readonly Goal[] {
  if (target.road.length > 0) return besideRoad(ctx, target, target.sort === "road" ? 0 : PASSES);
  if (target.sort === "document")
    return target.squares.map((square) => ({
      square,
      rest: kit === "change" ? number(ctx, "rr.number.ap-change-outfit") : 0,
    }));
  const goals: Goal[] = [];
  const noise = operator.spotted ? 2 : worth.loud;
  if (kit.includes("bomb")) {
    const beside = new Set([...bombPlaces(ctx, target)].flatMap((square) => neighbours(grid(ctx), square)));
    goals.push(...[...beside].map((square) => ({ square, rest: 1 })));
  }
  if (kit.includes("knife") || kit.includes("garrotte")) {
    const unit = unitNamed(ctx.state, target.id);
    const behind = unit !== undefined && isOnBoard(unit) ? squareBehind(ctx, unit) : null;
    if (behind !== null && unit !== undefined && isOnBoard(unit) && knifeReaches(ctx, behind, unit.at))
      goals.push({ square: behind, rest: 0 });
  }
  if (kit.includes("grenade")) {
    const grenades = grenadesOf(ctx, operator);
    const doubt = (1 - grenadesKill(ctx, target, grenades)) * DOUBT;
    goals.push(
      ...linesTo(survey, target.squares, number(ctx, "rr.number.grenade-long"), (away) => noise + doubt - away / 4),
    );
  }
  if (kit.includes("gun")) {
    const price = operator.spotted ? 2 : worth.loud + worth.alerted;
    goals.push(
      ...linesTo(survey, target.squares, SHOOTING_RANGE, (away) => price + away / 2 + (target.health - 1) * 2),
    );
  }
  return goals;
}

/** What it costs, in action points, to let a vehicle pass that is there: it may not come by again. */
const PASSES = 25;

/** What it costs, in action points, that grenades may not be enough. */
const DOUBT = 10;
