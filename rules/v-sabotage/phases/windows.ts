import { act } from "../../kernel/index.ts";
import { isLegal, isWindow, legalActions, perform, requirementsOf, windowIsAsked } from "../actions/index.ts";
import { type Ctx, players, type Rules } from "../table/context.ts";
import type { Phase } from "./play.ts";

const stepAfter: Readonly<
  Record<"before-reinforcements" | "before-movement" | "before-shooting" | "after-shooting", Phase>
> = {
  "before-reinforcements": "reinforcements",
  "before-movement": "movement",
  "before-shooting": "shooting",
  "after-shooting": "end",
};

/**
 * A moment before or after a step of the enemy phase: 0 AP actions one after another, as long as the players want.
 * vs.ap.zero-between-steps
 */
export function* windowPhase(ctx: Ctx, phase: keyof typeof stepAfter): Rules {
  if (isWindow(phase) && windowIsAsked(ctx)) {
    const action = yield* act({
      seat: players,
      prompt: { id: "vs.decide.between-steps", text: "Does somebody take a 0 AP action?" },
      requirements: (candidate) => requirementsOf(ctx, candidate),
      isLegal: (candidate) => isLegal(ctx, candidate),
      legal: () => legalActions(ctx),
    });
    yield* perform(ctx, action);
    if (action.do !== "go-on") return;
  }
  ctx.state.phase = stepAfter[phase];
}
