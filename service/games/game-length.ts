/**
 * The most bytes of a game: of all its moves together, as they are stored, each with the position that it leaves. A usual
 * game has one to ten million.
 */
export const MOST_GAME_BYTES = 32 * 1024 * 1024;
