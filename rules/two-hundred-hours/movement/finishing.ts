import type { Citation } from "../book/citation.ts";
import { type ApplyingResults, applyResults } from "../detection/index.ts";
import { areWithin } from "../table/measuring.ts";
import { follow } from "./following.ts";
import type { Travelled } from "./travel.ts";
import { alertsOf, type Roll } from "../dice/index.ts";
import type { OnTable } from "../table/fighter.ts";
import { enemiesOf, type Ctx, isStanding, reading, type Rules, recordNoEffect } from "../table/context.ts";
import { bringCaptive } from "../missions/index.ts";

/** Whether the noise of the gun or of bombs covers alerts: mission 8. zh.m8.noisy */
const isNoisy = ({ state }: Ctx): boolean => state.gun !== null && state.gun.fired;

/** Whether alerts of a manoeuvre or a response (but not of a special action) count where the fighter stands. zh.m8.noisy */
function alertsCount(ctx: Ctx, fighter: OnTable): boolean {
  if (!isNoisy(ctx)) return true;
  return enemiesOf(ctx.state, fighter).some((enemy) => areWithin(ctx, fighter.at, enemy.at, "zh.number.noisy"));
}

/** Brings those that move along after a move: the other member of a pair, a captive. zh.pair.follow, zh.captive.move-actions */
export function* bringFollowers(ctx: Ctx, fighter: OnTable, travelled: Travelled): Rules {
  // by the reading in which terrain costs the second member as much, it has the movement that the first has used: zh.open.pair-follow
  const limit = reading(ctx, "zh.open.pair-follow") === "moved" ? travelled.used : travelled.length;
  yield* follow(ctx, fighter, travelled.length === 0 ? 0 : limit);
  yield* bringCaptive(ctx, fighter);
}

/** Whether results are applied right after the roll, before the move. zh.open.result-order */
export const resultsAtOnce = (ctx: Ctx): boolean => reading(ctx, "zh.open.result-order") === "at-once";

/** Applies the results of a manoeuvre's roll, by the reading in which they come before its move. zh.open.result-order */
export function* applyBeforeMove(ctx: Ctx, fighter: OnTable, roll: Roll): Rules {
  if (resultsAtOnce(ctx)) yield* applyRoll(ctx, fighter, roll, {});
}

/** Applies the results of a manoeuvre's roll, by the reading in which they come after its move. zh.open.result-order */
export function* applyAfterMove(ctx: Ctx, fighter: OnTable, roll: Roll): Rules {
  if (!resultsAtOnce(ctx)) yield* applyRoll(ctx, fighter, roll, {});
}

/** Applies the results of a manoeuvre's roll, after its medals. zh.open.result-order */
export function* applyRoll(
  ctx: Ctx,
  fighter: OnTable,
  roll: Roll,
  how: ApplyingResults,
  ...cites: readonly Citation[]
): Rules {
  if (!isStanding(fighter)) return;
  const counts = (how.alertsCount ?? true) && alertsCount(ctx, fighter);
  if (how.alertsCount !== false && !counts && alertsOf(roll) > 0)
    recordNoEffect(ctx, fighter.id, ["alert"], "it is lost in the noise", "zh.m8.noisy");
  yield* applyResults(ctx, roll, fighter, { ...how, alertsCount: counts }, ...cites, "zh.open.result-order");
}
