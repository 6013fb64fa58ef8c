import { act, allHold, Requirements } from "../../kernel/index.ts";
import { eachOnce } from "../actions/each-once.ts";
import type { SetUpRule } from "../actions/rule.ts";
import type { Action } from "../actions/schema.ts";
import type { Side } from "../data/index.ts";
import type { Pending } from "../state/index.ts";
import type { Citation, G, Prompt, Rules } from "../table.ts";

/** Whether an answer to a question of the set-up is legal. */
export const setUpHolds = (g: G, rule: SetUpRule, action: Action): boolean =>
  allHold<Citation>((r) => rule.needs(g, r, action));

/** Legal answers worth naming to a question of the set-up, each once. */
export const setUpCandidates = (g: G, rule: SetUpRule): readonly Action[] =>
  eachOnce(rule.candidates(g)).filter((action) => setUpHolds(g, rule, action));

/** Asks a side for a whole action of the set-up: a checkpoint, told by `state.pending`. */
export function* askSetUp(
  g: G,
  prompt: Prompt,
  rule: SetUpRule,
  about: { readonly kind: Pending["kind"]; readonly side: Side; readonly fighter?: string },
): Rules<Action> {
  g.state.pending = { fighter: null, subject: null, shut: null, most: null, optional: false, ...about };
  const action = yield* act<Action>({
    seat: about.side,
    prompt,
    requirements: (given) => {
      const r = new Requirements<Citation>();
      rule.needs(g, r, given);
      return r.all;
    },
    isLegal: (given) => setUpHolds(g, rule, given),
    legal: () => setUpCandidates(g, rule),
  });
  g.state.pending = null;
  return action;
}
