import type { Citation } from "../book/citation.ts";
import type { Ctx, Req } from "../table/context.ts";

/** The rows by which Operators act in a phase of their own. */
const phases = ["rr.turn.stealth-phases", "rr.turn.battle-phases"] as const;

/** Adds that it is the Operator Phase of a game that is not over. rr.turn.stealth-phases, rr.turn.battle-phases */
export function requirePhase({ state: { phase, result } }: Ctx, req: Req, cites: readonly Citation[] = phases): void {
  req.need(phase === "operator" && result === null, () => ({
    met: "It is the Operator Phase.",
    unmet: result === null ? `It is the ${phase} phase; Operators act in the Operator Phase.` : "The game is over.",
    cites,
  }));
}
