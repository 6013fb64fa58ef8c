import { counted } from "../../kernel/index.ts";
import { defender } from "../table/agents.ts";
import { type Ctx, record, roll, type Rules } from "../table/context.ts";
import { enemiesBeside } from "../table/engagement.ts";
import type { Phase } from "../table/state.ts";
import { canGoOn, isOver, newTurn, turnOf } from "../table/turn.ts";
import { askForAction, carryOut, endsByItself } from "./asking.ts";
import { beginPhase } from "./phase-start.ts";
import { settleFacing } from "./replacing.ts";

/** The Commander moves a die of squares and acts. hg.move.commander-d6, hg.cmd.actions */
export function* commanderPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.turn === null) {
    yield* beginPhase(ctx, "commander");
    const { commander } = state;
    if (commander === null || commander.prone) {
      state.phase = "sentries";
      return;
    }
    const dice = yield* roll(1, "The Commander's movement", "hg.move.commander-d6");
    const [squares = 0] = dice;
    record(ctx, {
      event: "rolled-movement",
      agent: commander.id,
      dice: [...dice],
      squares,
      cites: ["hg.move.commander-d6"],
    });
    state.turn = newTurn(commander.id, squares);
    state.turn.engaged = enemiesBeside(ctx, commander).length > 0;
  }
  yield* continueCommander(ctx, "sentries", "hg.dec.commander-move");
}

/** One action of the Commander; when he can do nothing more he settles his facing. hg.move.facing-end-of-turn */
export function* continueCommander(
  ctx: Ctx,
  next: Phase,
  prompt: "hg.dec.commander-move" | "hg.dec.replacement-facing",
): Rules {
  const { state } = ctx;
  const turn = turnOf(ctx);
  let faced = false;
  if (state.commander !== null && canGoOn(turn) && !endsByItself(ctx)) {
    const action = yield* askForAction(ctx, defender, {
      id: "hg.dec.commander-move",
      text: `What does the Commander do (${counted(turn.left, "square")} left)?`,
      piece: "commander",
    });
    faced = action.do === "end-turn" && action.facing !== undefined;
    yield* carryOut(ctx, action);
    if (isOver(ctx) || (canGoOn(turn) && state.commander !== null)) return;
  }
  if (!faced) yield* settleFacing(ctx, prompt);
  state.turn = null;
  // the Orders phase may have ended with a contact: hg.open.contact-ends-turn
  if (state.phase !== "recovery") state.phase = next;
  // and with it the first turn of whoever was mobilised in it: hg.guard.entry-6
  else for (const guard of state.guards) guard.fresh = false;
}
