import { commandoCards, usualCards } from "../book/commando-cards.ts";
import { eventDeck } from "../book/event-cards.ts";
import { ghostMix, mixOf } from "../book/mixes.ts";
import { numbers } from "../book/numbers.ts";
import type { TokenCounts, ReserveCounts } from "../book/tokens.ts";
import { cardsOf } from "../book/xp-cards.ts";
import type { CardPool, Commando, State } from "../table/state.ts";

/** What a text leaves out has these values, and what has them is left out of a text. */

/** The commandos that a terrain card names when its text does not say. */
export const USUAL_COMMANDOS = 3;
/** The name of a terrain whose text has none. */
export const usualTerrain = "terrain";

type Slots = Commando["slots"];
type Side = Commando["side"];

const sideOf = (card: string, side: Side): { readonly slots?: number; readonly ap?: number } =>
  commandoCards[card]?.sides[side] ?? {};

/**
 * The health slots of a card with so many injuries and +1 AP tokens, each on the first slots that are free; null when
 * they are too few. vs.health.slot-order
 */
export function usualSlots(card: string, side: Side, injuries: number, saved: number): Slots | null {
  const slots = sideOf(card, side).slots ?? numbers["vs.number.health-slots"].value;
  if (injuries + saved > slots) return null;
  return Array.from({ length: slots }, (_, i) => (i < injuries ? "injury" : i < injuries + saved ? "saved" : "free"));
}

const canAct = (status: Commando["status"]): boolean => status === "in-play" || status === "outside";

/** A commando in play is still to act; whoever is not has finished. */
export const usualTurn = (status: Commando["status"]): Commando["turn"] => (canAct(status) ? "to-act" : "finished");

/** The action points of a commando who has not finished: vs.ap.three, vs.health.lose-ap. */
export const usualAp = ({
  card,
  side,
  status,
  turn,
  slots,
}: Pick<Commando, "card" | "side" | "status" | "turn" | "slots">): number => {
  if (!canAct(status) || turn === "finished") return 0;
  const whole = sideOf(card, side).ap ?? numbers["vs.number.ap"].value;
  return Math.max(0, whole - slots.filter((slot) => slot === "injury").length);
};

/** Gander always counts as in a German uniform: vs.bonus.gander. */
export const usualUniform = (card: string): boolean => card === "gander";

/** What the pools depend on. */
export interface Box {
  readonly resistance: boolean;
  readonly ghost: State["ghost"];
}

const hasXp = ({ ghost }: Box): boolean => ghost.xp;

export const usualEquipment = ({ resistance }: Box): TokenCounts => ({ ...mixOf({ resistance }).equipment });
export const usualEnemies = ({ resistance }: Box): ReserveCounts => ({ ...mixOf({ resistance }).enemies });
export const usualSpecial = ({ resistance }: Box): State["enemies"]["special"] => ({
  ...mixOf({ resistance }).special,
});
export const usualDanger = (box: Box): ReserveCounts => (hasXp(box) ? { ...ghostMix.danger } : {});
export const usualFlee = ({ ghost }: Box): number => (ghost.loneWolf ? ghostMix.flee : 0);

/** All event cards in the main deck: vs.setup.event-deck. */
export function usualEvents({ resistance }: Box): CardPool[] {
  const cards = [...eventDeck(resistance)];
  return [{ cards, main: cards.length, limits: {} }];
}

const wholeDeck = (colour: "yellow" | "blue", held: readonly string[]): NonNullable<State["decks"]>["yellow"] => ({
  over: [],
  cards: cardsOf(colour).filter((card) => !held.includes(card)),
  under: [],
});

/** The XP cards that commandos have. */
export const heldCards = (commandos: readonly Commando[]): readonly string[] =>
  commandos.flatMap(({ xp }) => xp.map(({ card }) => card));

/** XP decks of all cards that nobody has in a game with XP cards, and none in another: vs.xp.decks. */
export const usualDecks = (box: Box, held: readonly string[]): State["decks"] =>
  hasXp(box) ? { yellow: wholeDeck("yellow", held), blue: wholeDeck("blue", held) } : null;

/** The commando cards of the boxes in play that nobody has. */
export const usualReserve = ({ resistance }: Box, taken: readonly string[]): string[] =>
  usualCards(resistance).filter((card) => !taken.includes(card));
