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

interface Deck<T> {
  readonly left: number;
  unseen: readonly T[];
  hand: readonly (T | "unknown")[];
  readonly discard: readonly T[];
}

/** Cards without some of them, each taken out once. */
function without<T>(cards: readonly T[], taken: readonly T[]): T[] {
  const out = [...taken];
  return cards.filter((card) => {
    const at = out.indexOf(card);
    if (at >= 0) out.splice(at, 1);
    return at < 0;
  });
}

/**
 * A deck with cards that nobody has seen in place of those of a hand that are not known. While none was drawn, what has
 * been played since was in the hand.
 */
function dealt<T extends OrderId | EventId>(deck: Deck<T>, chance: Chance, now: Deck<T>): void {
  const unknown = deck.hand.filter((card) => card === "unknown").length;
  const played = deck.left === now.left ? without(now.discard, deck.discard) : [];
  const sure = played.filter((card) => !deck.hand.includes(card)).slice(0, unknown);
  const unseen = without(deck.unseen, sure);
  deck.hand = deck.hand.map((card) => (card === "unknown" ? (sure.shift() ?? takeAny(unseen, chance)) : card));
  deck.unseen = unseen;
}

/** The turn in which a side wants to hear no more of something that it says in secret: this one, or none. */
const silenceTurn = ({ turn }: State, chance: Chance): number | null => (chance.index(2) === 0 ? null : turn);

/** The imposter, where one is set aside: any character there, as any sentry that stands. zh.disguise.secret */
function noteAnyImposter(state: State, chance: Chance): void {
  const aside = state.fighters.filter(({ where }) => where === "aside");
  const characters = aside.filter((fighter) => isCharacter(fighter) && sideOf(fighter) === "attacker");
  const sentries = state.fighters.filter(
    (fighter) => isSentry(fighter) && (fighter.where === "table" || fighter.where === "waiting"),
  );
  if (state.imposter !== null || characters.length === 0 || sentries.length === 0) return;
  state.imposter = { sentry: takeAny(sentries, chance).id, character: takeAny(characters, chance).id };
  state.unrevealedTurn = silenceTurn(state, chance);
}

/** Numbers on the markers that lie face down: those that have been turned up since bear what they turned out to bear. */
function numberMarkers(view: State, chance: Chance, now: State): void {
  const numbers = [...hiddenNumbers(view.mission, view.objectives.length)];
  const take = (number: number): void => void numbers.splice(numbers.indexOf(number), numbers.includes(number) ? 1 : 0);
  for (const objective of view.objectives) {
    const since = now.objectives.find(({ id }) => id === objective.id)?.number;
    if (objective.number === "unknown" && typeof since === "number") objective.number = since;
    if (typeof objective.number === "number") take(objective.number);
  }
  for (const objective of view.objectives)
    if (objective.number === "unknown")
      objective.number = numbers.length > 0 ? takeAny(numbers, chance) : chance.index(3);
}

/**
 * A view with hands of cards that nobody has seen, numbers on the markers that lie face down, and an imposter, at random,
 * except for what has come to light since. Whether a side has said in secret that it will do nothing more of a kind this
 * turn is as likely as not: it shows when it is not asked.
 */
export function sampleOf(view: State, chance: Chance, now: State): State {
  if (view.events.hand.includes("unknown")) view.silentTurn = silenceTurn(view, chance);
  dealt<OrderId>(view.orders, chance, now.orders);
  dealt<EventId>(view.events, chance, now.events);
  numberMarkers(view, chance, now);
  noteAnyImposter(view, chance);
  return view;
}
