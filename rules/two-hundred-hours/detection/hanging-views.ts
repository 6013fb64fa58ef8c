import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, hangingOn, partingOn } from "../table/context.ts";
import type { OnTable } from "../table/fighter.ts";
import { areWithin, reachesBetween } from "../table/measuring.ts";
import { isBesideSome, isBystanderAcross, isSmokeAcross, levelOf, terrainAcross } from "../sight/index.ts";
import { type FighterOrBody, frontOf, hasClearView, seesNow, standOf, watchesWithDog } from "./looking.ts";
import { type WatchTold, type Watcher, watchBy, watchTold } from "./watch.ts";

/*
 * On which open points a view or a watch hangs. Each other reading is a look of its own over the whole table: it is taken
 * only where something is there that the reading is about.
 */

/** Whether somebody stands on something, or higher than the table. */
function isHigh(ctx: Ctx, subject: FighterOrBody): boolean {
  const stand = standOf(subject);
  return stand.on !== null || levelOf(ctx, stand) > 0;
}

/** The open points by another reading of which a fighter would have a clear view of a subject, or none. zh.open.view-facing */
export function viewPoints(ctx: Ctx, viewer: OnTable, target: FighterOrBody): readonly Citation[] {
  const [from, to] = [standOf(viewer), standOf(target)];
  const across = terrainAcross(ctx, from, to);
  const isInTheWay = (): boolean =>
    across.length > 0 || isSmokeAcross(ctx, from, to) || isBystanderAcross(ctx, from, to);
  const points = [
    ["zh.open.view-facing", () => seesNow(ctx, viewer, target) !== "yes"],
    ["zh.open.view-path", isInTheWay],
    ["zh.open.view-own-cover", () => isBesideSome(ctx, viewer.at, across)],
    ["zh.open.view-target-cover", () => isBesideSome(ctx, target.at, across)],
    ["zh.open.low-view-depth", () => across.some(({ category }) => category === "low rough")],
  ] as const;
  const ids = points.filter(([, mayMatter]) => mayMatter()).map(([id]) => id);
  return ids.length === 0 ? [] : partingOn(ctx, ids, (by) => hasClearView(by, viewer, target));
}

/** Whether by another reading of a point somebody would be in another reach of close watch. zh.open.distance, zh.open.within */
function changesReach(ctx: Ctx, point: "zh.open.distance" | "zh.open.within", { by, subject }: Watcher): boolean {
  const away = measured.squaredDistance(by.at, subject.at);
  return reachesBetween(ctx, point).some(({ least, most }) => away > least && away <= most);
}

/** The open points by another reading of which an enemy would not watch. zh.open.view-facing, zh.open.dog-watch-range */
export function watchPoints(ctx: Ctx, watcher: Watcher): readonly Citation[] {
  const { by, subject, sees } = watcher;
  const hasDog = watchesWithDog(by);
  const isNear = areWithin(ctx, by.at, subject.at, "zh.number.near-watch");
  // a dog close by needs no sight, and whoever is close by no clear view
  const looks = !(isNear && hasDog);
  // who bars a view is told by who is detected, and that by distances; so is who looks down
  const measures =
    !isNear && (isBystanderAcross(ctx, standOf(by), standOf(subject)) || isHigh(ctx, by) || isHigh(ctx, subject));
  const points = [
    ["zh.open.view-facing", () => !isNear && (hasDog || sees !== "yes")],
    ["zh.open.dog-watch-range", () => !isNear && hasDog],
    ["zh.open.height-los", () => looks && (isHigh(ctx, by) || isHigh(ctx, subject))],
    [
      "zh.open.front-line",
      () => looks && partingOn(ctx, ["zh.open.front-line"], (other) => frontOf(other, by, subject)).length > 0,
    ],
    ["zh.open.distance", () => measures || changesReach(ctx, "zh.open.distance", watcher)],
    ["zh.open.within", () => measures || changesReach(ctx, "zh.open.within", watcher)],
  ] as const;
  const ids = points.filter(([, mayMatter]) => mayMatter()).map(([id]) => id);
  return ids.length === 0 ? [] : hangingOn(ctx, ids, (other) => watchBy(other, by, subject) === null);
}

/** How an enemy watches where that is not plain, with the open points that it hangs on. */
export function describeWatch(ctx: Ctx, watcher: Watcher): WatchTold {
  const { how, cites } = watchTold(ctx, watcher);
  return { how, cites: [...cites, ...watchPoints(ctx, watcher)] };
}
