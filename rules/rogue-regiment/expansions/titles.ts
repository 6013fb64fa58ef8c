/** The expansions that can be in play, by the word that puts them into play. */
export const expansionTitles = { "heavy-metal": "Heavy Metal" } as const;

export type ExpansionId = keyof typeof expansionTitles;

const isExpansion = (word: string): word is ExpansionId => Object.hasOwn(expansionTitles, word);

/** The words of the expansions, in order. */
export const expansionIds: readonly ExpansionId[] = Object.keys(expansionTitles).filter(isExpansion);
