import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import { isSuspicious } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  type Req,
  choose,
  enemiesOf,
  membersOf,
  fighterNamed,
  type Ctx,
  hangingOn,
  isStanding,
  reading,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { isBody, isDetected, type FighterOrBody } from "../detection/index.ts";
import { areWithin } from "../table/measuring.ts";
import type { Course } from "./skirting.ts";
import { turnTo } from "./travel.ts";
import { extraDice, type Pool } from "../dice/index.ts";
import type { Place } from "../book/schemas.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";

const noDice: Pool = { white: 0, grey: 0 };

/** The extra die that the alarm gives to Advances and Patrols. zh.advance.alarm-die, zh.route.alarm-die, zh.rove.alarm-die */
export const alarmDice = (ctx: Ctx): Pool => (isSuspicious(ctx) ? extraDice(ctx, "alarm-dice") : noDice);

/** The enemies that count for a manoeuvre: fighters and, for defenders, bodies. zh.body.as-attacker */
export const foesOf = (ctx: Ctx, fighter: Fighter): readonly FighterOrBody[] => [
  ...enemiesOf(ctx.state, fighter),
  ...(sideOf(fighter) === "defender" ? ctx.state.bodies : []),
];

/** Detected enemies within 15″ of a place: they draw an Advance and prevent a Patrol. zh.advance.requirement */
export const detectedNear = (ctx: Ctx, fighter: Fighter, at: Place): readonly FighterOrBody[] =>
  foesOf(ctx, fighter).filter((foe) => areWithin(ctx, at, foe.at, "zh.number.goal-reach") && isDetected(ctx, foe));

/** The fighter of a name, which has to exist; null if it does not. */
export function namedFighter(ctx: Ctx, req: Req, id: string, rule: Citation = "zh.action.must-choose"): Fighter | null {
  const fighter = fighterNamed(ctx.state, id);
  const named = fighter !== undefined;
  return req.need(named, () => ({ met: `${id} is a fighter.`, unmet: `There is no fighter ${id}.` }), rule) && named
    ? fighter
    : null;
}

/** A fighter on the table that makes a manoeuvre or an attack. */
export function onTable(
  req: Req,
  fighter: Fighter | undefined,
  id: string,
  rule: Citation = "zh.action.must-choose",
): OnTable | null {
  const there = fighter !== undefined && isStanding(fighter);
  const told = () => ({ met: `${id} is on the table.`, unmet: `${id} is not on the table.` });
  return req.need(there, told, rule) && there ? fighter : null;
}

/** A fighter by its name, a body as one: "the body X1". */
const named = (foe: FighterOrBody): string => (isBody(foe) ? `The body ${foe.id}` : foe.id);

/** The open points that say who is detected, and how near. zh.alert.near-friend */
const inNearness = [
  "zh.open.near-friend-chain",
  "zh.open.distance",
  "zh.open.distance-marker",
  "zh.open.within",
] as const;

/** No Patrol while a detected enemy is near. zh.route.not-if-detected, zh.rove.not-if-detected */
export function noDetectedNear(
  ctx: Ctx,
  req: Req,
  fighter: OnTable,
  rule: "zh.route.not-if-detected" | "zh.rove.not-if-detected",
): void {
  const [near] = detectedNear(ctx, fighter, fighter.at);
  const isFree = (by: Ctx): boolean => detectedNear(by, fighter, fighter.at).length === 0;
  const hangs = near === undefined || req.quiet ? [] : hangingOn(ctx, inNearness, isFree);
  req.need(near === undefined, {
    met: "No detected enemy is within 15″.",
    unmet: `${near === undefined ? "" : named(near)} is detected and within 15″ of ${fighter.id}.`,
    cites: [rule, ...citeIf(near !== undefined && isBody(near), "zh.body.as-attacker"), ...hangs],
  });
}

/** A sentry that does anything but walk its route has left it, by one reading. zh.open.route-off */
export function markOffRoute(ctx: Ctx, fighter: Fighter, action: string): void {
  if (action === "patrol-route" || reading(ctx, "zh.open.route-off") !== "after-other-action") return;
  for (const member of membersOf(ctx.state, fighter)) member.towards = null;
}

/** Lets the player choose among courses that go round equally far. zh.decide.skirt-side */
export function* chooseCourse(fighter: OnTable, courses: readonly Course[]): Rules<Course> {
  const [first] = courses;
  if (first === undefined) throw new Error("A fighter has a course.");
  if (courses.length === 1) return first;
  const used = new Set<string>();
  return yield* choose(
    sideOf(fighter),
    {
      id: "zh.decide.skirt-side",
      text: `Which way does ${fighter.id} go round ${first.around ?? ""}?`,
      piece: fighter.id,
    },
    courses.map((course, i) => {
      const id = course.side !== null && !used.has(course.side) ? course.side : `way-${i + 1}`;
      used.add(id);
      return { id, text: `Round it on the ${course.side ?? "other side"}`, value: course };
    }),
  );
}

/** Whether a course round something reaches its end, however long it is. zh.open.skirt-limit */
export const skirtsFreely = (ctx: Ctx): boolean => reading(ctx, "zh.open.skirt-limit") === "always-reaches";

/**
 * A fighter that has gone round something and keeps its direction faces the way it set out on. zh.open.skirt-facing,
 * zh.move.end-facing
 */
export function facesAsMeant(
  ctx: Ctx,
  fighter: OnTable,
  meant: readonly Place[],
  around: string | null,
  length: number,
) {
  const [from, to] = meant;
  if (turnsOnWay(ctx, around) || length === 0 || from === undefined || to === undefined) return;
  const direction = measured.directionTo(from, to);
  if (direction !== null)
    turnTo(ctx, fighter, measured.degreesOf(direction), "zh.move.end-facing", "zh.open.skirt-facing");
}

/** Whether a fighter that goes round something turns along its way. zh.open.skirt-facing */
export const turnsOnWay = (ctx: Ctx, around: string | null): boolean =>
  around === null || reading(ctx, "zh.open.skirt-facing") === "last-leg";
