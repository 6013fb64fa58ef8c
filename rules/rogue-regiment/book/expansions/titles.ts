/** The expansions by the word that puts them into play. */
export const expansionTitles = {
  "heavy-metal": "Heavy Metal",
  "they-who-dare": "They Who Dare",
  "hot-dogs": "Hot Dogs",
  jager: "Jäger",
  kickstarter: "Kickstarter",
} as const;

export type ExpansionId = keyof typeof expansionTitles;

const isExpansion = (word: string): word is ExpansionId => Object.hasOwn(expansionTitles, word);

/** The words of the expansions, in order. */
export const expansionIds: readonly ExpansionId[] = Object.keys(expansionTitles).filter(isExpansion);

/** Those of them that are whole: they are offered to whoever sets up a game. */
export const offeredExpansions: readonly ExpansionId[] = [
  "heavy-metal",
  "they-who-dare",
  "hot-dogs",
  "jager",
  "kickstarter",
];
