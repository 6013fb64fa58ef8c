import { touchesItem } from "../table/measuring.ts";
import type { Fighter } from "../table/fighter.ts";
import { fighterNamed, type Ctx, isStanding, membersOf, record, sideOf } from "../table/context.ts";

/** A fighter that is taken out no longer crews the gun. zh.m8.crew-replaced */
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
    .filter((member) => isStanding(member))
    .map(({ id }) => id);
  record(ctx, {
    event: "objective-taken",
    what: gun.item,
    by: fighter.id,
    is: "aa-gun",
    cites: ["zh.m8.crew-replaced", "zh.open.m8-crew-goal"],
  });
}

/** The noise and the hits of the gun end with the turn. zh.m8.noisy, zh.m8.bomb-redraw */
export function gunRests(ctx: Ctx): void {
  const { gun } = ctx.state;
  if (gun !== null) Object.assign(gun, { fired: false, scored: false });
}
