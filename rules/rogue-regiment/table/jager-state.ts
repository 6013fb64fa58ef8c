import * as z from "zod";
import { type Chance, takeAny } from "../../kernel/index.ts";
import { jagerDeck, jagerTokens } from "../book/expansions/index.ts";
import { sections } from "../book/titles.ts";

const square = z.int().min(0).max(4095);
const piece = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, "An id is a lower-case word of letters, digits and hyphens.");
const card = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
  .max(80);
const cards = z.array(card).max(100);

const waypoint = z.strictObject({
  stalker: z.int().min(1).max(4),
  at: square,
  /** Whether its Stalker has come there and is a guard now. rr.jager.stalker-as-guard */
  reached: z.boolean(),
});

const lock = z.strictObject({ from: square, to: square });
/** A locked door, by the squares it joins, the lower one first. */
export type Lock = z.infer<typeof lock>;

const stain = z.strictObject({ at: square, small: z.boolean() });

/** What belongs to the Jäger player: his cards, his tokens, and what he is asked in the middle of a phase. */
export const jagerSchema = z.strictObject({
  /** The cards nobody has seen yet, sorted; in the view of others his hidden ones lie with them. */
  deck: cards,
  discard: cards,
  /** The cards in his hand that are known, sorted. */
  hand: cards,
  /** How many he holds, known or not. */
  held: z.int().min(0).max(100),
  /** The card that lies face down beside the event deck, null where it is not known, and when it was laid. */
  laid: z.strictObject({ card: card.nullable(), section: z.enum(sections) }).nullable(),
  /** The token he is to put on the board: rr.jager.panel-stealth. */
  placing: z.enum(jagerTokens).nullable(),
  /** The unit he is to move: rr.jager.control-move. */
  commanding: piece.nullable(),
  waypoints: z.array(waypoint).max(4),
  cat: square.nullable(),
  /** The Operators who bear a twig snap token. */
  twigs: z.array(piece).max(8),
  stains: z.array(stain).max(8),
  locks: z.array(lock).max(8),
  /** Upgrade tokens that are still to be had. */
  upgrades: z.int().min(0).max(99),
});
export type Jager = z.infer<typeof jagerSchema>;

/** The Jäger side at the beginning: all cards in the deck, no token on the board. rr.jager.setup-deck */
export const newJager = (upgrades: number): Jager => ({
  deck: [...jagerDeck].sort(),
  discard: [],
  hand: [],
  held: 0,
  laid: null,
  placing: null,
  commanding: null,
  waypoints: [],
  cat: null,
  twigs: [],
  stains: [],
  locks: [],
  upgrades,
});

/**
 * The Jäger side as everybody else knows it: his hand and the card that lies face down are among those nobody has seen.
 * rr.jager.play-face-down
 */
export function hiddenJager(jager: Jager): Jager {
  const { deck, hand, laid } = jager;
  const shownCard = laid?.card ?? null;
  return {
    ...jager,
    deck: [...deck, ...hand, ...(shownCard === null ? [] : [shownCard])].sort(),
    hand: [],
    laid: laid && { ...laid, card: null },
  };
}

/** A Jäger side as others know it, with as many cards of those that nobody has seen in his hand and face down, at random. */
export function sampledJager(jager: Jager, chance: Chance): Jager {
  const unseen = [...jager.deck];
  const drawn = Array.from({ length: jager.held - jager.hand.length }, () => takeAny(unseen, chance));
  const laid = jager.laid && { ...jager.laid, card: jager.laid.card ?? takeAny(unseen, chance) };
  return { ...jager, deck: unseen, hand: [...jager.hand, ...drawn].sort(), laid };
}

/** One of these cards less. */
export function without(pile: readonly string[], taken: string): string[] {
  const at = pile.indexOf(taken);
  return pile.filter((_, i) => i !== at);
}
