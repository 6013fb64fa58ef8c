import { draw } from "../../kernel/index.ts";
import { type G, impossible, type Jager, number, reading, record, type Rules, without } from "../board/index.ts";

/** The Jäger player's side. Throws where there is none. */
export function jagerOf(g: G): Jager {
  const { jager } = g.state;
  if (jager === null) throw impossible("no Jäger player");
  return jager;
}

/** Whether a card can be drawn: from the deck, or from its discards. rr.open.jager-empty-deck */
export function canDraw(g: G): boolean {
  const { deck, discard } = jagerOf(g);
  return deck.length > 0 || (discard.length > 0 && reading(g, "rr.open.jager-empty-deck") === "reshuffled");
}

/**
 * The top card of the Jäger deck, which only he sees: each that nobody has seen is as likely as any other.
 * rr.jager.draw, rr.open.jager-empty-deck
 */
export function* takeCard(g: G): Rules<string> {
  const jager = jagerOf(g);
  if (jager.deck.length === 0) {
    jager.deck = [...jager.discard].sort();
    jager.discard = [];
    record(g, { event: "reshuffled", cards: jager.deck.length, cites: ["rr.open.jager-empty-deck"] });
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
export function discardFromHand(g: G, cards: readonly string[]): void {
  const jager = jagerOf(g);
  for (const card of cards) jager.hand = without(jager.hand, card);
  jager.held -= cards.length;
  jager.discard = [...jager.discard, ...cards];
}

/** How many cards the Jäger player holds at most. rr.jager.hand-limit */
export const handLimit = (g: G): number => number(g, "rr.number.jager-hand");
