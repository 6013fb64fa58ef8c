import { measured } from "../../geometry/index.ts";
import { LineReader } from "../../kernel/index.ts";

const { centimetre } = measured.units;

/** Reads the words of a clause of this game: places and lengths are in cm. */
export class Reader extends LineReader {
  /** A place in cm, e.g. "12.5,7.25". */
  at(what: string): measured.Place {
    const place = measured.readPlace(this.peek(), centimetre);
    if (place === null || place.x < 0 || place.y < 0)
      this.fail(
        this.more ? "bad-place" : "missing-word",
        `Expected ${what}, a place such as 12.5,7.25; found "${this.peek()}".`,
      );
    this.word(what);
    return place;
  }

  /** A length in cm, as lattice units. */
  length(what: string): number {
    const length = measured.readLength(this.peek(), centimetre);
    if (length === null || length < 0)
      this.fail(
        this.more ? "not-a-length" : "missing-word",
        `Expected ${what}, a length in cm; found "${this.peek()}".`,
      );
    this.word(what);
    return length;
  }

  /** Whether the next word is a place. */
  get isAtPlace(): boolean {
    return measured.readPlace(this.peek(), centimetre) !== null;
  }
}
