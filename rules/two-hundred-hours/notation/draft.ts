import type { Battlefield } from "../book/terrain.ts";
import { eventIds } from "../book/event-cards.ts";
import type { FighterId } from "../book/fighters.ts";
import { orderIds } from "../book/order-cards.ts";
import type { RequisitionId } from "../book/requisition-cards.ts";
import type { WeaponId } from "../book/weapons.ts";
import { emptyState, type State } from "../table/state.ts";
import { type Fighter, usualFighter } from "../table/fighter.ts";
import { hasKeyword, sideOf } from "../table/context.ts";
import { containerOf, TIME_TOKENS } from "../table/tokens.ts";

/** What a text has said so far; what it does not say has its usual value. */
export interface Draft {
  /** The table that the text draws; null where it names a battlefield. */
  table: Battlefield | null;
  state: State;
  container: State["container"] | null;
  began: State["began"] | null;
  orders: State["orders"] | null;
  events: State["events"] | null;
}

export const newDraft = (): Draft => ({
  table: null,
  state: emptyState(),
  container: null,
  began: null,
  orders: null,
  events: null,
});

/** The weapon of a fighter whose line names none. zh.weapon.default-pistol, zh.recruit.unique-fixed */
export const usualWeapon = (card: FighterId): WeaponId =>
  hasKeyword({ card }, "silenced pistol") ? "silenced-pistol" : "pistol";

/** A fighter as it begins a battle, off the table. */
export const newFighter = (id: string, card: FighterId): Fighter => ({
  ...usualFighter,
  id,
  card,
  where: "waiting",
  weapon: usualWeapon(card),
});

/** What a Requisition card puts into a fighter's hands at the start. zh.open.charge-count */
export const usualCharges = (requisition: RequisitionId | null): number => (requisition === "r-demo-charge" ? 1 : 0);
export const usualSmokes = (requisition: RequisitionId | null): number => (requisition === "r-smoke" ? 1 : 0);

/** How many fighters each side has, those out of play included; the members of a pair count each. zh.pair.counts-two */
export function usualBegan({ fighters }: Pick<State, "fighters">): State["began"] {
  const count = (side: "attacker" | "defender"): number =>
    fighters.filter((fighter) => sideOf(fighter) === side).length;
  return { attacker: count("attacker"), defender: count("defender") };
}

/** The container of a turn in which the tokens on the cards and the drawn one were drawn. */
export function usualContainer(state: State): State["container"] {
  const { drawn, aside, times } = state;
  const full = containerOf(state, Math.max(0, TIME_TOKENS - times));
  for (const kind of ["character", "trooper"] as const)
    full[kind] = Math.max(0, full[kind] - aside[kind] - (drawn?.kind === kind ? 1 : 0));
  return full;
}

/** A deck of which the text says a part: cards are unseen that are neither in the hand nor discarded. */
export const deckWith = <T extends string>(
  all: readonly T[],
  said: { readonly left: number; readonly unseen: T[] | null; readonly hand: (T | "unknown")[]; readonly discard: T[] },
): { left: number; unseen: T[]; hand: (T | "unknown")[]; discard: T[] } => ({
  ...said,
  unseen: said.unseen ?? usualUnseen(all, said),
});

/** The cards of a deck that nobody has seen, if the text does not say them. */
export const usualUnseen = <T extends string>(
  all: readonly T[],
  {
    left,
    hand,
    discard,
  }: { readonly left: number; readonly hand: readonly (T | "unknown")[]; readonly discard: readonly T[] },
): T[] => (left === 0 ? [] : all.filter((card) => !hand.includes(card) && !discard.includes(card)));

/** The state a text describes. */
export function stateOf({ table, state, container, began, orders, events }: Draft): State {
  const whole: State = {
    ...state,
    battlefield: table ?? state.battlefield,
    orders: orders ?? deckWith(orderIds, { left: 0, unseen: null, hand: [], discard: [] }),
    events: events ?? deckWith(eventIds, { left: 0, unseen: null, hand: [], discard: [] }),
  };
  whole.began = began ?? usualBegan(whole);
  whole.container = container ?? usualContainer(whole);
  return whole;
}
