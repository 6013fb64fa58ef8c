import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Game, err } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { openEmbeddedStore, type EmbeddedStore } from "../service/embedded.ts";
import { invited, type Service, startService } from "./table.ts";

/** Jock beside the entry tile: he may walk off, which ends the game. */
const beforeTheEnd = (turn: number): string => `objectives leave
entry 0,0
turn ${turn}
board
+ + + + +
 J . . .
+ + + + +
J = operator jock, facing E`;
const off = { do: "move", operator: "jock", to: "off" };

const isOver = (position: unknown): boolean =>
  typeof position === "object" &&
  position !== null &&
  "state" in position &&
  typeof position.state === "object" &&
  position.state !== null &&
  "result" in position.state &&
  position.state.result !== null;

/** The rules with a reader that refuses every position of a game that is over. */
const refusing: readonly Game[] = games.map((game) => ({
  ...game,
  open: (json, work) =>
    isOver(json)
      ? err({ code: "turn", path: "jock", message: "Jock is at (0,0) and holds the secret plans." })
      : game.open(json, work),
}));

let embedded: EmbeddedStore;
/** A server that reads all it has, and one on the same store that does not read games that are over. */
let good: Service;
let bad: Service;

beforeEach(async () => {
  embedded = openEmbeddedStore("memory");
  good = await startService({ embedded });
  bad = await startService({ embedded, rulesets: refusing });
});
afterEach(() => embedded.close());

async function begun(on: Service, turn = 1) {
  const { status, json } = await on.post("/v1/games", { ruleset: "rogue-regiment", board: beforeTheEnd(turn) });
  expect(status).toBe(201);
  const { id, secretOf } = invited(json);
  return { id, player: secretOf("player-1"), master: secretOf("master") };
}

/** A game that is over, which the one server reads and the other does not. */
async function ended() {
  const game = await begun(good);
  const acted = await good.post(`/v1/games/${game.id}/moves`, { expectedVersion: 0, action: off }, game.player);
  expect(acted).toMatchObject({ status: 200, json: { outcome: "over" } });
  return game;
}

const internal = { status: 500, json: { type: expect.stringContaining("internal"), status: 500 } };

const graphql = async (on: Service, query: string, as?: string) => (await on.post("/graphql", { query }, as)).json;
const internalError = { errors: [{ extensions: { code: "INTERNAL_SERVER_ERROR" } }] };

/** That the log says where it lies, and nothing of what the position holds or who asked. */
function loggedAs(on: Service, where: Readonly<Record<string, unknown>>, ...secrets: readonly string[]): void {
  const lines = on.logged.splice(0);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatchObject({ level: "error", event: "own position refused", defects: ["turn jock"], ...where });
    const text = JSON.stringify(line);
    for (const secret of [...secrets, "secret plans"]) expect(text).not.toContain(secret);
  }
}

describe("a position of ours that our own reader refuses", () => {
  test("is not committed: the move that would leave it is an error of ours, and the game stands as it stood", async () => {
    const { id, player } = await begun(bad);
    const { json } = await bad.get(`/v1/games/${id}`, player);
    expect(await bad.post(`/v1/games/${id}/moves`, { expectedVersion: 0, action: off }, player)).toMatchObject(
      internal,
    );
    loggedAs(bad, { game: id, version: 1, place: "to be committed" }, player);
    const document = `mutation { act(id: "${id}", expectedVersion: 0, move: { action: { do: "move", operator: "jock", to: "off" } }) { __typename } }`;
    expect(await graphql(bad, document, player)).toMatchObject(internalError);
    loggedAs(bad, { game: id, version: 1, place: "to be committed" }, player);
    expect(await bad.get(`/v1/games/${id}`, player)).toMatchObject({ status: 200, json });
    const moves = await bad.get(`/v1/games/${id}/moves`, player);
    expect(moves.json["moves"]).toHaveLength(1);
    // another move goes on from there
    const crouched = { expectedVersion: 0, action: { do: "crouch", operator: "jock" } };
    expect(await bad.post(`/v1/games/${id}/moves`, crouched, player)).toMatchObject({ status: 200 });
  });

  test("is not a game's beginning either", async () => {
    const { id, player } = await ended();
    const branched = await bad.post(`/v1/games/${id}/branch`, { version: 1 }, player);
    expect(branched).toMatchObject(internal);
    loggedAs(bad, { game: id, version: 1, place: "stored" }, player);
  });

  test("is an error of ours wherever a stored game is asked about, and its record can still be had", async () => {
    const { id, player } = await ended();
    const place = { game: id, version: 1, place: "stored" };
    expect(await bad.get(`/v1/games/${id}`, player)).toMatchObject(internal);
    loggedAs(bad, place, player);
    for (const [path, body] of [
      ["/v1/board", {}],
      ["/v1/legal-actions", {}],
      ["/v1/policy-move", {}],
      ["/v1/board.svg", {}],
      ["/v1/sight", { from: "jock", to: "1,0" }],
    ] as const) {
      expect(await bad.post(path, { gameId: id, ...body }, player), path).toMatchObject(internal);
      loggedAs(bad, place, player);
    }
    expect(await bad.get(`/v1/games/${id}/board.png`, player)).toMatchObject(internal);
    loggedAs(bad, place, player);
    expect(await graphql(bad, `{ game(id: "${id}") { board } }`, player)).toMatchObject(internalError);
    loggedAs(bad, place, player);
    const [moves, version, record] = await Promise.all([
      bad.get(`/v1/games/${id}/moves`, player),
      bad.get(`/v1/games/${id}/versions/0`, player),
      bad.app.request(`/v1/games/${id}/record`, { headers: { authorization: `Bearer ${player}` } }),
    ]);
    expect([moves.status, version.status, record.status]).toEqual([200, 200, 200]);
    expect(bad.logged).toEqual([]);
  });

  test("is an error of ours where it is made of a position or a record that was sent", async () => {
    const { id, player } = await ended();
    const adjudicated = await bad.post("/v1/adjudicate", {
      ruleset: "rogue-regiment",
      board: beforeTheEnd(1),
      action: off,
    });
    expect(adjudicated).toMatchObject(internal);
    loggedAs(bad, { game: null, place: "just played" });
    const record = await (
      await good.app.request(`/v1/games/${id}/record`, { headers: { authorization: `Bearer ${player}` } })
    ).text();
    expect(await bad.post("/v1/records/import", { record })).toMatchObject(internal);
    loggedAs(bad, { game: null, version: 1, place: "just played" });
    expect(await bad.post("/v1/records/import", { record, version: 0 })).toMatchObject({ status: 201 });
    // one that was sent as it is remains the sender's
    const { json } = await good.post("/v1/board", { gameId: id }, player);
    expect(await bad.post("/v1/board", { position: json["position"] })).toMatchObject({ status: 400 });
    expect(bad.logged).toEqual([]);
  });

  test("is told as such in a list of games, and harms no other", async () => {
    const [one, other] = [await ended(), await begun(good)];
    const invitations = [one.player, "umpire-nothing", other.player];
    const expected = [
      { id: other.id, readable: true, waitsForYou: true, seat: "player-1", waitsFor: { seats: ["player-1"] } },
      { id: one.id, readable: false, waitsForYou: false, seat: "player-1", waitsFor: null, ended: null, version: 1 },
    ];
    const listed = await bad.post("/v1/my-games", { invitations });
    expect(listed).toMatchObject({ status: 200, json: { games: expected, unknown: [1], unreadable: [] } });
    loggedAs(bad, { game: one.id, version: 1, place: "stored" }, one.player);
    const answer = await bad.post("/graphql", {
      query:
        "query ($invitations: [String!]!) { myGames(invitations: $invitations) { games { id readable waitsForYou seat waitsFor { seats } version } unknown unreadable } }",
      variables: { invitations },
    });
    expect(answer.json).toMatchObject({
      data: {
        myGames: {
          games: [
            { id: other.id, readable: true },
            { id: one.id, readable: false, waitsForYou: false, waitsFor: null },
          ],
          unknown: [1],
          unreadable: [],
        },
      },
    });
    const whole = await good.post("/v1/my-games", { invitations });
    expect(whole.json["games"]).toMatchObject([
      { id: other.id },
      { id: one.id, readable: true, ended: { how: "over" } },
    ]);
  });
});

test("a game that the store cannot give out is told by its place in the list, and harms no other", async () => {
  const [one, other] = [await begun(good), await begun(good)];
  const { table } = embedded;
  const damaged: EmbeddedStore = {
    ...embedded,
    store: {
      ...embedded.store,
      game: (id) =>
        id === one.id ? Promise.reject(new Error("This row is not what was written.")) : embedded.store.game(id),
    },
    table,
  };
  const service = await startService({ embedded: damaged });
  const invitations = [one.player, other.player];
  expect(await service.post("/v1/my-games", { invitations })).toMatchObject({
    status: 200,
    json: { games: [{ id: other.id, readable: true }], unknown: [], unreadable: [0] },
  });
  expect(service.logged).toMatchObject([
    { level: "error", game: one.id, message: "This row is not what was written." },
  ]);
});

test("a game that would come to hold more than a position can stays as it is, and says so", async () => {
  const { id, player } = await begun(good, 9999);
  const action = { do: "end-turn", operator: "jock" };
  expect(await good.post(`/v1/games/${id}/moves`, { expectedVersion: 0, action }, player)).toMatchObject({
    status: 400,
    json: { errors: [{ code: "beyond-limits" }] },
  });
  expect(await good.get(`/v1/games/${id}`, player)).toMatchObject({ status: 200, json: { version: 0 } });
  expect(good.logged).toEqual([]);
  expect(await good.post(`/v1/games/${id}/moves`, { expectedVersion: 0, action: off }, player)).toMatchObject({
    status: 200,
    json: { outcome: "over" },
  });
});
