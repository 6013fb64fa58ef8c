import { measured } from "../../geometry/index.ts";
import { areWithin, reachOf } from "../table/measuring.ts";
import type { NumberId } from "../book/numbers.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { Standing } from "../table/fighter.ts";
import {
  type Citation,
  forceOf,
  type Ctx,
  isStanding,
  membersOf,
  otherSide,
  reading,
  type Rules,
} from "../table/context.ts";
import {
  countsFor,
  hasClearView,
  isBody,
  type Seen,
  type Sees,
  seesNow,
  straddleRoll,
  watchesWithDog,
} from "./looking.ts";

/** An enemy that has somebody under close watch, for certain or if a straddle roll says front, and the row. */
export interface Watcher {
  readonly by: Standing;
  readonly sees: Exclude<Sees, "no">;
  readonly rule: RuleId;
}

/** The row about pairs under close watch, where somebody is one of a pair. zh.open.pair-watch */
export const pairWatchRules = (one: Seen): readonly Citation[] =>
  isBody(one) || one.partner === null ? [] : ["zh.open.pair-watch"];

/** How far close watch reaches with a clear view: 6″, under Moonlight 9″. zh.watch.6in */
const clearReach = (ctx: Ctx, one: Seen): NumberId =>
  ctx.state.moonlight && !isBody(one) ? "zh.number.moonlight-watch" : "zh.number.clear-watch";

/** How an enemy watches somebody; null where it does not. zh.watch.2in, zh.watch.6in, zh.dog.watch, zh.height.watch */
export const watchBy = (ctx: Ctx, by: Standing, one: Seen): Watcher | null =>
  areWithin(ctx, by.at, one.at, clearReach(ctx, one)) ? watchInReach(ctx, by, one) : null;

/** The same of an enemy that is near enough for a clear view. */
function watchInReach(ctx: Ctx, by: Standing, one: Seen): Watcher | null {
  const isNear = areWithin(ctx, by.at, one.at, "zh.number.near-watch");
  if (watchesWithDog(by)) {
    const all = reading(ctx, "zh.open.dog-watch-range") === "always-6";
    return isNear || all || hasClearView(ctx, by, one) ? { by, sees: "yes", rule: "zh.dog.watch" } : null;
  }
  const sees = seesNow(ctx, by, one);
  if (sees === "no" || (!isNear && !hasClearView(ctx, by, one, sees))) return null;
  return { by, sees, rule: isNear ? "zh.watch.2in" : "zh.watch.6in" };
}

const nobody: readonly Watcher[] = [];

/** Every enemy that has somebody under close watch as it stands, those aside that a straddle roll has to tell. */
export function watchersOf(ctx: Ctx, one: Seen): readonly Watcher[] {
  const reach = reachOf(ctx, clearReach(ctx, one));
  let found: Watcher[] | null = null;
  for (const enemy of forceOf(ctx.state, otherSide(countsFor(one)))) {
    if (!isStanding(enemy) || measured.squaredDistance(enemy.at, one.at) > reach) continue;
    const watcher = watchInReach(ctx, enemy, one);
    if (watcher !== null) (found ??= []).push(watcher);
  }
  return found ?? nobody;
}

/** Who of a pair counts for its marker: both. zh.open.pair-watch */
export function watchedMembers(ctx: Ctx, one: Seen): readonly Seen[] {
  if (isBody(one)) return [one];
  return membersOf(ctx.state, one).filter(isStanding);
}

/** Somebody who may be under close watch, for itself or for its pair, and every enemy that may have it so. */
export interface MaybeWatched {
  readonly one: Seen;
  readonly by: readonly Watcher[];
}

const unwatched: readonly MaybeWatched[] = [];

/**
 * A fighter with the other member of its pair, and who may have either under close watch; nobody where it stands alone
 * and is not watched. zh.open.pair-watch
 */
export function maybeWatched(ctx: Ctx, one: Seen): readonly MaybeWatched[] {
  if (!isBody(one) && one.partner !== null)
    return watchedMembers(ctx, one).map((each) => ({ one: each, by: watchersOf(ctx, each) }));
  const by = watchersOf(ctx, one);
  return by.length === 0 ? unwatched : [{ one, by }];
}

/** The enemies that watch somebody after straddle rolls; one that is certain makes others needless. zh.watch.2in */
function* watching(ctx: Ctx, { one, by: found }: MaybeWatched): Rules<readonly Watcher[]> {
  const certain = found.filter(({ sees }) => sees === "yes");
  if (certain.length > 0) return certain;
  for (const each of found) if (yield* straddleRoll(ctx, each.by, one)) return [each];
  return [];
}

/**
 * Whether a straddle roll tells that a fighter is under close watch by an enemy that bars its action: then it makes
 * another one. Enemies that watch it for certain have barred it before. zh.sneak.not-watched, zh.los.straddle-roll
 */
export function* turnsOutWatched(ctx: Ctx, fighter: Standing, bars: (by: Standing) => boolean): Rules<boolean> {
  for (const { by, sees } of watchersOf(ctx, fighter)) {
    if (sees !== "straddling" || !bars(by) || !(yield* straddleRoll(ctx, by, fighter))) continue;
    if (ctx.state.acting !== null) ctx.state.acting.instead = true;
    return true;
  }
  return false;
}

/** Who has somebody under close watch where no straddle roll has to tell; null where one has. zh.open.pair-watch */
export function watchedForCertain(ctx: Ctx, members: readonly MaybeWatched[]): readonly Watcher[] | null {
  const found: Watcher[] = [];
  for (const { by } of members) {
    const certain = by.filter(({ sees }) => sees === "yes");
    if (certain.length === 0 && by.length > 0) return null;
    if (certain.length === 0 && reading(ctx, "zh.open.pair-watch") === "both-or-any") return [];
    found.push(...certain);
  }
  return found;
}

/**
 * Whether a fighter, with the other member of its pair, is under close watch: for its marker, its removal and the
 * alarm. zh.watch.no-removal, zh.open.pair-watch
 */
export function* isWatched(ctx: Ctx, one: Seen, members = maybeWatched(ctx, one)): Rules<readonly Watcher[]> {
  const certain = watchedForCertain(ctx, members);
  if (certain !== null) return certain;
  const found: Watcher[] = [];
  for (const each of members) {
    const by = yield* watching(ctx, each);
    if (by.length === 0 && reading(ctx, "zh.open.pair-watch") === "both-or-any") return [];
    found.push(...by);
  }
  return found;
}
