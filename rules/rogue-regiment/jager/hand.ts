import { draw, impossible } from "../../kernel/index.ts";
import { type Ctx, number, reading, record, type Rules } from "../table/context.ts";
import { type Jager, without } from "../table/jager-state.ts";

/** The Jäger player's side. Throws where there is none. */
export function jagerOf(ctx: Ctx): Jager {
  const { jager } = ctx.state;
  if (jager === null) throw impossible("no Jäger player");
  return jager;
}

/** Whether a card can be drawn: from the deck, or from its discards. rr.open.jager-empty-deck */
export function canDraw(ctx: Ctx): boolean {
  const { deck, discard } = jagerOf(ctx);
  return deck.length > 0 || (discard.length > 0 && reading(ctx, "rr.open.jager-empty-deck") === "reshuffled");
}

/**
 * The top card of the Jäger deck, which only he sees: each that nobody has seen is as likely as any other.
 * rr.jager.draw, rr.open.jager-empty-deck
 */
export function* takeCard(ctx: Ctx): Rules<string> {
  const jager = jagerOf(ctx);
  if (jager.deck.length === 0) {
    jager.deck = [...jager.discard].sort();
    jager.discard = [];
    record(ctx, { event: "reshuffled", cards: jager.deck.length, cites: ["rr.open.jager-empty-deck"] });
  }
  const card = yield* draw("jager-deck", jager.deck, {
    text: "The Jäger player draws the top card of his deck",
    cites: ["rr.jager.draw"],
  });
  jager.deck = without(jager.deck, card);
  jager.hand = [...jager.hand, card].sort();
  jager.held++;
  return card;
}

/** Cards go from the hand to the Jäger discard pile. rr.jager.discard-pile */
export function discardFromHand(ctx: Ctx, cards: readonly string[]): void {
  const jager = jagerOf(ctx);
  for (const card of cards) jager.hand = without(jager.hand, card);
  jager.held -= cards.length;
  jager.discard = [...jager.discard, ...cards];
}

/** How many cards the Jäger player holds at most. rr.jager.hand-limit */
export const handLimit = (ctx: Ctx): number => number(ctx, "rr.number.jager-hand");
