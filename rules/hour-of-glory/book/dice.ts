/** How many faces a die has: the game is played with dice of six. */
export const dieFaces = 6;
