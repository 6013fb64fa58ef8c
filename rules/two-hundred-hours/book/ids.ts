/*
 * The names of missions, sides, tokens and edges as the state, the notation and the actions write them.
 */

/** The eight missions. */
export const missionIds = ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8"] as const;
export type MissionId = (typeof missionIds)[number];

/** The two sides; their seats have the same names. */
export const sides = ["attacker", "defender"] as const;
export type Side = (typeof sides)[number];

/** The kinds of Action tokens. zh.token.trooper, zh.token.character */
export const tokenKinds = ["trooper", "character"] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** The edges of the table, its upper one north, and its corners. */
export const edges = ["N", "E", "S", "W"] as const;
export type Edge = (typeof edges)[number];
export const corners = ["NW", "NE", "SE", "SW"] as const;
export type CornerName = (typeof corners)[number];
