import { moveAlarm } from "../alarm/index.ts";
import { type G, number, reading, standingOf } from "../table.ts";
import { isDetected } from "./looking.ts";

/** The attackers that count as detected without a marker. zh.open.alarm-light */
const counted = (g: G): readonly string[] =>
  standingOf(g.state, "attacker").flatMap((one) => (!one.marker && isDetected(g, one) ? [one.id] : []));

/** Those that count so as an action begins; nobody where it moves no track. zh.open.alarm-light */
export const countedAtStart = (g: G): readonly string[] =>
  reading(g, "zh.open.alarm-light") === "one" ? counted(g) : [];

/** The track goes up for each attacker that has come to count as detected in an action. zh.open.alarm-light */
export function countsNow(g: G): void {
  const { acting } = g.state;
  if (acting === null || reading(g, "zh.open.alarm-light") === "none") return;
  for (const id of counted(g)) {
    if (acting.counted.includes(id)) continue;
    moveAlarm(g, number(g, "zh.number.alarm-marker"), `${id} counts as detected`, "zh.open.alarm-light");
  }
}
