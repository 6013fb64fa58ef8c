import { deploys, settleDefender } from "../set-up/index.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { perform } from "../actions/index.ts";
import { ask } from "./asking.ts";

/** The sides place their units and fortifications, or hold units back. dt.setup.scenario, dt.fort.deploy */
export function* setUpPhase(ctx: Ctx): Rules {
  // what is settled without dice is recorded with the first placement, so the position does not change before it
  const tellDefender = yield* settleDefender(ctx);
  const seat = deploys(ctx.state);
  if (seat === null) {
    ctx.state.phase = "initiative";
    return;
  }
  const action = yield* ask(ctx, {
    seat,
    id: "dt.decide.reserves",
    text: `The ${seat} places its units.`,
    ...(tellDefender !== null && { nested: true }),
  });
  tellDefender?.();
  yield* perform(ctx, action);
}
