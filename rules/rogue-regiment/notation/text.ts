import {
  type Defect,
  faultAt as kernelFaultAt,
  TextFault as KernelTextFault,
  type TextPlace,
} from "../../kernel/index.ts";

/** A word of a text with its place, 1-based. */
export interface Word extends TextPlace {
  readonly text: string;
}

/** A line cut into clauses (at commas followed by a blank) and those into words. */
export interface Clause extends TextPlace {
  readonly words: readonly Word[];
}

/** A fault of a text at a word, a clause or a plain place. */
export const faultAt = (place: TextPlace, message: string, code = "text"): Defect =>
  kernelFaultAt(place, code, message);

/** Cuts a line into clauses. `line` is its 1-based number; `offset` the 0-based column where the part begins. */
export function clausesOf(text: string, line: number, offset = 0): readonly Clause[] {
  const clauses: Clause[] = [];
  let words: Word[] = [];
  let start = offset;
  const close = (): void => {
    const [first] = words;
    if (first !== undefined) clauses.push({ words, line, column: first.column });
    words = [];
  };
  for (const match of text.slice(offset).matchAll(/\S+/g)) {
    start = offset + match.index;
    const ends = match[0].endsWith(",");
    const word = ends ? match[0].slice(0, -1) : match[0];
    if (word !== "") words.push({ text: word, line, column: start + 1 });
    if (ends) close();
  }
  close();
  return clauses;
}

/** Thrown inside the parser and turned into a defect at its edge. */
export class TextFault extends KernelTextFault {
  constructor(place: TextPlace, message: string, code = "text") {
    super(place, code, message);
  }
}

/** Reads the words of a clause one after another. */
export class Reader {
  readonly #clause: Clause;
  #next = 0;

  constructor(clause: Clause) {
    this.#clause = clause;
  }

  get place(): TextPlace {
    const word = this.#clause.words[this.#next] ?? this.#clause.words.at(-1);
    return word ?? this.#clause;
  }

  get more(): boolean {
    return this.#next < this.#clause.words.length;
  }

  peek(): string | undefined {
    return this.#clause.words[this.#next]?.text;
  }

  fail(message: string, code?: string): never {
    throw new TextFault(this.place, message, code);
  }

  word(what: string): string {
    const word = this.#clause.words[this.#next];
    if (word === undefined)
      throw new TextFault({ line: this.#clause.line, column: this.#clause.column }, `${what} is missing here.`);
    this.#next++;
    return word.text;
  }

  /** Takes the next word if it is the given one. */
  take(word: string): boolean {
    if (this.peek() !== word) return false;
    this.#next++;
    return true;
  }

  oneOf<T extends string>(what: string, words: readonly T[]): T {
    const text = this.peek();
    const match = words.find((word) => word === text);
    if (match === undefined)
      this.fail(`Expected ${what}: ${words.join(", ")}${text === undefined ? "" : `; found "${text}"`}.`);
    this.#next++;
    return match;
  }

  count(what: string, least: number, limit: number): number {
    const text = this.peek() ?? "";
    const value = Number(text);
    if (!/^\d{1,4}$/.test(text) || value < least || value > limit)
      this.fail(`Expected ${what}, a whole number from ${least} to ${limit}${text === "" ? "" : `; found "${text}"`}.`);
    this.#next++;
    return value;
  }

  /** A whole number that may be negative. */
  signed(what: string, least: number, limit: number): number {
    const text = this.peek() ?? "";
    const value = Number(text);
    if (!/^-?\d{1,4}$/.test(text) || value < least || value > limit)
      this.fail(`Expected ${what}, a whole number from ${least} to ${limit}${text === "" ? "" : `; found "${text}"`}.`);
    this.#next++;
    return value;
  }

  end(): void {
    if (this.more) this.fail(`"${this.peek() ?? ""}" is not expected here; a comma or the end of the line is.`);
  }
}
