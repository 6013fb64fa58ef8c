/** The longest name of somebody who has a seat. */
export const MOST_NAME = 40;
/** The longest line of words with a move. */
export const MOST_WORDS = 300;
/** The longest title. */
export const MOST_TITLE = 200;

// control characters, ends of lines, halves of characters, and what turns the direction of writing: a title must not
// look like something else
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text is one line that shows what it says. */
export const isOneLine = (text: string): boolean => text.search(unfit) < 0;

/** The title of a game that comes from another, which may be older than this rule or from elsewhere. */
export const titleFrom = (title: string, version: number): string =>
  `${title}, from version ${version}`.slice(0, MOST_TITLE).replace(unfit, " ");
