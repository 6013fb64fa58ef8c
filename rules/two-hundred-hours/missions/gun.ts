import { isRaised } from "../alarm/index.ts";
import type { ActionRule, Needs } from "../actions/rule.ts";
import { assist } from "../harm/assist.ts";
import { touchesItem } from "../measuring.ts";
import { makeRoll, poolOf, successesOf, useMedals } from "../rolling/index.ts";
import type { Fighter } from "../state/index.ts";
import {
  cardOf,
  fighterNamed,
  type Ctx,
  isStanding,
  membersOf,
  reading,
  record,
  sideOf,
  theStanding,
} from "../table.ts";

function gunNeeds(ctx: Ctx, req: Needs, id: string): void {
  const { gun } = ctx.state;
  const fighter = fighterNamed(ctx.state, id);
  const crews = gun !== null && fighter !== undefined && isStanding(fighter) && gun.crew.includes(id);
  if (
    !req.need(
      crews,
      { met: `${id} crews the AA gun.`, unmet: `${id} does not crew the AA gun.` },
      "zh.m8.crew-action",
    ) ||
    gun === null
  )
    return;
  req.need(!gun.destroyed, { met: "The gun is not destroyed.", unmet: "The gun is destroyed." }, "zh.m8.gun-destroyed");
  req.need(
    isRaised(ctx) || reading(ctx, "zh.open.m8-fire-calm") === "allowed",
    { met: "The crew may fire now.", unmet: "The crew may not fire now." },
    "zh.open.m8-fire-calm",
  );
}

/**
 * The crew fires the AA gun at the sky: each success is a hit. No bonus dice, but Assist; alerts and stealth do not
 * apply. zh.m8.gun-dice, zh.m8.gun-no-bonus, zh.m8.crew-action
 */
export const fireGun: ActionRule<"fire-gun"> = {
  name: "fire-gun",
  needs: (ctx, req, action) => gunNeeds(ctx, req, action.fighter),
  candidates: (ctx, fighter) =>
    ctx.state.gun?.crew.includes(fighter.id) === true ? [{ do: "fire-gun", fighter: fighter.id }] : [],
  *perform(ctx, action) {
    const fighter = theStanding(ctx, action.fighter);
    const { gun } = ctx.state;
    if (gun === null) return;
    const score = cardOf(fighter).abilities.aim;
    const pool = poolOf(ctx, "gun");
    const roll = yield* makeRoll(ctx, { fighter, name: "AA gun", pool, score }, "zh.m8.gun-dice", "zh.m8.gun-no-bonus");
    yield* useMedals(ctx, fighter, roll, [...assist(ctx, fighter, false, "zh.m8.gun-no-bonus")], true);
    const hits = successesOf(roll);
    gun.hits += hits;
    gun.fired = true;
    gun.scored = gun.scored || hits > 0;
    record(ctx, {
      event: "gun-fired",
      hits,
      total: gun.hits,
      cites: ["zh.m8.gun-dice", "zh.m8.noisy", "zh.open.m8-fire-calm"],
    });
  },
};

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
