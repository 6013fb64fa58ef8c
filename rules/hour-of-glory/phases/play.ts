import type { GameResult } from "../../kernel/index.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { isOver } from "../table/turn.ts";
import { administrationPhase } from "./administration.ts";
import { commanderPhase } from "./commander.ts";
import { guardsPhase } from "./guards.ts";
import { intrudersPhase } from "./intruders.ts";
import { beginPhase } from "./phase-start.ts";
import { recoveryPhase } from "./recovery.ts";
import { sentriesPhase } from "./sentries.ts";
import { setUpPhase } from "./set-up-phase.ts";
import { takeTime } from "./take-time.ts";

/**
 * The whole game: round after round, the Intruders first, until it is decided. hg.turn.round, hg.turn.defender-phases,
 * hg.turn.intruders-first
 */
export function* play(ctx: Ctx): Rules<GameResult> {
  const { state } = ctx;
  for (;;) {
    if (state.result !== null) return state.result;
    switch (state.phase) {
      case "set-up":
        yield* beginPhase(ctx, "set-up");
        yield* setUpPhase(ctx);
        state.phase = "intruders";
        state.roundBegins = true;
        break;
      case "intruders":
        yield* intrudersPhase(ctx);
        break;
      case "commander":
        yield* commanderPhase(ctx);
        break;
      case "sentries":
        yield* sentriesPhase(ctx);
        break;
      case "guards":
        yield* guardsPhase(ctx);
        break;
      case "recovery":
        yield* beginPhase(ctx, "recovery");
        yield* recoveryPhase(ctx);
        state.phase = "administration";
        break;
      case "administration":
        yield* administrationPhase(ctx);
        break;
      case "take-time":
        yield* beginPhase(ctx, "take-time");
        yield* takeTime(ctx);
        if (!isOver(ctx)) newRound(ctx);
        break;
    }
  }
}

function newRound(ctx: Ctx): void {
  ctx.state.round++;
  ctx.state.roundBegins = true;
  ctx.state.phase = "intruders";
}
