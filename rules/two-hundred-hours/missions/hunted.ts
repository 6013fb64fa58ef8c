import type { Side } from "../book/ids.ts";
import { type Ctx, hasCards, record } from "../table/context.ts";

/** In mission 1 the player who draws a Time token keeps it. zh.m1.taking-time, zh.m1.replay-cards */
export function keepTime(ctx: Ctx, side: Side): void {
  if (hasCards(ctx.state)) return;
  ctx.state.kept[side]++;
  record(ctx, { event: "time-kept", seat: side, cites: ["zh.m1.taking-time", "zh.m1.rules-off"] });
}

/** A Time token that is not spent is lost at the end of the turn. zh.m1.taking-time */
export function loseTime(ctx: Ctx): void {
  ctx.state.kept = { attacker: 0, defender: 0 };
}
