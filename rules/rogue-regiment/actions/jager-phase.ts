import { impossible } from "../../kernel/index.ts";
import { choose, type Ctx, number, reading, record, type Req, type Rules } from "../table/context.ts";
import { type Jager, without } from "../table/jager-state.ts";
import { jagerSeat } from "../table/view.ts";
import { canDraw, handLimit, jagerOf, discardFromHand, takeCard } from "../jager/index.ts";
import type { ActionRule } from "./rule.ts";

/** Adds that it is the Jäger Phase; returns who plays in it. rr.jager.phase-after-end, rr.jager.phase-one-of-three */
function requireJagerPhase(ctx: Ctx, req: Req): Jager | null {
  const { state } = ctx;
  const now = req.need(state.phase === "jager" && state.result === null, {
    met: "It is the Jäger Phase.",
    unmet:
      state.result === null
        ? `It is the ${state.phase} phase; cards are handled in the Jäger Phase.`
        : "The game is over.",
    cites: ["rr.jager.phase-after-end", "rr.jager.phase-one-of-three"],
  });
  return now ? state.jager : null;
}

/** He draws a card. rr.jager.draw, rr.jager.hand-limit, rr.open.jager-full-hand */
const drawCard: ActionRule<"draw-card"> = {
  requires(ctx, req) {
    const jager = requireJagerPhase(ctx, req);
    if (jager === null) return;
    const { held } = jager;
    const limit = handLimit(ctx);
    if (reading(ctx, "rr.open.jager-full-hand") === "no")
      req.need(held < limit, {
        met: `The hand holds ${held} cards: there is room for one more.`,
        unmet: `The hand holds ${held} cards, and never more than ${limit}.`,
        cites: ["rr.jager.hand-limit", "rr.open.jager-full-hand"],
      });
    requireDeck(ctx, req);
  },
  candidates: () => [{ do: "draw-card" }],
  *perform(ctx) {
    const card = yield* takeCard(ctx);
    record(ctx, { event: "jager-drew", card, cites: ["rr.jager.draw", "rr.jager.hand-limit"] });
    yield* discardDown(ctx);
  },
};

/** He lays a card face down beside the event deck. rr.jager.play-face-down */
const layCard: ActionRule<"lay-card"> = {
  requires(ctx, req, { card }) {
    if (requireJagerPhase(ctx, req) !== null) requireInHand(ctx, req, [card]);
  },
  candidates: (ctx) => [...new Set(jagerOf(ctx).hand)].map((card) => ({ do: "lay-card" as const, card })),
  *perform(ctx, _jager, { card }) {
    const jager = jagerOf(ctx);
    jager.hand = without(jager.hand, card);
    jager.held--;
    jager.laid = { card, section: ctx.state.section };
    record(ctx, { event: "jager-laid", card, cites: ["rr.jager.play-face-down"] });
  },
};

/** He discards two cards and draws one. rr.jager.discard-two, rr.jager.discard-needs-two */
const exchangeCards: ActionRule<"exchange-cards"> = {
  requires(ctx, req, { cards }) {
    const jager = requireJagerPhase(ctx, req);
    if (jager === null) return;
    const { held } = jager;
    const needed = number(ctx, "rr.number.jager-discards");
    req.need(held >= needed, {
      met: `The hand holds ${held} cards.`,
      unmet: `The hand holds ${held} card${held === 1 ? "" : "s"}; it takes ${needed} to discard them.`,
      cites: ["rr.jager.discard-needs-two"],
    });
    req.need(cards.length === needed, {
      met: `${needed} cards are named.`,
      unmet: `${cards.length} are named; just ${needed} are discarded.`,
      cites: ["rr.jager.discard-two"],
    });
    requireInHand(ctx, req, cards);
  },
  candidates(ctx) {
    const { hand } = jagerOf(ctx);
    const pairs = new Map<string, readonly string[]>();
    for (const [i, card] of hand.entries())
      for (const other of hand.slice(i + 1)) pairs.set(`${card} ${other}`, [card, other]);
    return [...pairs.values()].map((cards) => ({ do: "exchange-cards" as const, cards: [...cards] }));
  },
  *perform(ctx, _jager, { cards }) {
    discardFromHand(ctx, cards);
    const card = canDraw(ctx) ? yield* takeCard(ctx) : null;
    record(ctx, {
      event: "jager-exchanged",
      discarded: [...cards],
      card,
      cites: ["rr.jager.discard-two", "rr.jager.discard-pile"],
    });
  },
};

/** He does nothing, where that is read so. rr.open.jager-pass */
const passPhase: ActionRule<"pass-phase"> = {
  requires(ctx, req) {
    const jager = requireJagerPhase(ctx, req);
    if (jager === null || reading(ctx, "rr.open.jager-pass") !== "compulsory") return;
    req.need(jager.hand.length === 0 && (!canDraw(ctx) || jager.held >= handLimit(ctx)), {
      met: "The Jäger player can do nothing else.",
      unmet: "The Jäger player cannot pass: he can still play or draw a card.",
      cites: ["rr.open.jager-pass", "rr.jager.phase-one-of-three"],
    });
  },
  candidates: () => [{ do: "pass-phase" }],
  *perform(ctx) {
    record(ctx, {
      event: "jager-passed",
      held: jagerOf(ctx).held,
      cites: ["rr.open.jager-pass", "rr.jager.phase-one-of-three"],
    });
  },
};

/** How often each card of a list is in it. */
const counted = (cards: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** Whether cards are all in the hand, as often as they are named. */
const isInHand = (ctx: Ctx, cards: readonly string[]): boolean => {
  const hand = counted(jagerOf(ctx).hand);
  return [...counted(cards)].every(([card, count]) => (hand.get(card) ?? 0) >= count);
};

/** Adds that the hand holds the named cards. rr.jager.discard-two, rr.jager.play-face-down */
const requireInHand = (ctx: Ctx, req: Req, cards: readonly string[]): boolean =>
  req.need(isInHand(ctx, cards), {
    met: `The hand holds ${cards.join(" and ")}.`,
    unmet: `The hand does not hold ${cards.join(" and ")}.`,
    cites: ["rr.jager.phase-one-of-three", cards.length > 1 ? "rr.jager.discard-two" : "rr.jager.play-face-down"],
  });

/** Adds that a card can be drawn. rr.jager.draw */
const requireDeck = (ctx: Ctx, req: Req): boolean =>
  req.need(canDraw(ctx), {
    met: "There is a card to draw.",
    unmet: "No card is left in the Jäger deck.",
    cites: ["rr.jager.draw", "rr.open.jager-empty-deck"],
  });

/** With a card too many one is discarded, where that is read so. rr.open.jager-full-hand */
function* discardDown(ctx: Ctx): Rules {
  const jager = jagerOf(ctx);
  while (jager.held > handLimit(ctx)) {
    const card = yield* choose(
      jagerSeat,
      { id: "rr.decide.jager-phase", text: "Which card is discarded?" },
      [...new Set(jager.hand)].map((held) => ({ id: held, text: held, value: held })),
    );
    if (card === undefined) throw impossible("a hand without cards");
    discardFromHand(ctx, [card]);
    record(ctx, { event: "jager-discarded", card, cites: ["rr.open.jager-full-hand", "rr.jager.hand-limit"] });
  }
}

export const phaseActions = {
  "draw-card": drawCard,
  "lay-card": layCard,
  "exchange-cards": exchangeCards,
  "pass-phase": passPhase,
};
