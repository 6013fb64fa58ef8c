import * as z from "zod";

const pattern = /^[a-z0-9]{1,40}$/;

/** Whether a word could be the id of a game: what else is looked for nowhere. */
export const isGameId = (word: string): boolean => pattern.test(word);

/** The id of a game where one is sent. */
export const gameId = z.string().regex(pattern);
