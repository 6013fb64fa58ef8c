import { embark } from "../carrying/index.ts";
import { deploys, settleDefender } from "../set-up/index.ts";
import { fortify } from "../actions/fortifying.ts";
import { deploy } from "../actions/deploying.ts";
import { holdBack } from "../actions/holding-back.ts";
import { type Ctx, impossible, type Rules } from "../table/context.ts";
import { unitNamed } from "../table/units.ts";
import { ask } from "./asking.ts";

/** The sides place their units and fortifications, or hold units back. dt.setup.scenario, dt.fort.deploy */
export function* setUpStep(ctx: Ctx): Rules {
  // what is settled without dice is told with the first placing: the position stays at what was before
  const tellDefender = yield* settleDefender(ctx);
  const side = deploys(ctx.state);
  if (side === null) {
    ctx.state.phase = "initiative";
    return;
  }
  const text = `The ${side} places its units.`;
  const action = yield* ask(ctx, side, "dt.decide.reserves", text, undefined, tellDefender !== null);
  tellDefender?.();
  if (action.do === "deploy") deploy(ctx, action);
  else if (action.do === "hold-back") holdBack(ctx, action);
  else if (action.do === "fortify") fortify(ctx, action);
  else if (action.do === "embark") embark(ctx, unitNamed(ctx.state, action.unit), unitNamed(ctx.state, action.carrier));
  else throw impossible(`the answer ${action.do} in the set-up`);
}
