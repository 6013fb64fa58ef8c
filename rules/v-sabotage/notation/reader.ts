import { TextFault, type TextPlace, expectedOf } from "../../kernel/index.ts";
import { idPattern, tilePattern } from "../table/state.ts";
import type { Clause, FaultCode, Word } from "./text.ts";

/** What an attribute of a line does, by the word it begins with. */
export type Attributes = Readonly<Record<string, (reader: Reader) => void>>;

/** Reads the words of a line one after another, clause by clause. */
export class Reader {
  readonly #clauses: readonly Clause[];
  #clause = 0;
  #word = 0;

  constructor(clauses: readonly Clause[]) {
    this.#clauses = clauses;
  }

  get #words(): readonly Word[] {
    return this.#clauses[this.#clause]?.words ?? [];
  }

  /** Whether a word is left before the next comma. */
  get more(): boolean {
    return this.#word < this.#words.length;
  }

  /** Where the next word is, or else the end of what was read. */
  get place(): TextPlace {
    const next = this.#words[this.#word];
    if (next !== undefined) return next;
    const last = this.#words.at(-1);
    if (last !== undefined) return { line: last.line, column: last.column + last.text.length };
    return this.#clauses[this.#clause] ?? { line: 1, column: 1 };
  }

  fail(code: FaultCode, message: string): never {
    throw new TextFault(this.place, code, message);
  }

  failAt(place: TextPlace, code: FaultCode, message: string): never {
    throw new TextFault(place, code, message);
  }

  /** The next word as it stands, if it is not quoted. */
  peek(): string | undefined {
    const word = this.#words[this.#word];
    return word?.quoted === false ? word.text : undefined;
  }

  /** Any word, quoted or not. */
  word(what: string): string {
    const word = this.#words[this.#word];
    if (word === undefined) this.fail("missing-word", `Expected ${what} here.`);
    this.#word++;
    return word.text;
  }

  /** Takes the next word if it is the given one. */
  take(word: string): boolean {
    if (this.peek() !== word) return false;
    this.#word++;
    return true;
  }

  /** Takes the given word. */
  expect(word: string, example: string): void {
    if (!this.take(word))
      this.fail(this.more ? "unknown-word" : "missing-word", `Expected "${word}", as in "${example}"${this.#found()}.`);
  }

  #found(): string {
    const word = this.#words[this.#word];
    return word === undefined ? "" : `; found "${word.text}"`;
  }

  oneOf<T extends string>(what: string, words: readonly T[]): T {
    const text = this.peek();
    const match = words.find((word) => word === text);
    if (match === undefined)
      this.fail(this.more ? "unknown-word" : "missing-word", `Expected ${what}: ${words.join(", ")}${this.#found()}.`);
    this.#word++;
    return match;
  }

  /** A whole number. */
  count(what: string, least: number, highest: number): number {
    const text = this.peek() ?? "";
    const value = Number(text);
    if (!/^\d{1,4}$/.test(text) || value < least || value > highest)
      this.fail("not-a-number", `Expected ${what}, a whole number from ${least} to ${highest}${this.#found()}.`);
    this.#word++;
    return value;
  }

  #named(what: string, pattern: RegExp, shape: string): string {
    const text = this.#words[this.#word]?.text;
    if (text === undefined || !pattern.test(text))
      this.fail(this.more ? "bad-name" : "missing-word", `Expected ${what}, ${shape}${this.#found()}.`);
    this.#word++;
    return text;
  }

  id(what: string): string {
    return this.#named(what, idPattern, "a lower-case word of letters, digits and hyphens");
  }

  tile(): string {
    return this.#named("a tile", tilePattern, "a name that begins with a capital letter, as on the map");
  }

  /** The way between two tiles, as in A5|A6. */
  way(): [string, string] {
    const [a = "", b = "", ...rest] = (this.peek() ?? "").split("|");
    if (!tilePattern.test(a) || !tilePattern.test(b) || rest.length > 0)
      this.fail(
        this.more ? "bad-name" : "missing-word",
        `Expected two tiles with a bar between them, as in A5|A6${this.#found()}.`,
      );
    this.#word++;
    return [a, b];
  }

  /** Everything to the next comma, one after another; "none" is an empty list. */
  list<T>(readOne: () => T): T[] {
    const items: T[] = [];
    if (this.take("none")) return items;
    do items.push(readOne());
    while (this.more);
    return items;
  }

  /** Goes on behind the next comma; false at the end of the line. */
  nextClause(): boolean {
    if (this.more)
      this.fail("unexpected-word", `"${this.peek() ?? ""}" is not expected here; a comma or the end of the line is.`);
    if (this.#clause + 1 >= this.#clauses.length) return false;
    this.#clause++;
    this.#word = 0;
    if (!this.more) this.fail("missing-word", "Expected a word behind the comma.");
    return true;
  }

  /** What is read clause by clause to the end of the line. */
  clauses(readOne: () => void): void {
    do readOne();
    while (this.nextClause());
  }

  /** Attributes to the end of the line, in any order, each once. */
  attributes(readers: Attributes): void {
    const given = new Set<string>();
    for (;;) {
      while (this.more) {
        const word = this.peek() ?? "";
        const read = Object.hasOwn(readers, word) ? readers[word] : undefined;
        if (read === undefined)
          this.fail("unknown-attribute", `"${word}" cannot be said here${expectedOf(word, Object.keys(readers))}.`);
        if (given.has(word)) this.fail("given-twice", `"${word}" is said twice here.`);
        given.add(word);
        this.#word++;
        read(this);
      }
      if (!this.nextClause()) return;
    }
  }

  end(): void {
    if (this.nextClause()) this.fail("unexpected-word", `"${this.peek() ?? ""}" is not expected here; the line ends.`);
  }
}
