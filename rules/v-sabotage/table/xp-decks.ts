import { draw } from "../../kernel/index.ts";
import { xpCards } from "../book/xp-cards.ts";
import type { Rules } from "./context.ts";
import type { State } from "./state.ts";

type Decks = NonNullable<State["decks"]>;

/** Puts an XP card under the deck of its colour; a lone wolf card leaves the game. vs.xp.acquire-pick, vs.xp.lost */
export function putUnder(decks: Decks, card: string): void {
  const colour = xpCards[card]?.colour;
  if (colour !== "yellow" && colour !== "blue") return;
  decks[colour].under = [...decks[colour].under, card];
}

/**
 * Draws the top card of an XP deck: those put on top, one of those in unknown order, then those put under it; null when
 * there is none. vs.xp.acquire-pick
 */
export function* drawXp(decks: Decks, colour: "yellow" | "blue"): Rules<string | null> {
  const deck = decks[colour];
  const [top] = deck.over;
  if (top !== undefined) {
    deck.over = deck.over.slice(1);
    return top;
  }
  const [next] = deck.under;
  if (deck.cards.length === 0) {
    deck.under = deck.under.slice(1);
    return next ?? null;
  }
  const card = yield* draw(`${colour} XP cards`, deck.cards, {
    text: "An XP card",
    cites: ["vs.xp.acquire-pick", "vs.xp.decks"],
  });
  const at = deck.cards.indexOf(card);
  deck.cards = deck.cards.filter((_, i) => i !== at);
  return card;
}
