import { measured } from "../../geometry/index.ts";
import { baseRadius, gapToMarker, reachOf, within } from "../table/measuring.ts";
import { throwDice } from "../dice/index.ts";
import {
  type Barring,
  barsView,
  hasLine,
  type InTheWay,
  isFrontBy,
  sideOf as frontSide,
  type Stand,
} from "../sight/index.ts";
import type { Body, Fighter, Standing } from "../table/fighter.ts";
import {
  forceOf,
  friendsOf,
  type Ctx,
  hasDog,
  isStanding,
  number,
  reading,
  readingOf,
  record,
  type Rules,
  sideOf,
  standingOf,
} from "../table/context.ts";

/** What can be seen and detected: a fighter on the table, or a body. zh.body.as-attacker */
export type Seen = Standing | Body;

export const isBody = (one: Seen): one is Body => !("where" in one);
export const standOf = (one: Seen): Stand => ({ id: one.id, at: one.at, on: isBody(one) ? null : one.on });
export const facingOf = ({ facing }: Fighter): measured.Direction => measured.directionOf(facing);

/** Whose something counts as: a body as an attacker. zh.body.as-attacker */
export const countsFor = (one: Seen) => (isBody(one) ? "attacker" : sideOf(one));

/** The same side's fighters on the table, the one itself left out. */
const comradesOf = (ctx: Ctx, one: Seen): readonly Standing[] =>
  isBody(one) ? standingOf(ctx.state, "attacker") : friendsOf(ctx.state, one);

const friendChain = readingOf("zh.open.near-friend-chain");

/** Whether it is near a Light marker. zh.light.detected */
export const isLit = (ctx: Ctx, { at }: Seen): boolean =>
  ctx.state.lights.some((light) => within(ctx, gapToMarker(ctx, at, light.at), "zh.number.light"));

/** Whether it crews the AA gun, and so is always detected. zh.m8.crew-detected */
export const isCrew = (ctx: Ctx, one: Seen): boolean => ctx.state.gun?.crew.includes(one.id) === true;

/** Whether it counts as detected by itself: by its marker, a light, or its gun. */
const isMarked = (ctx: Ctx, one: Seen): boolean => one.marker || isLit(ctx, one) || isCrew(ctx, one);

/** Whether a friend near by gives it away. zh.alert.near-friend, zh.open.near-friend-chain */
function isBesideMarked(ctx: Ctx, one: Seen): boolean {
  const reach = reachOf(ctx, "zh.number.near-friend");
  const isNear = (a: Seen, b: Seen): boolean => measured.squaredDistance(a.at, b.at) <= reach;
  // most stand by themselves
  if (!forceOf(ctx.state, countsFor(one)).some((each) => each.id !== one.id && isStanding(each) && isNear(each, one)))
    return false;
  const comrades = comradesOf(ctx, one);
  if (friendChain(ctx) === "marker-only") return comrades.some((friend) => friend.marker && isNear(friend, one));
  const open: Seen[] = [one];
  const left = new Set(comrades);
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    for (const friend of left) {
      if (!isNear(friend, each)) continue;
      if (isMarked(ctx, friend)) return true;
      left.delete(friend);
      open.push(friend);
    }
  }
  return false;
}

/**
 * Whether a fighter is detected, or counts as detected: it has a marker, stands within 2″ of a friend with one or of a
 * Light marker. zh.fighter.covert, zh.alert.near-friend, zh.light.detected, zh.open.counts-as-detected
 */
export const isDetected = (ctx: Ctx, one: Seen): boolean => isMarked(ctx, one) || isBesideMarked(ctx, one);

/** Whether a friend near by alone makes it count as detected. zh.alert.near-friend */
export const isGivenAway = (ctx: Ctx, one: Seen): boolean => !isMarked(ctx, one) && isBesideMarked(ctx, one);

/** Whether a fighter has the bonus of being covert. zh.target.covert-die, zh.open.counts-as-detected */
export const isCovertAttacker = (ctx: Ctx, one: Standing): boolean =>
  reading(ctx, "zh.open.counts-as-detected") === "bonus-stays" ? !one.marker : !isDetected(ctx, one);

/** Whose bases are in the way of a fighter's clear view: friends, and enemies that are detected. zh.view.covert-enemies-pass */
const barringTo =
  (ctx: Ctx, viewer: Standing): Barring =>
  (one) => {
    if (sideOf(one) === sideOf(viewer)) return "zh.view.no-friends";
    return isDetected(ctx, one) ? "zh.view.no-detected-enemies" : null;
  };

/**
 * What prevents a fighter's clear view of somebody; null where it has one. `seen` is how it sees it, where that is known.
 * zh.view.path, zh.view.one-way, zh.open.view-facing
 */
export function viewBarred(ctx: Ctx, viewer: Standing, target: Seen, seen?: Sees): InTheWay | null {
  const barred = barsView(ctx, standOf(viewer), standOf(target), barringTo(ctx, viewer));
  if (barred !== null || reading(ctx, "zh.open.view-facing") === "path-only") return barred;
  return (seen ?? seesNow(ctx, viewer, target)) === "yes"
    ? null
    : { by: target.id, at: target.at, rule: "zh.los.any-part" };
}

/** Whether a covert enemy stands in the path and does not prevent the clear view. zh.view.covert-enemies-pass */
export function passesCovert(ctx: Ctx, viewer: Standing, target: Seen): boolean {
  const covert: Barring = (one) =>
    sideOf(one) !== sideOf(viewer) && !isDetected(ctx, one) ? "zh.view.covert-enemies-pass" : null;
  return barsView(ctx, standOf(viewer), standOf(target), covert)?.rule === "zh.view.covert-enemies-pass";
}

export const hasClearView = (ctx: Ctx, viewer: Standing, target: Seen, seen?: Sees): boolean =>
  viewBarred(ctx, viewer, target, seen) === null;

/** How one sees another: for certain, only if a straddle roll says front, or not. zh.los.front-only */
export type Sees = "yes" | "straddling" | "no";

/** What a straddle roll has said in this action; null where none was made or it does not hold. zh.los.straddle-lasts */
function straddleKnown(ctx: Ctx, viewer: string, target: string): boolean | null {
  if (reading(ctx, "zh.open.straddle-once") === "each-check") return null;
  return ctx.state.acting?.straddles.find((one) => one.viewer === viewer && one.target === target)?.front ?? null;
}

const frontLine = readingOf("zh.open.front-line");

/** Where somebody lies to a fighter: a base on the front line counts as its roll has said. zh.los.straddle-roll */
export function frontOf(ctx: Ctx, viewer: Standing, target: Seen, at = target.at): measured.FrontSide {
  const base = measured.disc(at.x, at.y, baseRadius(ctx));
  const side = frontSide(viewer.at, facingOf(viewer), base, frontLine(ctx));
  if (side !== "straddling") return side;
  const known = straddleKnown(ctx, viewer.id, target.id);
  return known === null ? "straddling" : known ? "front" : "rear";
}

/** Whether a fighter has line of sight to somebody, who may be thought at another place. zh.los.any-part */
export function seesNow(ctx: Ctx, viewer: Standing, target: Seen, at = target.at): Sees {
  const side = frontOf(ctx, viewer, target, at);
  const there = { id: target.id, at, on: isBody(target) ? null : target.on };
  if (side === "rear" || !hasLine(ctx, standOf(viewer), there, facingOf(viewer))) return "no";
  return side === "front" ? "yes" : "straddling";
}

/** The straddle roll: one die, a chevron means front. It holds to the end of the action. zh.los.straddle-result */
export function* straddleRoll(ctx: Ctx, viewer: Standing, target: Seen): Rules<boolean> {
  const known = straddleKnown(ctx, viewer.id, target.id);
  if (known !== null) return known;
  const how = reading(ctx, "zh.open.bonus-colours");
  const dice = number(ctx, "zh.number.straddle-dice");
  const pool = how === "all-white" ? { white: dice, grey: 0 } : { white: 0, grey: dice };
  const cites = [
    "zh.los.straddle-roll",
    "zh.los.straddle-result",
    "zh.los.straddle-lasts",
    "zh.open.straddle-once",
  ] as const;
  const text = `Is ${target.id} to the front of ${viewer.id}?`;
  const [die] = yield* throwDice(pool, 3, text, cites, ({ successes }) => (successes > 0 ? "front" : "rear"));
  const shows = die?.shows ?? "";
  const front = isFrontBy(shows);
  record(ctx, {
    event: "straddle",
    viewer: viewer.id,
    target: target.id,
    shows,
    front,
    cites: [...cites, "zh.los.front-line"],
  });
  if (ctx.state.acting !== null && reading(ctx, "zh.open.straddle-once") === "once-an-action")
    ctx.state.acting.straddles.push({ viewer: viewer.id, target: target.id, front });
  return front;
}

/** Whether a fighter has line of sight to somebody; rolls where the other's base straddles its front line. */
export function* sees(ctx: Ctx, viewer: Standing, target: Seen, at = target.at): Rules<boolean> {
  const now = seesNow(ctx, viewer, target, at);
  return now === "straddling" ? yield* straddleRoll(ctx, viewer, target) : now === "yes";
}

/** Whether a guard dog watches beside a fighter. zh.dog.watch, zh.dog.no-fighter */
export const watchesWithDog = (viewer: Standing): boolean => hasDog(viewer);
