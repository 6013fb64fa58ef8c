import { type G, reading, record, type Rules } from "../board/index.ts";
import { handLimit, jagerOf, takeCard } from "./hand.ts";
import { placeStalkers } from "./stalkers.ts";

/**
 * The set-up of a Jäger game: his deck, by one reading a starting hand, and the Stalkers. rr.jager.setup-deck,
 * rr.jager.setup-meter-easy, rr.jager.setup-maroon, rr.open.jager-start-hand
 */
export function* prepareJager(g: G): Rules {
  const jager = jagerOf(g);
  record(g, {
    event: "prepared",
    what: `The Jäger deck of ${jager.deck.length} cards is shuffled and put before the Jäger player; the meter is set to easy.`,
    cites: [
      "rr.jager.setup-deck",
      "rr.jager.setup-meter-easy",
      "rr.jager.setup-maroon",
      "rr.open.jager-players",
      "rr.open.jager-start-hand",
    ],
  });
  if (reading(g, "rr.open.jager-start-hand") === "four")
    while (jager.held < handLimit(g) && jager.deck.length > 0) {
      const card = yield* takeCard(g);
      record(g, { event: "jager-drew", card, cites: ["rr.open.jager-start-hand", "rr.jager.draw"] });
    }
  yield* placeStalkers(g);
}
