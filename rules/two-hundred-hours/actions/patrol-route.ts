import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { ActionRule } from "./rule.ts";
import {
  type Req,
  cardOf,
  choose,
  fighterNamed,
  type Ctx,
  impossible,
  isSentry,
  isStanding,
  membersOf,
  number,
  reading,
  type Rules,
  sideOf,
  fighterOnTable,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { isRaised } from "../alarm/index.ts";
import { inches } from "../table/battlefield.ts";
import { type FighterOrBody, sees, seesNow } from "../detection/index.ts";
import { baseRadius, touchGap } from "../table/measuring.ts";
import {
  alarmDice,
  alongRoute,
  applyAfterMove,
  applyBeforeMove,
  askFacing,
  backToRoute,
  bringFollowers,
  byMarker,
  chooseCourse,
  comesNear,
  type Course,
  coursesOn,
  enemiesInWay,
  enemyGap,
  facesAsMeant,
  groundFor,
  legsTouched,
  movementOf,
  nearestMarkers,
  nextMarker,
  noDetectedNear,
  onTable,
  type RouteLine,
  type RoutePath,
  type Sense,
  skirtsFreely,
  recordHalt,
  travel,
  turnsOnWay,
} from "../movement/index.ts";
import { makeRoll, poolOf, sumOf, useMedals } from "../dice/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { afterPatrol, atTheDouble, doubled, oldHand, patrolEnded, reconEffect, turnByDice } from "./patrolling.ts";

/** Which way round a sentry walks its route. zh.open.route-direction */
export const senseOf = ({ falling }: Fighter): Sense => (falling ? "falling" : "rising");

function requires(ctx: Ctx, req: Req, { fighter: id }: ActionOf<"patrol-route">): void {
  const fighter = fighterNamed(ctx.state, id);
  const there = onTable(req, fighter, id);
  if (there === null) return;
  req.need(isSentry(there), {
    met: `${id} is a sentry.`,
    unmet: `${id} is not a sentry: only sentries patrol a route.`,
    cites: ["zh.route.sentries", "zh.alarm.sentry-route"],
  });
  req.need(!isRaised(ctx), {
    met: "The alarm is not raised.",
    unmet: "The alarm is raised: sentries no longer walk a route.",
    cites: ["zh.alarm.raised-no-route"],
  });
  const patrols = ctx.state.route !== null;
  req.need(patrols, {
    met: "There is a patrol route.",
    unmet: "There is no patrol route.",
    cites: ["zh.route.sentries", "zh.m1.rules-off"],
  });
  noDetectedNear(ctx, req, there, "zh.route.not-if-detected");
}

const candidates = (_ctx: Ctx, fighter: Fighter): readonly ActionOf<"patrol-route">[] =>
  isSentry(fighter) ? [{ do: "patrol-route", fighter: fighter.id }] : [];

/** Where a sentry is heading: along its route, or back to one of its markers; several if markers are equally near. */
export interface Heading {
  readonly marker: number;
  readonly back: boolean;
}

/** The line that sentries walk: as it is traced, or straight from marker to marker. zh.open.route-traced */
const walkedLine = (ctx: Ctx, route: RouteLine): RouteLine =>
  reading(ctx, "zh.open.route-traced") === "traced" ? route : { ...route, bends: route.bends.map(() => []) };

/** The legs of a route that a base touches: as they are traced and, where the route is walked straight, on that line, too. zh.open.route-off */
const touchedLegs = (ctx: Ctx, { at }: OnTable, route: RouteLine, sense: Sense): readonly number[] =>
  [...new Set([walkedLine(ctx, route), route])].flatMap((line) =>
    legsTouched(line, at, baseRadius(ctx), touchGap(ctx), sense),
  );

/** Whether a sentry is on its route, and where it may head. zh.route.rejoin, zh.open.route-off, zh.decide.route-marker-tie */
export function headingsOf(ctx: Ctx, fighter: OnTable, route: RouteLine): readonly Heading[] {
  const sense = senseOf(fighter);
  const touched = touchedLegs(ctx, fighter, route, sense);
  const [leg] = touched;
  const strayed = reading(ctx, "zh.open.route-off") === "after-other-action" && fighter.towards === null;
  if (leg === undefined || strayed) return nearestMarkers(route, fighter.at).map((marker) => ({ marker, back: true }));
  const { towards } = fighter;
  return [{ marker: towards !== null && touched.includes(towards) ? towards : leg, back: false }];
}

/** The path of a sentry to where it is heading. */
export function wayOf(
  ctx: Ctx,
  fighter: OnTable,
  route: RouteLine,
  { marker, back }: Heading,
  length: number,
): RoutePath {
  const sense = senseOf(fighter);
  const stops = reading(ctx, "zh.open.route-pass-marker") === "stops";
  const whole = reading(ctx, "zh.open.route-off") === "after-other-action";
  const line = walkedLine(ctx, route);
  const following = { sense, length, stops };
  if (back && whole) return byMarker(line, fighter.at, marker, following);
  if (back) return backToRoute(line, fighter.at, marker, baseRadius(ctx) + touchGap(ctx), following);
  return alongRoute(line, fighter.at, marker, following);
}

/** A copy of a fighter, turned in the direction it is about to go. */
const turned = (fighter: OnTable, path: readonly measured.Place[]): OnTable => {
  const [from, to] = path;
  const direction = from === undefined || to === undefined ? null : measured.directionTo(from, to);
  return direction === null ? fighter : { ...fighter, facing: measured.degreesOf(direction) };
};

/** The courses of a sentry along a path: enemies it sees stop it, and the bases of other fighters are in its way. zh.open.patrol-unseen-enemy, zh.open.body-combat */
export function routeCourses(
  ctx: Ctx,
  fighter: OnTable,
  { path }: RoutePath,
  distance: number,
  seen: readonly FighterOrBody[],
): readonly Course[] {
  const stops = reading(ctx, "zh.open.patrol-unseen-enemy") === "stops";
  const ids = seen.map(({ id }) => id);
  const unseen = stops ? [] : enemiesInWay(ctx, fighter).filter(({ id }) => !ids.includes(id));
  const ground = groundFor(ctx, fighter, { pastEnemies: true, unseen: unseen.map(({ id }) => id) }, path);
  const enemies = enemiesInWay(ctx, fighter)
    .filter(({ id }) => stops || ids.includes(id))
    .map(({ id, at }) => ({ name: id, shape: measured.disc(at.x, at.y, ground.radius), keep: enemyGap(ctx) }));
  return coursesOn(ground, path, distance, enemies, skirtsFreely(ctx));
}

/** Enemies that could stop a sentry: near its way. */
const nearWay = (ctx: Ctx, fighter: OnTable, { path }: RoutePath, distance: number) =>
  enemiesInWay(ctx, fighter).filter(({ at }) => {
    const reach = distance + enemyGap(ctx) + 2 * baseRadius(ctx);
    return path.length > 0 && measured.squaredDistance(fighter.at, at) <= reach * reach;
  });

/** Enemies near the path that a sentry certainly sees as it turns to go; for previews. */
export const certainlySeen = (
  ctx: Ctx,
  fighter: OnTable,
  way: RoutePath,
  distance: number,
): readonly FighterOrBody[] => {
  const looking = turned(fighter, way.path);
  return nearWay(ctx, fighter, way, distance).filter((enemy) => seesNow(ctx, looking, enemy) === "yes");
};

/** The markers that a walk has come to, the last one first. */
const passedOn = (way: RoutePath, length: number): readonly number[] =>
  way.passes
    .filter(({ far }) => far <= length + 4)
    .map(({ number: marker }) => marker)
    .toReversed();

/** Where a sentry is heading; its player says where two markers are equally near. zh.decide.route-marker-tie */
const chooseHeading = (fighter: OnTable, headings: readonly Heading[]): Rules<Heading> =>
  choose(
    sideOf(fighter),
    { id: "zh.decide.route-marker-tie", text: `To which Patrol marker does ${fighter.id} go?`, piece: fighter.id },
    headings.map((heading) => ({
      id: String(heading.marker),
      text: `Patrol marker ${heading.marker}`,
      value: heading,
    })),
  );

/** Turns and moves a sentry along its route. zh.route.move, zh.route.stop-1in */
function* walkRoute(ctx: Ctx, fighter: OnTable, route: RouteLine, heading: Heading, distance: number): Rules {
  const way = wayOf(ctx, fighter, route, heading, distance);
  const looking = turned(fighter, way.path);
  const seen: FighterOrBody[] = [];
  for (const enemy of nearWay(ctx, fighter, way, distance)) if (yield* sees(ctx, looking, enemy)) seen.push(enemy);
  const { walked, around } = yield* chooseCourse(fighter, routeCourses(ctx, fighter, way, distance, seen));
  const unseen = nearWay(ctx, fighter, way, distance).filter((enemy) => !seen.includes(enemy));
  const rows: readonly Citation[] = heading.back
    ? ["zh.route.rejoin", "zh.open.route-off"]
    : ["zh.route.move", "zh.open.route-traced", "zh.open.route-pass-marker", "zh.open.route-direction"];
  const travelled = yield* travel(ctx, fighter, walked.path, {
    pastEnemies: true,
    found: around !== null,
    faces: turnsOnWay(ctx, around),
    cites: [
      ...rows,
      ...citeIf(around !== null, "zh.block.skirt"),
      ...citeIf(comesNear(ctx, walked.path, unseen), "zh.open.patrol-unseen-enemy"),
    ],
  });
  facesAsMeant(ctx, fighter, way.path, around, travelled.length);
  recordHalt(ctx, fighter, travelled, walked.halt, ["zh.route.stop-1in", "zh.open.patrol-unseen-enemy"]);
  yield* bringFollowers(ctx, fighter, travelled);
  // either member of a pair may lead: zh.pair.lead
  const towards = markerAhead(fighter, route, heading, way, travelled.length);
  for (const member of membersOf(ctx.state, fighter)) member.towards = towards;
}

/** The marker that a sentry walks to next, having come so far on its way. */
function markerAhead(fighter: OnTable, route: RouteLine, heading: Heading, way: RoutePath, length: number): number {
  const [last] = passedOn(way, length);
  if (last !== undefined) return nextMarker(route, last, senseOf(fighter));
  return heading.back ? (way.passes[0]?.number ?? heading.marker) : heading.marker;
}

const rows = { turn: "zh.route.turn", choice: "zh.route.turn-choice" } as const;

/** Rolls for a Patrol Route, walks along it and applies the results. zh.route.dice, zh.route.recon */
function* perform(ctx: Ctx, _: Fighter, { fighter: id }: ActionOf<"patrol-route">): Rules {
  const fighter = fighterOnTable(ctx.state, id);
  const { route } = ctx.state;
  if (route === null) throw impossible("no patrol route");
  const heading = yield* chooseHeading(fighter, headingsOf(ctx, fighter, route));
  const pool = sumOf(poolOf(ctx, "patrol-route"), alarmDice(ctx));
  const roll = yield* makeRoll(
    ctx,
    { fighter, name: "patrol-route", pool, score: cardOf(fighter).abilities.react, bearings: "successes" },
    "zh.route.dice",
    ...citeIf(pool.white > poolOf(ctx, "patrol-route").white, "zh.route.alarm-die"),
  );
  const effects = [reconEffect("zh.route.recon"), ...oldHand(fighter), ...atTheDouble(ctx)];
  const used = yield* useMedals(ctx, fighter, roll, effects, { inAction: true });
  yield* applyBeforeMove(ctx, fighter, roll);
  const more = yield* doubled(ctx, fighter, used);
  const distance = movementOf(fighter, number(ctx, "zh.number.patrol-move") + more);
  yield* walkRoute(ctx, fighter, route, heading, distance);
  yield* turnByDice(ctx, fighter, roll, { any: false }, rows);
  if (used.has("old-hand") && isStanding(fighter)) yield* askFacing(ctx, fighter, "zh.veteran.any-fighter");
  yield* afterPatrol(ctx, fighter, used);
  yield* applyAfterMove(ctx, fighter, roll);
  if (isStanding(fighter)) yield* patrolEnded(ctx, fighter);
}

/** Patrol Route: a sentry walks on to the next marker of its route. zh.route.sentries, zh.action.patrol-both */
const patrolRoute: ActionRule<"patrol-route"> = { requires, candidates, perform };

/** How far a Patrol goes, in lattice units. */
export const patrolDistance = (ctx: Ctx, fighter: OnTable): number =>
  Math.max(0, inches(number(ctx, "zh.number.patrol-move")) - fighter.limps);

export const actions = { "patrol-route": patrolRoute };
