import type { Citation } from "../book/citation.ts";
import { type Ctx, record } from "../table/context.ts";
import type { MinutesReason } from "../table/event-words.ts";
import { endAtZero } from "./end-of-game.ts";

/** Takes minutes off the timer without ending the game at 0: what they are spent on may score first. hg.open.spend-time-zero */
export function spendMinutes(ctx: Ctx, minutes: number, why: MinutesReason, ...cites: readonly Citation[]): void {
  const taken = Math.min(minutes, ctx.state.timer);
  ctx.state.timer -= taken;
  record(ctx, { event: "time", minutes, timer: ctx.state.timer, why, cites });
}

/** Takes minutes off the timer; at 0 the game ends. hg.win.timer-0 */
export function takeMinutes(ctx: Ctx, minutes: number, why: MinutesReason, ...cites: readonly Citation[]): void {
  spendMinutes(ctx, minutes, why, ...cites);
  endAtZero(ctx);
}
