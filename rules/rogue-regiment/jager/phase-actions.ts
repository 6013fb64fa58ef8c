import type { Requirements } from "../../kernel/index.ts";
import type { Citation } from "../book/index.ts";
import { type ActionOf, type Ctx, type JagerAction, number, reading } from "../table/index.ts";
import { canDraw, handLimit, jagerOf } from "./hand.ts";

/** What the Jäger player does in his phase. */
export type PhaseAction = ActionOf<"draw-card" | "lay-card" | "exchange-cards" | "pass-phase">;
export const isPhaseAction = (action: JagerAction): action is PhaseAction =>
  action.do === "draw-card" || action.do === "lay-card" || action.do === "exchange-cards" || action.do === "pass-phase";

/** How often each card of a list is in it. */
const counted = (cards: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** Whether cards are all in the hand, as often as they are named. */
const inHand = (ctx: Ctx, cards: readonly string[]): boolean => {
  const hand = counted(jagerOf(ctx).hand);
  return [...counted(cards)].every(([card, count]) => (hand.get(card) ?? 0) >= count);
};

/** What an action of the Jäger Phase requires. rr.jager.phase-one-of-three */
export function requirePhaseAction(ctx: Ctx, req: Requirements<Citation>, action: PhaseAction): void {
  const { state } = ctx;
  const { jager } = state;
  const now = req.need(
    state.phase === "jager" && state.result === null,
    { met: "It is the Jäger Phase.", unmet: `It is the ${state.phase} phase; cards are handled in the Jäger Phase.` },
    "rr.jager.phase-after-end",
    "rr.jager.phase-one-of-three",
  );
  if (!now || jager === null) return;
  const { held } = jager;
  const needed = number(ctx, "rr.number.jager-discards");
  switch (action.do) {
    case "draw-card": {
      const most = handLimit(ctx);
      if (reading(ctx, "rr.open.jager-full-hand") === "no")
        req.need(
          held < most,
          {
            met: `The hand holds ${held} cards: there is room for one more.`,
            unmet: `The hand holds ${held} cards, and never more than ${most}.`,
          },
          "rr.jager.hand-limit",
          "rr.open.jager-full-hand",
        );
      requireDeck(ctx, req);
      return;
    }
    case "lay-card":
      requireInHand(ctx, req, [action.card]);
      return;
    case "exchange-cards":
      req.need(
        held >= needed,
        {
          met: `The hand holds ${held} cards.`,
          unmet: `The hand holds ${held} card${held === 1 ? "" : "s"}; it takes ${needed} to discard them.`,
        },
        "rr.jager.discard-needs-two",
      );
      req.need(
        action.cards.length === needed,
        { met: `${needed} cards are named.`, unmet: `${action.cards.length} are named; just ${needed} are discarded.` },
        "rr.jager.discard-two",
      );
      requireInHand(ctx, req, action.cards);
      return;
    case "pass-phase":
      if (reading(ctx, "rr.open.jager-pass") === "compulsory")
        req.need(
          jager.hand.length === 0 && (!canDraw(ctx) || held >= handLimit(ctx)),
          {
            met: "There is nothing else to do.",
            unmet: "One of the three has to be done: a card can be laid or drawn.",
          },
          "rr.open.jager-pass",
          "rr.jager.phase-one-of-three",
        );
  }
}

const requireInHand = (ctx: Ctx, req: Requirements<Citation>, cards: readonly string[]): boolean =>
  req.need(
    inHand(ctx, cards),
    { met: "The hand holds what is named.", unmet: `The hand does not hold ${cards.join(" and ")}.` },
    "rr.jager.phase-one-of-three",
    cards.length > 1 ? "rr.jager.discard-two" : "rr.jager.play-face-down",
  );

const requireDeck = (ctx: Ctx, req: Requirements<Citation>): boolean =>
  req.need(
    canDraw(ctx),
    { met: "There is a card to draw.", unmet: "No card is left in the Jäger deck." },
    "rr.jager.draw",
    "rr.open.jager-empty-deck",
  );

/** The actions worth examining in the Jäger Phase: every card, every pair of cards. */
export function phaseCandidates(ctx: Ctx): readonly PhaseAction[] {
  const hand = [...new Set(jagerOf(ctx).hand)];
  const all = jagerOf(ctx).hand;
  const pairs = new Map<string, readonly string[]>();
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1)) pairs.set(`${one} ${other}`, [one, other]);
  return [
    { do: "draw-card" },
    ...hand.map((card) => ({ do: "lay-card" as const, card })),
    ...[...pairs.values()].map((cards) => ({ do: "exchange-cards" as const, cards: [...cards] })),
    { do: "pass-phase" },
  ];
}
