import { demobilise } from "../guards/index.ts";
import { defender } from "../table/agents.ts";
import { type Ctx, planFor, record, roll, type Rules } from "../table/context.ts";
import { entry, labelAt } from "../table/plan.ts";
import { assaultersInside } from "../table/squares.ts";
import { askForAction, carryOut } from "./asking.ts";
import { beginPhase } from "./phase-start.ts";

/** The Guards act, in the order the Defender chooses, under the rules of pursuit. hg.move.guards-one-d6, hg.guard.pursue */
export function* guardsPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.guardRoll === null) {
    yield* beginPhase(ctx, "guards");
    const walking = state.guards.filter(({ prone, fresh }) => !prone && !fresh);
    const dice = walking.length === 0 ? [0] : yield* roll(1, "The Guards' movement", "hg.move.guards-one-d6");
    const [squares = 0] = dice;
    if (walking.length > 0)
      record(ctx, {
        event: "rolled-movement",
        agent: "guards",
        dice: [...dice],
        squares,
        cites: ["hg.move.guards-one-d6"],
      });
    state.guardRoll = squares;
  }
  sendHome(ctx);
  const waiting = state.guards.filter(({ done, prone }) => done !== "yes" && !prone);
  if (waiting.length > 0) {
    const action = yield* askForAction(ctx, defender, { id: "hg.dec.guard-path", text: "Which Guard moves, and how?" });
    yield* carryOut(ctx, action);
    return;
  }
  for (const guard of state.guards) Object.assign(guard, { done: "no", fresh: false });
  state.guardRoll = null;
  state.phase = "recovery";
}

/** Guards in the entry zone with nobody to pursue leave play. hg.open.guard-none-reachable, hg.guard.demobilise */
function sendHome(ctx: Ctx): void {
  if (assaultersInside(ctx).length > 0) return;
  for (const guard of ctx.state.guards.filter(({ done, prone }) => done !== "yes" && !prone))
    if (labelAt(planFor(ctx), guard.at) === entry) demobilise(ctx, guard);
}
