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
import type { Body, Fighter, OnTable } from "../table/fighter.ts";
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
export type FighterOrBody = OnTable | Body;

export const isBody = (subject: FighterOrBody): subject is Body => !("where" in subject);
export const standOf = (subject: FighterOrBody): Stand => ({
  id: subject.id,
  at: subject.at,
  on: isBody(subject) ? null : subject.on,
});
export const facingOf = ({ facing }: Fighter): measured.Direction => measured.directionOf(facing);

/** The side a fighter or body counts for: a body counts as an attacker. zh.body.as-attacker */
export const countsFor = (subject: FighterOrBody) => (isBody(subject) ? "attacker" : sideOf(subject));

/** The same side's fighters on the table, the one itself left out. */
const comradesOf = (ctx: Ctx, subject: FighterOrBody): readonly OnTable[] =>
  isBody(subject) ? standingOf(ctx.state, "attacker") : friendsOf(ctx.state, subject);

const friendChain = readingOf("zh.open.near-friend-chain");

/** Whether it is near a Light marker. zh.light.detected */
export const isLit = (ctx: Ctx, { at }: FighterOrBody): boolean =>
  ctx.state.lights.some((light) => within(ctx, gapToMarker(ctx, at, light.at), "zh.number.light"));

/** Whether it crews the AA gun, and so is always detected. zh.m8.crew-detected */
export const isCrew = (ctx: Ctx, subject: FighterOrBody): boolean => ctx.state.gun?.crew.includes(subject.id) === true;

/** Whether it counts as detected by itself: by its marker, a light, or its gun. */
const isMarked = (ctx: Ctx, subject: FighterOrBody): boolean =>
  subject.marker || isLit(ctx, subject) || isCrew(ctx, subject);

/** Whether a friend nearby gives it away. zh.alert.near-friend, zh.open.near-friend-chain */
function isBesideMarked(ctx: Ctx, subject: FighterOrBody): boolean {
  const reach = reachOf(ctx, "zh.number.near-friend");
  const isNear = (a: FighterOrBody, b: FighterOrBody): boolean => measured.squaredDistance(a.at, b.at) <= reach;
  // most stand by themselves
  if (
    !forceOf(ctx.state, countsFor(subject)).some(
      (each) => each.id !== subject.id && isStanding(each) && isNear(each, subject),
    )
  )
    return false;
  const comrades = comradesOf(ctx, subject);
  if (friendChain(ctx) === "marker-only") return comrades.some((friend) => friend.marker && isNear(friend, subject));
  const open: FighterOrBody[] = [subject];
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
export const isDetected = (ctx: Ctx, subject: FighterOrBody): boolean =>
  isMarked(ctx, subject) || isBesideMarked(ctx, subject);

/** Whether only a friend nearby makes it count as detected. zh.alert.near-friend */
export const isGivenAway = (ctx: Ctx, subject: FighterOrBody): boolean =>
  !isMarked(ctx, subject) && isBesideMarked(ctx, subject);

/** Whether a fighter has the bonus of being covert. zh.target.covert-die, zh.open.counts-as-detected */
export const isCovertAttacker = (ctx: Ctx, fighter: OnTable): boolean =>
  reading(ctx, "zh.open.counts-as-detected") === "bonus-stays" ? !fighter.marker : !isDetected(ctx, fighter);

/**
 * The fighters whose bases block a clear view: friends, and detected enemies. zh.view.covert-enemies-pass,
 * zh.view.no-friends, zh.view.no-detected-enemies
 */
const barringTo =
  (ctx: Ctx, viewer: OnTable): Barring =>
  (fighter) => {
    if (sideOf(fighter) === sideOf(viewer)) return "zh.view.no-friends";
    return isDetected(ctx, fighter) ? "zh.view.no-detected-enemies" : null;
  };

/**
 * What prevents a fighter's clear view of a subject; null if it has one. `seen` is how it sees the subject, if that is known.
 * zh.view.path, zh.view.one-way, zh.open.view-facing
 */
export function viewBarred(ctx: Ctx, viewer: OnTable, target: FighterOrBody, seen?: Sees): InTheWay | null {
  const barred = barsView(ctx, standOf(viewer), standOf(target), barringTo(ctx, viewer));
  if (barred !== null || reading(ctx, "zh.open.view-facing") === "path-only") return barred;
  return (seen ?? seesNow(ctx, viewer, target)) === "yes"
    ? null
    : { by: target.id, at: target.at, rule: "zh.los.any-part" };
}

/** Whether a covert enemy stands in the path and does not prevent the clear view. zh.view.covert-enemies-pass */
export function passesCovert(ctx: Ctx, viewer: OnTable, target: FighterOrBody): boolean {
  const covert: Barring = (fighter) =>
    sideOf(fighter) !== sideOf(viewer) && !isDetected(ctx, fighter) ? "zh.view.covert-enemies-pass" : null;
  return barsView(ctx, standOf(viewer), standOf(target), covert)?.rule === "zh.view.covert-enemies-pass";
}

export const hasClearView = (ctx: Ctx, viewer: OnTable, target: FighterOrBody, seen?: Sees): boolean =>
  viewBarred(ctx, viewer, target, seen) === null;

/** How a fighter sees a subject: for certain, only if a straddle roll says front, or not at all. zh.los.front-only */
export type Sees = "yes" | "straddling" | "no";

/** The result of a straddle roll in this action; null if none was made or it no longer holds. zh.los.straddle-lasts */
function straddleKnown(ctx: Ctx, viewer: string, target: string): boolean | null {
  if (reading(ctx, "zh.open.straddle-once") === "each-check") return null;
  return (
    ctx.state.acting?.straddles.find((straddle) => straddle.viewer === viewer && straddle.target === target)?.front ??
    null
  );
}

const frontLine = readingOf("zh.open.front-line");

/** Whether a subject is in front of a fighter; a base on the front line counts as its straddle roll has said. zh.los.straddle-roll */
export function frontOf(ctx: Ctx, viewer: OnTable, target: FighterOrBody, at = target.at): measured.FrontSide {
  const base = measured.disc(at.x, at.y, baseRadius(ctx));
  const side = frontSide(viewer.at, facingOf(viewer), base, frontLine(ctx));
  if (side !== "straddling") return side;
  const isFront = straddleKnown(ctx, viewer.id, target.id);
  return isFront === null ? "straddling" : isFront ? "front" : "rear";
}

/** Whether a fighter has line of sight to a subject, which may be tried at another place. zh.los.any-part */
export function seesNow(ctx: Ctx, viewer: OnTable, target: FighterOrBody, at = target.at): Sees {
  const side = frontOf(ctx, viewer, target, at);
  const there = { id: target.id, at, on: isBody(target) ? null : target.on };
  if (side === "rear" || !hasLine(ctx, standOf(viewer), there, facingOf(viewer))) return "no";
  return side === "front" ? "yes" : "straddling";
}

/** The straddle roll: one die, a chevron means front. It holds to the end of the action. zh.los.straddle-result */
export function* straddleRoll(ctx: Ctx, viewer: OnTable, target: FighterOrBody): Rules<boolean> {
  const isFront = straddleKnown(ctx, viewer.id, target.id);
  if (isFront !== null) return isFront;
  const how = reading(ctx, "zh.open.bonus-colours");
  const dice = number(ctx, "zh.number.straddle-dice");
  const pool = how === "all-white" ? { white: dice, grey: 0 } : { white: 0, grey: dice };
  const cites = [
    "zh.los.straddle-roll",
    "zh.los.straddle-result",
    "zh.los.straddle-lasts",
    "zh.open.straddle-once",
    "zh.open.bonus-colours",
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

/** Whether a fighter has line of sight to a subject; rolls if its base straddles the front line. */
export function* sees(ctx: Ctx, viewer: OnTable, target: FighterOrBody, at = target.at): Rules<boolean> {
  const now = seesNow(ctx, viewer, target, at);
  return now === "straddling" ? yield* straddleRoll(ctx, viewer, target) : now === "yes";
}

/** Whether a guard dog watches beside a fighter. zh.dog.watch, zh.dog.no-fighter */
export const watchesWithDog = (viewer: OnTable): boolean => hasDog(viewer);
