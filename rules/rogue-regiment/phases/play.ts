import { flies, typhoonBegins, typhoonPrompt } from "../aircraft/index.ts";
import { deployTroops } from "../alarm/index.ts";
import { act, checkpoint, type GameResult } from "../../kernel/index.ts";
import { advancePhase } from "./advance-phase.ts";
import { attackPhase } from "./attack-phase.ts";
import { isLegal, legalActions, perform, requirementsOf } from "../operators/index.ts";
import { endPhase } from "./end-phase.ts";
import { eventPhase } from "./event-phase.ts";
import type { Citation } from "../catalogue/index.ts";
import { patrolPhase } from "./patrol-phase.ts";
import { isCommanding, isPlacing, jagerPhase, jagerRequirements, tiesToJager } from "../jager/index.ts";
import { setUpPhase } from "./set-up.ts";
import { resultOf } from "./objectives.ts";
import {
  type G,
  isCrew,
  impossible,
  isJagerAction,
  number,
  type Outfit,
  players,
  record,
  type Rules,
  seatOf,
  type State,
} from "../board/index.ts";

type Phase = State["phase"];

/**
 * What a phase begins with. Resuming at the checkpoint runs this again, so it must leave a state it has left already as
 * it is.
 */
function* begin(g: G, phase: Phase, cites: readonly Citation[]): Rules {
  g.state.phase = phase;
  yield* checkpoint(phase, `${phase} phase`);
  record(g, { event: "phase-began", phase, section: g.state.section, turn: g.state.turn, cites });
}

const sectionRule = (g: G): Citation =>
  g.state.section === "stealth" ? "rr.turn.stealth-phases" : "rr.turn.battle-phases";

/** The whole game, phase by phase, until it is won or lost. rr.turn.stealth-phases, rr.turn.battle-phases */
export function play(g: G): Rules<GameResult> {
  return g.state.jager === null ? phases(g) : tiesToJager(g, phases(g));
}

function* phases(g: G): Rules<GameResult> {
  for (;;) {
    const over = resultOf(g);
    if (over !== null) return over;
    switch (g.state.phase) {
      case "set-up":
        yield* begin(g, "set-up", ["rr.quickstart.order"]);
        yield* setUpPhase(g);
        newTurn(g);
        break;
      case "operator":
        yield* operatorPhase(g);
        break;
      case "advance":
        if (!isCommanding(g)) yield* begin(g, "advance", [sectionRule(g)]);
        yield* advancePhase(g);
        g.state.phase = "event";
        break;
      case "event": {
        if (!isPlacing(g)) yield* begin(g, "event", [sectionRule(g)]);
        yield* eventPhase(g);
        yield* deployTroops(g);
        g.state.phase = g.state.section === "stealth" ? "patrol" : "attack";
        break;
      }
      case "patrol":
        yield* begin(g, "patrol", [sectionRule(g)]);
        yield* patrolPhase(g);
        yield* deployTroops(g);
        g.state.phase = "attack";
        break;
      case "attack":
        yield* begin(g, "attack", [sectionRule(g)]);
        yield* attackPhase(g);
        g.state.phase = "end";
        break;
      case "end":
        yield* begin(g, "end", [sectionRule(g)]);
        yield* endPhase(g);
        if (g.state.jager !== null && resultOf(g) === null) {
          // like the Operator Phase it is asked for an action at once, which is a checkpoint of its own
          g.state.phase = "jager";
          const { section, turn } = g.state;
          record(g, { event: "phase-began", phase: "jager", section, turn, cites: ["rr.jager.phase-after-end"] });
          break;
        }
        g.state.turn++;
        newTurn(g);
        break;
      case "jager":
        yield* jagerPhase(g);
        g.state.turn++;
        newTurn(g);
        break;
    }
  }
}

/** In a new turn the garrotte starts again, and an interaction is to be gone on with. rr.dare.garrotte-restart-at-six */
const outfitOfNewTurn = (outfit: Outfit): Outfit => ({
  ...outfit,
  interacts: outfit.interacts === null ? null : { ...outfit.interacts, kept: false },
  garrotte: outfit.garrotte === null ? null : { ...outfit.garrotte, failed: 0 },
});

/** A new turn: everyone has his action points again. rr.op.four-ap */
function newTurn(g: G): void {
  const { state } = g;
  state.phase = "operator";
  for (const operator of state.operators) {
    if (operator.fate !== "in-play" || isCrew(operator)) continue;
    operator.turn = "to-act";
    operator.ap = number(g, operator.support ? "rr.number.support-ap" : "rr.number.operator-ap");
    operator.speared = false;
    if (operator.outfit !== null) operator.outfit = outfitOfNewTurn(operator.outfit);
  }
  for (const vehicle of state.vehicles) {
    vehicle.turn = "to-act";
    vehicle.ap = number(g, "rr.number.vehicle-ap");
  }
  typhoonBegins(g);
  for (const unit of state.units) {
    unit.seen = [];
    unit.reacted = [];
    unit.advanced = false;
  }
  record(g, {
    event: "phase-began",
    phase: "operator",
    section: state.section,
    turn: state.turn,
    cites: [sectionRule(g)],
  });
}

/**
 * The Operator Phase: action after action, each a checkpoint, until every Operator has finished. rr.op.order,
 * rr.op.one-at-a-time, rr.op.may-idle
 */
function* operatorPhase(g: G): Rules {
  if (!g.state.operators.some(({ fate, turn }) => fate === "in-play" && turn !== "finished")) {
    g.state.phase = "advance";
    return;
  }
  const acting = g.state.operators.find(({ fate, turn }) => fate === "in-play" && turn === "acting");
  const busy = g.state.vehicles.find(({ turn }) => turn === "acting") ?? acting;
  const action = yield* act({
    seat: acting === undefined ? players : seatOf(acting),
    prompt: flies(g)
      ? { id: "rr.decide.action", text: typhoonPrompt(g) }
      : busy === undefined
        ? { id: "rr.decide.action", text: "Which Operator acts, and how?" }
        : { id: "rr.decide.action", text: `What does ${busy.id} do (${busy.ap} AP)?`, piece: busy.id },
    requirements: (candidate) =>
      isJagerAction(candidate) ? jagerRequirements(g, candidate) : requirementsOf(g, candidate),
    isLegal: (candidate) => !isJagerAction(candidate) && isLegal(g, candidate),
    legal: () => legalActions(g),
  });
  if (isJagerAction(action)) throw impossible(`${action.do} in the Operator Phase`);
  yield* perform(g, action);
}
