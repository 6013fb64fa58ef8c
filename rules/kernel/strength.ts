/** How strongly a game plays for a seat: with mistakes, as its own policy does, or by trying moves out. */
export const strengths = ["easy", "fair", "strong"] as const;
/** How strongly a game plays for a seat. */
export type Strength = (typeof strengths)[number];
