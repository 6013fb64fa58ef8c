import { legalActions } from "../actions/index.ts";
import { defender } from "../table/agents.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { askForAction, carryOut } from "./asking.ts";
import { beginPhase } from "./phase-start.ts";

/** The Sentries attack, in the order the Defender chooses. hg.sentry.actions, hg.dec.sentry-order */
export function* sentriesPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (!state.sentriesActing) {
    yield* beginPhase(ctx, "sentries");
    state.sentriesActing = true;
  }
  const listed = legalActions(ctx);
  if (listed.length > 1) {
    const action = yield* askForAction(
      ctx,
      defender,
      { id: "hg.dec.sentry-attack", text: "Which Sentry attacks, and whom?" },
      listed,
    );
    if (action.do !== "end-phase") {
      yield* carryOut(ctx, action);
      return;
    }
  }
  for (const sentry of state.sentries) sentry.done = false;
  state.sentriesActing = false;
  state.phase = "guards";
}
