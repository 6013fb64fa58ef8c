import { expect, it } from "vitest";
import { games } from "../all-games.ts";

/* What a catalogue says stands by itself: it sends nobody to a numbered section that players do not have. */

const sendsAway = /\bsections? \d|\b(?:see|of|in) \d+\.\d+(?! ?(?:cm|mm|″|"))/i;

/** All words of plain data. */
const wordsOf = (data: unknown): readonly string[] =>
  typeof data === "string"
    ? [data]
    : typeof data === "object" && data !== null
      ? Object.values(data).flatMap((value) => wordsOf(value))
      : [];

it.each(games.map(({ id, catalogue }) => ({ id, catalogue })))(
  "the catalogue of $id stands by itself",
  ({ catalogue }) => {
    const words = wordsOf(catalogue);
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((text) => sendsAway.test(text))).toEqual([]);
  },
);

it("sends away who is told of a section", () => {
  expect(
    ["As in 2.2.", "See 6.3 for the switches.", "between section 6.", "of 2.5 cm"].map((text) => sendsAway.test(text)),
  ).toEqual([true, true, true, false]);
});
