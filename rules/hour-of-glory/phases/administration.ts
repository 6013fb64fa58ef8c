import type { Ctx, Rules } from "../table/context.ts";
import { continueCommander } from "./commander.ts";
import { beginPhase } from "./phase-start.ts";
import { replaceCommander } from "./replacing.ts";

/** A dead Commander may be replaced, and a replacement moves. hg.repl.roll, hg.repl.entry-moves-6 */
export function* administrationPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.turn === null) {
    yield* beginPhase(ctx, "administration");
    yield* replaceCommander(ctx);
    if (state.turn === null) {
      state.phase = "take-time";
      return;
    }
  }
  yield* continueCommander(ctx, "take-time", "hg.dec.replacement-facing");
}
