import { type Ctx, reading, record, remark, type Rules } from "../table/context.ts";
import { handLimit, jagerOf, takeCard } from "./hand.ts";
import { placeStalkers } from "./stalkers.ts";

/**
 * The set-up of a Jäger game: his deck, by one reading a starting hand, and the Stalkers. rr.jager.setup-deck,
 * rr.jager.setup-meter-easy, rr.jager.setup-maroon, rr.open.jager-start-hand
 */
export function* prepareJager(ctx: Ctx): Rules {
  const jager = jagerOf(ctx);
  remark(
    ctx,
    `The Jäger deck of ${jager.deck.length} cards is shuffled and put before the Jäger player; the meter is set to easy.`,
    "rr.jager.setup-deck",
    "rr.jager.setup-meter-easy",
    "rr.jager.setup-maroon",
    "rr.open.jager-players",
    "rr.open.jager-start-hand",
  );
  if (reading(ctx, "rr.open.jager-start-hand") === "four")
    while (jager.held < handLimit(ctx) && jager.deck.length > 0) {
      const card = yield* takeCard(ctx);
      record(ctx, { event: "jager-drew", card, cites: ["rr.open.jager-start-hand", "rr.jager.draw"] });
    }
  yield* placeStalkers(ctx);
}
