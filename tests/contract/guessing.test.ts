import { handle } from "hono/aws-lambda";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { addressOf } from "../../lambdas/address-of.ts";
import { games as rulesets } from "../all-games.ts";
import { type Deps, graphqlApp, restApp } from "../../service/index.ts";
import { httpEvent } from "../lambdas/runtime-api.ts";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

const clock = { now: Date.UTC(2026, 0, 1) };
const addresses = z.object({ address: z.string() });
const service = serving({
  now: () => clock.now,
  addressOf: ({ env }) => addresses.safeParse(env).data?.address ?? null,
});
let game: ReturnType<typeof invited>;
let hidden: ReturnType<typeof invited>;

beforeAll(async () => {
  const at = { ruleset: "rogue-regiment", board: hedge };
  game = invited((await service.post("/v1/games", at)).json);
  hidden = invited((await service.post("/v1/games", { ...at, visibility: "private" })).json);
});
// a new day, on which every address may guess again
beforeEach(() => {
  clock.now += 86_400_000;
});

const MOST = 20;
const junk = (id: string, n = 0): string => `umpire-${id}-${String(n).padStart(43, "x")}`;

async function ask(
  path: string,
  {
    as,
    from = "192.0.2.1",
    body,
    headers = {},
  }: {
    readonly as?: string;
    readonly from?: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<Response> {
  const given = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(as !== undefined && { authorization: `Bearer ${as}` }),
    ...headers,
  };
  return service.app.request(
    path,
    {
      method: body === undefined ? "GET" : "POST",
      headers: given,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    { address: from },
  );
}

const statuses = async (count: number, request: (n: number) => Promise<Response>): Promise<readonly number[]> => {
  const found: number[] = [];
  for (let n = 0; n < count; n++) found.push((await request(n)).status);
  return found;
};

const query = (id: string) => ({ query: `{ game(id: "${id}") { you version } }` });
const graphqlAnswer = z.object({
  errors: z
    .array(z.object({ extensions: z.object({ code: z.string(), retryAfter: z.number().optional() }) }))
    .optional(),
  data: z.unknown(),
});

describe("wrong secrets from one address", () => {
  test.each([
    ["at a public game", () => game.id, 401],
    ["at a private game", () => hidden.id, 404],
    ["at a game that does not exist", () => "nothing", 404],
  ])("%s are answered with 429 after twenty of them, with the time to wait", async (_name, id, status) => {
    expect(await statuses(MOST + 2, (n) => ask(`/v1/games/${id()}`, { as: junk(id(), n) }))).toEqual([
      ...Array.from({ length: MOST }, () => status),
      429,
      429,
    ]);
    const refused = await ask(`/v1/games/${id()}`, { as: junk(id()) });
    expect(refused.headers.get("retry-after")).toBe("3");
    expect(await refused.json()).toMatchObject({ type: "urn:umpire:problem:too-many", status: 429 });
    clock.now += 3_000;
    expect((await ask(`/v1/games/${id()}`, { as: junk(id()) })).status).toBe(status);
  });

  test("count alike over REST, over GraphQL and in lists", async () => {
    await statuses(7, (n) => ask(`/v1/games/${game.id}`, { as: junk(game.id, n) }));
    await statuses(7, (n) => ask("/graphql", { as: junk(game.id, 10 + n), body: query(game.id) }));
    await statuses(6, (n) =>
      ask("/v1/my-games", { body: { invitations: [junk(game.id, 20 + n), game.secretOf("player-1")] } }),
    );
    expect((await ask(`/v1/games/${game.id}`, { as: junk(game.id) })).status).toBe(429);
    expect((await ask("/v1/my-games", { body: { invitations: [junk(game.id)] } })).status).toBe(429);
    const refused = await ask("/graphql", { as: junk(game.id), body: query(game.id) });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3"]);
    const { errors } = graphqlAnswer.parse(await refused.json());
    expect(errors).toMatchObject([{ extensions: { code: "TOO_MANY_REQUESTS", retryAfter: 3 } }]);
    expect(JSON.stringify(errors)).not.toContain("headers");
  });

  test("hinder nobody at another address, and nobody without a secret", async () => {
    await statuses(MOST, (n) => ask(`/v1/games/${game.id}`, { as: junk(game.id, n) }));
    expect((await ask(`/v1/games/${game.id}`, { as: junk(game.id), from: "192.0.2.2" })).status).toBe(401);
    expect((await ask(`/v1/games/${game.id}`, {})).status).toBe(200);
    expect((await ask("/v1/rulesets", {})).status).toBe(200);
    expect((await ask("/graphql", { body: query(game.id) })).status).toBe(200);
  });

  test("never have a right one refused, wherever they come from and however many they are", async () => {
    const [mine, theirs] = [game.secretOf("player-1"), hidden.secretOf("player-1")];
    for (let round = 0; round < 3; round++) {
      await statuses(2 * MOST, (n) => ask(`/v1/games/${game.id}`, { as: junk(game.id, 100 * round + n) }));
      expect((await ask(`/v1/games/${game.id}`, { as: junk(game.id, 99) })).status).toBe(429);
      expect((await ask(`/v1/games/${game.id}`, { as: mine })).status).toBe(200);
      expect((await ask(`/v1/games/${hidden.id}`, { as: theirs })).status).toBe(200);
      const { data } = graphqlAnswer.parse(await (await ask("/graphql", { as: mine, body: query(game.id) })).json());
      expect(data).toMatchObject({ game: { you: "player-1" } });
      for (const invitations of [[mine], [mine, theirs], [junk(game.id), mine, junk(hidden.id)]]) {
        const list = await ask("/v1/my-games", { body: { invitations } });
        expect(list.status).toBe(200);
        expect(JSON.stringify(await list.json())).toContain(game.id);
      }
      const renewed = { as: mine, body: { seat: "player-1", secret: mine } };
      expect((await ask(`/v1/games/${game.id}/renew-invitation`, renewed)).status).toBe(200);
    }
  });

  test("that come again and again, as those of somebody whose invitation was replaced, take nothing from others", async () => {
    const old = junk(game.id, 7);
    expect(new Set(await statuses(3 * MOST, () => ask(`/v1/games/${game.id}`, { as: old })))).toEqual(new Set([401]));
    expect((await ask(`/v1/games/${game.id}`, { as: junk(game.id, 8) })).status).toBe(401);
  });

  test("are those of the address of the connection: what a client says of itself gives it no more of them", async () => {
    const said = (n: number): Readonly<Record<string, string>> => ({
      "x-forwarded-for": `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
      "x-real-ip": `198.51.100.${n}`,
      "cf-connecting-ip": `198.51.100.${n}`,
    });
    expect(
      (await statuses(MOST + 5, (n) => ask(`/v1/games/${game.id}`, { as: junk(game.id, n), headers: said(n) }))).filter(
        (status) => status === 429,
      ),
    ).toHaveLength(5);
  });

  test("right ones do not count, however many", async () => {
    const mine = game.secretOf("player-1");
    expect(new Set(await statuses(3 * MOST, () => ask(`/v1/games/${game.id}`, { as: mine })))).toEqual(new Set([200]));
  });

  test("nor does what a seat may not do", async () => {
    expect(
      new Set(
        await statuses(MOST + 5, () =>
          ask(`/v1/games/${game.id}/close`, { as: game.secretOf("spectator"), body: { expectedVersion: 0 } }),
        ),
      ),
    ).toEqual(new Set([403]));
  });
});

describe("the address is found", () => {
  const deps = (): Deps => ({
    games: rulesets,
    store: service.embedded.store,
    now: () => clock.now,
    log: () => undefined,
  });

  test("by a function, in the event of the HTTP API", async () => {
    for (const [app, path, body] of [
      [restApp({ ...deps(), addressOf }), `/v1/games/${game.id}`, undefined],
      [graphqlApp({ ...deps(), addressOf }), "/graphql", query(game.id)],
    ] as const) {
      const call = handle(app);
      const from = async (sourceIp: string, n: number): Promise<unknown> => {
        const event: Parameters<typeof call>[0] = Object(
          httpEvent(body === undefined ? "GET" : "POST", path, body, junk(game.id, n)),
        );
        if ("http" in event.requestContext) event.requestContext.http.sourceIp = sourceIp;
        event.headers = Object.assign(event.headers ?? {}, { "x-forwarded-for": `198.51.100.${n}` });
        return (await call(event)).statusCode;
      };
      for (let n = 0; n < MOST; n++) expect(await from("192.0.2.1", n)).not.toBe(429);
      expect(await from("192.0.2.1", MOST)).toBe(429);
      expect(await from("192.0.2.2", MOST)).not.toBe(429);
    }
  });
});

test("no wrong secret was an error of ours, or is in the log", () => {
  expect(service.logged).toEqual([]);
});
