import { clausesOf as wordsOf, LineReader, type TextPlace, type Word } from "../../kernel/index.ts";

/** The words between two commas of a line, and where they begin. */
export interface Clause extends TextPlace {
  readonly words: readonly Word[];
}

/** Cuts a line into clauses at its commas, and those into words. */
export const clausesOf = (text: string, line: number): readonly Clause[] =>
  wordsOf(text, line).map((words) => ({ words, line, column: words[0]?.column ?? text.trimEnd().length }));

/** Reads the words of a clause of this game: steps and tiles are numbers that may be negative. */
export class Reader extends LineReader {
  constructor({ words, line }: Clause) {
    super(words, line);
  }

  /** A whole number that may be negative. */
  signed(what: string, least: number, most: number): number {
    const text = this.peek();
    const value = Number(text);
    if (!/^-?\d{1,4}$/.test(text) || value < least || value > most)
      this.fail("not-a-number", `Expected ${what}, a whole number from ${least} to ${most}; found "${text}".`);
    this.word(what);
    return value;
  }
}
