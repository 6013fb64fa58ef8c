import { act } from "../../kernel/index.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { jagerSeat } from "../table/view.ts";
import { jagerRequirements, legalActions, perform } from "../actions/index.ts";

/** The Jäger Phase: one thing at most. rr.jager.phase-after-end, rr.jager.phase-one-of-three */
export function* jagerPhase(ctx: Ctx): Rules {
  const action = yield* act({
    seat: jagerSeat,
    prompt: { id: "rr.decide.jager-phase", text: "What does the Jäger player do in his phase?" },
    requirements: (candidate) => jagerRequirements(ctx, candidate),
    legal: () => legalActions(ctx),
  });
  yield* perform(ctx, action);
}
