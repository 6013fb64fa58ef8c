import { type Chance, takeAny } from "../../kernel/index.ts";
import type { EventId } from "../book/event-cards.ts";
import type { OrderId } from "../book/order-cards.ts";
import { isCharacter, isSentry, sideOf } from "./context.ts";
import { copyState, type State } from "./state.ts";
import { hiddenNumbers } from "./things.ts";

/** A deck as somebody sees it who may not know the hand: its cards are among those that nobody has seen. */
function hidden<T extends OrderId | EventId>(deck: { unseen: readonly T[]; hand: readonly (T | "unknown")[] }): void {
  const named = deck.hand.filter((card) => card !== "unknown");
  deck.unseen = [...deck.unseen, ...named].toSorted();
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

/** A deck with cards that nobody has seen in place of those of a hand that are not known. */
function dealt<T extends OrderId | EventId>(
  deck: { unseen: readonly T[]; hand: readonly (T | "unknown")[] },
  chance: Chance,
): void {
  const unseen = [...deck.unseen];
  deck.hand = deck.hand.map((card) => (card === "unknown" ? takeAny(unseen, chance) : card));
  deck.unseen = unseen;
}

/** The imposter, where one is set aside: any character there, as any sentry that stands. zh.disguise.secret */
function noteAnyImposter(state: State, chance: Chance): void {
  const aside = state.fighters.filter(({ where }) => where === "aside");
  const characters = aside.filter((fighter) => isCharacter(fighter) && sideOf(fighter) === "attacker");
  const sentries = state.fighters.filter(
    (fighter) => isSentry(fighter) && (fighter.where === "table" || fighter.where === "waiting"),
  );
  if (state.imposter !== null || characters.length === 0 || sentries.length === 0) return;
  state.imposter = { sentry: takeAny(sentries, chance).id, character: takeAny(characters, chance).id };
}

/**
 * A view with hands of cards that nobody has seen, numbers on the markers that lie face down, and an imposter, at random.
 * A side that may use no card this turn and says nothing of it is taken to be free to.
 */
export function sampleOf(view: State, chance: Chance): State {
  dealt<OrderId>(view.orders, chance);
  dealt<EventId>(view.events, chance);
  const numbers = [...hiddenNumbers(view.mission, view.objectives.length)];
  for (const { number } of view.objectives) {
    const at = typeof number === "number" ? numbers.indexOf(number) : -1;
    if (at >= 0) numbers.splice(at, 1);
  }
  for (const objective of view.objectives)
    if (objective.number === "unknown")
      objective.number = numbers.length > 0 ? takeAny(numbers, chance) : chance.index(3);
  noteAnyImposter(view, chance);
  return view;
}
