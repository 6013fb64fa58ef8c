import { type Ctx, reading, record, type Rules } from "../table/context.ts";
import { alarmAtZero, nominateOne } from "../alarm/index.ts";

/**
 * As the Typhoon enters the board the alarm sounds: every unit is alert and an Operator is nominated.
 * rr.dare.typhoon-alarm, rr.open.dare-typhoon-alarm-moment, rr.open.dare-typhoon-nominate
 */
export function* soundAlarm(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.section === "battle") return;
  const from = state.meter;
  const cites = ["rr.dare.typhoon-alarm", "rr.open.dare-typhoon-alarm-moment"] as const;
  state.meter = 0;
  record(ctx, { event: "meter", from, to: 0, cites });
  const before = state.operators.filter(({ spotted }) => spotted).length;
  yield* alarmAtZero(ctx, { kind: "aircraft" });
  if (before > 0 && reading(ctx, "rr.open.dare-typhoon-nominate") === "one-more")
    yield* nominateOne(ctx, ["rr.dare.typhoon-alarm", "rr.open.dare-typhoon-nominate"]);
}
