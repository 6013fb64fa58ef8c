import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newWebhookKey, webhooksIn } from "../../../service/index.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../../../service/storage/embedded-store.ts";
import { gameKey, SEATS } from "../../../service/storage/game-items.ts";

let embedded: EmbeddedStore;

beforeAll(() => {
  embedded = openEmbeddedStore("memory");
});

afterAll(() => embedded.close());

const put = (game: string, seats: string): Promise<void> =>
  embedded.table.put({ pk: gameKey(game), sk: SEATS, generation: 3, seats });

describe("the webhooks in the table", () => {
  test("of a replaced invitation are those of before, for the notice that says so", async () => {
    const [before, now] = ["before", "now"].map((name) => ({
      url: `https://hooks.example.org/${name}`,
      key: newWebhookKey(),
    }));
    const seat = { hash: "a", since: "2026-11-20T18:00:00Z" };
    await put("five", JSON.stringify({ a: { ...seat, webhook: now, former: before }, b: { ...seat, webhook: now } }));
    const webhookOf = webhooksIn(embedded.table);
    expect(await webhookOf({ game: "five", seat: "a", kind: "renewed" })).toEqual({ ...before, isFormer: true });
    expect(await webhookOf({ game: "five", seat: "a", kind: "renewed", replaced: "a" })).toEqual({
      ...before,
      isFormer: true,
    });
    expect(await webhookOf({ game: "five", seat: "a", kind: "renewed", replaced: "b" })).toEqual(now);
    expect(await webhookOf({ game: "five", seat: "a", kind: "turn" })).toEqual(now);
    expect(await webhookOf({ game: "five", seat: "b", kind: "renewed" })).toEqual(now);
  });

  test("are found by game and seat", async () => {
    const webhook = { url: "https://hooks.example.org/", key: newWebhookKey() };
    await put(
      "one",
      JSON.stringify({
        "player-1": { hash: "a", since: "2026-11-20T18:00:00Z", webhook },
        "player-2": { hash: "b", since: "2026-11-20T18:00:00Z", webhook: null },
        master: { hash: "c", since: "2026-11-20T18:00:00Z" },
      }),
    );
    const webhookOf = webhooksIn(embedded.table);
    expect(await webhookOf({ game: "one", seat: "player-1", kind: "turn" })).toEqual(webhook);
    for (const seat of ["player-2", "master", "player-3", "__proto__", "constructor", ""])
      expect(await webhookOf({ game: "one", seat, kind: "turn" })).toBeNull();
    expect(await webhookOf({ game: "two", seat: "player-1", kind: "turn" })).toBeNull();
  });

  test("an item that cannot be read is a fault, not a missing webhook", async () => {
    await put("three", "{");
    await put("four", JSON.stringify({ "player-1": { webhook: { url: 1 } } }));
    await expect(webhooksIn(embedded.table)({ game: "three", seat: "player-1", kind: "turn" })).rejects.toThrow(
      SyntaxError,
    );
    await expect(webhooksIn(embedded.table)({ game: "four", seat: "player-1", kind: "turn" })).rejects.toThrow("url");
  });

  test("have keys of 256 random bits", () => {
    const keys = new Set(Array.from({ length: 100 }, newWebhookKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(Buffer.from(key, "base64url")).toHaveLength(32);
  });
});
