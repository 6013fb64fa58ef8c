import { act } from "../../kernel/index.ts";
import { isLegal, legalActions, perform, requirementsOf } from "../actions/index.ts";
import { apForNewTurn } from "../table/commandos.ts";
import { type Ctx, isCritical, isInGame, players, record, type Rules, seatOf } from "../table/context.ts";
import type { Commando } from "../table/state.ts";
import { completeTerrains } from "./completing.ts";

/** Every commando has its action points: vs.ap.three, vs.health.lose-ap. */
export function commandoPhaseBegins(ctx: Ctx): void {
  for (const commando of ctx.state.commandos) {
    if (!isInGame(commando)) continue;
    Object.assign(commando, {
      ap: apForNewTurn(ctx, commando),
      spent: 0,
      debt: 0,
      turn: isCritical(commando) ? "finished" : "to-act",
    } satisfies Partial<Commando>);
  }
  ctx.state.phase = "commando";
  record(ctx, {
    event: "phase-began",
    phase: "commando",
    turn: ctx.state.turn,
    cites: ["vs.turn.phases", "vs.ap.three"],
  });
}

/**
 * The commando phase: action after action, each a checkpoint, until all have finished; then terrains are completed.
 * vs.ap.order, vs.complete.when
 */
export function* commandoPhase(ctx: Ctx): Rules {
  const waiting = ctx.state.commandos.filter((commando) => isInGame(commando) && commando.turn !== "finished");
  if (waiting.length === 0) {
    completeTerrains(ctx);
    ctx.state.phase = "before-reinforcements";
    return;
  }
  const acting = waiting.find(({ turn }) => turn === "acting");
  const action = yield* act({
    seat: acting === undefined ? players : seatOf(acting),
    prompt: {
      id: "vs.decide.action",
      text: acting === undefined ? "Which commando acts, and how?" : `What does ${acting.id} do (${acting.ap} AP)?`,
      ...(acting && { piece: acting.id }),
    },
    requirements: (candidate) => requirementsOf(ctx, candidate),
    isLegal: (candidate) => isLegal(ctx, candidate),
    legal: () => legalActions(ctx),
  });
  yield* perform(ctx, action);
}
