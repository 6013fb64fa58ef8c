import { expect, test } from "vitest";
import { games } from "../../rules/index.ts";

/** What leans on another text of the list: "The same with …", "… takes in it.", "the short one". */
const leans = /^(?:the same|as|also|so|that of)\b|\bin (?:it|them)\.$|\bthe \w+ ones?\b/i;

test.each(games.map((game) => [game.id, game] as const))(
  "what a number of %s is stands alone in the list of them",
  async (_, { load }) => {
    const { numbers } = (await load()).catalogue;
    const texts = Object.values(numbers).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => leans.test(text))).toEqual([]);
    // nor is one the text of another
    expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([]);
  },
);
