import { endAlarmWithoutGuards } from "../alarm/index.ts";
import { type Ctx, record } from "../table/context.ts";
import type { Guard } from "../table/state.ts";

/** A Guard leaves play through the entrance. hg.guard.demobilise */
export function demobilise(ctx: Ctx, guard: Guard): void {
  ctx.state.guards = ctx.state.guards.filter(({ id }) => id !== guard.id);
  record(ctx, {
    event: "demobilised",
    agent: guard.id,
    cites: ["hg.guard.demobilise", "hg.guard.go-home", "hg.open.guard-none-reachable"],
  });
  endAlarmWithoutGuards(ctx);
}
