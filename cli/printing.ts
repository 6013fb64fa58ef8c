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

/** Whether a program reads what is printed: then errors are JSON on standard output, as answers are. */
export const isForPrograms = (): boolean => process.argv.includes("--json");

/** Says what is wrong: in plain letters, or for programs with the code that the command ends with. */
export function printError(text: string, code: number, faults: readonly object[] = []): void {
  const message = stripVTControlCharacters(text);
  if (isForPrograms()) print(JSON.stringify({ error: { code, message, ...(faults.length > 0 && { faults }) } }));
  else console.error(fit(message));
}

/** Tells people what a parser of arguments says of them: they may be names of files that others chose. */
export const printToPeople = (text: string): void => {
  if (!isForPrograms()) console.error(fit(text).trimEnd());
};

/** Ends the command where nobody reads any more, as `head` does when it has its lines: that is nobody's fault. */
export function endWhenUnread(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      process.exit();
    });
}
