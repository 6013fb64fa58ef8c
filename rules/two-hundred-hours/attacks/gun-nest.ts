import { type Req, type Ctx, reading, sideOf } from "../table/context.ts";
import { spoken, written } from "../table/battlefield.ts";
import { gapToMarker, touches } from "../table/measuring.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";

/** Whether a fighter may use the static weapon at all: defenders only, or anyone. zh.open.static-user */
const isSideAllowed = (ctx: Ctx, fighter: Fighter): boolean =>
  reading(ctx, "zh.open.static-user") === "anyone" || sideOf(fighter) === "defender";

/** Whether a fighter can fire the gun of the nest from where it stands. zh.open.static-user, zh.weapon.static */
export function canUseNest(ctx: Ctx, fighter: OnTable): boolean {
  const { nest } = ctx.state;
  return nest !== null && isSideAllowed(ctx, fighter) && touches(ctx, gapToMarker(ctx, fighter.at, nest.at));
}

/** A fighter that fires a static weapon touches it, after its move as well. zh.weapon.static, zh.open.static-user */
export function requireTouch(ctx: Ctx, req: Req, fighter: OnTable): void {
  const { nest } = ctx.state;
  if (nest === null) return;
  const gap = gapToMarker(ctx, fighter.at, nest.at);
  req.need(touches(ctx, gap), {
    met: `${fighter.id} touches the gun.`,
    unmet: `${fighter.id} is ${spoken(gap.length)} from the gun: it is fired by a base that touches it.`,
    at: written(nest.at),
    cites: ["zh.weapon.static", "zh.open.static-user"],
  });
}

/** A static weapon is used by a defender whose base touches it. zh.weapon.static, zh.weapon.mmg */
export function requireNest(ctx: Ctx, req: Req, fighter: OnTable): void {
  const exists = ctx.state.nest !== null;
  const says = { met: "There is a Gun Nest.", unmet: "There is no Gun Nest." };
  if (!req.need(exists, says, "zh.weapon.mmg", "zh.weapon.static")) return;
  req.need(isSideAllowed(ctx, fighter), {
    met: `${fighter.id} may use it.`,
    unmet: `${fighter.id} is not a defender: the gun is the defender's.`,
    cites: ["zh.open.static-user"],
  });
  requireTouch(ctx, req, fighter);
}
