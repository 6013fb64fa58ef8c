import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { app, loggingAnswers, logLine } from "../../service/index.ts";
import { games } from "../all-games.ts";
import { openEmbeddedStore } from "./embedded.ts";

const embedded = openEmbeddedStore("memory");
afterAll(() => embedded.close());

const lines: Readonly<Record<string, unknown>>[] = [];
const log = (line: Readonly<Record<string, unknown>>): void => void lines.push(line);
let requests = 0;
const whole = loggingAnswers(app({ games, store: embedded.store, now: Date.now, log }), {
  log,
  addressOf: () => "192.0.2.1",
  requestIdOf: () => `request ${++requests}`,
});

/** What an answer says, and the line about it. */
async function ask(path: string, body?: unknown, secret?: string) {
  lines.length = 0;
  const response = await whole.request(path, {
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    },
  });
  const json: unknown = await response.json();
  expect(lines.length).toBe(1);
  return { json, line: lines[0] ?? {} };
}

const scenario = { ruleset: "rogue-regiment", scenario: "chalk-farm" };
const created = z.object({
  id: z.string(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
  decision: z.object({ options: z.array(z.object({ id: z.string() })) }),
});
const acted = z.object({ outcome: z.string(), game: z.object({ version: z.number() }) });
const game = async () => {
  const { json } = await ask("/v1/games", { ...scenario, visibility: "private" });
  const { id, invitations, decision } = created.parse(json);
  const secretOf = (seat: string): string => invitations.find((one) => one.seat === seat)?.secret ?? "";
  const choose = decision.options.slice(0, 1).map((option) => option.id);
  return { id, invitations, player: secretOf("player-1"), master: secretOf("master"), choose };
};

describe("the line about an answer", () => {
  test("says what was done, for how long, and what came of it, for both APIs", async () => {
    const { id, player, choose } = await game();
    const act = { choose, expectedVersion: 0, idempotencyKey: "a-key-of-this-action" };
    const first = await ask(`/v1/games/${id}/moves`, act, player);
    const { version } = acted.parse(first.json).game;
    expect(first.line).toEqual({
      level: "info",
      message: "answered",
      requestId: expect.stringMatching(/^request \d+$/),
      method: "POST",
      path: `/v1/games/${id}/moves`,
      operation: "act",
      outcome: "paused",
      game: id,
      address: "192.0.2.1",
      status: 200,
      durationMs: expect.any(Number),
      coldStart: false,
    });
    const graphql = (query: string): Promise<{ line: object }> => ask("/graphql", { query }, player);
    const lineOf = async (asked: Promise<{ readonly line: object }>) => (await asked).line;
    const done = (operation: string, outcome: string, status = 200) =>
      expect.objectContaining({ operation, outcome, status });
    expect(await lineOf(ask(`/v1/games/${id}/moves`, act, player))).toEqual(done("act", "replayed"));
    expect(await lineOf(ask(`/v1/games/${id}/moves`, { choose, expectedVersion: 0 }, player))).toEqual(
      done("act", "conflict", 409),
    );
    expect(version).toBeGreaterThan(0);
    expect(await lineOf(ask("/v1/adjudicate", { ...scenario, action: { action: "fly" } }))).toEqual(
      done("adjudicate", "unreadable", 400),
    );
    expect(await lineOf(ask("/v1/sight", { ...scenario, from: "major", to: "jock" }))).toEqual(done("sight", "done"));
    expect(
      await lineOf(graphql(`{ game(id: "${id}") { version } rulesets { id } scenarios(ruleset: "none") { id } }`)),
    ).toMatchObject({ operation: "game rulesets scenarios", outcome: "done not-found", path: "/graphql" });
    expect(await lineOf(ask("/v1/nothing"))).toMatchObject({ operation: null, outcome: null, status: 404 });
  });

  test("only the first of a process is a cold start", async () => {
    const begun: unknown[] = [];
    const fresh = loggingAnswers(app({ games, store: embedded.store, now: Date.now, log }), {
      log: ({ coldStart }) => begun.push(coldStart),
      addressOf: () => null,
      requestIdOf: () => null,
    });
    for (let n = 0; n < 3; n++) await fresh.request("/healthz");
    expect(begun).toEqual([true, false, false]);
  });

  test("never holds a secret, a query, what was said or what was sent", async () => {
    const { id, invitations, player, master, choose } = await game();
    const hidden = ["words-that-are-private", "path-of-a-webhook", "an-idempotency-key", "a-title-of-ours"];
    const said: string[] = [];
    const told = async (asked: Promise<{ readonly line: object }>): Promise<void> => {
      said.push(JSON.stringify((await asked).line));
    };
    await told(
      ask(
        `/v1/games/${id}/moves?title=a-title-of-ours`,
        { choose, expectedVersion: 0, words: "words-that-are-private", idempotencyKey: "an-idempotency-key" },
        player,
      ),
    );
    await told(ask(`/v1/games/${id}/notices`, { url: "http://127.0.0.1/path-of-a-webhook" }, player));
    await told(ask("/v1/my-games", { invitations: invitations.map(({ secret }) => secret) }));
    await told(ask(`/v1/games/${id}/renew-invitation`, { seat: "player-1" }, master));
    await told(ask(`/v1/games/${id}?secret=${player}`));
    await told(ask(`/v1/games/${id}`, undefined, `${player}x`));
    await told(ask("/graphql", { query: `{ myGames(invitations: ["${player}"]) { games { id } } }` }));
    await told(ask(`/graphql?query=${encodeURIComponent(`{ myGames(invitations: ["${player}"]) { games { id } } }`)}`));
    await told(ask(`/v1/games/${id}/record`, undefined, "not a secret of anybody"));
    const key = `umpire-key-${"0".repeat(16)}-${"aB3_".repeat(10)}xyz`;
    for (const secret of [player, key])
      for (const path of [`/v1/games/${secret}`, `/v1/${"x".repeat(150)}/${secret}`, `/v1/${secret}/${secret}/board`])
        await told(ask(path));
    expect(said.length).toBe(15);
    for (const secret of [player, key]) {
      expect(said.join("\n")).not.toContain(secret.slice(0, -10));
      const line = logLine({ level: "error", message: `Of ${secret}`, stack: `at ${secret}\nof ${secret}` });
      expect(line).not.toContain(secret.slice(-43, -20));
    }
    for (const secret of [...hidden, ...invitations.map((one) => one.secret), "not a secret of anybody"])
      expect(said.join("\n")).not.toContain(secret);
  });
});
