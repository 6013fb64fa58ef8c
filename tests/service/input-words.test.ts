import { afterAll, expect, it } from "vitest";
import { Engine } from "../../cli/engine/engine.ts";
import { startService } from "../contract/table.ts";
import { connected } from "./mcp/connected.ts";

const service = await startService();
afterAll(() => service.embedded.close());

const model = await connected(service.app);

const at = { ruleset: "hour-of-glory", board: "intruder crane at 1,3" };
/** What the words of the library are that reads what is sent. */
const libraryWords = /Invalid (?:input|option|string|key|arguments)|Too (?:big|small)|Unrecognized key|received|-32602/;

/** What is wrong with the same question at each door. */
const doors: Readonly<Record<string, (wrong: Readonly<Record<string, unknown>>) => Promise<string>>> = {
  REST: async (wrong) => JSON.stringify((await service.post("/v1/policy-move", { ...at, ...wrong })).json),
  GraphQL: async (wrong) =>
    JSON.stringify(
      (
        await service.post("/graphql", {
          query: "query ($at: At!, $seed: Float) { policyMove(at: $at, seed: $seed) { choose } }",
          variables: { at: { ...at, version: "seed" in wrong ? undefined : -1 }, seed: "seed" in wrong ? -1 : null },
        })
      ).json,
    ),
  tools: async (wrong) => (await model.call("adjudicate", { ...at, ...wrong })).text,
  engine: async (wrong) =>
    JSON.stringify(await new Engine().answer(JSON.stringify({ id: 1, go: { at: 0, ...wrong } }))),
};

it.each(Object.entries(doors))("says in our words what is wrong: %s", async (_, ask) => {
  for (const wrong of [{ seed: -1 }, { seed: "x" }, { seed: [] }, { nonsense: true }]) {
    const told = await ask(wrong);
    expect(told).toMatch(/seed|nonsense|version/);
    expect(told).not.toMatch(libraryWords);
  }
});
