import { checkpoint } from "../../kernel/index.ts";
import { type G, record, type Rules } from "../table.ts";
import { fillContainer } from "../tokens.ts";
import { dealCards, giveVeterans } from "./dealing.ts";
import { deploy } from "./deploying.ts";
import { chooseDestination, chooseEntry } from "./entry.ts";
import { noteImposter } from "./imposter.ts";
import { layMarkers } from "./markers.ts";
import { placeNest } from "./nest.ts";
import { recruit } from "./recruiting.ts";
import { chooseReserves } from "./reserves.ts";
import { layRoute } from "./route.ts";

/**
 * One step of the set-up: forces, battlefield, cards and track, reserves, deployment with the patrol route first; then
 * the tokens are gathered and the first turn begins. zh.setup.sequence
 */
export function* setUpStep(g: G): Rules {
  const { state } = g;
  // a position may be read at any step: what happens in it is told with the first answer
  if (state.pending === null) yield* checkpoint("set-up");
  switch (state.setUp) {
    case "recruit":
      return yield* recruit(g);
    case "battlefield":
      return yield* layMarkers(g);
    case "cards":
      return yield* dealCards(g);
    case "veterans":
      return yield* giveVeterans(g);
    case "reserves":
      return yield* chooseReserves(g);
    case "route":
      return yield* layRoute(g);
    case "imposter":
      return yield* noteImposter(g);
    case "destination":
      return yield* chooseDestination(g);
    case "deploy":
      return yield* deploy(g);
    case "nest":
      return yield* placeNest(g);
    case "entry":
      return yield* chooseEntry(g);
    case "done":
      state.phase = "turn-start";
      state.turn = 1;
      state.draws = "defender";
      fillContainer(g);
      record(g, {
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
