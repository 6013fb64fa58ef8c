import { type G, reading, record, type Rules } from "../board/index.ts";
import { alarmAtZero, nominateOne } from "../alarm/index.ts";

/**
 * As the Typhoon enters the board the alarm sounds: every unit is alert and an Operator is nominated.
 * rr.dare.typhoon-alarm, rr.open.dare-typhoon-alarm-moment, rr.open.dare-typhoon-nominate
 */
export function* soundAlarm(g: G): Rules {
  const { state } = g;
  if (state.section === "battle") return;
  const from = state.meter;
  const cites = ["rr.dare.typhoon-alarm", "rr.open.dare-typhoon-alarm-moment"] as const;
  state.meter = 0;
  record(g, { event: "meter", from, to: 0, cites });
  const before = state.operators.filter(({ spotted }) => spotted).length;
  yield* alarmAtZero(g, { kind: "aircraft" });
  if (before > 0 && reading(g, "rr.open.dare-typhoon-nominate") === "one-more")
    yield* nominateOne(g, ["rr.dare.typhoon-alarm", "rr.open.dare-typhoon-nominate"]);
}
