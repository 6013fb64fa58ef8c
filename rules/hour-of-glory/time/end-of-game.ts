import type { Citation } from "../book/citation.ts";
import { type Ctx, partingOn, reading, record } from "../table/context.ts";
import type { GameEnd } from "../table/event-words.ts";
import { pointsNeeded, pointsOut } from "./points.ts";

/** Ends the game: the Intruders win if they brought out enough. hg.win.else-defender, hg.win.left-behind */
function endGame(ctx: Ctx, why: GameEnd, ...cites: readonly Citation[]): void {
  const points = pointsOut(ctx);
  const won = points >= pointsNeeded(ctx);
  const result = won ? "victory" : "defeat";
  const inPoints = ["hg.open.score-overlap", "hg.open.score-pooled"] as const;
  const rests = [...cites, ...partingOn(ctx, inPoints, pointsOut)];
  record(ctx, { event: "over", result, points, why, cites: rests });
  ctx.state.result = {
    result,
    text: `The Intruders ${won ? "win" : "lose"}: ${why}. They brought out ${points} ${points === 1 ? "point" : "points"} and needed ${pointsNeeded(ctx)}.`,
    cites: rests,
  };
}

/** Ends the game if it is decided. hg.open.end-of-game */
export function endIfDecided(ctx: Ctx): void {
  if (ctx.state.result !== null) return;
  if (ctx.state.timer === 0) {
    endGame(ctx, "the time is over", "hg.win.timer-0", "hg.win.else-defender", "hg.win.left-behind");
    return;
  }
  if (reading(ctx, "hg.open.end-of-game") === "timer-only" || ctx.state.phase === "set-up") return;
  if (pointsOut(ctx) >= pointsNeeded(ctx))
    endGame(
      ctx,
      "enough was brought out",
      "hg.win.need-2-4-6",
      "hg.win.colour-2",
      "hg.win.country-1",
      "hg.win.map-1",
      "hg.open.end-of-game",
    );
  else if (ctx.state.intruders.every(({ status }) => status !== "in-play"))
    endGame(ctx, "no Intruder is left", "hg.win.else-defender", "hg.open.end-of-game");
}

/** Ends the game if the timer is 0. hg.win.timer-0 */
export function endAtZero(ctx: Ctx): void {
  if (ctx.state.timer === 0) endIfDecided(ctx);
}
