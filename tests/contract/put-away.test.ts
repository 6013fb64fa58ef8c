import { beforeAll, expect, test } from "vitest";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

const service = serving();
let game: ReturnType<typeof invited>;

beforeAll(async () => {
  game = invited((await service.post("/v1/games", { ruleset: "rogue-regiment", board: hedge })).json);
  await service.embedded.store.bury(game.id, { at: "2026-01-21T00:00:00.000Z", ran: 0, version: 0 });
});

const gone = { type: "urn:umpire:problem:gone", status: 410, errors: [{ code: "put-away", path: "/id" }] };

test("a game that was put away is 410 wherever it is asked for, with a sentence", async () => {
  const master = game.secretOf("master");
  for (const path of ["", "/versions/0", "/moves", "/record", "/board.svg"])
    expect(await service.get(`/v1/games/${game.id}${path}`, master), path).toMatchObject({ status: 410, json: gone });
  expect((await service.get(`/v1/games/${game.id}`)).json["detail"]).toBe(
    "The time of this game was over, and on 2026-01-21 it was put away. Until 2026-02-20 whoever runs the server can take it back; then it is removed for good.",
  );
  for (const [path, body] of [
    ["moves", { expectedVersion: 0, choose: ["a"] }],
    ["undo", { expectedVersion: 1, to: 0 }],
    ["branch", {}],
    ["close", { expectedVersion: 0 }],
    ["renew-invitation", { seat: "master" }],
    ["take-over-rules", { expectedVersion: 0 }],
    ["notices", { url: null }],
  ] as const)
    expect(await service.post(`/v1/games/${game.id}/${path}`, body, master), path).toMatchObject({ status: 410 });
  expect(await service.post("/v1/sight", { gameId: game.id, from: "guard", to: "jock" })).toMatchObject({
    status: 410,
  });
  expect(await service.post("/v1/games", { gameId: game.id }, game.secretOf("player-1"))).toMatchObject({
    status: 410,
  });
});

test("in GraphQL it is GONE, and in a list of games it is none that was guessed", async () => {
  const { json } = await service.post("/graphql", { query: `{ game(id: "${game.id}") { version } }` });
  expect(json).toMatchObject({ errors: [{ extensions: { code: "GONE" } }] });
  expect(await service.post("/v1/my-games", { invitations: [game.secretOf("master")] })).toMatchObject({
    status: 200,
    json: { games: [], unknown: [], unreadable: [0] },
  });
});
