import { createClient } from "@umpire/client";
import { describe, expect, test } from "vitest";
import { hourOfGlory } from "../../rules/hour-of-glory/index.ts";
import { moveByStrength } from "../../rules/search/index.ts";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving();

const at = {
  ruleset: "hour-of-glory",
  board:
    "plan\n.....\n.....\nphase commander\nintruder crane at 4,0, assault\ncommander at 0,0, facing E\nturn commander, left 4",
};

const query = `query ($at: At!, $seed: Float, $strength: Strength) {
  policyMove(at: $at, seed: $seed, strength: $strength) { action choose seat piece reason }
}`;

/** The same question over REST, over GraphQL and by the client. */
async function everywhere(strength: "easy" | "fair" | "strong", seed: number): Promise<readonly unknown[]> {
  const umpire = createClient({ url: "http://umpire.test", fetch: async (request) => service.app.fetch(request) });
  const asked = { ...at, strength, seed };
  const rest = await service.post("/v1/policy-move", asked);
  const graphql = await service.post("/graphql", { query, variables: { at, seed, strength } });
  return [rest.json, Object(graphql.json["data"]).policyMove, await umpire.policyMove(asked)];
}

describe("the strength of a policy move", () => {
  test.each(["easy", "fair", "strong"] as const)("%s: the same seed, the same move at every door", async (strength) => {
    const opened = hourOfGlory.openText(at.board);
    if (!opened.ok) throw new Error(opened.defects[0]?.message);
    for (const seed of [1, 2, 3, 4]) {
      const answers = await everywhere(strength, seed);
      expect(answers).toEqual([answers[0], answers[0], answers[0]]);
      expect(answers[0]).toMatchObject({ ...moveByStrength(opened.value, { strength, seed }) });
    }
  });

  test("is fair where nothing is said of it", async () => {
    for (const seed of [1, 5])
      expect((await service.post("/v1/policy-move", { ...at, seed })).json).toEqual(
        (await everywhere("fair", seed))[0],
      );
  });

  test("is one of three words: what else is sent is named with its place", async () => {
    expect(await service.post("/v1/policy-move", { ...at, strength: "godlike" })).toMatchObject({
      status: 400,
      json: { errors: [{ path: "/strength", message: expect.stringContaining('"easy"') }] },
    });
  });

  test("knows no more than the seat that is asked", async () => {
    const made = await service.post("/v1/games", {
      ruleset: "hour-of-glory",
      scenario: "full-moon",
      visibility: "private",
      analysis: "all",
    });
    const { id, secretOf } = invited(made.json);
    const ask = (strength: string, position?: unknown) =>
      service.post(
        "/v1/policy-move",
        position === undefined
          ? { gameId: id, strength, seed: 2 }
          : { position, seat: "intruder-1", strength, seed: 2 },
        position === undefined ? secretOf("intruder-1") : undefined,
      );
    for (const strength of ["easy", "strong"]) {
      const own = await ask(strength);
      expect(own.status).toBe(200);
      // whole positions that the seat cannot tell apart have the same move
      for (const seed of [1, 2]) {
        const sampled = await service.post("/v1/sample", { gameId: id, seed }, secretOf("intruder-1"));
        expect((await ask(strength, sampled.json["position"])).json).toEqual(own.json);
      }
    }
  });

  test("is the strength of a seat by the client, too", async () => {
    const umpire = createClient({ url: "http://umpire.test", fetch: async (request) => service.app.fetch(request) });
    const created = await umpire.games.create("v-sabotage", { scenario: "relay-post" });
    const seat = umpire.seat(created.invitation("player-1"));
    for await (const turn of seat.turns()) {
      const [easy, again] = [
        await turn.policyMove({ strength: "easy", seed: 4 }),
        await turn.policyMove({ strength: "easy", seed: 4 }),
      ];
      expect(again).toEqual(easy);
      expect(await turn.policyMove({ strength: "fair" })).toEqual(await turn.policyMove());
      break;
    }
  });
});
