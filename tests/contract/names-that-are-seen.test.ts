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
