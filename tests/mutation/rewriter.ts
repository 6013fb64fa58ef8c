/** Changes to a text, collected while its syntax tree is walked from the outside in. */
export class Rewriter {
  readonly #source: string;
  readonly #before = new Map<number, string[]>();
  readonly #after = new Map<number, string[]>();
  readonly #replaced = new Map<number, { readonly to: number; readonly text: string }>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Puts something around a part; what is put around a part inside of it later stays inside. */
  around(from: number, to: number, before: string, after: string): void {
    const opening = this.#before.get(from) ?? [];
    opening.push(before);
    this.#before.set(from, opening);
    const closing = this.#after.get(to) ?? [];
    closing.unshift(after);
    this.#after.set(to, closing);
  }

  /** Puts a text in the place of another that nothing else touches, e.g. of an operator. */
  replace(from: number, to: number, text: string): void {
    this.#replaced.set(from, { to, text });
  }

  /** The changed text. */
  text(): string {
    const places = [...new Set([...this.#before.keys(), ...this.#after.keys(), ...this.#replaced.keys()])];
    let out = "";
    let at = 0;
    for (const place of places.sort((a, b) => a - b)) {
      out += this.#source.slice(at, place);
      at = Math.max(at, place);
      out += (this.#after.get(place) ?? []).join("");
      const replaced = this.#replaced.get(place);
      if (replaced !== undefined) {
        out += replaced.text;
        at = replaced.to;
      }
      out += (this.#before.get(place) ?? []).join("");
    }
    return out + this.#source.slice(at);
  }
}
