import { type Ask, type Answer } from "../../kernel/index.ts";
import type { PromptId } from "../book/decisions.ts";
import type { Action } from "../table/action-schema.ts";
import { type Ctx, players, reading, type Rules } from "../table/context.ts";
import { jagerSeat } from "../table/view.ts";

/** The choices among equals that the book hands to the players for Axis units. */
const axisTies: ReadonlySet<string> = new Set<PromptId>([
  "rr.decide.patrol-start",
  "rr.decide.turn-direction",
  "rr.decide.face-diagonal",
  "rr.decide.reaction-order",
  "rr.decide.advance-order-tie",
  "rr.decide.closest-tie",
  "rr.decide.route-tie",
  "rr.decide.position-tie",
  "rr.decide.leave-tie",
  "rr.decide.patrol-order-tie",
  "rr.decide.spawn-markers",
  "rr.decide.attack-target-tie",
  "rr.decide.axis-attack-order",
  "rr.decide.transport-squares",
]);

/** The same procedure with ties of Axis units put to the Jäger player, where that is read so. rr.open.jager-ties */
export function* tiesToJager<T>(ctx: Ctx, rules: Rules<T>): Rules<T> {
  let step = rules.next();
  while (!step.done) {
    const answer: Answer<Action> = yield put(ctx, step.value);
    step = rules.next(answer);
  }
  return step.value;
}

const put = (ctx: Ctx, ask: Ask<Action>): Ask<Action> =>
  ask.ask === "choose" &&
  ask.seat === players &&
  axisTies.has(ask.prompt.id) &&
  ctx.state.jager !== null &&
  reading(ctx, "rr.open.jager-ties") === "jager"
    ? { ...ask, seat: jagerSeat }
    : ask;
