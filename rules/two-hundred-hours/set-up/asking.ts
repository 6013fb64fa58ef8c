import { act, everyHolds, Requirements } from "../../kernel/index.ts";
import { eachOnce } from "../actions/each-once.ts";
import type { SetUpRule } from "../actions/rule.ts";
import type { Action } from "../actions/schema.ts";
import type { Side } from "../data/index.ts";
import type { Pending } from "../state/index.ts";
import type { Citation, Ctx, Prompt, Rules } from "../table.ts";

/** Whether an answer to a question of the set-up is legal. */
export const setUpHolds = (ctx: Ctx, rule: SetUpRule, action: Action): boolean =>
  everyHolds<Citation>((req) => rule.needs(ctx, req, action));

/** Legal answers worth naming to a question of the set-up, each once. */
export const setUpCandidates = (ctx: Ctx, rule: SetUpRule): readonly Action[] =>
  eachOnce(rule.candidates(ctx)).filter((action) => setUpHolds(ctx, rule, action));

/** Asks a side for a whole action of the set-up: a checkpoint, told by `state.pending`. */
export function* askSetUp(
  ctx: Ctx,
  prompt: Prompt,
  rule: SetUpRule,
  about: { readonly kind: Pending["kind"]; readonly side: Side; readonly fighter?: string },
): Rules<Action> {
  ctx.state.pending = { fighter: null, subject: null, shut: null, most: null, optional: false, ...about };
  const action = yield* act<Action>({
    seat: about.side,
    prompt,
    requirements: (given) => {
      const req = new Requirements<Citation>();
      rule.needs(ctx, req, given);
      return req.all;
    },
    isLegal: (given) => setUpHolds(ctx, rule, given),
    legal: () => setUpCandidates(ctx, rule),
  });
  ctx.state.pending = null;
  return action;
}
