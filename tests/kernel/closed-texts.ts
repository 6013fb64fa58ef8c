import { beforeAll, describe, expect, test } from "vitest";
import type { Game } from "../../rules/kernel/index.ts";
import { wordsOf } from "../../cli/conformance/words.ts";
import { tries } from "../soak/at-length.ts";
import { readGame, Texts } from "./event-texts.ts";

/** So few texts come from a closed set, though what happens to be played may be few by chance. */
const FEW = 60;

/** Fields of few texts that are free all the same, read by a person, with the reason. */
const free: Readonly<Record<string, readonly string[]>> = {
  // cards of a deck: one may be made of any panels there are; a vehicle goes to a place, or stays
  "rogue-regiment": [
    // what is said of cover names where it stands
    "attacked.modifiers.text",
    "commanded.to",
    "jager-discarded.card",
    "jager-drew.card",
    "jager-laid.card",
    "jager-exchanged.card",
    "jager-exchanged.discarded",
  ],
};

/** Tests the texts of a game's events, of the cases that they are read from before and of games of its own. */
export function testTexts(game: Game): Texts {
  const texts = new Texts(wordsOf(game));

  describe("texts of events", () => {
    beforeAll(() => {
      for (let seed = 1; seed <= tries(1, 40); seed++) readGame(game, seed, tries(10, 200), texts);
    });

    test("make sentences that begin with a capital or a name, and have no word twice or as the API writes it", () => {
      expect([...texts.misspoken.values()]).toEqual([]);
    });

    test("that come from a closed set are such a set in the schema", () => {
      const closed = free[game.id] ?? [];
      expect([...texts.faults]).toEqual([]);
      // what few cases tell is few by chance, unless they tell the same again and again
      const few = texts.few(FEW, tries(5, 1));
      expect(few.filter((field) => !closed.some((one) => field.startsWith(`${one}: `)))).toEqual([]);
    });
  });
  return texts;
}
