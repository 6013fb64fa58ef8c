import { act, everyHolds, Requirements, type Wording } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { eachOnce } from "../table/pending.ts";
import type { Action, ActionOf } from "../table/action-schema.ts";
import type { Side } from "../book/ids.ts";
import type { Pending } from "../table/state.ts";
import type { Ctx, Req, Prompt, Rules } from "../table/context.ts";

/** Whether an answer to a question of the set-up is legal. */
export const setUpHolds = (ctx: Ctx, rule: SetUpRule, action: Action): boolean =>
  everyHolds<Citation>((req) => rule.requires(ctx, req, action));

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
      rule.requires(ctx, req, given);
      return req.all;
    },
    isLegal: (given) => setUpHolds(ctx, rule, given),
    legal: () => setUpCandidates(ctx, rule),
  });
  ctx.state.pending = null;
  return action;
}

/** Whether an answer is of the kind that is asked for now: else what is asked is said. */
export const requireAnswer = <Name extends Action["do"]>(
  req: Req,
  action: Action,
  name: Name,
  says: Wording,
  cite: Citation,
): action is ActionOf<Name> => req.need(action.do === name, says, cite);

/** A question of the set-up (`state.pending`): its own kind of action answers it. */
export interface SetUpRule {
  requires(ctx: Ctx, req: Req, action: Action): void;
  /** Answers worth naming, not all of them legal. */
  candidates(ctx: Ctx): readonly Action[];
}
