import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MiddlewareHandler } from "hono";
import * as z from "zod";
import type { Seat } from "../../rules/kernel/index.ts";
import { Attempt } from "../../service/index.ts";
import { hiddenGame, type Variant } from "../kernel/hidden-game.ts";
import { seats } from "../kernel/hidden-game-state.ts";
import { actions, type Moment, randomMoment, twinOf, variantRuleset } from "../kernel/moment-pairs.ts";
import { invited, type Service, startService } from "./table.ts";

const NOW = Date.UTC(2026, 0, 1);
const services = new Map<Variant | "sound", Service>();

/** Says beside each answer what it took, which everybody is told of his own by what is left to him. */
const countingWork: MiddlewareHandler = async (c, next) => {
  const attempt = new Attempt();
  await attempt.run(next);
  c.res.headers.set("work", String(attempt.spent));
};

async function service(variant?: Variant): Promise<Service> {
  const key = variant ?? "sound";
  const found =
    services.get(key) ??
    (await startService({ rulesets: [hiddenGame("1.0.0", variant)], now: () => NOW, round: countingWork }));
  services.set(key, found);
  return found;
}

beforeAll(() => service());
afterAll(async () => {
  for (const { embedded } of services.values()) await embedded.close();
});

/** What differs between any two games, and tells nothing of what is hidden in them: their ids, hashes and secrets. */
const named = /[0-9a-f]{64}|umpire-[a-z0-9]+-[\w-]{43}/g;

const told = z.object({ news: z.array(z.looseObject({})) });

/**
 * Everything of both APIs that can be asked about a game, or done with it, by somebody with this invitation. What
 * changes it comes last.
 */
async function everyAnswer(
  at: Service,
  id: string,
  invitation: string | undefined,
  oneIn = 11,
): Promise<Readonly<Record<string, unknown>>> {
  const answers: Record<string, unknown> = {};
  const keep = (
    name: string,
    { status, headers, json }: { readonly status: number; readonly headers: Headers; readonly json: unknown },
  ): void => {
    const work = headers.get("work");
    answers[name] = JSON.parse(
      JSON.stringify({ status, work, json }).replaceAll(id, "GAME").replaceAll(named, "NAMED"),
    );
  };
  const post = async (path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await at.post(path.replace("GAME", id), body, invitation);
    keep(`POST ${path} ${JSON.stringify(body).replaceAll(id, "GAME")}`, answer);
    return answer.json;
  };
  const get = async (path: string): Promise<void> => {
    const response = await at.app.request(path.replace("GAME", id), {
      headers: invitation === undefined ? {} : { authorization: `Bearer ${invitation}` },
    });
    const text = await response.text();
    keep(`GET ${path}`, {
      status: response.status,
      headers: response.headers,
      json: response.headers.get("content-type")?.includes("json") === true ? JSON.parse(text) : text,
    });
  };
  const graphql = async (name: string, query: string): Promise<void> =>
    keep(`GraphQL ${name}`, await at.post("/graphql", { query: query.replaceAll("GAME", id) }, invitation));
  const asked = actions(oneIn, 0);

  for (const path of [
    "/v1/games/GAME",
    "/v1/games/GAME/versions/0",
    "/v1/games/GAME/moves",
    "/v1/games/GAME/record",
    "/v1/games/GAME/board.svg",
    "/v1/games/GAME/board.png",
    "/v1/games/GAME/shared",
    "/v1/games/GAME/report",
    "/v1/games/GAME/board.svg?fieldOfView=a1&from=a1&to=b1",
  ])
    await get(path);
  const gameId = id;
  await post("/v1/board", { gameId });
  await post("/v1/legal-actions", { gameId });
  await post("/v1/enemy-preview", { gameId });
  await post("/v1/adjudicate", { gameId });
  for (const random of [false, true]) await post("/v1/explore", { gameId, random, ...(random && { seed: 1 }) });
  await post("/v1/explore", { gameId, moves: asked.map((action) => ({ action })), want: ["failing", "positionId"] });
  for (const dice of ["sealed", "table"]) await post("/v1/scenarios/preview", { gameId, dice });
  for (const [name, more] of [
    ["game", {}],
    ["show_position", {}],
    ["what_is_legal", {}],
    ["suggest", {}],
    ["enemy_preview", {}],
    ["why", { action: asked[0] }],
    ["odds", { action: asked[0] }],
    ["sight", { from: "a1", to: "b1" }],
  ] as const) {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: { gameId, ...more } } };
    const response = await at.app.request("/mcp", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(invitation !== undefined && { authorization: `Bearer ${invitation}` }),
      },
      body: JSON.stringify(message),
    });
    keep(`tool ${name}`, { status: response.status, headers: response.headers, json: await response.text() });
  }
  await post("/v1/analyse", { gameId, playouts: 20, candidates: 2, seed: 1 });
  for (const seed of [1, 2]) {
    await post("/v1/policy-move", { gameId, seed });
    await post("/v1/sample", { gameId, seed });
    await post("/v1/adjudicate", { gameId, random: true, seed });
  }
  const [legal, illegal]: [unknown[], unknown[]] = [[], []];
  for (const action of asked) {
    ((await post("/v1/requirements", { gameId, action }))["legal"] === true ? legal : illegal).push(action);
    await post("/v1/odds", { gameId, action });
    await post("/v1/adjudicate", { gameId, action });
  }
  for (const piece of ["a1", "a2", "b1", "b2"]) {
    await post("/v1/field-of-view", { gameId, piece });
    for (const to of ["a1", "b1", "b2", "2,1"]) await post("/v1/sight", { gameId, from: piece, to });
  }
  const game =
    "version moment position board decision { kind seat text options { id } } waitsFor { seats text } you seats ended { how } secret";
  await graphql(
    "game",
    `{ game(id: "GAME") { ${game} } moves(id: "GAME") { chainIntact moves { version by sent outcome events { event text details } decision { text } chance } } }`,
  );
  await graphql("record", '{ record(id: "GAME") }');
  await graphql(
    "board",
    '{ board(at: { gameId: "GAME" }) { text position board { pieces { id kind x y details } marks { kind label } } decision { text options { id } } } }',
  );
  await graphql(
    "legal",
    '{ legalActions(at: { gameId: "GAME" }) { forms { name piece actions } decision { text } } enemyPreview(at: { gameId: "GAME" }) { intents { piece text candidates { name scores } } } }',
  );
  await graphql(
    "field",
    '{ fieldOfView(at: { gameId: "GAME" }, piece: "a1") { field { full sees } } sight(at: { gameId: "GAME" }, from: "a1", to: "b1") { ruling { seen reasons { text } } } }',
  );
  await graphql("branch", `mutation { branch(id: "GAME") { ${game} } }`);
  await post("/v1/games/GAME/branch", {});
  await post("/v1/games/GAME/take-over-rules", { expectedVersion: 0, dryRun: true });
  const invitations = invitation === undefined ? [] : [invitation];
  if (invitation !== undefined) keep("my games", await at.post("/v1/my-games", { invitations }));
  const { json: opened } = await at.post("/v1/streams", invitation === undefined ? { games: [id] } : { invitations });
  const stream = await at.get(String(opened["url"]));
  // the place is that of this very game
  keep("stream", { ...stream, json: told.parse(stream.json).news.map((news) => ({ ...news, id: "" })) });
  // wrong in every way: nothing of it may tell what is hidden
  await post("/v1/games/GAME/moves", { expectedVersion: 0, choose: ["nothing"] });
  await post("/v1/games/GAME/moves", { expectedVersion: 0, action: { do: "nothing" } });
  await post("/v1/games/GAME/moves", { expectedVersion: 7, action: asked[0] });
  for (const action of illegal) await post("/v1/games/GAME/moves", { expectedVersion: 0, action });
  for (const path of ["/v1/games/GAME", "/v1/games/GAME/moves"]) await get(path);
  await post("/v1/games/GAME/undo", { expectedVersion: 1, to: 0 });
  await graphql(
    "undo",
    `mutation { undo(id: "GAME", expectedVersion: 1, to: 0) { outcome game { ${game} } proposal { to by missing } } }`,
  );
  // what is legal may show what was hidden, and then the games are no longer one; but whether it is done at all tells
  // nothing
  for (const action of legal) {
    const { json } = await at.post(`/v1/games/${id}/moves`, { expectedVersion: 0, action }, invitation);
    answers[`done ${JSON.stringify(action)}`] = json["failing"] ?? "done";
    if (json["outcome"] !== "refused") break;
  }
  return answers;
}

/** `UMPIRE_PAIRS` raises it for a soak. */
const PAIRS = Number(process.env["UMPIRE_PAIRS"] ?? 6);

/** What this seat can tell two games apart by in which player 1 has chosen another scout. */
async function leaksAfterSecret(at: Service, viewer: Seat | null): Promise<readonly string[]> {
  const [one = {}, other = {}] = await Promise.all(
    ["a1", "a2"].map(async (scout) => {
      const created = await at.post("/v1/games", { ruleset: "lanterns", scenario: "dusk", ...kept });
      const { id, secretOf } = invited(created.json);
      const chosen = await at.post(
        `/v1/games/${id}/moves`,
        { expectedVersion: 0, choose: [scout] },
        secretOf("player-1"),
      );
      expect(chosen).toMatchObject({ status: 200, json: { outcome: "paused" } });
      return everyAnswer(at, id, viewer === null ? undefined : secretOf(viewer));
    }),
  );
  return differing(one, other);
}

const differing = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): readonly string[] =>
  Object.keys(one).filter((question) => JSON.stringify(one[question]) !== JSON.stringify(other[question]));

const kept = { dice: "table", analysis: "all" };

/** The questions whose answers tell two games apart that are one to a seat. */
async function leaksBetween(
  at: Service,
  moment: Moment,
  twin: Moment,
  seat: Seat | null,
  oneIn?: number,
): Promise<readonly string[]> {
  const [one = {}, other = {}] = await Promise.all(
    [moment, twin].map(async ({ situation }) => {
      const created = await at.post("/v1/games", { position: situation.position(), ...kept });
      expect(created.status).toBe(201);
      const { id, secretOf } = invited(created.json);
      return everyAnswer(at, id, seat === null ? undefined : secretOf(seat), oneIn);
    }),
  );
  return differing(one, other);
}

const viewers: readonly (Seat | null)[] = [...seats, null];

/** Pairs of games that wait for a person and are one to a seat. */
function* pairs(variant: Variant | undefined, count: number): Generator<readonly [Moment, Moment, Seat | null]> {
  const ruleset = variantRuleset(variant);
  for (let found = 0, seed = 1; found < count; seed++) {
    const moment = randomMoment(ruleset, seed, seed % 40, seed % 3 === 0 ? "any" : "act");
    const decision = moment.situation.decision();
    if (decision?.kind !== "act" && decision?.kind !== "choose") continue;
    const seat = seed % 2 === 0 ? decision.seat : (viewers[seed % viewers.length] ?? null);
    const twin = twinOf(ruleset, moment, seat, seed);
    if (twin === null) continue;
    found++;
    yield [moment, twin, seat];
  }
}

describe("two games that are one to a seat", () => {
  test("answer it equally, whatever it asks or does over either API", async () => {
    for (const [moment, twin, seat] of pairs(undefined, PAIRS))
      expect(await leaksBetween(await service(), moment, twin, seat)).toEqual([]);
  });

  test("answer it equally after others have decided something in secret", async () => {
    for (const viewer of ["player-2", null]) expect(await leaksAfterSecret(await service(), viewer)).toEqual([]);
  });

  test.each(["leaks-options", "leaks-view"] as const)(
    "tell themselves apart where the rules leak: %s",
    async (variant) => {
      const found: string[] = [];
      for (const [moment, twin, seat] of pairs(variant, 60)) {
        found.push(...(await leaksBetween(await service(variant), moment, twin, seat)));
        if (found.length > 0) break;
      }
      expect(found.length).toBeGreaterThan(0);
    },
    60_000,
  );

  test("answer it equally even where the rules refuse by what is hidden: what the seat knows refuses first", async () => {
    for (const [moment, twin, seat] of pairs("leaks-refusals", 12))
      expect(await leaksBetween(await service("leaks-refusals"), moment, twin, seat, 5)).toEqual([]);
  });

  test("tell themselves apart where the rules leak: leaks-events", async () => {
    expect(await leaksAfterSecret(await service("leaks-events"), "player-2")).toContain("GET /v1/games/GAME/moves");
  });
});
