import { checkpoint, type GameResult } from "../../kernel/index.ts";
import { chooseSide, rollScenario } from "../set-up/index.ts";
import { type Ctx, record, type Rules } from "../table/context.ts";
import { type Phase, phaseTitles } from "../table/state.ts";
import { activationStep } from "./activations.ts";
import { checkEnd } from "./ending.ts";
import { rollInitiative } from "./initiative.ts";
import { setUpPhase } from "./set-up-phase.ts";
import { captureObjectives, newTurn } from "./turn-end.ts";

/** A phase begins; resuming at its checkpoint runs this again. */
function* begin(ctx: Ctx, phase: Phase): Rules {
  ctx.state.phase = phase;
  yield* checkpoint(phase, phaseTitles[phase]);
  const cites = phase === "initiative" ? (["dt.turn.initiative-roll"] as const) : (["dt.turn.end"] as const);
  record(ctx, { event: "phase-began", phase, turn: ctx.state.turn, cites });
}

/** The whole game: initiative, activations in turns, the end of the turn. dt.turn */
export function* play(ctx: Ctx): Rules<GameResult> {
  const { state } = ctx;
  for (;;) {
    if (state.result !== null) return state.result;
    if (state.drawn !== null) yield* rollScenario(ctx, state.drawn);
    if (state.chooser !== null) yield* chooseSide(ctx, state.chooser);
    switch (state.phase) {
      case "set-up":
        yield* setUpPhase(ctx);
        break;
      case "initiative":
        yield* begin(ctx, "initiative");
        yield* rollInitiative(ctx);
        state.phase = "activations";
        break;
      case "activations":
        yield* activationStep(ctx);
        break;
      case "turn-end":
        yield* begin(ctx, "turn-end");
        captureObjectives(ctx);
        checkEnd(ctx);
        if (state.result !== null) break;
        newTurn(ctx);
        state.phase = "initiative";
        break;
    }
  }
}
