const LINE_END = 10;

/**
 * Cuts what a stream brings into lines, which end by a line feed alone: JSON may hold other signs that some readers take
 * for the end of a line (U+2028). Of a line that is longer than it may be nothing is kept.
 */
export class LineSplitter {
  readonly #most: number;
  #parts: Buffer[] = [];
  #length = 0;

  /** `most` is how many bytes a line may have. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The lines that end in a piece of the stream; null for one that was too long. */
  push(piece: Buffer): (string | null)[] {
    const lines: (string | null)[] = [];
    let from = 0;
    for (let end = piece.indexOf(LINE_END); end !== -1; end = piece.indexOf(LINE_END, from)) {
      this.#keep(piece.subarray(from, end));
      lines.push(this.#taken());
      from = end + 1;
    }
    this.#keep(piece.subarray(from));
    return lines;
  }

  /** What came behind the last line feed; null where it was too long. */
  rest(): string | null {
    return this.#taken();
  }

  /** Whether the line that has not ended is too long already. */
  get isTooLong(): boolean {
    return this.#length > this.#most;
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.isTooLong) this.#parts = [];
    else this.#parts.push(part);
  }

  #taken(): string | null {
    const line = this.isTooLong ? null : Buffer.concat(this.#parts).toString("utf8");
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}
