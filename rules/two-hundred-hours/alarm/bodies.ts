import { measured } from "../../geometry/index.ts";
import { battlefieldOf, written } from "../table/battlefield.ts";
import { baseAt, gapToItem, within } from "../table/measuring.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import type { Body, Fighter } from "../table/fighter.ts";
import { type Ctx, record, sideOf } from "../table/context.ts";
import { isRaised } from "./track.ts";

/*
 * To defenders, bodies count as attackers for being detected: they are no targets, and stop nobody but by one reading.
 * zh.open.body-combat
 */

/** A defender that is taken out while the alarm is not raised stays as a body. zh.body.stays, zh.m1.rules-off */
export function leaveBody(ctx: Ctx, fighter: Fighter, at: Place): void {
  if (sideOf(fighter) !== "defender" || isRaised(ctx) || ctx.state.mission === "m1") return;
  const { card } = fighter;
  const id = `X${nextBody(ctx)}`;
  ctx.state.bodies = [...ctx.state.bodies, { id, card, at, marker: false, discovered: false, carrier: null }];
  record(ctx, { event: "body-lies", body: id, at: written(at), cites: ["zh.body.stays"] });
}

/** The number of the next body: bodies are named X1, X2 and so on. */
function nextBody(ctx: Ctx): number {
  const used = new Set(ctx.state.bodies.map(({ id }) => id));
  for (let i = 1; ; i++) if (!used.has(`X${i}`)) return i;
}

/** Removes a body from the table. */
export function removeBody(ctx: Ctx, id: string): void {
  ctx.state.bodies = ctx.state.bodies.filter((body) => body.id !== id);
}

/** Where bodies can be hidden: buildings, parked vehicles, obstacles, rough terrain, low or not. zh.body.hide-done, zh.terrain.low */
const hides = new Set(["building", "vehicle", "obstacle", "rough", "low rough"]);

/** How far along a path a base first comes within a distance of something; null if it never does. */
function firstWithin(path: readonly Place[], from: number, isNear: (at: Place) => boolean): number | null {
  const length = measured.lengthOf(path);
  const step = measured.inch / 20;
  for (let far = from; ; far = Math.min(length, far + step)) {
    const { path: kept } = measured.cutShort({ path, length }, far);
    const at = kept.at(-1);
    if (at !== undefined && isNear({ x: at.x, y: at.y })) return far;
    if (far >= length) return null;
  }
}

/** A body that a path passes, and how far along it that is. zh.body.hide-pass */
export function bodiesPassed(
  ctx: Ctx,
  path: readonly Place[],
): readonly { readonly body: Body; readonly far: number }[] {
  return ctx.state.bodies
    .flatMap((body) => {
      const isNear = (at: Place): boolean =>
        within(ctx, measured.gapBetween(baseAt(ctx, at), baseAt(ctx, body.at)), "zh.number.body-pass");
      const far = firstWithin(path, 0, isNear);
      return far === null ? [] : [{ body, far }];
    })
    .toSorted((a, b) => a.far - b.far);
}

/** What hides a body dragged along the rest of a path; null if nothing does. zh.body.hide-done */
export function hidingPlace(ctx: Ctx, path: readonly Place[], from: number): TerrainItem | null {
  for (const item of battlefieldOf(ctx.state).terrain) {
    if (!hides.has(item.category)) continue;
    const isNear = (at: Place): boolean => within(ctx, gapToItem(ctx, at, item.corners), "zh.number.body-pass");
    if (firstWithin(path, from, isNear) !== null) return item;
  }
  return null;
}
