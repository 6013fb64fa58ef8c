import { draw } from "../../kernel/index.ts";
import { specialCard } from "../book/deck.ts";
import { type Ctx, record, type Rules } from "./context.ts";
import type { State } from "./state.ts";

/**
 * Puts the deck together for a mission: without an event window the special card is left out. rr.setup.special-removed,
 * rr.deck.event-window
 */
export const newDeck = (
  cards: readonly string[],
  window: { readonly above: number; readonly within: number } | null,
): State["deck"] => ({
  cards: [...cards].sort(),
  discard: [],
  window: window === null ? null : { above: window.above, within: window.within + 1 },
});

/** How many cards lie in the deck now, the special one included while it is in it. */
export const cardsLeft = ({ cards, window, discard }: State["deck"]): number => {
  const left = cards.length + (window === null ? 0 : 1);
  return left > 0 ? left : discard.length;
};

/**
 * Draws the top card. Cards are drawn lazily: each card left is as likely as any other, and the special card waits in
 * its window. rr.deck.draw, rr.deck.reshuffle, rr.deck.event-window
 */
export function* drawCard(ctx: Ctx): Rules<string> {
  const { deck } = ctx.state;
  if (deck.cards.length === 0 && deck.window === null) {
    deck.cards = deck.discard.filter((card) => card !== specialCard).sort();
    deck.discard = [];
    record(ctx, { event: "reshuffled", cards: deck.cards.length, cites: ["rr.deck.reshuffle"] });
  }
  const card = yield* topCard(ctx);
  const at = deck.cards.indexOf(card);
  deck.cards = deck.cards.filter((_, i) => i !== at);
  deck.discard = [...deck.discard, card];
  uncoverBombs(ctx);
  return card;
}

/**
 * One card less lies on every bomb card, and on that of the Typhoon; they are never shuffled in. rr.lewes.detonates,
 * rr.open.bomb-reshuffle, rr.dare.typhoon-arrival, rr.open.dare-typhoon-short-deck
 */
function uncoverBombs(ctx: Ctx): void {
  const { typhoon } = ctx.state;
  if (typhoon !== null && typhoon.above !== null && typhoon.above > 0) typhoon.above--;
  if (ctx.state.laid.length > 0)
    ctx.state.laid = ctx.state.laid.map((thing) =>
      (thing.kind === "bomb" || thing.kind === "rat-bomb") && thing.above > 0
        ? { ...thing, above: thing.above - 1 }
        : thing,
    );
}

function* topCard(ctx: Ctx): Rules<string> {
  const { deck } = ctx.state;
  const purpose = { text: "Draw the top event card", cites: ["rr.deck.draw"] };
  if (deck.window !== null) {
    if (deck.window.above > 0) deck.window.above--;
    else {
      // one of the cards left in the middle stack is the special one
      const slot = yield* draw(
        "event-window",
        ["special", ...Array.from({ length: deck.window.within - 1 }, () => "ordinary")],
        { text: "Is it the special event card?", cites: ["rr.deck.event-window"] },
      );
      if (slot === "special" || deck.cards.length === 0) {
        deck.window = null;
        return specialCard;
      }
      deck.window.within--;
    }
  }
  return yield* draw("event-deck", deck.cards, purpose, ctx.state.section === "stealth" ? 0 : 1);
}
