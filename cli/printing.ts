import { stripVTControlCharacters } from "node:util";
import { unfitCharacters } from "../rules/kernel/index.ts";
import { exitCodes } from "./failures.ts";

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

/** The longest message: of what was given no more is said again than helps to find it. */
const MOST_MESSAGE = 4000;

/** Says what is wrong: in plain letters, or for programs with the code that the command ends with. */
export function printError(text: string, code: number, faults: readonly object[] = []): void {
  const whole = stripVTControlCharacters(text);
  const message = whole.length > MOST_MESSAGE ? `${whole.slice(0, MOST_MESSAGE).toWellFormed()}…` : whole;
  if (isForPrograms()) print(JSON.stringify({ error: { code, message, ...(faults.length > 0 && { faults }) } }));
  else console.error(fit(message));
}

/** Tells people what a parser of arguments says of them: they may be names of files that others chose. */
export const printToPeople = (text: string): void => {
  if (!isForPrograms()) console.error(fit(text).trimEnd());
};

/**
 * Ends the command where nobody reads any more, as `head` does when it has its lines: that is nobody's fault. What cannot
 * be written for another reason, as on a disk that is full, is told.
 */
export function endWhenUnread(): void {
  process.stderr.on("error", () => process.exit());
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    console.error(`The answer cannot be written: ${error.message}`);
    process.exit(exitCodes.unreadable);
  });
}
