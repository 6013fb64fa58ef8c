import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { itemNamed, placeOf } from "../table/battlefield.ts";
import { baseOf } from "../table/measuring.ts";
import {
  chooseCourse,
  type Course,
  coursesOn,
  doorsOn,
  enemiesInWay,
  enemyGap,
  facesAsMeant,
  getsOnto,
  groundFor,
  isClimbable,
  joined,
  leftOutside,
  movementOf,
  onFrom,
  skirtsFreely,
  recordHalt,
  travel,
  type Travelled,
  type TravelTerms,
  triesDoor,
  turnsOnWay,
  walk,
  type Walked,
} from "../movement/index.ts";
import type { Place } from "../book/schemas.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { choose, type Ctx, isStanding, number, type Rules, sideOf } from "../table/context.ts";
import { burdenOf, captiveStops } from "../missions/index.ts";
import type { Goal } from "./advance-goals.ts";

/** Where the Advance of a fighter begins: where it stands, or where it comes onto the table. */
export function startOf(fighter: Fighter, enter: string | undefined): Place | null {
  if (isStanding(fighter)) return fighter.at;
  return enter === undefined ? null : placeOf(enter);
}

/** How far an Advance goes. zh.advance.distance, zh.advance.caution, zh.captive.struggle */
export function distanceOf(ctx: Ctx, fighter: OnTable, successes: number, cautious: boolean): number {
  const burden = burdenOf(ctx, fighter, successes);
  if (burden?.struggles === true) return movementOf(fighter, number(ctx, "zh.number.captive-struggle"));
  const counted = cautious ? 0 : (burden?.successes ?? successes);
  return movementOf(
    fighter,
    number(ctx, "zh.number.advance-move") + counted * number(ctx, "zh.number.advance-success"),
  );
}

/** The straight path of an Advance: towards its goal, for its whole distance, but not past a goal that is not an enemy. */
function straightTo(fighter: OnTable, goal: Goal, distance: number): readonly Place[] {
  const direction = measured.directionTo(fighter.at, goal.at);
  if (direction === null) return [fighter.at];
  const away = Math.sqrt(measured.squaredDistance(fighter.at, goal.at));
  const stops = goal.kind !== "enemy" && away <= distance;
  const end = stops ? goal.at : measured.placeAlong(fighter.at, direction, distance);
  return [fighter.at, { x: end.x, y: end.y }];
}

/** The courses of an Advance, and the climb over what is in its way where that is possible. zh.decide.climb */
export function advanceCourses(
  ctx: Ctx,
  fighter: OnTable,
  goal: Goal,
  distance: number,
): { readonly courses: readonly Course[]; readonly climb: Walked | null } {
  const outside = sideOf(fighter) === "attacker";
  const path = straightTo(fighter, goal, distance);
  const ground = groundFor(ctx, fighter, { pastEnemies: true, climbsDown: true, outside }, path);
  const enemies = stopsOf(ctx, fighter, goal);
  const courses = coursesOn(ground, path, distance, enemies, skirtsFreely(ctx));
  const around = courses[0]?.around ?? null;
  const item = around === null ? undefined : itemNamed(ctx.state, around);
  if (item === undefined || !isClimbable(ctx, fighter, item)) return { courses, climb: null };
  // from inside nobody climbs the walls
  if (fighter.on === null && measured.placeIn(item.corners, fighter.at) > 0) return { courses, climb: null };
  const over = walk(
    groundFor(ctx, fighter, { pastEnemies: true, climbs: true, outside }, path),
    path,
    distance,
    enemies,
  );
  return { courses, climb: getsOnto(over, item.corners) ? over : null };
}

/** Enemies as what a prescribed move stops at. zh.advance.stop-1in, zh.rove.stop-1in, zh.open.body-combat */
export const enemyBarriers = (ctx: Ctx, fighter: OnTable): readonly measured.Barrier[] =>
  enemiesInWay(ctx, fighter).map((enemy) => ({ name: enemy.id, shape: baseOf(ctx, enemy), keep: enemyGap(ctx) }));

/** What an Advance stops at: enemies at 1″, and an escaped captive that it recaptures. zh.advance.stop-1in, zh.captive.recapture */
const stopsOf = (ctx: Ctx, fighter: OnTable, goal: Goal): readonly measured.Barrier[] => [
  ...enemyBarriers(ctx, fighter),
  ...captiveStops(ctx, fighter, goal.id),
];

/** An attacker whose straight path leads through a door may try the door instead of going round. zh.decide.building, zh.block.inside */
function* throughDoor(ctx: Ctx, fighter: OnTable, goal: Goal, distance: number): Rules<readonly Course[] | null> {
  if (sideOf(fighter) !== "attacker") return null;
  const path = straightTo(fighter, goal, distance);
  const ground = groundFor(ctx, fighter, { pastEnemies: true, climbsDown: true }, path);
  const enemies = stopsOf(ctx, fighter, goal);
  const doors = doorsOn(ctx, fighter, ground, walk(ground, path, distance, enemies).path);
  const door = doors.find(({ into }) => into);
  if (door === undefined) return null;
  // what is in the way behind the door is gone round inside
  const courses = coursesOn(ground, path, distance, enemies, skirtsFreely(ctx)).filter(({ walked }) =>
    doorsOn(ctx, fighter, ground, walked.path).some(({ building, into }) => into && building.id === door.building.id),
  );
  if (courses.length === 0) return null;
  return (yield* triesDoor(fighter, door.building.id)) ? courses : null;
}

/**
 * Kept out at a door, an attacker may use what is left of its Advance to go round, towards where it meant to come.
 * zh.open.break-in-fail, zh.block.skirt
 */
function* goRound(
  ctx: Ctx,
  fighter: OnTable,
  goal: Goal,
  first: Travelled,
  { distance, meant }: { readonly distance: number; readonly meant: Place },
): Rules<Travelled> {
  const left = leftOutside(ctx, first, distance);
  if (left === null) return first;
  const goes = yield* choose(
    sideOf(fighter),
    { id: "zh.decide.building", text: `Does ${fighter.id} go on round ${first.keptOut ?? ""}?`, piece: fighter.id },
    [
      { id: "go-on", text: "Go on round it", value: true },
      { id: "stay", text: "Stay before it", value: false },
    ],
  );
  if (!goes) return first;
  const terms = { pastEnemies: true, climbsDown: true, outside: true } as const;
  const { second } = yield* onRound(ctx, fighter, goal, {
    path: onFrom(fighter, meant),
    left,
    terms: { ...terms, cites: ["zh.open.break-in-fail", "zh.block.skirt"] },
  });
  return joined(first, second);
}

/** Goes on from where something stopped an Advance, round what is in its way. zh.block.skirt */
function* onRound(
  ctx: Ctx,
  fighter: OnTable,
  goal: Goal,
  {
    path,
    left,
    terms,
  }: { readonly path: readonly Place[]; readonly left: number; readonly terms: Omit<TravelTerms, "found" | "faces"> },
): Rules<{ readonly second: Travelled; readonly walked: Walked }> {
  const ground = groundFor(ctx, fighter, terms, path);
  const courses = coursesOn(ground, path, left, stopsOf(ctx, fighter, goal), skirtsFreely(ctx));
  const { walked, around } = yield* chooseCourse(fighter, courses);
  const faces = turnsOnWay(ctx, around);
  const second = yield* travel(ctx, fighter, walked.path, { ...terms, found: around !== null, faces });
  facesAsMeant(ctx, fighter, path, around, second.length);
  return { second, walked };
}

/**
 * Climbs what is in the way and walks on: over it to whatever stops the fighter there, and round what bars its way beyond.
 * zh.block.climb-option, zh.height.climb-finish, zh.block.skirt
 */
function* climbOver(
  ctx: Ctx,
  fighter: OnTable,
  goal: Goal,
  { over, distance, cites }: { readonly over: Walked; readonly distance: number; readonly cites: readonly Citation[] },
): Rules<Travelled> {
  const path = straightTo(fighter, goal, distance);
  const terms = { climbs: true, pastEnemies: true, outside: sideOf(fighter) === "attacker" } as const;
  const first = yield* travel(ctx, fighter, over.path, { ...terms, cites: [...cites, "zh.block.climb-option"] });
  const left = distance - over.used;
  const [start, end] = [path[0], path.at(-1)];
  const ahead = start === undefined || end === undefined ? null : measured.directionTo(start, end);
  const barred = over.halt?.by === "barrier" && fighter.on === null && !first.ended && ahead !== null && left >= 1;
  if (!barred) {
    recordHalt(ctx, fighter, first, over.halt, ["zh.advance.stop-1in"]);
    return first;
  }
  const { second, walked } = yield* onRound(ctx, fighter, goal, {
    path: onFrom(fighter, measured.placeAlong(fighter.at, ahead, left)),
    left,
    terms: { ...terms, climbs: false, climbsDown: true, cites: ["zh.block.skirt", "zh.open.skirt-limit"] },
  });
  const whole = joined(first, second);
  recordHalt(ctx, fighter, whole, second.length > 0 ? walked.halt : over.halt, ["zh.advance.stop-1in"]);
  return whole;
}

/** Makes the move of an Advance. zh.advance.full, zh.advance.stop-1in, zh.block.climb-option */
export function* moveTowards(
  ctx: Ctx,
  fighter: OnTable,
  goal: Goal,
  distance: number,
  burdens: readonly Citation[],
): Rules<Travelled> {
  const start = fighter.at;
  const { courses, climb } = advanceCourses(ctx, fighter, goal, distance);
  const rows = ["zh.advance.distance", "zh.advance.full", ...goal.cites, ...burdens] as const;
  if (climb !== null) {
    const climbs = yield* choose(
      sideOf(fighter),
      { id: "zh.decide.climb", text: `Does ${fighter.id} climb what is in its way?`, piece: fighter.id },
      [
        { id: "climb", text: "Climb", value: true },
        { id: "skirt", text: "Go round it", value: false },
      ],
    );
    if (climbs) return yield* climbOver(ctx, fighter, goal, { over: climb, distance, cites: rows });
  }
  const inside = yield* throughDoor(ctx, fighter, goal, distance);
  const { walked, around } = yield* chooseCourse(fighter, inside ?? courses);
  const skirts = around === null ? [] : (["zh.block.skirt", "zh.open.skirt-limit", "zh.open.skirt-facing"] as const);
  const first = yield* travel(ctx, fighter, walked.path, {
    pastEnemies: true,
    climbsDown: true,
    outside: sideOf(fighter) === "attacker" && inside === null,
    found: around !== null,
    faces: turnsOnWay(ctx, around),
    cites: [...rows, ...skirts, ...citeIf(walked.halt?.by === "obstacle", "zh.terrain.obstacle-short")],
  });
  const meant = straightTo({ ...fighter, at: start }, goal, distance);
  facesAsMeant(ctx, fighter, meant, around, first.length);
  const travelled = yield* goRound(ctx, fighter, goal, first, { distance, meant: meant.at(-1) ?? start });
  // the capture itself is recorded when the action ends
  const meets = goal.kind === "captive" && walked.halt?.by === "enemy" && walked.halt.id === goal.id;
  if (!meets) recordHalt(ctx, fighter, travelled, walked.halt, ["zh.advance.stop-1in"]);
  return travelled;
}
