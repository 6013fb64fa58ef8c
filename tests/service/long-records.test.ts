import { expect, test } from "vitest";
import { games as rulesets } from "../all-games.ts";
import { app } from "../../service/index.ts";
import { bodyOf, storedMove } from "../../service/games/move.ts";
import { deskForAll } from "./desk-of-tests.ts";

const desk = deskForAll();

/** A game on which somebody has turned again and again: the same moves, as they would be played. */
async function longGame(turns: number): Promise<string> {
  const { id, as } = await desk.start();
  const facings = ["S", "W", "N", "E"];
  for (let version = 0; version < 8; version++)
    await desk.games.act(
      id,
      { expectedVersion: version, action: { do: "face", operator: "jock", facing: facings[version % 4] } },
      as("player-1"),
    );
  const pattern = (await desk.store.moves(id, 4, 4)).map(bodyOf);
  let last = await desk.store.latest(id);
  for (let version = 9; version <= turns; version++) {
    const body = pattern[(version - 1) % 4];
    if (last === null || body === undefined) throw new Error("The game has no moves.");
    last = storedMove(version, last.hash, body);
    await desk.store.commit(id, last);
  }
  return id;
}

const service = () => app({ games: rulesets, store: desk.store, now: () => desk.clock.now, log: () => undefined });
const post = (path: string, body: unknown) =>
  service().request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** All parts of a record, one after the other. */
async function parts(id: string): Promise<readonly string[]> {
  const found: string[] = [];
  let path: string | undefined = `/v1/games/${id}/record`;
  while (path !== undefined) {
    const response: Response = await service().request(path);
    expect(response.status).toBe(200);
    found.push(await response.text());
    path = /^<(.*)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
  }
  return found;
}

test("a record of any length is read in parts, which are the record one after the other", async () => {
  const id = await longGame(5200);
  const read = await parts(id);
  expect(read.length).toBeGreaterThan(1);
  const whole = read.join("");
  expect(whole.startsWith("umpire record 1\n")).toBe(true);
  expect(whole.endsWith("\n\nend 5200\n")).toBe(true);
  expect([...whole.matchAll(/^move (\d+)/gm)].map(([, version]) => Number(version))).toEqual(
    Array.from({ length: 5201 }, (_, version) => version),
  );
  expect((await service().request(`/v1/games/${id}/record?from=5201`)).status).toBe(404);
  expect((await service().request(`/v1/games/${id}/record?from=x`)).status).toBe(400);
});

const overGraphql = async (query: string, variables: object) => {
  const answer = await post("/graphql", { query, variables });
  return { status: answer.status, text: await answer.text() };
};

test("a record of far more than a usual request is verified and imported over GraphQL, too", async () => {
  const id = await longGame(4000);
  const [record = "", ...more] = await parts(id);
  expect(more).toEqual([]);
  expect(record.length).toBeGreaterThan(900_000);
  const read = await overGraphql("query ($id: ID!) { record(id: $id) }", { id });
  expect(read).toEqual({ status: 200, text: JSON.stringify({ data: { record } }) });
  const verified = await overGraphql("query ($it: String!) { verifyRecord(record: $it) { intact moves } }", {
    it: record,
  });
  expect(JSON.parse(verified.text)).toEqual({ data: { verifyRecord: { intact: true, moves: 4001 } } });
  const imported = await overGraphql("mutation ($it: String!) { importRecord(record: $it) { origin { version } } }", {
    it: record,
  });
  expect(JSON.parse(imported.text)).toEqual({ data: { importRecord: { origin: { version: 4000 } } } });
});

test("nothing else in a GraphQL request is longer than usual, and what is too long is said with where to go", async () => {
  const long = "x".repeat(300_000);
  const board = await overGraphql('query ($it: String!) { draft(ruleset: "rogue-regiment", board: $it) { ruleset } }', {
    it: long,
  });
  expect(JSON.parse(board.text)).toMatchObject({ errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
  expect((await overGraphql(`{ rulesets { id } } # ${long}`, { record: "y" })).status).toBe(413);
  const both = await overGraphql("{ rulesets { id } }", { record: long, board: long });
  expect(both.status).toBe(413);
  const far = await overGraphql("query ($it: String!) { verifyRecord(record: $it) { intact } }", {
    it: "x".repeat(5_000_000),
  });
  expect(far.status).toBe(413);
  const longest = await longGame(5200);
  const whole = await overGraphql("query ($id: ID!) { record(id: $id) }", { id: longest });
  expect(JSON.parse(whole.text)).toMatchObject({
    data: { record: null },
    errors: [{ message: expect.stringContaining(`GET /v1/games/${longest}/record`) }],
  });
});

test("a record of far more than a usual request is verified and imported over HTTP", async () => {
  const id = await longGame(2500);
  const [record = "", ...more] = await parts(id);
  expect(more).toEqual([]);
  expect(record.length).toBeGreaterThan(500_000);
  const verified = await post("/v1/records/verify", { record });
  expect(await verified.json()).toMatchObject({ intact: true, moves: 2501 });
  const imported = await post("/v1/records/import", { record });
  expect({ status: imported.status, json: await imported.json() }).toMatchObject({
    status: 201,
    json: { origin: { kind: "import", version: 2500 } },
  });
  expect((await post("/v1/records/verify", { record: "x".repeat(3_000_000) })).status).toBe(400);
  expect((await post("/v1/records/verify", { record: "x".repeat(5_000_000) })).status).toBe(413);
});
