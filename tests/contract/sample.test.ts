import { describe, expect, it } from "vitest";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving();

describe("a sample for a seat of a stored game", () => {
  it("is a whole position in the middle of something, too, from which a bot looks ahead", async () => {
    const made = await service.post("/v1/games", {
      ruleset: "hour-of-glory",
      scenario: "full-moon",
      visibility: "private",
    });
    const { id, secretOf } = invited(made.json);
    const mine = secretOf("intruder-1");
    const seen = await service.post("/v1/board", { gameId: id }, mine);
    expect(seen.json["position"]).toBeNull();
    const first = await service.post("/v1/sample", { gameId: id, seed: 3 }, mine);
    expect(first.status).toBe(200);
    expect((await service.post("/v1/sample", { gameId: id, seed: 3 }, mine)).json).toEqual(first.json);
    const { position } = first.json;
    for (const path of ["legal-actions", "policy-move", "explore"])
      expect((await service.post(`/v1/${path}`, { position })).status, path).toBe(200);
    expect((await service.post("/v1/sample", { gameId: id })).status).toBe(404);
  });

  it("is the position itself in an open game", async () => {
    const at = { ruleset: "v-sabotage", scenario: "relay-post" };
    const board = await service.post("/v1/board", at);
    const sample = await service.post("/v1/sample", { ...at, seat: "player-1" });
    expect(sample.json["positionId"]).toBe(board.json["positionId"]);
  });
});
