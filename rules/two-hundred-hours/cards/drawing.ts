import { citeIf } from "../../kernel/index.ts";
import { isRaised } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import type { EventId } from "../book/event-cards.ts";
import type { OrderId } from "../book/order-cards.ts";
import type { Side } from "../book/ids.ts";
import { choose, draw, type Ctx, hasCards, impossible, reading, record, type Rules } from "../table/context.ts";

/** The deck of a side: the attacker's orders, the defender's events. zh.time.card */
const decks = {
  attacker: { name: "order", empty: "zh.order.empty", hidden: "zh.order.hidden", made: "zh.order.deck" },
  defender: { name: "event", empty: "zh.event.empty", hidden: "zh.event.hidden", made: "zh.event.deck" },
} as const;

/** What a mission says about a deck. zh.m8.cards-off, zh.m1.replay-cards */
function missionRows({ state: { mission } }: Ctx, side: Side): readonly Citation[] {
  if (mission === "m1") return ["zh.m1.replay-cards"];
  return mission === "m8" && side === "defender" ? ["zh.m8.cards-off"] : [];
}

interface Deck<Id> {
  left: number;
  unseen: readonly Id[];
  hand: readonly (Id | "unknown")[];
}

/** Moves the card that was drawn from a deck into the hand. Throws where it is not in the deck. */
function moved<Id extends string>(deck: Deck<Id>, card: string): Id {
  const held = deck.unseen.find((candidate) => candidate === card);
  if (held === undefined) throw impossible(`a card ${card} that is not in the deck`);
  deck.unseen = deck.unseen.filter((candidate) => candidate !== card);
  deck.hand = [...deck.hand, held];
  deck.left--;
  return held;
}

/**
 * Takes a card from a deck into the hand, hidden from the other side: it is told who drew, the card to its owner alone.
 * zh.order.deck, zh.event.deck, zh.order.hidden, zh.event.hidden
 */
function* take(ctx: Ctx, side: Side): Rules<OrderId | EventId> {
  const { orders, events } = ctx.state;
  const { name, hidden, made } = decks[side];
  const rows: readonly Citation[] = ["zh.time.card", hidden, made, "zh.setup.flag-cards", ...missionRows(ctx, side)];
  const unseen: readonly string[] = side === "attacker" ? orders.unseen : events.unseen;
  const card = yield* draw(`${name}s`, unseen, `The ${side} draws a card`, ...rows);
  const drawn = side === "attacker" ? moved(orders, card) : moved(events, card);
  record(ctx, { event: "card-drawn", seat: side, deck: name, card: drawn, cites: rows });
  return drawn;
}

/** A card of a hand is discarded, face up. */
export function discard(ctx: Ctx, side: Side, card: string): void {
  const { orders, events } = ctx.state;
  const order = orders.hand.find((candidate) => candidate === card);
  const event = events.hand.find((candidate) => candidate === card);
  if (side === "attacker" && order !== undefined && order !== "unknown") {
    orders.hand = orders.hand.filter((candidate) => candidate !== card);
    orders.discard = [...orders.discard, order];
  } else if (side === "defender" && event !== undefined && event !== "unknown") {
    events.hand = events.hand.filter((candidate) => candidate !== card);
    events.discard = [...events.discard, event];
  }
}

/** Whether the drawn card may be discarded for the next one. zh.alarm.redraw-orders, zh.alarm.redraw-events */
function mayRedraw(ctx: Ctx, side: Side): boolean {
  const { orders, events } = ctx.state;
  const left = side === "attacker" ? orders.left : events.left;
  if (left === 0 || (side === "attacker") === isRaised(ctx)) return false;
  if (side === "defender" || reading(ctx, "zh.open.order-redraw-first") === "each-draw") return true;
  return orders.hand.length + orders.discard.length === 1;
}

/**
 * The first or second Time token: the player who drew it draws a card. Before the alarm the attacker may discard the
 * order for the next one, after it the defender the event. zh.time.card, zh.alarm.redraw-orders,
 * zh.open.order-redraw-first, zh.order.empty, zh.event.empty
 */
export function* drawCard(ctx: Ctx, side: Side): Rules {
  if (!hasCards(ctx.state)) return;
  const { name, empty } = decks[side];
  const { orders, events } = ctx.state;
  if ((side === "attacker" ? orders.left : events.left) === 0) {
    record(ctx, { event: "deck-empty", seat: side, deck: name, cites: [empty] });
    return;
  }
  const card = yield* take(ctx, side);
  if (!mayRedraw(ctx, side)) return;
  const orderly = side === "attacker";
  const keeps = yield* choose(
    side,
    { id: orderly ? "zh.decide.redraw-order" : "zh.decide.redraw-event", text: "Keep the card?" },
    [
      { id: "keep", text: "Keep it", value: true },
      { id: "discard", text: "Discard it and keep the next one", value: false },
    ],
  );
  if (keeps) return;
  discard(ctx, side, card);
  record(ctx, {
    event: "card-discarded",
    seat: side,
    card,
    cites: [
      orderly ? "zh.alarm.redraw-orders" : "zh.alarm.redraw-events",
      ...citeIf(orderly, "zh.open.order-redraw-first"),
    ],
  });
  yield* take(ctx, side);
}
