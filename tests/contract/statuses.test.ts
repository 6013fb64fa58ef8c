import { beforeAll, describe, expect, test } from "vitest";
import { defineGame as closedOver } from "../../rules/kernel/index.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { alone, turning } from "../fault/crowd.ts";
import { serving } from "./serving.ts";
import { invited, type Service, startService } from "./table.ts";

/*
 * Statuses that are rare: each must be given as the OpenAPI document says, or the service of the tests throws
 * (documented.ts).
 */
const service = serving();
let newer: Service;
let game: ReturnType<typeof invited>;

beforeAll(async () => {
  newer = await startService({ rulesets: [closedOver({ ...ruleset, version: "9.0.0" })], embedded: service.embedded });
  game = invited((await service.post("/v1/games", alone)).json);
  await service.post(
    `/v1/games/${game.id}/moves`,
    { expectedVersion: 0, action: turning(0) },
    game.secretOf("player-1"),
  );
});

const changed = { status: 409, json: { type: "urn:umpire:problem:rules-changed" } };
const reused = { status: 422, json: { type: "urn:umpire:problem:key-reused" } };

describe("of a stored game under other rules", () => {
  test.each([
    ["adjudicate", { action: turning(1) }],
    ["legal-actions", {}],
    ["requirements", { action: turning(1) }],
    ["sight", { from: "jock", to: "2,0" }],
    ["field-of-view", { piece: "jock" }],
    ["odds", { action: turning(1) }],
    ["enemy-preview", {}],
    ["policy-move", {}],
    ["explore", {}],
    ["games", {}],
  ])("%s is 409", async (path, asked) => {
    expect(await newer.post(`/v1/${path}`, { gameId: game.id, ...asked }, game.secretOf("player-1"))).toMatchObject(
      changed,
    );
  });

  test("its board is shown all the same", async () => {
    const asked = await newer.post("/v1/board", { gameId: game.id }, game.secretOf("player-1"));
    expect(asked).toMatchObject({ status: 200, json: { board: { pieces: expect.any(Array) } } });
  });

  test.each(["svg", "png"])("its picture as %s is shown all the same", async (kind) => {
    expect((await newer.app.request(`/v1/games/${game.id}/board.${kind}`)).status).toBe(200);
  });

  test.each([
    ["moves", { expectedVersion: 1, action: turning(1) }],
    ["undo", { expectedVersion: 1, to: 0 }],
  ])("%s is 409", async (path, asked) => {
    const answer = await newer.post(`/v1/games/${game.id}/${path}`, asked, game.secretOf("player-1"));
    expect(answer).toMatchObject(changed);
  });

  test("a branch goes on under the present ones", async () => {
    const answer = await newer.post(`/v1/games/${game.id}/branch`, {}, game.secretOf("player-1"));
    expect(answer).toMatchObject({ status: 201, json: { rules: { current: true }, origin: { kind: "branch" } } });
  });
});

describe("a key that was used for another request is 422", () => {
  const key = "0b1f63a2-5a0e-4a38-9f0f-0c7d2f3f9b11";
  const record = async (): Promise<string> => (await service.app.request(`/v1/games/${game.id}/record`)).text();

  test("of creating", async () => {
    const idempotencyKey = `${key}-create`;
    expect((await service.post("/v1/games", { ...alone, idempotencyKey })).status).toBe(201);
    expect(await service.post("/v1/games", { ...alone, title: "Another", idempotencyKey })).toMatchObject(reused);
  });

  test("of branching", async () => {
    const branch = (version: number) =>
      service.post(
        `/v1/games/${game.id}/branch`,
        { version, idempotencyKey: `${key}-branch` },
        game.secretOf("player-1"),
      );
    expect((await branch(0)).status).toBe(201);
    expect(await branch(1)).toMatchObject(reused);
  });

  test("of importing", async () => {
    const text = await record();
    const put = (version: number) =>
      service.post("/v1/records/import", { record: text, version, idempotencyKey: `${key}-import` });
    expect((await put(0)).status).toBe(201);
    expect(await put(1)).toMatchObject(reused);
  });

  test("of acting and going back", async () => {
    const { id, secretOf } = invited((await service.post("/v1/games", alone)).json);
    const put = (deed: string, asked: object) =>
      service.post(`/v1/games/${id}/${deed}`, { ...asked, idempotencyKey: "once" }, secretOf("player-1"));
    expect((await put("moves", { expectedVersion: 0, action: turning(0) })).status).toBe(200);
    expect(await put("moves", { expectedVersion: 0, action: turning(1) })).toMatchObject(reused);
    expect(await put("undo", { expectedVersion: 0, to: 0 })).toMatchObject(reused);
  });
});
