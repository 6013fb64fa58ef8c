/**
 * What was worked out for the latest texts, so that the next request with the same text is served by it: at most so many
 * entries, of texts that have at most so many characters together.
 */
export class Recent<T> {
  readonly #entries = new Map<string, T>();
  readonly #mostEntries: number;
  readonly #mostCharacters: number;
  #characters = 0;

  constructor(mostEntries: number, mostCharacters: number) {
    this.#mostEntries = mostEntries;
    this.#mostCharacters = mostCharacters;
  }

  get(text: string): T | undefined {
    const found = this.#entries.get(text);
    if (found !== undefined) {
      // what is asked for again stands last and is forgotten last
      this.#entries.delete(text);
      this.#entries.set(text, found);
    }
    return found;
  }

  set(text: string, value: T): void {
    this.#forget(text);
    if (text.length > this.#mostCharacters) return;
    this.#entries.set(text, value);
    this.#characters += text.length;
    for (const [oldest] of this.#entries) {
      if (this.#entries.size <= this.#mostEntries && this.#characters <= this.#mostCharacters) break;
      this.#forget(oldest);
    }
  }

  #forget(text: string): void {
    if (this.#entries.delete(text)) this.#characters -= text.length;
  }
}
