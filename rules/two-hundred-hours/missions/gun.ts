import { touchesItem } from "../table/measuring.ts";
import type { Fighter } from "../table/fighter.ts";
import { fighterNamed, type Ctx, isStanding, membersOf, record, sideOf } from "../table/context.ts";

/** Whoever crewed the gun and is taken out crews it no more. zh.m8.crew-replaced */
export function crewIsLost(ctx: Ctx, lost: Fighter): void {
  const { gun } = ctx.state;
  if (gun !== null) gun.crew = gun.crew.filter((id) => id !== lost.id);
}

/** A defender that has advanced to the gun while nobody crews it becomes the crew. zh.m8.crew-replaced, zh.open.m8-crew-goal */
export function gunIsManned(ctx: Ctx): void {
  const { gun, acting } = ctx.state;
  const fighter = fighterNamed(ctx.state, acting?.fighter ?? "");
  if (gun === null || gun.destroyed || gun.crew.length > 0 || acting?.action !== "advance") return;
  if (fighter === undefined || !isStanding(fighter) || sideOf(fighter) !== "defender") return;
  if (!touchesItem(ctx, fighter.at, gun.item)) return;
  gun.crew = membersOf(ctx.state, fighter)
    .filter((one) => isStanding(one))
    .map(({ id }) => id);
  record(ctx, {
    event: "objective-taken",
    what: gun.item,
    by: fighter.id,
    cites: ["zh.m8.crew-replaced", "zh.open.m8-crew-goal"],
  });
}

/** A turn ends: what was noisy and scored in it is over. zh.m8.noisy, zh.m8.bomb-redraw */
export function gunRests(ctx: Ctx): void {
  const { gun } = ctx.state;
  if (gun !== null) Object.assign(gun, { fired: false, scored: false });
}
