export const cardIds = ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10"] as const;
export type CardId = (typeof cardIds)[number];
export const mapCard = "I10";

/** An intelligence card: original to this project. The map has neither colour nor country. */
export interface IntelligenceCard {
  readonly title: string;
  readonly colour: string | null;
  readonly country: string | null;
}

const card = (title: string, colour: string | null, country: string | null): IntelligenceCard => ({
  title,
  colour,
  country,
});

export const cards: Readonly<Record<CardId, IntelligenceCard>> = {
  I1: card("Fjord battery plan", "crimson", "Norway"),
  I2: card("Harbour minefield chart", "crimson", "Greece"),
  I3: card("Desert fuel ledger", "crimson", "Egypt"),
  I4: card("Heavy-water timetable", "amber", "Norway"),
  I5: card("Island garrison roll", "amber", "Greece"),
  I6: card("Cipher clerk's diary", "amber", "Egypt"),
  I7: card("Coast-watcher list", "violet", "Norway"),
  I8: card("Canal sabotage order", "violet", "Greece"),
  I9: card("Courier route book", "violet", "Egypt"),
  I10: card("Stronghold Map", null, null),
};

/** A card in words: what is on it and what it counts towards. */
export const cardText = (id: CardId): string => {
  const { title, colour, country } = cards[id];
  return colour === null ? title : `${title} (${colour}, ${country ?? "no country"})`;
};
