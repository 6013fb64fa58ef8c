import { describe, expect, it } from "vitest";
import * as z from "zod";
import { games } from "../all-games.ts";
import { serving } from "./serving.ts";

const service = serving();

const reasoned = z.looseObject({ reason: z.string().nullable() });

describe.each(games)("where $id asks nobody", ({ id, scenarios }) => {
  const at = { ruleset: id, scenario: scenarios[0]?.id ?? "" };

  it.each(["/v1/policy-move", "/v1/analyse"])(
    "%s says why it has nothing to tell, and how it goes on",
    async (path) => {
      const { status, json } = await service.post(path, at);
      expect(status).toBe(200);
      expect(reasoned.parse(json).reason).toMatch(/^Nobody is asked.*adjudicate.*\.$/);
    },
  );

  it("what it says goes on, to a moment in which there is a move and no reason", async () => {
    let position: unknown = (await service.post("/v1/board", at)).json["position"];
    for (let n = 0; n < 20; n++) {
      const { json: move } = await service.post("/v1/policy-move", { position });
      if (reasoned.parse(move).reason === null) return;
      ({ position } = (await service.post("/v1/adjudicate", { position, seed: n })).json);
    }
    expect.unreachable("Nobody is ever asked.");
  });
});
