import type { Wording } from "../../kernel/index.ts";
import type { Ctx, Req } from "../table/context.ts";

/** What is said of the phase when somebody wants to act. */
export const operatorPhase = ({ phase, result }: Ctx["state"]): Wording => ({
  met: "It is the Operator Phase.",
  unmet: result === null ? `It is the ${phase} phase; Operators act in the Operator Phase.` : "The game is over.",
});

/** Adds that it is the Operator Phase of a game that is not over. rr.turn.stealth-phases, rr.turn.battle-phases */
export function requirePhase(ctx: Ctx, req: Req): void {
  req.need(
    ctx.state.phase === "operator" && ctx.state.result === null,
    operatorPhase(ctx.state),
    "rr.turn.stealth-phases",
    "rr.turn.battle-phases",
  );
}
