import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

const clock = { now: Date.UTC(2026, 0, 1) };
const addresses = z.object({ address: z.string() });
const MOST = 3;
const service = serving({
  now: () => clock.now,
  addressOf: ({ env }) => addresses.safeParse(env).data?.address ?? null,
  gamesAnHour: MOST,
});
let record: string;
let game: ReturnType<typeof invited>;

const at = { ruleset: "rogue-regiment", board: hedge };

async function ask(path: string, body: unknown, address = "192.0.2.1", as?: string): Promise<Response> {
  return service.app.request(
    path,
    {
      method: "POST",
      headers: { "content-type": "application/json", ...(as !== undefined && { authorization: `Bearer ${as}` }) },
      body: JSON.stringify(body),
    },
    { address },
  );
}

beforeAll(async () => {
  game = invited((await service.post("/v1/games", at)).json);
  record = await (await service.app.request(`/v1/games/${game.id}/record`)).text();
});
// a new day, on which every address may begin games again
beforeEach(() => {
  clock.now += 86_400_000;
});

const create = "mutation($at: At!) { a: createGame(at: $at) { id } b: createGame(at: $at) { id } }";
const graphqlAnswer = z.object({
  data: z.record(z.string(), z.object({ id: z.string() }).nullable()).nullable(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string(), retryAfter: z.int() }) })).optional(),
});

describe("too many new games from one address", () => {
  const ways: readonly [string, () => Promise<Response>][] = [
    ["that are created", () => ask("/v1/games", at)],
    ["that are branches", () => ask(`/v1/games/${game.id}/branch`, {}, undefined, game.secretOf("player-1"))],
    ["that are imported", () => ask("/v1/records/import", { record })],
  ];

  test.each(ways)("%s are answered with 429, and when to come again", async (_name, begin) => {
    for (let n = 0; n < MOST; n++) expect((await begin()).status).toBe(201);
    const refused = await begin();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1200"]);
    expect(await refused.json()).toMatchObject({
      type: "urn:umpire:problem:too-many",
      detail: expect.stringContaining("3 at once"),
      errors: [{ code: "too-many-games" }],
    });
    // all ways count together, and no other address waits for it
    for (const [, other] of ways) expect((await other()).status).toBe(429);
    expect((await ask("/v1/games", at, "192.0.2.2")).status).toBe(201);
    clock.now += 1_200_000;
    expect((await begin()).status).toBe(201);
  });

  test("are counted for each field of a GraphQL document, and what was begun is told", async () => {
    const both = await ask("/graphql", { query: create, variables: { at } });
    expect(both.status).toBe(200);
    const one = await ask("/graphql", { query: create, variables: { at } });
    expect([one.status, one.headers.get("retry-after")]).toEqual([200, "1200"]);
    expect(graphqlAnswer.parse(await one.json())).toMatchObject({
      data: { a: { id: expect.any(String) }, b: null },
      errors: [{ extensions: { code: "TOO_MANY_REQUESTS", retryAfter: 1200 } }],
    });
    const none = await ask("/graphql", { query: create, variables: { at } });
    expect([none.status, none.headers.get("retry-after")]).toEqual([429, "1200"]);
    expect(graphqlAnswer.parse(await none.json()).data).toEqual({ a: null, b: null });
  });

  test("do not refuse a retry of one that was begun, nor count it", async () => {
    const keyed = (n: number) =>
      ask("/v1/games", { ...at, idempotencyKey: `6f1e4c0a-0000-4000-8000-${clock.now}-${n}` });
    for (let n = 0; n < MOST; n++) expect((await keyed(n)).status).toBe(201);
    expect((await keyed(MOST)).status).toBe(429);
    for (let n = 0; n < MOST; n++) expect((await keyed(n)).status).toBe(201);
  });

  test("leave no mark in what anybody is told", async () => {
    const { id, secretOf } = invited(await (await ask("/v1/games", at)).json());
    const network = (await service.embedded.store.game(id))?.meta.network ?? "";
    expect(network).toMatch(/^[0-9a-f]{6}$/);
    for (const path of [`/v1/games/${id}`, `/v1/games/${id}/moves`, `/v1/games/${id}/record`]) {
      const answer = await service.app.request(path, { headers: { authorization: `Bearer ${secretOf("master")}` } });
      const told = await answer.text();
      expect(told).not.toContain(`"network"`);
      expect(told).not.toContain(`"${network}"`);
    }
  });
});
