import { findUnit, isHero } from "../table/units.ts";
import { unactivated, joinObstacle, countRules, mayPass, toActivate } from "../activation/index.ts";
import type { Needs, Ctx } from "../table/context.ts";
import { leaveObstacle } from "../carrying/index.ts";
import { otherSide } from "../table/state.ts";
import type { ActionOf } from "../table/action-schema.ts";

export function activateNeeds(ctx: Ctx, req: Needs, action: ActionOf<"activate">): void {
  const { state } = ctx;
  const unit = findUnit(state, action.unit);
  if (
    !req.need(
      state.activation === null && state.next !== null,
      {
        met: "A unit is activated now.",
        unmet:
          state.activation === null
            ? "No unit is activated now."
            : `${state.activation.unit} is activated already and acts first.`,
      },
      "dt.turn.alternate",
    )
  )
    return;
  if (
    !req.need(
      unit !== undefined,
      { met: `There is a unit ${action.unit}.`, unmet: `There is no unit ${action.unit}.` },
      "dt.turn.first-player",
    ) ||
    unit === undefined
  )
    return;
  req.need(
    unit.side === state.next,
    {
      met: `${unit.id} belongs to the ${unit.side}, who activate a unit now.`,
      unmet: `${unit.id} belongs to the ${unit.side}, and it is for the ${state.next ?? "other side"} to activate a unit.`,
    },
    "dt.turn.alternate",
  );
  req.need(!unit.activated, unactivated(unit), "dt.turn.once");
  req.need(
    unit.where !== "gone",
    { met: `${unit.id} is still in the game.`, unmet: `${unit.id} is out of the game.` },
    "dt.turn.once",
  );
  const driven = unit.pilot ? findUnit(state, unit.carrier ?? "") : undefined;
  // from what it drives in reserve, or in the air, it cannot get out
  req.need(
    driven === undefined || (!driven.activated && leaveObstacle(ctx, unit, true) === null),
    {
      met: driven === undefined ? `${unit.id} is nobody's pilot.` : `${unit.id} may still get out of ${driven.id}.`,
      unmet: `${unit.id} is the pilot of ${unit.carrier ?? "a vehicle"} and is activated with it.`,
    },
    "dt.pilot.together",
    "dt.pilot.dismount",
  );
  if (action.hero === undefined) return;
  const hero = findUnit(state, action.hero);
  if (
    !req.need(
      hero !== undefined && isHero(hero),
      { met: `${action.hero} is a hero.`, unmet: `${action.hero} is no hero.` },
      "dt.hero.join-moment",
    ) ||
    hero === undefined
  )
    return;
  req.need(!hero.activated, unactivated(hero), "dt.hero.join-moment");
  const why = joinObstacle(ctx, hero, unit);
  if (why !== null) req.fail(why.text, ...why.cites, "dt.hero.join-one");
}

export function passNeeds(ctx: Ctx, req: Needs, { side }: ActionOf<"pass">): void {
  const { state } = ctx;
  req.need(
    state.activation === null && state.next === side,
    { met: `It is for the ${side} to activate a unit.`, unmet: `It is not for the ${side} to activate a unit now.` },
    "dt.turn.alternate",
  );
  req.need(
    mayPass(state, side),
    {
      met: "It has fewer units to activate than the other side.",
      unmet: `It has ${toActivate(state, side).length} units to activate, the other side ${toActivate(state, otherSide(side)).length}.`,
    },
    ...countRules(state),
  );
}
