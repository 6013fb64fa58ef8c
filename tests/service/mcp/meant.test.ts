import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { namesWithGames } from "../../../service/mcp/server.ts";
import { meanings, nearestMeant } from "../../../service/mcp/meant.ts";
import { fieldPlaces } from "../../../service/schema/field-words/fields.ts";
import { games } from "../../../rules/index.ts";
import { generalDocument } from "../../../service/index.ts";
import { type Doors, openDoors } from "../doors.ts";

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
});
afterAll(() => doors.close());

describe("words that mean the same", () => {
  it("lead to words that there are: fields of a request, or tools", async () => {
    const known = new Set(namesWithGames.tools);
    const document = generalDocument();
    for (const path of Object.values(document.paths ?? {}))
      for (const parameter of path.get?.parameters ?? []) if ("name" in parameter) known.add(parameter.name);
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
      fieldPlaces(schema, name, (part, _, field) => {
        known.add(field);
        return part;
      });
    for (const { inputSchema } of await doors.tools())
      for (const name of Object.keys(inputSchema.properties ?? {})) known.add(name);
    expect(Object.keys(meanings).filter((word) => !known.has(word))).toEqual([]);
  });

  it("are written once each for a word, and lead to it among those that there are", () => {
    for (const [word, others] of Object.entries(meanings)) {
      const written = others.split(" ");
      expect(new Set(written).size, word).toBe(written.length);
      for (const other of written) {
        const told = nearestMeant(other, [word, `${other}z`, "zzz"]);
        expect(told, `${other} for ${word}`).toBe(`; nearest: ${word}`);
      }
    }
  });

  it("are found however they are parted and whatever is large in them", () => {
    for (const written of ["game_id", "gameID", "Game Id", "GAME-ID"])
      expect(nearestMeant(written, ["board", "gameId", "gamesId"])).toBe("; nearest: gameId");
  });

  it("leave words that nobody thought of to their letters", () => {
    expect(nearestMeant("borad", ["board", "seat"])).toBe("; nearest: board, seat");
    expect(nearestMeant("constructor", ["board"])).toBe("; nearest: board");
  });
});

const [{ id: game = "" } = {}] = games;

describe("a guessed word is answered with the one that is meant", () => {
  it.each([
    ["sight", { game, board: "x", from: "a", to: "b" }, /no field "game" here; nearest: ruleset, gameId\./],
    ["sight", { ruleset: game, board: "x", attacker: "a", target: "b" }, /no field "attacker", .*nearest: from\./],
    ["show_position", { ruleset: game, mission: "x" }, /nearest: scenario\./],
    ["search_rules", { ruleset: game, query: "door" }, /nearest: words\./],
    ["what_is_legal", { ruleset: game, scenario: "x", unit: "jock" }, /nearest: piece\./],
    ["rules", {}, /There is no tool "rules"; nearest: search_rules\./],
    ["line_of_sight", {}, /nearest: sight\./],
    ["get_board", {}, /nearest: show_position\./],
    ["best_move", {}, /nearest: suggest\./],
    ["probability", {}, /nearest: odds\./],
  ])("by the tool %s", async (tool, given, told) => {
    expect(await doors.tool(tool, given)).toMatch(told);
  });
});
