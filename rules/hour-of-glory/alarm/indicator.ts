import { type Ctx, record } from "../table/context.ts";

/** The alarm ends when no Guard is in play. hg.alarm.ends-without-guards */
export function endAlarmWithoutGuards(ctx: Ctx): void {
  if (!ctx.state.asi.alarm || ctx.state.guards.length > 0) return;
  ctx.state.asi.alarm = false;
  record(ctx, {
    event: "indicator",
    alarm: false,
    markers: ctx.state.asi.markers,
    why: "no Guard is in play",
    cites: ["hg.alarm.ends-without-guards"],
  });
}
