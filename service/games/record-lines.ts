import { canonicalJson } from "../canonical.ts";

/** The most moves of a record that is read, the beginning included. */
export const MOST_RECORD_MOVES = 5000;
/** The longest line of a record that is read; a position is the longest there is. */
export const MOST_LINE_LENGTH = 300_000;

// control characters, everything that some program takes for the end of a line, what is invisible, and what turns the
// direction of writing
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text in which everything that cannot be seen is escaped: safe as one line of a record, a report or a terminal. */
export const visible = (text: string): string =>
  text.replace(unprintable, (found) =>
    Array.from({ length: found.length }, (_, i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, "0")}`).join(""),
  );

/** A value as canonical JSON on one line; what cannot be seen is escaped, so that a record looks like what it says. */
export const jsonLine = (value: unknown): string => visible(canonicalJson(value));

/** A comment of one line, whatever the text holds. */
export const comment = (text: string): string => `# ${visible(text)}`.trimEnd();
