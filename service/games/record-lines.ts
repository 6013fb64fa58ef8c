import { visible } from "../logging/visible.ts";
import { canonicalJson } from "../../rules/kernel/index.ts";

/** The most moves of a record that is read, the beginning included. */
export const MOST_RECORD_MOVES = 5000;
/** The longest line of a record that is read; a position is the longest there is. */
export const MOST_LINE_LENGTH = 300_000;

/** A value as canonical JSON on one line; what cannot be seen is escaped, so that a record looks like what it says. */
export const jsonLine = (value: unknown): string => visible(canonicalJson(value));

/** A comment of one line, whatever the text holds. */
export const comment = (text: string): string => `# ${visible(text)}`.trimEnd();
