import { advanceMeter, alarmAtZero } from "../alarm/index.ts";
import {
  type Ctx,
  number,
  isOnBoard,
  type Placed,
  reading,
  record,
  recordNoEffect,
  remark,
  type Rules,
} from "../table/context.ts";
import { isDisguised, isInteracting, isUndercover } from "../table/nancy.ts";
import type { Operator } from "../table/state.ts";
import { unitsWithinSightOf } from "../sight/index.ts";

/** Whether Nancy can arouse suspicion in this End Phase. rr.open.dare-spotted-suspicion, rr.open.dare-suspicion-section */
const canBeSuspected = (ctx: Ctx, operator: Operator): boolean =>
  isUndercover(ctx, operator) ||
  (isDisguised(operator) && operator.spotted && reading(ctx, "rr.open.dare-spotted-suspicion") === "spotted-too");

/** The disguised Operator whom nobody keeps from being looked at: on foot, and not in an interaction. */
const suspect = (ctx: Ctx): Placed<Operator> | undefined =>
  ctx.state.operators.filter(isOnBoard).find((operator) => operator.aboard === null && canBeSuspected(ctx, operator));

/**
 * Suspicion, at the beginning of the End Phase: the meter advances once if any unit has disguised Nancy in line of
 * sight, peripheral sight included, unless she is interacting. rr.dare.disguise-suspicion,
 * rr.dare.disguise-suspicion-once, rr.dare.disguise-suspicion-first, rr.dare.disguise-suspicion-extra,
 * rr.dare.disguise-suspicion-position, rr.dare.interact-no-suspicion, rr.dare.disguise-suspicion-alarm
 */
export function* suspicion(ctx: Ctx): Rules {
  const nancy = suspect(ctx);
  if (nancy === undefined) return;
  if (isInteracting(nancy)) {
    recordNoEffect(
      ctx,
      `${nancy.id} is interacting, and arouses no suspicion.`,
      "rr.dare.interact-no-suspicion",
      "rr.open.dare-interact-meter",
    );
    return;
  }
  const by = unitsWithinSightOf(ctx, nancy.at, nancy.crouched).map(({ id }) => id);
  if (by.length === 0) return;
  record(ctx, {
    event: "suspected",
    piece: nancy.id,
    by,
    cites: [
      "rr.dare.disguise-suspicion",
      "rr.dare.disguise-suspicion-peripheral",
      "rr.dare.disguise-suspicion-position",
      "rr.open.dare-spotted-suspicion",
      "rr.open.dare-suspicion-section",
    ],
  });
  advanceMeter(
    ctx,
    ["rr.dare.disguise-suspicion-once", "rr.dare.disguise-suspicion-first", "rr.dare.disguise-suspicion-extra"],
    number(ctx, "rr.number.suspicion-advance"),
  );
  if (ctx.state.meter > 0) return;
  remark(
    ctx,
    "Suspicion has brought the meter to 0.",
    "rr.dare.disguise-suspicion-alarm",
    "rr.open.dare-suspicion-then-alarm",
  );
  if (reading(ctx, "rr.open.dare-suspicion-then-alarm") === "battle-end")
    yield* alarmAtZero(ctx, { kind: "suspicion" });
}

/** Whether an interaction keeps every advance of the End Phase away, by a reading. rr.open.dare-interact-meter */
export const interactionHoldsMeter = (ctx: Ctx): boolean =>
  reading(ctx, "rr.open.dare-interact-meter") === "every-advance" &&
  ctx.state.operators.some((operator) => isOnBoard(operator) && isInteracting(operator));
