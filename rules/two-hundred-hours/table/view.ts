import type { EventId } from "../book/event-cards.ts";
import type { OrderId } from "../book/order-cards.ts";
import { copyState, type State } from "./state.ts";

/** A deck as somebody sees it who may not know the hand: its cards are among those that nobody has seen. */
function hidden<T extends OrderId | EventId>(deck: { unseen: readonly T[]; hand: readonly (T | "unknown")[] }): void {
  const known = deck.hand.filter((card) => card !== "unknown");
  deck.unseen = [...deck.unseen, ...known].toSorted();
  deck.hand = deck.hand.map(() => "unknown");
}

/**
 * What a seat may know of a state, or the public (null): hands of the other side lie among the cards nobody has seen,
 * and its face-down markers have no number. zh.order.hidden, zh.event.hidden, zh.m6.objectives, zh.disguise.secret
 */
export function viewOf(state: State, seat: string | null): State {
  const view = copyState(state);
  if (seat !== "attacker") {
    view.unrevealedTurn = null;
    hidden<OrderId>(view.orders);
    view.imposter = null;
  }
  if (seat !== "defender") {
    view.silentTurn = null;
    hidden<EventId>(view.events);
    for (const objective of view.objectives)
      if (!objective.up && objective.number !== null) objective.number = "unknown";
  }
  return view;
}
