import { stripVTControlCharacters } from "node:util";
import { unfitCharacters } from "../rules/kernel/index.ts";

/** What `styleText` writes for the styles of this command, and the ends of lines. */
// oxlint-disable-next-line no-control-regex -- these very characters are meant
const own = /(\u001b\[(?:1|2|22|31|32|36|39)m|\n|\t)/;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * A text as a terminal may be given it: colours of this command and ends of lines stay, everything else that steers a
 * terminal is written out. Files, servers and other programs may mean harm. JSON says the same as before.
 */
export const fit = (text: string): string =>
  text
    .split(own)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(unfitCharacters, escaped)))
    .join("");

/** Prints lines for whoever called. */
export const print = (text: string): void => console.log(fit(text));

/** Says what is wrong; in plain letters. */
export const printError = (text: string): void => console.error(fit(stripVTControlCharacters(text)));

/** Ends the command where nobody reads any more, as `head` does when it has its lines: that is nobody's fault. */
export function endWhenUnread(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      process.exit();
    });
}
