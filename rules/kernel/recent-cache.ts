/**
 * What was worked out for the latest texts, so that the next request with the same text is served by it: at most so many
 * entries, of texts that have at most so many characters together; those are always bounded, for one entry may be as long
 * as a body. Where a text stands for a longer one, its entry says for how many characters it counts.
 */
export class RecentCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly characters: number }>();
  readonly #mostEntries: number;
  readonly #mostCharacters: number;
  #characters = 0;

  constructor(mostEntries: number, mostCharacters: number) {
    this.#mostEntries = mostEntries;
    this.#mostCharacters = mostCharacters;
  }

  get(text: string): T | undefined {
    const entry = this.#entries.get(text);
    if (entry !== undefined) {
      // what is asked for again stands last and is forgotten last
      this.#entries.delete(text);
      this.#entries.set(text, entry);
    }
    return entry?.value;
  }

  set(text: string, value: T, characters = text.length): void {
    this.delete(text);
    if (characters > this.#mostCharacters) return;
    this.#entries.set(text, { value, characters });
    this.#characters += characters;
    for (const [oldest] of this.#entries) {
      if (this.#entries.size <= this.#mostEntries && this.#characters <= this.#mostCharacters) break;
      this.delete(oldest);
    }
  }

  /** Whether there was something to forget. */
  delete(text: string): boolean {
    this.#characters -= this.#entries.get(text)?.characters ?? 0;
    return this.#entries.delete(text);
  }
}
