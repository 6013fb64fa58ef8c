import type { Ctx, Rules } from "../table/context.ts";
import { commandOn } from "./commander.ts";
import { begin } from "./phase-start.ts";
import { replaceCommander } from "./replacing.ts";

export function* administrationPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.turn === null) {
    yield* begin(ctx, "administration");
    yield* replaceCommander(ctx);
    if (state.turn === null) {
      state.phase = "take-time";
      return;
    }
  }
  yield* commandOn(ctx, "take-time", "hg.dec.replacement-facing");
}
