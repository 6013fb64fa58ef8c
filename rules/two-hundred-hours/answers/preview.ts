import type { EnemyIntent } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import { isRaised } from "../alarm/index.ts";
import { written } from "../table/battlefield.ts";
import { gapOfPlaces, gapToMarker, nearestTo } from "../table/measuring.ts";
import { type Course, detectedNear, endOf } from "../movement/index.ts";
import { isReady, isSentry, standingOf, type Ctx } from "../table/context.ts";
import type { OnTable } from "../table/fighter.ts";
import { ahead, certainlySeen, headingsOf, patrolDistance, routeCourses, wayOf } from "../actions/index.ts";

type Candidate = EnemyIntent["candidates"][number];

const inInches = (length: number): number => Math.round((length / measured.inch) * 100) / 100;

/** The outcome of a course, in words. */
function courseWords({ walked, around }: Course): string {
  const { halt } = walked;
  const stop = halt?.by === "enemy" ? `, stopping 1″ from ${halt.id}` : "";
  return `to ${written(endOf(walked))}${around === null ? "" : ` round ${around}`}${stop}`;
}

/** A defender advances towards the nearest detected enemy. zh.advance.nearest, zh.route.not-if-detected */
function advanceIntent(ctx: Ctx, fighter: OnTable): EnemyIntent | null {
  const foes = detectedNear(ctx, fighter, fighter.at);
  if (foes.length === 0) return null;
  const nearest = nearestTo(ctx, fighter.at, foes);
  const names = nearest.map(({ id }) => id);
  return {
    piece: fighter.id,
    phase: "advance",
    text: `${fighter.id} cannot patrol: a detected enemy is within 15″. An Advance leads towards ${names.join(" or ")}.`,
    cites: ["zh.route.not-if-detected", "zh.rove.not-if-detected", "zh.advance.nearest"],
    criteria: [{ name: "nearest", cites: ["zh.advance.nearest"] }],
    candidates: foes.map((foe): Candidate => ({
      name: foe.id,
      scores: [inInches(gapOfPlaces(ctx, fighter.at, foe.at).length)],
      best: names.includes(foe.id),
    })),
    decidedBy: names.length < foes.length ? "nearest" : null,
  };
}

/** A sentry walks its route. zh.route.move, zh.route.rejoin */
function routeIntent(ctx: Ctx, fighter: OnTable): EnemyIntent | null {
  const { route } = ctx.state;
  if (route === null) return null;
  const headings = headingsOf(ctx, fighter, route);
  const distance = patrolDistance(ctx, fighter);
  const ways = headings.map((heading) => {
    const way = wayOf(ctx, fighter, route, heading, distance);
    return { heading, courses: routeCourses(ctx, fighter, way, distance, certainlySeen(ctx, fighter, way, distance)) };
  });
  const back = headings.some((heading) => heading.back);
  const ends = ways.flatMap(({ courses }) => courses.map(courseWords));
  const best = new Set(headings.map(({ marker }) => marker));
  const candidates = route.markers.map((at, i): Candidate => ({
    name: `Patrol marker ${i + 1}`,
    scores: back ? [inInches(gapToMarker(ctx, fighter.at, at).length)] : [best.has(i + 1) ? 0 : 1],
    best: best.has(i + 1),
  }));
  const name = back ? "nearest marker" : "next marker of the route";
  const why = back ? "off its route, back" : "along its route";
  return {
    piece: fighter.id,
    phase: "patrol-route",
    text: `${fighter.id} goes ${why} ${ends.join(" or ")}.`,
    cites: back ? ["zh.route.rejoin", "zh.open.route-off"] : ["zh.route.move", "zh.open.route-traced"],
    criteria: [{ name, cites: [back ? "zh.route.rejoin" : "zh.route.move"] }],
    candidates,
    decidedBy: best.size < route.markers.length ? name : null,
  };
}

/** A roving fighter goes straight ahead, unless its dice turn it first. zh.rove.move, zh.rove.turn */
function roveIntent(ctx: Ctx, fighter: OnTable): EnemyIntent {
  const courses = ahead(ctx, fighter, patrolDistance(ctx, fighter));
  return {
    piece: fighter.id,
    phase: "roving-patrol",
    condition: { text: "its roll holds no success", chance: null },
    text: `${fighter.id} goes straight ahead ${[...new Set(courses.map(courseWords))].join(" or ")}; with a success it turns to its bearing first.`,
    cites: ["zh.rove.turn", "zh.rove.move"],
    criteria: [],
    candidates: [],
    decidedBy: null,
  };
}

/** What each ready defender's next Patrol would do. zh.alarm.sentry-route, zh.alarm.raised-no-route */
export function preview(ctx: Ctx): readonly EnemyIntent[] {
  if (ctx.state.result !== null) return [];
  return standingOf(ctx.state, "defender")
    .filter(isReady)
    .flatMap((fighter) => {
      const drawn = advanceIntent(ctx, fighter);
      if (drawn !== null) return [drawn];
      const walks = isSentry(fighter) && !isRaised(ctx);
      return (walks ? routeIntent(ctx, fighter) : roveIntent(ctx, fighter)) ?? [];
    });
}
