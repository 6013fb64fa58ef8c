import { measured } from "../../geometry/index.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import { baseAt, baseRadius } from "../table/measuring.ts";
import { type Ctx, isStanding } from "../table/context.ts";
import { smokeReach, type Stand, terrainNear } from "./ground.ts";

/*
 * What lies where the path between two is widest, round at its ends: whatever else the path is taken to be lies within it.
 * A view can hang on what its path is taken to be only where something is there. zh.open.view-path
 */

/** Whether a shape comes into that way; so near beside it that it may be either, it does. */
const reachesInto = (ctx: Ctx, from: Stand, to: Stand, shape: measured.Barrier["shape"], keep = 0): boolean =>
  !measured.isClear(from.at, to.at, baseRadius(ctx), { name: "", shape, keep });

/** The terrain there. */
export const terrainAcross = (ctx: Ctx, from: Stand, to: Stand): readonly TerrainItem[] =>
  terrainNear(ctx, from.at, to.at, baseRadius(ctx)).filter(({ corners }) => reachesInto(ctx, from, to, corners));

/** Whether smoke may be there; touching the path is enough for it. zh.smoke.blocks */
export const isSmokeAcross = (ctx: Ctx, from: Stand, to: Stand): boolean =>
  ctx.state.smokes.some(({ at }) => reachesInto(ctx, from, to, measured.disc(at.x, at.y, smokeReach(ctx)), 1));

/** Whether anybody else stands there. */
export const isBystanderAcross = (ctx: Ctx, from: Stand, to: Stand): boolean =>
  ctx.state.fighters.some(
    (each) =>
      isStanding(each) && each.id !== from.id && each.id !== to.id && reachesInto(ctx, from, to, baseAt(ctx, each.at)),
  );

/** Whether some of the terrain is so near to a place that a fighter there may use it for cover. zh.cover.obstacle */
export const isBesideSome = (ctx: Ctx, at: Place, terrain: readonly TerrainItem[]): boolean =>
  terrain.some(({ corners }) => !measured.isBeyond(at, at, corners, baseRadius(ctx) + measured.inch));
