import type { State } from "../table/state.ts";
import { readCards, sameList, withAttributes } from "./lists.ts";
import { unless } from "./position-line.ts";
import type { Reader } from "./reader.ts";
import { quoted, quotedList } from "./text.ts";
import { heldCards, usualDecks } from "./usual.ts";

/** `main N, TERRAIN N: CARD …`: how many of the cards are in the main deck and in limit decks. */
export function readPool(reader: Reader): State["events"]["pools"][number] {
  reader.expect("main", "events main 25, fuel-wharf 10: EV01/N EV01/E");
  const { count, last } = readPart(reader);
  const limits: Record<string, number> = {};
  let done = last;
  while (!done) {
    if (!reader.nextClause())
      reader.fail("missing-word", 'Expected the cards behind a colon, as in "events main 2: EV01/N EV02/S".');
    const terrain = reader.id("a terrain with a limit deck");
    const part = readPart(reader);
    limits[terrain] = part.count;
    done = part.last;
  }
  return { main: count, limits, cards: reader.more ? readCards(reader) : [] };
}

function readPart(reader: Reader): { readonly count: number; readonly last: boolean } {
  const { place } = reader;
  const text = reader.word("a number of cards");
  const [, digits, colon] = /^(\d{1,2})(:?)$/.exec(text) ?? [];
  if (digits === undefined)
    reader.failAt(
      place,
      "not-a-number",
      `Expected a number of cards from 0 to 99, the last one with a colon behind it; found "${text}".`,
    );
  return { count: Number(digits), last: colon === ":" };
}

export const writtenPool = ({ main, limits, cards }: State["events"]["pools"][number]): string =>
  `events ${[
    `main ${main}`,
    ...Object.keys(limits)
      .toSorted()
      .map((terrain) => `${terrain} ${limits[terrain]}`),
  ].join(", ")}:${cards.map((card) => ` ${quoted(card)}`).join("")}`;

export const samePools = (a: State["events"]["pools"], b: State["events"]["pools"]): boolean =>
  sameList(a.map(writtenPool), b.map(writtenPool));

type XpDeck = NonNullable<State["decks"]>["yellow"];

/** `CARD …, over CARD …, under CARD …`: an XP deck. */
export function readDeck(reader: Reader): XpDeck {
  const deck: XpDeck = { over: [], cards: readCards(reader), under: [] };
  if (!reader.nextClause()) return deck;
  reader.attributes({
    over: () => (deck.over = readCards(reader)),
    under: () => (deck.under = readCards(reader)),
  });
  return deck;
}

export const colours = ["yellow", "blue"] as const;

const writtenDeck = (colour: (typeof colours)[number], { over, cards, under }: XpDeck): string =>
  withAttributes(`xp-deck ${colour} ${quotedList(cards)}`, [
    over.length > 0 && `over ${quotedList(over)}`,
    under.length > 0 && `under ${quotedList(under)}`,
  ]);

/** The XP decks that are not as usual. */
export function writtenDecks(state: State): readonly string[] {
  const usual = usualDecks(state, heldCards(state.commandos));
  const { decks } = state;
  if (decks === null) return unless(usual === null, "xp-deck none");
  return colours.flatMap((colour) => {
    const line = writtenDeck(colour, decks[colour]);
    return unless(usual !== null && line === writtenDeck(colour, usual[colour]), line);
  });
}
