import { applyResults, type ApplyingResults } from "../detection/index.ts";
import { areWithin } from "../measuring.ts";
import { follow, type Travelled } from "../moving/index.ts";
import { alertsOf, type Roll } from "../rolling/index.ts";
import type { Standing } from "../state/index.ts";
import { type Citation, enemiesOf, type G, isStanding, reading, record, type Rules } from "../table.ts";
import { bringCaptive } from "./captives.ts";

/** Whether the noise of the gun or of bombs covers alerts: mission 8. zh.m8.noisy */
const isNoisy = ({ state }: G): boolean => state.gun !== null && state.gun.fired;

/** Whether alerts of a manoeuvre or a response (not: of a special action) count where the fighter stands. zh.m8.noisy */
function alertsCount(g: G, fighter: Standing): boolean {
  if (!isNoisy(g)) return true;
  return enemiesOf(g.state, fighter).some((enemy) => areWithin(g, fighter.at, enemy.at, "zh.number.noisy"));
}

/** Whoever moves along is brought after a move: the other of a pair, a captive. zh.pair.follow, zh.captive.move-actions */
export function* bringAlong(g: G, fighter: Standing, travelled: Travelled): Rules {
  // where terrain costs the second as much, it has the movement that the first has used: zh.open.pair-follow
  const most = reading(g, "zh.open.pair-follow") === "moved" ? travelled.used : travelled.length;
  yield* follow(g, fighter, travelled.length === 0 ? 0 : most);
  yield* bringCaptive(g, fighter);
}

/** Whether results are applied right after the roll, before the move. zh.open.result-order */
export const resultsAtOnce = (g: G): boolean => reading(g, "zh.open.result-order") === "at-once";

/** The results of a manoeuvre's roll where they come before its move. zh.open.result-order */
export function* applyBeforeMove(g: G, fighter: Standing, roll: Roll): Rules {
  if (resultsAtOnce(g)) yield* applyRoll(g, fighter, roll, {});
}

/** The results of a manoeuvre's roll where they come after its move. zh.open.result-order */
export function* applyAfterMove(g: G, fighter: Standing, roll: Roll): Rules {
  if (!resultsAtOnce(g)) yield* applyRoll(g, fighter, roll, {});
}

/** The results of a manoeuvre's roll, after its medals. zh.open.result-order */
export function* applyRoll(
  g: G,
  fighter: Standing,
  roll: Roll,
  how: ApplyingResults,
  ...cites: readonly Citation[]
): Rules {
  if (!isStanding(fighter)) return;
  const counts = (how.alertsCount ?? true) && alertsCount(g, fighter);
  if (how.alertsCount !== false && !counts && alertsOf(roll) > 0)
    record(g, {
      event: "no-effect",
      fighter: fighter.id,
      what: ["alert"],
      why: "it is lost in the noise",
      cites: ["zh.m8.noisy"],
    });
  yield* applyResults(g, roll, fighter, { ...how, alertsCount: counts }, ...cites, "zh.open.result-order");
}
