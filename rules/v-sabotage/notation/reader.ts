import { clausesOf, LineReader, readAttribute, TextFault, type TextPlace, type Word } from "../../kernel/index.ts";
import { idPattern, tilePattern } from "../table/state.ts";

/** What an attribute of a line does, by the word it begins with. */
export type Attributes = Readonly<Record<string, (reader: Reader) => void>>;

/** Reads the words of a line one after another, clause by clause. */
export class Reader extends LineReader {
  readonly #clauses: readonly (readonly Word[])[];
  #clause = 0;

  constructor(text: string, line: number) {
    const clauses = clausesOf(text, line, { commasInWords: false });
    super(clauses[0] ?? [], line);
    this.#clauses = clauses;
  }

  failAt(place: TextPlace, code: string, message: string): never {
    throw new TextFault(place, code, message);
  }

  /** Takes the given word. */
  expect(word: string, example: string): void {
    if (!this.take(word)) this.#expected("unknown-word", `"${word}", as in "${example}"`);
  }

  #expected(code: string, what: string): never {
    this.fail(this.more ? code : "missing-word", `Expected ${what}${this.more ? `; found "${this.peek()}"` : ""}.`);
  }

  id(what: string): string {
    return this.matching(`${what}, a lower-case word of letters, digits and hyphens`, idPattern);
  }

  tile(): string {
    return this.matching("a tile, a name that begins with a capital letter, as on the map", tilePattern);
  }

  /** The way between two tiles, as in A5|A6. */
  way(): [string, string] {
    const [a = "", b = "", ...rest] = this.peek().split("|");
    if (!tilePattern.test(a) || !tilePattern.test(b) || rest.length > 0)
      this.#expected("bad-name", "two tiles with a bar between them, as in A5|A6");
    this.word("a way");
    return [a, b];
  }

  /** Goes on behind the next comma; false at the end of the line. */
  nextClause(): boolean {
    super.end();
    const words = this.#clauses[this.#clause + 1];
    if (words === undefined) return false;
    this.#clause++;
    this.goOn(words);
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
    do {
      while (this.more) readAttribute(this, readers, given);
    } while (this.nextClause());
  }

  /** The end of the line. */
  override end(): void {
    if (this.nextClause()) this.fail("unexpected-word", `"${this.peek()}" is not expected here; the line ends.`);
  }
}
