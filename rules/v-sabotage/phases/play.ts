import { checkpoint, type GameResult } from "../../kernel/index.ts";
import { type Ctx, record, type Rules } from "../table/context.ts";
import { type State, phaseTitles } from "../table/state.ts";
import { commandoPhaseBegins, commandoPhase } from "./commando.ts";
import { endOfTurn, decideResult } from "./end-of-turn.ts";
import { movementStep } from "./enemy-movement.ts";
import { shootingStep } from "./enemy-shooting.ts";
import { eventPhase } from "./event.ts";
import { newTurn } from "./new-turn.ts";
import { reinforcementStep } from "./reinforcements.ts";
import { setUpPhase } from "./set-up-phase.ts";
import { windowPhase } from "./windows.ts";

export type Phase = State["phase"];

/**
 * What a phase begins with. Resuming at the checkpoint runs this again, so it must leave a state it has left already as
 * it is.
 */
function* begin(ctx: Ctx, phase: Phase): Rules {
  ctx.state.phase = phase;
  yield* checkpoint(phase, phaseTitles[phase]);
  record(ctx, {
    event: "phase-began",
    phase,
    turn: ctx.state.turn,
    cites: [phase === "event" || phase === "commando" || phase === "end" ? "vs.turn.phases" : "vs.enemy.steps"],
  });
}

/**
 * The whole game: event, commando, enemy and end-of-turn phase, until it is won or lost. vs.turn.phases,
 * vs.enemy.steps, vs.open.parallel-steps
 */
export function* play(ctx: Ctx): Rules<GameResult> {
  for (;;) {
    if (ctx.state.result !== null) return ctx.state.result;
    switch (ctx.state.phase) {
      case "set-up":
        yield* begin(ctx, "set-up");
        yield* setUpPhase(ctx);
        ctx.state.phase = "event";
        break;
      case "event":
        yield* begin(ctx, "event");
        yield* newTurn(ctx);
        if (ctx.state.facts.includes("shortage")) {
          decideResult(ctx);
          ctx.state.phase = "end";
        } else {
          yield* eventPhase(ctx);
          commandoPhaseBegins(ctx);
        }
        break;
      case "commando":
        yield* commandoPhase(ctx);
        break;
      case "reinforcements":
        yield* begin(ctx, "reinforcements");
        yield* reinforcementStep(ctx);
        if (ctx.state.facts.includes("shortage")) decideResult(ctx);
        ctx.state.phase = "before-movement";
        break;
      case "movement":
        yield* begin(ctx, "movement");
        yield* movementStep(ctx);
        ctx.state.phase = "before-shooting";
        break;
      case "shooting":
        yield* begin(ctx, "shooting");
        yield* shootingStep(ctx);
        ctx.state.phase = "after-shooting";
        break;
      case "before-reinforcements":
      case "before-movement":
      case "before-shooting":
      case "after-shooting":
        yield* windowPhase(ctx, ctx.state.phase);
        break;
      case "end":
        yield* begin(ctx, "end");
        yield* endOfTurn(ctx);
        if (ctx.state.result === null) {
          ctx.state.turn++;
          ctx.state.phase = "event";
        }
        break;
    }
  }
}
