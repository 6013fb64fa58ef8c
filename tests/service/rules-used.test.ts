import { describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import { createAdjudicator } from "../../service/index.ts";
import { sha256 } from "../../service/adjudication/sha256.ts";
import { earlierContents } from "../../service/games/earlier-contents.ts";
import { isPresent, namedRules, rulesOf, versionOf } from "../../service/games/rules-used.ts";
import { hiddenGame } from "../kernel/hidden-game.ts";

const adjudicator = createAdjudicator(games);
const later = createAdjudicator([hiddenGame("1.0.1")]);

describe("the rules a game is pinned to", () => {
  test.each(games.map(({ id }) => [id]))("%s: those of this server are present", (id) => {
    expect(isPresent(adjudicator, id, rulesOf(adjudicator, id))).toBe(true);
  });

  test("are others where the version is another, and the name says which", () => {
    const before = rulesOf(createAdjudicator([hiddenGame("1.0.0")]), "lanterns");
    expect(isPresent(later, "lanterns", before)).toBe(false);
    expect(namedRules("lanterns", before)).toBe("lanterns 1.0.0");
  });

  test("do not hang on another ruleset's version of the same number", () => {
    const { content } = rulesOf(adjudicator, "dust-tactics");
    expect(versionOf("hour-of-glory", { version: "0.1.0", content })).toBeNull();
  });

  test("of a time when versions did not tell every change are known by their content", () => {
    for (const [id, known] of Object.entries(earlierContents))
      for (const [content, version] of Object.entries(known)) {
        expect(content).toMatch(/^[0-9a-f]{64}$/);
        expect(versionOf(id, { version: "0.0.1", content })).toBe(version);
      }
    const unknown = { version: rulesOf(adjudicator, "v-sabotage").version, content: sha256("earlier words") };
    expect(isPresent(adjudicator, "v-sabotage", unknown)).toBe(false);
    expect(namedRules("v-sabotage", unknown)).toMatch(/^an earlier v-sabotage \S+ \(\w{12}\), from before/);
  });
});
