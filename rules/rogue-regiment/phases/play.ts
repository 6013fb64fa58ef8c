import { flies, typhoonBegins, typhoonPrompt } from "../aircraft/index.ts";
import { deployTroops } from "../alarm/index.ts";
import { act, checkpoint, type GameResult } from "../../kernel/index.ts";
import { advancePhase } from "./advance-phase.ts";
import { attackPhase } from "./attack-phase.ts";
import { isLegal, legalActions, perform, requirementsOf } from "../actions/index.ts";
import { endPhase } from "./end-phase.ts";
import { eventPhase } from "./event-phase.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, number, players, record, type Rules, seatOf } from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { Outfit, State } from "../table/state.ts";
import { patrolPhase } from "./patrol-phase.ts";
import { isCommanding, isPlacing, tiesToJager } from "../jager/index.ts";
import { jagerPhase } from "./jager-phase.ts";
import { setUpPhase } from "./set-up-phase.ts";
import { resultOf } from "./objectives.ts";

type Phase = State["phase"];

/**
 * What a phase begins with. Resuming at the checkpoint runs this again, so it must leave a state it has left already as
 * it is.
 */
function* begin(ctx: Ctx, phase: Phase, cites: readonly Citation[]): Rules {
  ctx.state.phase = phase;
  yield* checkpoint(phase, `${phase} phase`);
  record(ctx, { event: "phase-began", phase, section: ctx.state.section, turn: ctx.state.turn, cites });
}

const sectionRule = (ctx: Ctx): Citation =>
  ctx.state.section === "stealth" ? "rr.turn.stealth-phases" : "rr.turn.battle-phases";

/** The whole game, phase by phase, until it is won or lost. rr.turn.stealth-phases, rr.turn.battle-phases */
export function play(ctx: Ctx): Rules<GameResult> {
  return ctx.state.jager === null ? phases(ctx) : tiesToJager(ctx, phases(ctx));
}

/** The phases, one after another; which follows hangs on the section. rr.alarm.event-phase */
function* phases(ctx: Ctx): Rules<GameResult> {
  for (;;) {
    const over = resultOf(ctx);
    if (over !== null) return over;
    switch (ctx.state.phase) {
      case "set-up":
        yield* begin(ctx, "set-up", ["rr.quickstart.order"]);
        yield* setUpPhase(ctx);
        newTurn(ctx);
        break;
      case "operator":
        yield* operatorPhase(ctx);
        break;
      case "advance":
        if (!isCommanding(ctx)) yield* begin(ctx, "advance", [sectionRule(ctx)]);
        yield* advancePhase(ctx);
        ctx.state.phase = "event";
        break;
      case "event": {
        if (!isPlacing(ctx)) yield* begin(ctx, "event", [sectionRule(ctx)]);
        yield* eventPhase(ctx);
        yield* deployTroops(ctx);
        ctx.state.phase = ctx.state.section === "stealth" ? "patrol" : "attack";
        break;
      }
      case "patrol":
        yield* begin(ctx, "patrol", [sectionRule(ctx)]);
        yield* patrolPhase(ctx);
        yield* deployTroops(ctx);
        ctx.state.phase = "attack";
        break;
      case "attack":
        yield* begin(ctx, "attack", [sectionRule(ctx)]);
        yield* attackPhase(ctx);
        ctx.state.phase = "end";
        break;
      case "end":
        yield* begin(ctx, "end", [sectionRule(ctx)]);
        yield* endPhase(ctx);
        if (ctx.state.jager !== null && resultOf(ctx) === null) {
          // like the Operator Phase it is asked for an action at once, which is a checkpoint of its own
          ctx.state.phase = "jager";
          const { section, turn } = ctx.state;
          record(ctx, { event: "phase-began", phase: "jager", section, turn, cites: ["rr.jager.phase-after-end"] });
          break;
        }
        ctx.state.turn++;
        newTurn(ctx);
        break;
      case "jager":
        yield* jagerPhase(ctx);
        ctx.state.turn++;
        newTurn(ctx);
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
function newTurn(ctx: Ctx): void {
  const { state } = ctx;
  state.phase = "operator";
  for (const operator of state.operators) {
    if (operator.fate !== "in-play" || isCrew(operator)) continue;
    operator.turn = "to-act";
    operator.ap = number(ctx, operator.support ? "rr.number.support-ap" : "rr.number.operator-ap");
    operator.speared = false;
    if (operator.outfit !== null) operator.outfit = outfitOfNewTurn(operator.outfit);
  }
  for (const vehicle of state.vehicles) {
    vehicle.turn = "to-act";
    vehicle.ap = number(ctx, "rr.number.vehicle-ap");
  }
  typhoonBegins(ctx);
  for (const unit of state.units) {
    unit.seen = [];
    unit.reacted = [];
    unit.advanced = false;
  }
  record(ctx, {
    event: "phase-began",
    phase: "operator",
    section: state.section,
    turn: state.turn,
    cites: [sectionRule(ctx)],
  });
}

/**
 * The Operator Phase: action after action, each a checkpoint, until every Operator has finished. rr.op.order,
 * rr.op.one-at-a-time, rr.op.may-idle, rr.alarm.operator-phase
 */
function* operatorPhase(ctx: Ctx): Rules {
  if (!ctx.state.operators.some(({ fate, turn }) => fate === "in-play" && turn !== "finished")) {
    ctx.state.phase = "advance";
    return;
  }
  const acting = ctx.state.operators.find(({ fate, turn }) => fate === "in-play" && turn === "acting");
  const busy = ctx.state.vehicles.find(({ turn }) => turn === "acting") ?? acting;
  const action = yield* act({
    seat: acting === undefined ? players : seatOf(acting),
    prompt: flies(ctx)
      ? { id: "rr.decide.action", text: typhoonPrompt(ctx) }
      : busy === undefined
        ? { id: "rr.decide.action", text: "Which Operator acts, and how?" }
        : { id: "rr.decide.action", text: `What does ${busy.id} do (${busy.ap} AP)?`, piece: busy.id },
    requirements: (candidate) => requirementsOf(ctx, candidate),
    isLegal: (candidate) => isLegal(ctx, candidate),
    legal: () => legalActions(ctx),
  });
  yield* perform(ctx, action);
}
