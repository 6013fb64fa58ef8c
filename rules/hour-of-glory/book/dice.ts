/** How many faces a die has: the game is played with dice of six. */
export const DIE_FACES = 6;
