import { checkpoint } from "../../kernel/index.ts";
import {
  chooseDestination,
  chooseEntry,
  chooseReserves,
  dealCards,
  deploy,
  giveVeterans,
  layMarkers,
  layRoute,
  noteImposter,
  placeNest,
  recruit,
} from "../set-up/index.ts";
import { type Ctx, record, type Rules } from "../table/context.ts";
import { fillContainer } from "../table/tokens.ts";

/**
 * One step of the set-up: forces, battlefield, cards and track, reserves, deployment with the patrol route first; then
 * the tokens are gathered and the first turn begins. zh.setup.sequence
 */
export function* setUpPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  // a position may be read at any step: what happens in it is told with the first answer
  if (state.pending === null) yield* checkpoint("set-up");
  switch (state.setUp) {
    case "recruit":
      return yield* recruit(ctx);
    case "battlefield":
      return yield* layMarkers(ctx);
    case "cards":
      return yield* dealCards(ctx);
    case "veterans":
      return yield* giveVeterans(ctx);
    case "reserves":
      return yield* chooseReserves(ctx);
    case "route":
      return yield* layRoute(ctx);
    case "imposter":
      return yield* noteImposter(ctx);
    case "destination":
      return yield* chooseDestination(ctx);
    case "deploy":
      return yield* deploy(ctx);
    case "nest":
      return yield* placeNest(ctx);
    case "entry":
      return yield* chooseEntry(ctx);
    case "done":
      state.phase = "turn-start";
      state.turn = 1;
      state.draws = "defender";
      fillContainer(ctx);
      record(ctx, {
        event: "phase-began",
        phase: "battle",
        turn: 1,
        cites: [
          "zh.setup.sequence",
          "zh.token.trooper",
          "zh.token.character",
          "zh.token.time",
          ...(state.mission === "m1" ? (["zh.m1.tokens", "zh.m1.alarm"] as const) : (["zh.alarm.start"] as const)),
        ],
      });
  }
}
