import { checkpoint } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, record, type Rules } from "../table/context.ts";
import { type Phase, phaseTitles } from "../table/state.ts";

const phaseCites: Readonly<Record<Phase, readonly Citation[]>> = {
  "set-up": [
    "hg.setup.asi-one-marker",
    "hg.info.board-public",
    "hg.setup.cards-dealt",
    "hg.setup.cards-unseen",
    "hg.setup.timer-60",
    "hg.setup.doors-closed",
  ],
  intruders: ["hg.turn.round", "hg.turn.intruders-first", "hg.info.raiders-on-board", "hg.info.board-public"],
  commander: ["hg.turn.defender-phases", "hg.turn.orders-by-type"],
  sentries: ["hg.turn.orders-by-type"],
  guards: ["hg.turn.orders-by-type"],
  recovery: ["hg.turn.defender-phases"],
  administration: ["hg.turn.defender-phases"],
  "take-time": ["hg.turn.defender-phases", "hg.turn.take-time"],
};

/**
 * Begins a phase; a game resumed at its checkpoint runs this again. The event tells what everybody knows. hg.info.board-public,
 * hg.info.raiders-on-board
 */
export function* beginPhase(ctx: Ctx, phase: Phase): Rules {
  yield* checkpoint(phase, phaseTitles[phase]);
  record(ctx, {
    event: "phase-began",
    phase,
    round: ctx.state.round,
    timer: ctx.state.timer,
    cites: phaseCites[phase],
  });
}
