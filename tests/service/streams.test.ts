import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { seal, unseal } from "../../service/streams/address.ts";
import { type Told, readPlace, writePlace } from "../../service/streams/place.ts";
import { newsAnswer, openStreamAnswer } from "../../service/schema/streams.ts";
import { invited, type Service, startService } from "../contract/table.ts";

const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const NOON = Date.UTC(2026, 0, 1, 12);

let service: Service;
const clock = { now: NOON };
beforeAll(async () => {
  service = await startService({ now: () => clock.now });
});
afterAll(() => service.embedded.close());

type Started = ReturnType<typeof invited> & { version: number };

async function start(): Promise<Started> {
  const { json } = await service.post("/v1/games", { ruleset: "rogue-regiment", board, dice: "table" });
  return { ...invited(json), version: 0 };
}

const pieces = { "player-1": "jock", "player-2": "paddy" } as const;
/** Turns a seat's Operator: a move that is legal at any time. */
async function move(game: Started, seat: keyof typeof pieces, words?: string): Promise<void> {
  const facing = (["N", "E", "S", "W"] as const)[game.version % 4];
  const action = { do: "face", operator: pieces[seat], facing };
  const request = { expectedVersion: game.version, action, ...(words !== undefined && { words }) };
  const { status } = await service.post(`/v1/games/${game.id}/moves`, request, game.secretOf(seat));
  expect(status).toBe(200);
  game.version++;
}

async function open(invitations: readonly string[]): Promise<z.infer<typeof openStreamAnswer>> {
  const { status, json } = await service.post("/v1/streams", { invitations });
  expect(status).toBe(201);
  return openStreamAnswer.parse(json);
}

const ask = async (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  service.app.request(url, { headers });

async function poll(url: string, since?: string): Promise<z.infer<typeof newsAnswer>> {
  const response = await ask(since === undefined ? url : `${url}&since=${since}`);
  expect(response.status).toBe(200);
  return newsAnswer.parse(await response.json());
}

const short = ({ news }: z.infer<typeof newsAnswer>): readonly string[] =>
  news.map(({ kind, seat, version }) => `${kind} ${seat} ${version}`);

describe("the address of a stream", () => {
  const key = "a".repeat(64);
  const stream = { seats: [{ game: "k3v9", seat: "player-1", mark: "0f".repeat(16) }], until: NOON };

  test("holds its seats for whoever has the key, and nothing that others read", () => {
    const address = seal(key, stream);
    expect(unseal(key, address)).toEqual(stream);
    const bytes = Buffer.from(address, "base64url");
    expect(bytes.includes("k3v9") || bytes.includes("player-1")).toBe(false);
    expect(unseal("b".repeat(64), address)).toBeNull();
  });

  test("is none when a single character is another, or some are missing or too many", () => {
    const address = seal(key, stream);
    for (const more of ["x", "xy", "xyz", "xyzw"]) expect(unseal(key, address + more)).toBeNull();
    for (let at = 0; at < address.length; at += 7) {
      const other = address[at] === "A" ? "B" : "A";
      expect(unseal(key, `${address.slice(0, at)}${other}${address.slice(at + 1)}`)).toBeNull();
      expect(unseal(key, address.slice(0, at))).toBeNull();
    }
  });

  test("opens without any invitation in it, and with fifty is short enough for every address bar on the way", async () => {
    const games = await Promise.all(Array.from({ length: 25 }, start));
    const invitations = games.flatMap((game) => [game.secretOf("player-1"), game.secretOf("player-2")]);
    const { url, seats } = await open(invitations);
    expect(seats).toHaveLength(50);
    expect(url.length).toBeLessThan(5000);
    const { since } = await poll(url);
    expect(since.length).toBeLessThan(1800);
    expect((await ask(url, { "if-none-match": `"${since}"` })).status).toBe(304);
  });

  test.each(["", "?of=", "?of=junk", `?of=${"A".repeat(4000)}`, "?of=%00%ff", "?of=a&of=b"])(
    "that is none is refused: %s",
    async (query) => {
      const { status } = await ask(`/v1/streams${query}`);
      expect([400, 404]).toContain(status);
    },
  );

  test("is good for an hour", async () => {
    const game = await start();
    const { url, expiresAt } = await open([game.secretOf("player-1")]);
    expect(expiresAt).toBe(new Date(NOON + 3_600_000).toISOString());
    clock.now += 3_600_000;
    expect((await ask(url)).status).toBe(404);
    clock.now = NOON;
  });
});

describe("a place in the news", () => {
  test("is read as it was written, and nothing else is", () => {
    const place = new Map<string, Told>([
      ["0123456789ab", { version: 300, turn: true, proposal: 2, renewals: 0 }],
      ["ba9876543210", "lost"],
    ]);
    const text = writePlace(place);
    expect(readPlace(text)).toEqual(place);
    for (const other of [text.slice(0, -2), `B${text.slice(1)}`, "", "a b", "A".repeat(3000), "AQ".repeat(900)])
      expect(readPlace(other)).toBeNull();
  });
});

describe("a stream", () => {
  test("begins with how things stand, and then tells each move once, and whose turn it is after it", async () => {
    const game = await start();
    const { url } = await open([game.secretOf("player-2"), game.secretOf("master")]);
    const first = await poll(url);
    expect(short(first)).toEqual(["turn player-2 0"]);
    expect(first.news[0]).toMatchObject({
      game: game.id,
      at: expect.any(String),
      text: expect.stringContaining("act"),
    });
    await move(game, "player-2", "Covering you");
    const second = await poll(url, first.since);
    expect(short(second)).toEqual(["move player-2 1", "turn player-2 1", "move master 1"]);
    expect(second.news[0]).toMatchObject({ by: "player-2", words: "Covering you", text: "Player 2 has moved." });
    expect(second.again).toBe(20);
    expect(short(await poll(url, second.since))).toEqual([]);
  });

  test("goes on behind each single piece of news, wherever the connection was cut", async () => {
    const game = await start();
    const { url } = await open([game.secretOf("player-1"), game.secretOf("player-2")]);
    const { since } = await poll(url);
    for (let n = 0; n < 3; n++) await move(game, "player-1");
    const whole = await poll(url, since);
    expect(whole.news).toHaveLength(7);
    for (const [at, { id }] of whole.news.entries())
      expect((await poll(url, id)).news).toEqual(whole.news.slice(at + 1));
  });

  test("goes on behind news of every kind, wherever the connection was cut", async () => {
    const game = await start();
    const { url } = await open([game.secretOf("player-1"), game.secretOf("player-2")]);
    const { since } = await poll(url);
    const deed = async (rest: string, request: unknown, seat: string): Promise<void> => {
      const { status } = await service.post(`/v1/games/${game.id}/${rest}`, request, game.secretOf(seat));
      expect(status).toBe(200);
    };
    await move(game, "player-1");
    await deed("renew-invitation", { seat: "spectator" }, "master");
    await deed("claims", { take: ["jock"] }, "player-1");
    await deed("renew-invitation", { seat: "master" }, "master");
    await deed("undo", { expectedVersion: 1, to: 0 }, "player-2");
    const whole = await poll(url, since);
    const seats = ["renewed", "claims", "renewed", "proposal"];
    expect(whole.news.map(({ kind }) => kind)).toEqual(["move", "turn", ...seats, "move", ...seats]);
    for (const [at, { id }] of whole.news.entries())
      expect((await poll(url, id)).news).toEqual(whole.news.slice(at + 1));
  });

  test("tells long absences page by page, without a gap", async () => {
    const game = await start();
    const { url } = await open([game.secretOf("player-1")]);
    const first = await poll(url);
    for (let n = 0; n < 105; n++) await move(game, "player-1");
    const versions: number[] = [];
    let { since, more } = { ...first, more: true };
    while (more) {
      const page = await poll(url, since);
      versions.push(...page.news.filter(({ kind }) => kind === "move").map(({ version }) => version));
      ({ since, more } = page);
    }
    expect(versions).toEqual(Array.from({ length: 105 }, (_, n) => n + 1));
  });

  test("tells proposals, their end, an undo, replaced invitations and the end", async () => {
    const game = await start();
    await move(game, "player-1");
    const { url } = await open([game.secretOf("player-2")]);
    let { since } = await poll(url);
    const next = async (): Promise<z.infer<typeof newsAnswer>> => {
      const found = await poll(url, since);
      ({ since } = found);
      return found;
    };
    const deed = (rest: string, request: unknown, seat: string): Promise<unknown> =>
      service.post(`/v1/games/${game.id}/${rest}`, request, game.secretOf(seat));
    await deed("undo", { expectedVersion: 1, to: 0 }, "player-2");
    expect((await next()).news).toMatchObject([
      {
        kind: "proposal",
        by: "player-2",
        text: "Player 2 would like to take back the last move. Yet to agree: player 1.",
      },
    ]);
    await deed("end-proposal", { expectedVersion: 1 }, "player-1");
    expect((await next()).news).toMatchObject([
      { kind: "proposalEnded", by: "player-1", text: "Player 1 would rather not take back the last move." },
    ]);
    await deed("renew-invitation", { seat: "spectator" }, "master");
    expect((await next()).news).toMatchObject([{ kind: "renewed", by: "master" }]);
    await deed("close", { expectedVersion: 1 }, "master");
    expect(await next()).toMatchObject({
      news: [{ kind: "move", text: "The game master has closed the game." }, { kind: "over" }],
    });
    expect((await next()).news).toEqual([]);
  });

  test("tells once that an invitation opens nothing any more, and nothing of its game from then on", async () => {
    const game = await start();
    const { url } = await open([game.secretOf("player-1")]);
    const { since } = await poll(url);
    await service.post(`/v1/games/${game.id}/renew-invitation`, { seat: "player-1" }, game.secretOf("master"));
    await move(game, "player-2");
    const lost = await poll(url, since);
    expect(lost.news).toMatchObject([{ kind: "lost", seat: "player-1", title: "" }]);
    await move(game, "player-2");
    expect((await poll(url, lost.since)).news).toEqual([]);
  });

  test("takes nothing from the place of another stream", async () => {
    const [mine, other] = [await start(), await start()];
    const { since } = await poll((await open([other.secretOf("player-1")])).url);
    const { url } = await open([mine.secretOf("player-1")]);
    expect(short(await poll(url, since))).toEqual(["turn player-1 0"]);
  });

  test.each(["junk", "AAAA", "%22", "A".repeat(5000)])("refuses a place that is none: %s", async (since) => {
    const { url } = await open([(await start()).secretOf("player-1")]);
    expect((await ask(`${url}&since=${since}`)).status).toBe(400);
  });

  test("of one game leaves the others where they are", async () => {
    const [one, other] = [await start(), await start()];
    const { url } = await open([one.secretOf("player-1"), other.secretOf("player-1")]);
    const { since } = await poll(url);
    await move(one, "player-1");
    await move(other, "player-1");
    const first = await poll(`${url}&game=${one.id}`, since);
    expect(new Set(first.news.map(({ game }) => game))).toEqual(new Set([one.id]));
    expect(new Set((await poll(url, first.since)).news.map(({ game }) => game))).toEqual(new Set([other.id]));
  });

  test("is told as server-sent events and as lines, which begin where the header says", async () => {
    const game = await start();
    const { url } = await open([game.secretOf("player-1")]);
    const events = await ask(url, { accept: "text/event-stream" });
    expect(events.headers.get("content-type")).toContain("text/event-stream");
    const text = await events.text();
    expect(text).toMatch(/^retry: 20000\nid: [\w-]+\n\nid: [\w-]+\nevent: turn\ndata: \{.*\}\n\n$/);
    const [before, after] = [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id ?? "");
    const lines = await ask(url, { accept: "application/x-ndjson", "last-event-id": before ?? "" });
    const [line = "", rest] = (await lines.text()).split("\n");
    expect(JSON.parse(line)).toMatchObject({ id: after, kind: "turn" });
    expect(rest).toBe("");
    expect(await (await ask(url, { accept: "text/event-stream", "last-event-id": after ?? "" })).text()).not.toContain(
      "event:",
    );
  });

  test("opens for nobody whose invitations open nothing, and says which ones do not", async () => {
    const game = await start();
    const junk = `umpire-${game.id}-${"x".repeat(43)}`;
    expect((await service.post("/v1/streams", { invitations: [junk] })).status).toBe(401);
    expect(await open(["junk", game.secretOf("player-1"), junk])).toMatchObject({ unknown: [0, 2] });
    for (const invitations of [[], Array.from({ length: 51 }, () => junk), ["x".repeat(201)], "junk", 7])
      expect((await service.post("/v1/streams", { invitations })).status).toBe(400);
  });

  describe("of a public game by its id", () => {
    const follow = async (body: object): Promise<z.infer<typeof openStreamAnswer>> => {
      const { status, json } = await service.post("/v1/streams", body);
      expect(status).toBe(201);
      return openStreamAnswer.parse(json);
    };
    const deed = async (game: Started, rest: string, request: unknown, seat: string): Promise<void> => {
      const { status } = await service.post(`/v1/games/${game.id}/${rest}`, request, game.secretOf(seat));
      expect(status).toBe(200);
    };

    test("tells byte for byte what a spectator's invitation is told, in every form and from every place, and never that a seat is asked", async () => {
      const game = await start();
      const [mine, theirs] = [await follow({ games: [game.id] }), await open([game.secretOf("spectator")])];
      expect(mine.seats).toEqual([{ game: game.id, seat: "spectator" }]);
      const { since } = await poll(mine.url);
      await move(game, "player-1", "Covering you");
      await deed(game, "claims", { take: ["jock"] }, "player-1");
      await deed(game, "renew-invitation", { seat: "player-2" }, "master");
      await move(game, "player-1");
      await deed(game, "close", { expectedVersion: 2 }, "master");
      const places = [undefined, since, ...(await poll(mine.url, since)).news.map(({ id }) => id)];
      expect(places.length).toBeGreaterThan(6);
      for (const place of places)
        for (const accept of ["application/json", "text/event-stream", "application/x-ndjson"]) {
          const [one, other] = await Promise.all(
            [mine, theirs].map(async ({ url }) => {
              const response = await ask(place === undefined ? url : `${url}&since=${place}`, { accept });
              return [response.status, response.headers.get("etag"), await response.text()];
            }),
          );
          expect(one).toEqual(other);
          expect(one?.[2]).not.toContain("turn");
        }
    });

    test("says of a move what anybody reads in the list of moves", async () => {
      const game = await start();
      const { url } = await follow({ games: [game.id] });
      const { since } = await poll(url);
      await move(game, "player-1", "Covering you");
      await move(game, "player-1");
      const { json } = await service.get(`/v1/games/${game.id}/moves?after=0`);
      const { news } = await poll(url, since);
      expect(news).toHaveLength(2);
      expect(json["moves"]).toMatchObject(news.map(({ version, at, by, words }) => ({ version, at, by, words })));
    });

    test("is refused where it is private or is not there, one like the other, and is bounded with the invitations", async () => {
      const { json } = await service.post("/v1/games", { ruleset: "rogue-regiment", board, visibility: "private" });
      const [hidden, shown] = [invited(json).id, await start()];
      const [one, other] = await Promise.all(
        [hidden, "nothere"].map((id) => service.post("/v1/streams", { games: [id] })),
      );
      expect(one).toMatchObject({ status: 404, json: { errors: [{ code: "unknown-game", path: "/games" }] } });
      expect(one?.json).toEqual(other?.json);
      expect(await follow({ games: [hidden, shown.id, "nothere"] })).toMatchObject({
        unknown: [],
        unknownGames: [0, 2],
      });
      const many = Array.from({ length: 26 }, () => shown.id);
      for (const body of [
        {},
        { games: [] },
        { games: ["No id"] },
        { games: many, invitations: many },
        { games: [...many, ...many] },
      ])
        expect((await service.post("/v1/streams", body)).status).toBe(400);
    });

    test("is told once, beside an invitation to look on at it or to a seat of it", async () => {
      const game = await start();
      const { url, seats } = await follow({
        games: [game.id, game.id],
        invitations: [game.secretOf("spectator"), game.secretOf("player-2")],
      });
      expect(seats.map(({ seat }) => seat)).toEqual(["spectator", "player-2"]);
      const { since } = await poll(url);
      await move(game, "player-1");
      expect(short(await poll(url, since))).toEqual(["move spectator 1", "move player-2 1"]);
    });

    test("is the same over GraphQL", async () => {
      const game = await start();
      await move(game, "player-1");
      await deed(game, "close", { expectedVersion: 1 }, "master");
      const query = "query ($games: [ID!]) { news(invitations: [], games: $games) { news { kind seat version } } }";
      const variables = { games: [game.id] };
      expect((await service.post("/graphql", { query, variables })).json).toMatchObject({
        data: { news: { news: [{ kind: "over", seat: "spectator", version: 2 }] } },
      });
    });
  });

  test("is the same over GraphQL, where it is asked by invitations in a body", async () => {
    const game = await start();
    const query =
      "query ($invitations: [String!]!, $since: String) { news(invitations: $invitations, since: $since) { news { kind seat version by } since more again } }";
    const variables = { invitations: [game.secretOf("player-2")] };
    const first = await service.post("/graphql", { query, variables });
    expect(first.json).toMatchObject({ data: { news: { news: [{ kind: "turn" }], more: false, again: 20 } } });
    const { since } = await poll((await open(variables.invitations)).url);
    await move(game, "player-2");
    expect((await service.post("/graphql", { query, variables: { ...variables, since } })).json).toMatchObject({
      data: { news: { news: [{ kind: "move", by: "player-2" }, { kind: "turn" }] } },
    });
    const inAddress = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    expect(await (await service.app.request(`/graphql?${inAddress}`)).text()).toContain("secret-in-address");
  });
});
