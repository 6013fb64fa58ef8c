import { measured } from "../../geometry/index.ts";
import type { ActionRule } from "./rule.ts";
import {
  type Req,
  recordNoEffect,
  fighterNamed,
  type Ctx,
  impossible,
  isStanding,
  number,
  reading,
  type Rules,
  fighterOnTable,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { moveAlarm } from "../alarm/index.ts";
import { isOnTable, inches, placeOf, written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import { placeSmoke } from "../harm/index.ts";
import { movementOf, onTable, requirePath, turnTo, moveFirst } from "../movement/index.ts";
import { gapToMarker, isWithin } from "../table/measuring.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { stepToShot } from "./stepping.ts";
import {
  canAimAt,
  requireAim,
  requireAlarm,
  requireAmmunition,
  facingTo,
  offerShotEvent,
  tooFar,
  pathOf,
} from "../attacks/index.ts";

type ThrowSmoke = ActionOf<"throw-smoke">;

/** A place to throw at, as a target of the size of a base for line of sight. */
const asTarget = (fighter: OnTable, at: Place): OnTable => ({
  ...fighter,
  id: written(at),
  at,
  on: null,
  partner: null,
});

function requires(ctx: Ctx, req: Req, action: ThrowSmoke): void {
  const fighter = onTable(req, fighterNamed(ctx.state, action.fighter), action.fighter, "zh.shoot.move");
  if (fighter === null) return;
  req.need(fighter.smokes > 0, {
    met: `${fighter.id} has smoke grenades.`,
    unmet: `${fighter.id} has no smoke grenades left.`,
    cites: ["zh.requisition.one-each", "zh.smoke.blocks"],
  });
  requireAlarm(ctx, req, fighter);
  requireAmmunition(ctx, req, fighter);
  const path = pathOf(fighter, action.path);
  const limit = movementOf(fighter, number(ctx, "zh.number.shoot-move"));
  if (action.path !== undefined && !requirePath(ctx, req, fighter, { path, limit }, "zh.shoot.move")) return;
  const at = placeOf(action.at);
  const named = at !== null && isOnTable(ctx.state, at);
  const says = {
    met: "The smoke is thrown at a place on the table.",
    unmet: `${action.at} is not a place on the table.`,
  };
  if (!req.need(named, says, "zh.smoke.blocks") || at === null) return;
  const thrower = { ...fighter, at: path.at(-1) ?? fighter.at };
  const gap = gapToMarker(ctx, thrower.at, at);
  const range = number(ctx, "zh.number.smoke-range");
  req.need(isWithin(ctx, gap, range), {
    met: `${written(at)} is in range.`,
    unmet: `${written(at)} is ${tooFar(gap, inches(range), "a smoke grenade")}.`,
    at: written(at),
    cites: ["zh.shoot.range", "zh.smoke.blocks"],
  });
  requireAim(ctx, req, { from: thrower, to: asTarget(thrower, at), shoots: true }, "zh.smoke.blocks");
}

/** Whether a smoke grenade can be thrown at a place from where the thrower stands. zh.smoke.blocks */
const canThrowTo = (ctx: Ctx, thrower: OnTable, at: Place): boolean =>
  isWithin(ctx, gapToMarker(ctx, thrower.at, at), number(ctx, "zh.number.smoke-range")) &&
  canAimAt(ctx, thrower, asTarget(thrower, at), { shoots: true });

/** The throw at a place from where the fighter stands, or else after a step to where it sees it. zh.shoot.move */
function throwAt(ctx: Ctx, fighter: OnTable, place: Place): ThrowSmoke {
  const thrown: ThrowSmoke = { do: "throw-smoke", fighter: fighter.id, at: written(place) };
  const path = stepToShot(ctx, fighter, place, { isNear: true }, (there) => canThrowTo(ctx, there, place));
  return path === null ? thrown : { ...thrown, path: [...path] };
}

/** Places worth listing for a smoke grenade: all round, at two thirds of its range. */
function candidates(ctx: Ctx, fighter: Fighter): readonly ThrowSmoke[] {
  if (!isStanding(fighter) || fighter.smokes === 0) return [];
  const far = inches(number(ctx, "zh.number.smoke-range")) * (2 / 3);
  return [0, 45, 90, 135, 180, 225, 270, 315]
    .map((degrees) => measured.placeAlong(fighter.at, measured.directionOf(degrees), far))
    .filter((place) => isOnTable(ctx.state, place))
    .map((place) => throwAt(ctx, fighter, place));
}

/**
 * Smoke Grenades: a Shoot action without dice that places a Smoke/Fire marker. Usually it sounds like a grenade.
 * zh.smoke.blocks, zh.alarm.shot, zh.open.smoke-shot
 */
const throwSmoke: ActionRule<"throw-smoke"> = {
  requires,
  candidates,
  *perform(ctx, _, action): Rules {
    const fighter = fighterOnTable(ctx.state, action.fighter);
    const at = placeOf(action.at);
    if (at === null) throw impossible("smoke without a place");
    if (action.path !== undefined) {
      const limit = movementOf(fighter, number(ctx, "zh.number.shoot-move"));
      const terms = { faces: false, cites: ["zh.shoot.move"] } as const;
      yield* moveFirst(ctx, fighter, pathOf(fighter, action.path), limit, terms);
    }
    // a move that ended early may have come to where it cannot throw from
    if (!canThrowTo(ctx, fighter, at)) {
      recordNoEffect(ctx, fighter.id, ["shot"], "there is no target", "zh.shoot.face", "zh.shoot.range");
      return;
    }
    turnTo(ctx, fighter, facingTo(fighter.at, at, fighter.facing), "zh.shoot.face", "zh.move.end-facing");
    fighter.smokes--;
    placeSmoke(ctx, at, "zh.smoke.blocks");
    if (reading(ctx, "zh.open.smoke-shot") === "counts")
      moveAlarm(
        ctx,
        number(ctx, "zh.number.alarm-shot"),
        `the grenade of ${fighter.id}`,
        "zh.alarm.shot",
        "zh.open.smoke-shot",
      );
    if (yield* offerShotEvent(ctx, fighter, "shoot made")) fighter.noShots = ctx.state.turn + 1;
  },
};

export const actions = { "throw-smoke": throwSmoke };
