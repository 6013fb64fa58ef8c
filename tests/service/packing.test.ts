import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { dictionaries, pack, textOf, unpack } from "../../service/storage/packing.ts";
import { games } from "../all-games.ts";

const text = (ruleset: string, beside: object = {}): string => {
  const game = games.find(({ id }) => id === ruleset);
  const [scenario] = game?.scenarios ?? [];
  const position = game?.setUp(scenario?.id ?? "");
  if (position?.ok !== true) throw new Error(`No position of ${ruleset}.`);
  return JSON.stringify({ at: "2026-11-29T00:00:00.000Z", position: position.value.position(), ...beside });
};

/** What dictionaries are, by their ids: the moves that were packed by one are read with the very same. */
const forEver: Readonly<Record<string, string>> = {
  rr1: "617a87ee322dbb19f376a1acabd6eb082d02cbdb865f2942937a62e638eea1a6",
  vs1: "28fb91afa1cda953b788c1571b93ba451a6abd1fa548c5a699fbf6cbbd9d4290",
  hg1: "a5cdc7a8c1221dc6fe2b57633ece20c272a1313569f2ceb7bde14ac450a913ff",
  th1: "2dc26411e456567b47b0470b7040720cd3ec64eda76440b2c0d2468ce775a002",
  dt1: "3dce740b040a8953fadf33e5133f8d8c6d4bf04805f41ec71cd46ad97dc8a50d",
};

test("a dictionary never changes, for what was packed by it is kept", async () => {
  const now = await Promise.all(
    dictionaries.map(async (one) => [
      one.id,
      createHash("sha256")
        .update(await textOf(one))
        .digest("hex"),
    ]),
  );
  expect(Object.fromEntries(now)).toMatchObject(forEver);
  expect(new Set(dictionaries.map(({ id }) => id)).size).toBe(dictionaries.length);
});

test.each(games.map(({ id }) => id))(
  "a move of %s takes at most three fifths of what it takes without the dictionary",
  async (id) => {
    const body = text(id);
    const [plain, packed] = await Promise.all([pack(body, false), pack(body, true)]);
    expect(packed.by).not.toBeNull();
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length * 0.6);
    expect(await unpack(packed)).toBe(body);
    expect(plain.by).toBeNull();
    expect(await unpack(plain)).toBe(body);
  },
);

test("what names another game, or none, comes back as it was", async () => {
  const body = text("v-sabotage", { words: 'the "ruleset":"rogue-regiment" of \u00fc \u{1f3b2}' });
  const named = `{"ruleset":"dust-tactics"}${body}`;
  for (const one of [body, named, "", "{}", '{"ruleset":"chess"}', "\u{1f3b2}".repeat(40_000)])
    expect(await unpack(await pack(one, true))).toBe(one);
});

test("what was packed before there were dictionaries is read", async () => {
  const body = text("rogue-regiment");
  expect(await unpack({ bytes: deflateRawSync(body), by: null })).toBe(body);
});

test("a dictionary that a later version has is asked for by its name", async () => {
  const { bytes } = await pack(text("rogue-regiment"), true);
  await expect(unpack({ bytes, by: "rr999" })).rejects.toThrow("rr999");
});
