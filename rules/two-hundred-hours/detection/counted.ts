import { moveAlarm } from "../alarm/index.ts";
import { type Ctx, number, reading, standingOf } from "../table/context.ts";
import { isDetected } from "./looking.ts";

/** The attackers that count as detected without a marker. zh.open.alarm-light */
const counted = (ctx: Ctx): readonly string[] =>
  standingOf(ctx.state, "attacker").flatMap((attacker) =>
    !attacker.marker && isDetected(ctx, attacker) ? [attacker.id] : [],
  );

/** The attackers that count as detected as an action begins; none by the reading in which that moves no track. zh.open.alarm-light */
export const countedAtStart = (ctx: Ctx): readonly string[] =>
  reading(ctx, "zh.open.alarm-light") === "one" ? counted(ctx) : [];

/** The alarm track goes up for each attacker that has begun to count as detected during an action. zh.open.alarm-light */
export function countsNow(ctx: Ctx): void {
  const { acting } = ctx.state;
  if (acting === null || reading(ctx, "zh.open.alarm-light") === "none") return;
  for (const id of counted(ctx)) {
    if (acting.counted.includes(id)) continue;
    moveAlarm(ctx, number(ctx, "zh.number.alarm-marker"), `${id} counts as detected`, "zh.open.alarm-light");
  }
}
