import { act, checkpoint, citeIf, type GameResult } from "../../kernel/index.ts";
import { isLegal, isStuck, legalActions, requirementsOf } from "../actions/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Side } from "../book/ids.ts";
import type { Action } from "../table/action-schema.ts";
import { isSpared } from "../alarm/index.ts";
import { type Phase, phaseTitles } from "../table/state.ts";
import { judge } from "../missions/index.ts";
import { gainExperience } from "./experience.ts";
import { setUpPhase } from "./set-up-phase.ts";
import { type Ctx, otherSide, reading, record, type Rules, runMoments } from "../table/context.ts";
import { fillContainer, returnTokens } from "../table/tokens.ts";
import { assign } from "./acting.ts";
import { drawToken, giveAway } from "./drawing.ts";
import { atTurnEnd, atTurnStart } from "./moments.ts";

/** A turn starts with every Action token and 3 Time tokens in the container. */
const tokenRules: Readonly<Partial<Record<Phase, readonly Citation[]>>> = {
  "turn-start": ["zh.token.trooper", "zh.token.character", "zh.token.time"],
};

/** A phase begins; resuming at its checkpoint runs this again. */
function* begin(ctx: Ctx, phase: Phase): Rules {
  yield* checkpoint(phase, phaseTitles[phase]);
  record(ctx, {
    event: "phase-began",
    phase,
    turn: ctx.state.turn,
    cites: ["zh.turn.defender-first", ...(tokenRules[phase] ?? [])],
  });
}

/** The whole battle: turn after turn, a token at a time, until it is decided. */
export function* play(ctx: Ctx): Rules<GameResult> {
  const { state } = ctx;
  while (state.result === null || state.phase === "experience") {
    switch (state.phase) {
      case "set-up":
        yield* setUpPhase(ctx);
        break;
      case "experience":
        yield* gainExperience(ctx);
        break;
      case "turn-start":
        yield* begin(ctx, "turn-start");
        yield* runMoments(atTurnStart, ctx);
        state.phase = "tokens";
        break;
      case "tokens":
        yield* tokensPhase(ctx);
        break;
      case "turn-end":
        yield* endTurn(ctx);
        break;
    }
    conclude(ctx);
  }
  const { winner, text, cites } = state.result;
  // the seats are two enemies: the result is told for the attacker, as the one who raids
  const result = winner === null ? "draw" : winner === "attacker" ? "victory" : "defeat";
  return { result, text, cites };
}

/** Checks whether the battle has ended; in a campaign, experience follows it. zh.xp.keep */
function conclude(ctx: Ctx): void {
  const { state } = ctx;
  if (state.result !== null) return;
  judge(ctx);
  if (state.result !== null && state.options.campaign) state.phase = "experience";
}

/**
 * A position may be written in which an action waits for an answer and is not under way: any that fits is taken, nothing
 * follows from it, and play goes on. zh.action.results-after
 */
function* answerAlone(ctx: Ctx, seat: Side): Rules {
  yield* act<Action>({
    seat,
    prompt: { id: "zh.decide.action", text: "What is the answer, to an action that is not under way?" },
    requirements: (given) => requirementsOf(ctx, given),
    isLegal: (given) => isLegal(ctx, given),
    legal: () => legalActions(ctx),
  });
  Object.assign(ctx.state, { pending: null, offered: null });
  record(ctx, { event: "answered-alone", seat, cites: ["zh.action.results-after"] });
}

/** One token: drawn, then assigned to a fighter who acts. zh.turn.alternate */
function* tokensPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  const asking = state.pending ?? state.offered;
  if (asking !== null) {
    yield* answerAlone(ctx, asking.side);
    return;
  }
  if (state.drawn === null) {
    // an action ends here: what it leads to does not depend on the token that is drawn next
    yield* checkpoint("draw", "a token is drawn");
    yield* drawToken(ctx);
    return;
  }
  if (reading(ctx, "zh.open.no-legal-action") !== "spent-last" && isStuck(ctx)) {
    giveAway(ctx);
    return;
  }
  const { side, kind, handedOver } = state.drawn;
  const action = yield* act<Action>({
    seat: side,
    prompt: {
      id: handedOver ? "zh.decide.hand-over-assign" : "zh.decide.assign",
      text: `Which ${kind} acts, and how?`,
    },
    requirements: (given) => requirementsOf(ctx, given),
    isLegal: (given) => isLegal(ctx, given),
    legal: () => legalActions(ctx),
  });
  yield* assign(ctx, action);
  state.drawn = null;
  // after a handed-over action the player who gave the token away draws: zh.turn.hand-over-redraw
  state.draws = otherSide(side);
}

/** The third Time token has ended the turn. zh.turn.tokens-return, zh.turn.red-stay, zh.turn.defender-first */
function* endTurn(ctx: Ctx): Rules {
  const { state } = ctx;
  yield* begin(ctx, "turn-end");
  yield* runMoments(atTurnEnd, ctx);
  record(ctx, {
    event: "turn-ended",
    turn: state.turn,
    cites: [
      "zh.time.third",
      ...citeIf(isSpared(ctx), "zh.setup.larger-first-turn"),
      "zh.turn.unused-lost",
      "zh.turn.tokens-return",
      "zh.turn.red-stay",
      "zh.turn.markers-stay",
    ],
  });
  returnTokens(ctx);
  state.turn++;
  state.times = 0;
  state.moonlight = false;
  fillContainer(ctx);
  state.draws = "defender";
  state.phase = "turn-start";
}
