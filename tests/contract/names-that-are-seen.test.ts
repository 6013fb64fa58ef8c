import { afterAll, describe, expect, test } from "vitest";
import { invited, startService } from "./table.ts";

/*
 * What people are called and what they say is seen by the others: each character alone is fit to stand beside others, but
 * nothing of these is to be seen.
 */

const service = await startService();
afterAll(() => service.embedded.close());

const unseen: readonly (readonly [what: string, text: string])[] = [
  ["a joiner", "\u200d"],
  ["joiners and non-joiners", "\u200c\u200d\u200c"],
  ["a choice between pictures of nothing", "\ufe0f\ufe0e"],
  ["an accent on nothing", "\u0301"],
  ["an enclosing circle with nothing in it", "\u20dd"],
  ["Braille without a dot", "\u2800\u2800"],
];
const seen = ["A", "7", "?", "東", "😀", "e\u0301", "👩\u200d🚀", "❤\ufe0f", "⠓", "क्\u200dष"];

const created = (name: string): ReturnType<typeof service.post> =>
  service.post("/v1/games", {
    ruleset: "rogue-regiment",
    scenario: "chalk-farm",
    names: [{ seat: "player-1", name }],
  });

describe("a name", () => {
  test.each(unseen)("is not %s", async (_, name) => {
    const { status, json } = await created(name);
    expect(status).toBe(400);
    expect(json["errors"]).toMatchObject([{ path: "/names/0/name", message: "A name has characters that are seen." }]);
  });

  test.each(seen)("may be %s", async (name) => {
    expect((await created(name)).status).toBe(201);
  });
});

describe("what is said with a move", () => {
  test.each(unseen)("is not %s, and nothing is moved by it", async (_, words) => {
    const { id, secretOf } = invited((await created("Anna")).json);
    const move = { expectedVersion: 0, choose: ["3,16"], words };
    const { status, json } = await service.post(`/v1/games/${id}/moves`, move, secretOf("player-1"));
    expect(status).toBe(400);
    expect(json["errors"]).toMatchObject([
      { path: "/words", message: "What is said with a move has characters that are seen." },
    ]);
    expect((await service.get(`/v1/games/${id}`)).json["version"]).toBe(0);
  });
});

describe("the names of one game", () => {
  const named = (one: string, other: string): ReturnType<typeof service.post> =>
    service.post("/v1/games", {
      ruleset: "hour-of-glory",
      scenario: "quiet-stair",
      names: [
        { seat: "intruder-1", name: one },
        { seat: "defender", name: other },
      ],
    });

  test.each([
    ["the same", "Anna", "Anna"],
    ["the same in other capitals", "Anna", "ANNA"],
    ["written of other characters", "Zo\u00eb", "Zoe\u0308"],
    ["in letters of another script", "Anna", "\u0410nn\u0430"],
    ["in Greek capitals", "TOM", "\u03a4\u039f\u039c"],
    ["in strokes that look alike", "Ian", "lan"],
    ["in figures that look alike", "Bob0", "BobO"],
    ["in letters that run together", "Arnie", "Amie"],
    ["in wide letters", "Anna", "\uff21\uff4e\uff4e\uff41"],
    ["with another kind of blank", "Anna B", "Anna\u00a0B"],
    ["with a joiner between", "Anna", "An\u200dna"],
    ["with another kind of hyphen", "Anna-B", "Anna\u2010B"],
    ["that of the other seat", "Defender", "Anna"],
    ["that of the game master's seat", "Anna", "m\u0430ster"],
  ])("are not alike: %s", async (_, one, other) => {
    const { status, json } = await named(one, other);
    expect(status).toBe(400);
    expect(json["errors"]).toMatchObject([{ code: "alike", path: expect.stringMatching(/^\/names\/[01]\/name$/) }]);
  });

  test.each([
    ["Anna", "Hanna"],
    ["Jos\u00e9", "Jose"],
    ["\u0410\u043d\u043d\u0430", "\u0410\u043b\u043b\u0430"],
    ["\u6771", "\u897f"],
    ["Intruder", "Defender"],
    ["Anna 1", "Anna 2"],
  ])("may be %s and %s", async (one, other) => {
    expect((await named(one, other)).status).toBe(201);
  });

  test("are kept as they look, however they were typed", async () => {
    const { json } = await named("Zoe\u0308", "\u212bsa");
    const { json: kept } = await service.get(`/v1/games/${String(json["id"])}`);
    expect(kept["names"]).toEqual([
      { seat: "intruder-1", name: "Zo\u00eb" },
      { seat: "defender", name: "\u00c5sa" },
    ]);
  });

  test("are no longer than there is room for in whatever form", async () => {
    // each of these is two characters in its plainest form
    const { status } = await named("\u0958".repeat(32), "Anna");
    expect(status).toBe(400);
  });
});
