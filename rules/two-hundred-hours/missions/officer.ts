import { citeIf } from "../../kernel/index.ts";
import type { EscapeReason } from "../table/events.ts";
import { measured } from "../../geometry/index.ts";
import { battlefieldOf, inches, itemNamed, written } from "../table/battlefield.ts";
import { isAtHome, meetsCaptive } from "./captives.ts";
import { gapToMarker, touches } from "../table/measuring.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import type { Objective } from "../table/things.ts";
import {
  actionsOf,
  fighterNamed,
  type Ctx,
  hangingOn,
  isStanding,
  type Moment,
  number,
  reading,
  record,
  type Rules,
  standingOf,
} from "../table/context.ts";
import { placeEscapes } from "./escapes.ts";

/* Captives, and the officer of mission 6. */

/** Whether a fighter is inside a building: its middle is, and it does not stand on the roof. */
export function isInside(ctx: Ctx, fighter: OnTable, building: string): boolean {
  const item = itemNamed(ctx.state, building);
  return item !== undefined && fighter.on === null && measured.isOver(item.corners, fighter.at);
}

/** Whether a fighter finds a marker: inside its building or, if an event has moved the marker, beside it. */
function finds(ctx: Ctx, fighter: OnTable, { at, item }: Objective): boolean {
  const building = item === null ? undefined : itemNamed(ctx.state, item);
  if (building?.category === "building") return isInside(ctx, fighter, building.id);
  return touches(ctx, gapToMarker(ctx, fighter.at, at));
}

/** The attackers that find a marker, with the acting one first. */
function intruders(ctx: Ctx, marker: Objective): readonly OnTable[] {
  const acting = ctx.state.acting?.fighter;
  const inside = standingOf(ctx.state, "attacker").filter((attacker) => finds(ctx, attacker, marker));
  return [...inside.filter(({ id }) => id === acting), ...inside.filter(({ id }) => id !== acting)];
}

/** The building nearest to a marker in the open: the one the officer would run to. */
function homeOf(ctx: Ctx, { at }: Objective): string {
  const buildings = battlefieldOf(ctx.state).terrain.filter(({ category }) => category === "building");
  const [nearest] = measured.nearest(buildings, ({ corners }) => measured.gapToShape(at, corners, 0));
  return nearest?.id ?? "";
}

/**
 * An attacker that enters one of the buildings reveals its marker: a 2 or 3 is removed; with a 1 the officer surrenders
 * and is escorted by the fighter that found him. zh.m6.search, zh.m6.found, zh.m6.escape
 */
export const searchBuildings: Moment = (ctx) => (ctx.state.mission === "m6" ? search(ctx) : undefined);

function* search(ctx: Ctx): Rules {
  const { state } = ctx;
  for (const marker of state.objectives) {
    if (marker.up || marker.status !== "there") continue;
    const [finder] = intruders(ctx, marker);
    if (finder === undefined || typeof marker.number !== "number") continue;
    marker.up = true;
    record(ctx, { event: "revealed", what: marker.id, number: marker.number, by: finder.id, cites: ["zh.m6.search"] });
    marker.status = "removed";
    if (marker.number !== 1) {
      record(ctx, { event: "objective-gone", what: marker.id, why: "nobody is there", cites: ["zh.m6.search"] });
      continue;
    }
    state.captive = {
      id: "officer",
      card: "heer-officer",
      at: finder.at,
      escort: finder.id,
      home: marker.item ?? homeOf(ctx, marker),
    };
    record(ctx, { event: "captured", captive: "officer", by: finder.id, cites: ["zh.m6.found"] });
    yield* placeEscapes(ctx);
  }
}

/** The captive escapes. In mission 6 he goes towards his building at once. zh.captive.escapes, zh.m6.officer-escapes */
function escapes(ctx: Ctx, why: EscapeReason): void {
  const { captive } = ctx.state;
  if (captive === null || captive.escort === null) return;
  captive.escort = null;
  record(ctx, { event: "captive-escapes", captive: captive.id, why, cites: ["zh.captive.escapes"] });
  runHome(ctx);
}

/** An escaped officer goes 4″ towards his first building, until he is there. zh.m6.officer-escapes */
export function runHome(ctx: Ctx): void {
  const { captive } = ctx.state;
  const item = captive === null ? undefined : itemNamed(ctx.state, captive.home);
  if (captive === null || captive.escort !== null || item === undefined) return;
  if (measured.isOver(item.corners, captive.at)) return;
  const goal = measured.middleOf(item.corners);
  const far = Math.hypot(goal.x - captive.at.x, goal.y - captive.at.y);
  const move = Math.min(far, inches(number(ctx, "zh.number.captive-escape")));
  const direction = measured.directionTo(captive.at, goal);
  if (direction === null) return;
  captive.at = measured.placeAlong(captive.at, direction, move);
  record(ctx, {
    event: "placed",
    piece: captive.id,
    at: written(captive.at),
    facing: null,
    cites: ["zh.m6.officer-escapes", "zh.captive.no-fighter"],
  });
}

/** The captive escapes when its escort is taken out. zh.captive.escapes */
export function losesCaptive(ctx: Ctx, lost: Fighter): void {
  if (ctx.state.captive?.escort === lost.id) escapes(ctx, `${lost.id} is taken out`);
}

/** The captive escapes when all tokens of its escort are red, whatever turned the last one. zh.captive.escapes */
export function breaksFree(ctx: Ctx): void {
  const escort = fighterNamed(ctx.state, ctx.state.captive?.escort ?? "");
  if (escort !== undefined && escort.red >= actionsOf(escort)) escapes(ctx, "all tokens of its escort are red");
}

/** As an action ends the captive may break free; or attackers may recapture it. zh.captive.recapture */
export function watchCaptive(ctx: Ctx): void {
  const { captive } = ctx.state;
  if (captive === null) return;
  if (captive.escort !== null) {
    breaksFree(ctx);
    return;
  }
  const acting = fighterNamed(ctx.state, ctx.state.acting?.fighter ?? "");
  if (acting === undefined || !isStanding(acting) || ctx.state.acting?.path.length === 1) return;
  if (!standingOf(ctx.state, "attacker").includes(acting)) return;
  const isHome = isAtHome(ctx, captive);
  if (isHome && reading(ctx, "zh.open.m6-officer-back") === "out-of-reach") return;
  const meets = isHome ? isInside(ctx, acting, captive.home) : meetsCaptive(ctx, acting.at, captive);
  if (!meets) return;
  const hangs = isHome ? [] : hangingOn(ctx, ["zh.open.touch"], (other) => !meetsCaptive(other, acting.at, captive));
  captive.escort = acting.id;
  captive.at = acting.at;
  record(ctx, {
    event: "captured",
    captive: captive.id,
    by: acting.id,
    cites: ["zh.captive.recapture", ...hangs, ...citeIf(isHome, "zh.open.m6-officer-back")],
  });
}
