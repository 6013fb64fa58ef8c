import { finishTurn } from "../table/commandos.ts";
import { commandoNamed, record } from "../table/context.ts";
import { requireCommandoPhase, requireInGame, requireTurn, requireWindow } from "./requirements.ts";
import type { ActionRule, Players } from "./rule.ts";

/** Ending a commando's own actions. vs.ap.order */
const endTurn: ActionRule<"end-turn"> = {
  by: "commando",
  opensWindow: false,
  requires(ctx, req, { commando: id }) {
    const commando = commandoNamed(ctx.state, id);
    if (commando === undefined) return;
    if (!requireInGame(req, commando)) return;
    if (requireCommandoPhase(ctx, req, "commandos finish")) requireTurn(ctx, req, commando);
  },
  candidates: (_ctx, { id }) => [{ do: "end-turn", commando: id }],
  *perform(ctx, commando) {
    finishTurn(ctx, commando);
  },
};

/** Ending the commando phase for everybody. vs.turn.phases */
const endPhase: ActionRule<"end-phase", Players> = {
  by: "players",
  opensWindow: false,
  requires: (ctx, req) => {
    requireCommandoPhase(ctx, req, "the commandos finish");
  },
  candidates: () => [{ do: "end-phase" }],
  *perform(ctx) {
    for (const commando of ctx.state.commandos)
      if (commando.status === "in-play" || commando.status === "outside") finishTurn(ctx, commando);
  },
};

/** Going on to the next step of the enemy phase. vs.ap.zero-between-steps */
const goOn: ActionRule<"go-on", Players> = {
  by: "players",
  opensWindow: false,
  requires: (ctx, req) => {
    requireWindow(ctx, req, { orCommandoPhase: false });
  },
  candidates: () => [{ do: "go-on" }],
  *perform() {
    // the step itself follows in the phase
  },
};

/** Saying between which steps of the enemy the players are asked. vs.ap.zero-between-steps */
const askUs: ActionRule<"ask-us", Players> = {
  by: "players",
  opensWindow: false,
  requires: (ctx, req, { when }) => {
    req.need(ctx.state.asks !== when, {
      met: `The players are not asked "${when}" yet.`,
      unmet: `The players are already asked "${when}".`,
      cites: ["vs.ap.zero-between-steps"],
    });
  },
  candidates: () => (["always", "possible", "weighty", "never"] as const).map((when) => ({ do: "ask-us", when })),
  *perform(ctx, _players, { when }) {
    ctx.state.asks = when;
    record(ctx, { event: "asks", when, cites: ["vs.ap.zero-between-steps"] });
  },
};

export const actions = { "end-turn": endTurn, "end-phase": endPhase, "go-on": goOn, "ask-us": askUs };
