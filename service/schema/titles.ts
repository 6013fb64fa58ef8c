import { unfitCharacters } from "../../rules/kernel/index.ts";

/** The longest name of somebody who has a seat. */
export const MOST_NAME = 40;
/** The longest line of words with a move. */
export const MOST_WORDS = 300;
/** The longest title. */
export const MOST_TITLE = 200;

/** The title of a game that comes from another, which may be older than this rule or from elsewhere. */
export const titleFrom = (title: string, version: number): string =>
  `${title}, from version ${version}`.slice(0, MOST_TITLE).replace(unfitCharacters, " ");

/** The most conformance cases of a row of the rules that are told by name. */
export const MOST_CASES = 3;
