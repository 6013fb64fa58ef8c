import { tryToRecover } from "../combat/index.ts";
import type { OnBoard } from "../table/agents.ts";
import type { Intruder } from "../table/state.ts";
import { type ActionRule, requireTurn, requireWholeTurn } from "./rule.ts";

/** RECOVER: an unconscious Intruder in place of his turn. hg.recover.intruder-instead */
const recover: ActionRule<"recover", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "action",
  prone: true,
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent } = inTurn;
    req.need(agent.prone, {
      met: `${agent.id} is unconscious.`,
      unmet: `${agent.id} is conscious: there is nothing to recover from.`,
      cites: ["hg.recover.intruder-instead"],
    });
    requireWholeTurn(req, inTurn, "RECOVER", "hg.recover.intruder-instead");
  },
  candidates: (_, { id, prone }) => (prone ? [{ do: "recover", agent: id }] : []),
  *perform(ctx, intruder) {
    yield* tryToRecover(ctx, intruder);
  },
};

export const actions = { recover };
