import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { areWithin, reachOf } from "../table/measuring.ts";
import type { NumberId } from "../book/numbers.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { OnTable } from "../table/fighter.ts";
import { forceOf, type Ctx, isStanding, membersOf, otherSide, reading, type Rules } from "../table/context.ts";
import {
  countsFor,
  hasClearView,
  isBody,
  type FighterOrBody,
  type Sees,
  seesNow,
  straddleRoll,
  watchesWithDog,
} from "./looking.ts";

/** An enemy that has a fighter under close watch, for certain or if a straddle roll says front, and the row. */
export interface Watcher {
  readonly by: OnTable;
  readonly subject: FighterOrBody;
  readonly sees: Exclude<Sees, "no">;
  readonly rule: RuleId;
}

/** How an enemy watches, as a sentence ends with it, and the rows for it. */
export interface WatchTold {
  readonly how: string;
  readonly cites: readonly Citation[];
}

/** The row about pairs under close watch, for a member of a pair. zh.open.pair-watch */
export const pairWatchRules = (subject: FighterOrBody): readonly Citation[] =>
  isBody(subject) || subject.partner === null ? [] : ["zh.open.pair-watch"];

/** How far close watch reaches with a clear view: 6″, under Moonlight 9″. zh.watch.6in */
const clearReach = (ctx: Ctx): NumberId =>
  ctx.state.moonlight ? "zh.number.moonlight-watch" : "zh.number.clear-watch";

/** How an enemy has a fighter or body under close watch; null if it has not. zh.watch.2in, zh.watch.6in, zh.dog.watch, zh.height.watch */
export const watchBy = (ctx: Ctx, by: OnTable, subject: FighterOrBody): Watcher | null =>
  areWithin(ctx, by.at, subject.at, clearReach(ctx)) ? watchInReach(ctx, by, subject) : null;

/** The same for an enemy that is near enough for a clear view. */
function watchInReach(ctx: Ctx, by: OnTable, subject: FighterOrBody): Watcher | null {
  const isNear = areWithin(ctx, by.at, subject.at, "zh.number.near-watch");
  if (watchesWithDog(by)) {
    const all = reading(ctx, "zh.open.dog-watch-range") === "always-6";
    return isNear || all || hasClearView(ctx, by, subject) ? { by, subject, sees: "yes", rule: "zh.dog.watch" } : null;
  }
  const sees = seesNow(ctx, by, subject);
  if (sees === "no" || (!isNear && !hasClearView(ctx, by, subject, sees))) return null;
  return { by, subject, sees, rule: isNear ? "zh.watch.2in" : "zh.watch.6in" };
}

/** By what an enemy watches: its dog, sight within 2″, a clear view, or one beyond 6″ by moonlight. zh.dog.watch, zh.event.moment */
export function watchMeans(ctx: Ctx, { by, subject, rule }: Watcher): "dog" | "near" | "view" | "moonlight" {
  if (rule === "zh.dog.watch") return "dog";
  if (rule === "zh.watch.2in") return "near";
  return areWithin(ctx, by.at, subject.at, "zh.number.clear-watch") ? "view" : "moonlight";
}

/** How an enemy watches where that is not plain. zh.dog.watch, zh.event.moment */
export function watchTold(ctx: Ctx, watcher: Watcher): WatchTold {
  const { rule } = watcher;
  switch (watchMeans(ctx, watcher)) {
    case "dog":
      return { how: ", with a dog that needs no line of sight", cites: [rule] };
    case "moonlight":
      return { how: ", in the moonlight", cites: [rule, "zh.event.moment"] };
    default:
      return { how: "", cites: [rule] };
  }
}

const nobody: readonly Watcher[] = [];

/** Every enemy that has a fighter or body under close watch, including those that depend on a straddle roll. */
export function watchersOf(ctx: Ctx, subject: FighterOrBody): readonly Watcher[] {
  const reach = reachOf(ctx, clearReach(ctx));
  let watchers: Watcher[] | null = null;
  for (const enemy of forceOf(ctx.state, otherSide(countsFor(subject)))) {
    if (!isStanding(enemy) || measured.squaredDistance(enemy.at, subject.at) > reach) continue;
    const watcher = watchInReach(ctx, enemy, subject);
    if (watcher !== null) (watchers ??= []).push(watcher);
  }
  return watchers ?? nobody;
}

/** Which members of a pair count for its marker: both. zh.open.pair-watch */
export function watchedMembers(ctx: Ctx, subject: FighterOrBody): readonly FighterOrBody[] {
  if (isBody(subject)) return [subject];
  return membersOf(ctx.state, subject).filter(isStanding);
}

/** A fighter or body that may be under close watch, and every enemy that may be watching it. */
export interface MaybeWatched {
  readonly subject: FighterOrBody;
  readonly by: readonly Watcher[];
}

const unwatched: readonly MaybeWatched[] = [];

/**
 * A fighter with the other member of its pair, and who may have either under close watch; nobody where it stands alone
 * and is not watched. zh.open.pair-watch
 */
export function maybeWatched(ctx: Ctx, subject: FighterOrBody): readonly MaybeWatched[] {
  if (!isBody(subject) && subject.partner !== null)
    return watchedMembers(ctx, subject).map((each) => ({ subject: each, by: watchersOf(ctx, each) }));
  const by = watchersOf(ctx, subject);
  return by.length === 0 ? unwatched : [{ subject, by }];
}

/** The enemies that are watching after straddle rolls; one that is certain makes the others unnecessary. zh.watch.2in */
function* watching(ctx: Ctx, { subject, by: watchers }: MaybeWatched): Rules<readonly Watcher[]> {
  const certain = watchers.filter(({ sees }) => sees === "yes");
  if (certain.length > 0) return certain;
  for (const each of watchers) if (yield* straddleRoll(ctx, each.by, subject)) return [each];
  return [];
}

/**
 * Whether a straddle roll shows that a fighter is under close watch by an enemy that prevents its action: then it makes
 * another one. Enemies that certainly watch it have prevented the action before. zh.sneak.not-watched, zh.los.straddle-roll
 */
export function* isWatchedAfterRoll(ctx: Ctx, fighter: OnTable, bars: (by: OnTable) => boolean): Rules<boolean> {
  for (const { by, sees } of watchersOf(ctx, fighter)) {
    if (sees !== "straddling" || !bars(by) || !(yield* straddleRoll(ctx, by, fighter))) continue;
    if (ctx.state.acting !== null) ctx.state.acting.instead = true;
    return true;
  }
  return false;
}

/** The enemies that have a fighter or body under close watch if no straddle roll is needed; null if one is. zh.open.pair-watch */
export function watchedForCertain(ctx: Ctx, members: readonly MaybeWatched[]): readonly Watcher[] | null {
  const watchers: Watcher[] = [];
  for (const { by } of members) {
    const certain = by.filter(({ sees }) => sees === "yes");
    if (certain.length === 0 && by.length > 0) return null;
    if (certain.length === 0 && reading(ctx, "zh.open.pair-watch") === "both-or-any") return [];
    watchers.push(...certain);
  }
  return watchers;
}

/**
 * Whether a fighter, with the other member of its pair, is under close watch: for its marker, its removal and the
 * alarm. zh.watch.no-removal, zh.open.pair-watch
 */
export function* isWatched(
  ctx: Ctx,
  subject: FighterOrBody,
  members = maybeWatched(ctx, subject),
): Rules<readonly Watcher[]> {
  const certain = watchedForCertain(ctx, members);
  if (certain !== null) return certain;
  const watchers: Watcher[] = [];
  for (const each of members) {
    const by = yield* watching(ctx, each);
    if (by.length === 0 && reading(ctx, "zh.open.pair-watch") === "both-or-any") return [];
    watchers.push(...by);
  }
  return watchers;
}
