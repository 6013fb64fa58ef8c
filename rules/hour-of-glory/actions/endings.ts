import { facings } from "../../geometry/index.ts";
import type { OnBoard } from "../table/agents.ts";
import type { Commander, Intruder } from "../table/state.ts";
import { closeTurn, turnTo } from "../table/turn.ts";
import { requireNoShotOwed } from "./owed-shot.ts";
import { type ActionRule, requireTurn } from "./rule.ts";

/** Ending a turn: not while a declared shot is owed. hg.weapon.handgun-must-shoot, hg.move.facing-end-of-turn */
const endTurn: ActionRule<"end-turn", OnBoard<Intruder | Commander>> = {
  agents: ["intruder", "commander"],
  takes: "nothing",
  prone: true,
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent } = inTurn;
    requireNoShotOwed(ctx, req, inTurn);
    req.need(action.facing === undefined || agent.kind === "commander", {
      met:
        action.facing === undefined ? "No facing is settled." : `${agent.id} is the Commander and settles his facing.`,
      unmet: `${agent.id} is not the Commander. Nobody else settles a facing.`,
      cites: ["hg.move.facing-end-of-turn", "hg.open.facing-choice"],
    });
  },
  candidates: (_, { id, kind }) =>
    kind === "commander"
      ? facings.map((facing) => ({ do: "end-turn", agent: id, facing }))
      : [{ do: "end-turn", agent: id }],
  *perform(ctx, agent, { facing }) {
    closeTurn(ctx, "he is done");
    if (agent.kind === "commander" && facing !== undefined) turnTo(ctx, agent, facing);
  },
};

/** The Sentries do nothing more this turn. hg.turn.orders-by-type */
const endPhase: ActionRule<"end-phase", null> = {
  agents: [],
  takes: "nothing",
  requires(ctx, req) {
    req.need(ctx.state.phase === "sentries", {
      met: "The Sentries act now.",
      unmet: "It is not the phase of the Sentries.",
      cites: ["hg.turn.orders-by-type"],
    });
  },
  candidates: () => [{ do: "end-phase" }],
  *perform() {},
};

export const actions = { "end-turn": endTurn, "end-phase": endPhase };
