/** Topics of the expansions: a search names the others before them. */
export const specialTopics = [
  "Résistance",
  "Miniature packs (presentation only)",
  "Ghost: XP mode",
  "Ghost: lone wolf and luck tokens",
  "Ghost: campaign",
  "Ghost: challenges and medals, bonus content",
] as const;
