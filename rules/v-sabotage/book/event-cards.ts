import type { Origin } from "../../kernel/index.ts";
import { cardEffects } from "./event-effects.ts";

/** The printed direction of an event card; "-" for a card without one. */
type Letter = "N" | "E" | "S" | "W" | "-";

/** How often a card of the deck is there with each direction, in the order of the list. */
interface Printing {
  readonly code: string;
  readonly directions: readonly Letter[];
}

const base: readonly Printing[] = [
  { code: "EV01", directions: ["N", "E", "S", "W"] },
  { code: "EV02", directions: ["N", "E", "S", "W"] },
  { code: "EV03", directions: ["N", "E", "S"] },
  { code: "EV04", directions: ["N", "E", "W"] },
  { code: "EV05", directions: ["N", "S", "W"] },
  { code: "EV06", directions: ["-", "-", "-", "-", "-"] },
  { code: "EV07", directions: ["E", "S", "W"] },
  { code: "EV08", directions: ["N", "E", "S"] },
  { code: "EV09", directions: ["N", "E", "W"] },
  { code: "EV10", directions: ["S", "W"] },
  { code: "EV11", directions: ["N", "E"] },
  { code: "EV12", directions: ["S", "W"] },
];

const resistance: readonly Printing[] = [
  { code: "RE01", directions: ["N", "E", "S"] },
  { code: "RE02", directions: ["E", "S", "W"] },
  { code: "RE03", directions: ["S", "W", "N"] },
  { code: "RE04", directions: ["W", "N", "E"] },
  { code: "RE05", directions: ["N", "E", "S", "-"] },
  { code: "RE06", directions: ["W", "-"] },
];

const cardsOf = (printings: readonly Printing[]): readonly string[] =>
  printings.flatMap(({ code, directions }) => directions.map((letter) => `${code}/${letter}`));

/** The event cards of each box: "EV01/N" is the card EV01 that shows north. vs.setup.event-deck, vs.resist.additions */
export const eventDecks = { base: cardsOf(base), resistance: cardsOf(resistance) } as const;

/** A card of an event deck. */
export interface EventCard {
  /** What it is without its direction: see the effects of the event cards. */
  readonly code: string;
  readonly title: string;
  readonly direction: "N" | "E" | "S" | "W" | null;
  readonly expansion: "base" | "resistance";
  readonly origin: Origin;
}

const entriesOf = (
  printings: readonly Printing[],
  expansion: EventCard["expansion"],
): readonly (readonly [string, EventCard])[] =>
  printings.flatMap(({ code, directions }) =>
    directions.map(
      (letter) =>
        [
          `${code}/${letter}`,
          {
            code,
            title: cardEffects[code]?.title ?? code,
            direction: letter === "-" ? null : letter,
            expansion,
            origin: "assumed",
          },
        ] as const,
    ),
  );

/** Every event card by id, with its title; assumed, for the printed ones are not in the rules. */
export const eventCards: Readonly<Record<string, EventCard>> = Object.fromEntries([
  ...entriesOf(base, "base"),
  ...entriesOf(resistance, "resistance"),
]);

/** All event cards of a game, in their order. vs.setup.event-deck, vs.resist.additions */
export const eventDeck = (withResistance: boolean): readonly string[] =>
  withResistance ? [...eventDecks.base, ...eventDecks.resistance] : eventDecks.base;
