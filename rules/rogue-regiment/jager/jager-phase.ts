import { act } from "../../kernel/index.ts";
import { choose, type Ctx, isJagerAction, jagerSeat, record, type Rules, without } from "../table/index.ts";
import { impossible } from "../book/index.ts";
import { canDraw, discardFromHand, handLimit, jagerOf, takeCard } from "./hand.ts";
import { jagerLegal, jagerRequirements } from "./actions.ts";
import { isPhaseAction, type PhaseAction } from "./phase-actions.ts";

/** The Jäger Phase: one thing at most. rr.jager.phase-after-end, rr.jager.phase-one-of-three */
export function* jagerPhase(ctx: Ctx): Rules {
  const action = yield* act({
    seat: jagerSeat,
    prompt: { id: "rr.decide.jager-phase", text: "What does the Jäger player do in his phase?" },
    requirements: (candidate) => jagerRequirements(ctx, candidate),
    legal: () => jagerLegal(ctx),
  });
  if (!isJagerAction(action) || !isPhaseAction(action)) throw impossible(`${action.do} in the Jäger Phase`);
  yield* performPhaseAction(ctx, action);
}

function* performPhaseAction(ctx: Ctx, action: PhaseAction): Rules {
  const jager = jagerOf(ctx);
  switch (action.do) {
    case "pass-phase":
      record(ctx, {
        event: "jager-passed",
        held: jager.held,
        cites: ["rr.open.jager-pass", "rr.jager.phase-one-of-three"],
      });
      return;
    case "lay-card":
      jager.hand = without(jager.hand, action.card);
      jager.held--;
      jager.laid = { card: action.card, section: ctx.state.section };
      record(ctx, { event: "jager-laid", card: action.card, cites: ["rr.jager.play-face-down"] });
      return;
    case "draw-card": {
      const card = yield* takeCard(ctx);
      record(ctx, { event: "jager-drew", card, cites: ["rr.jager.draw", "rr.jager.hand-limit"] });
      yield* discardDown(ctx);
      return;
    }
    case "exchange-cards": {
      discardFromHand(ctx, action.cards);
      const card = canDraw(ctx) ? yield* takeCard(ctx) : null;
      record(ctx, {
        event: "jager-exchanged",
        discarded: [...action.cards],
        card,
        cites: ["rr.jager.discard-two", "rr.jager.discard-pile"],
      });
    }
  }
}

/** With a card too many one is discarded, where that is read so. rr.open.jager-full-hand */
function* discardDown(ctx: Ctx): Rules {
  const jager = jagerOf(ctx);
  while (jager.held > handLimit(ctx)) {
    const card = yield* choose(
      jagerSeat,
      { id: "rr.decide.jager-phase", text: "Which card is discarded?" },
      [...new Set(jager.hand)].map((one) => ({ id: one, text: one, value: one })),
    );
    if (card === undefined) throw impossible("a hand without cards");
    discardFromHand(ctx, [card]);
    record(ctx, { event: "jager-discarded", card, cites: ["rr.open.jager-full-hand", "rr.jager.hand-limit"] });
  }
}
