import { describe, expect, it } from "vitest";
import * as z from "zod";
import { games } from "../all-games.ts";
import { serving } from "./serving.ts";

const service = serving();

const body = z.looseObject({
  requestBody: z.object({
    content: z.object({ "application/json": z.looseObject({ schema: z.object({ $ref: z.string() }) }) }),
  }),
});
const documented = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) })),
  }),
});

/** A word with a letter too many at its end. */
const mistyped = (word: string): string => `${word}x`;

it("a field that no request has is told with the one that was meant, at every path", async () => {
  const { paths, components } = documented.parse((await service.get("/v1/openapi.json")).json);
  let tried = 0;
  for (const [path, methods] of Object.entries(paths)) {
    const { data } = body.safeParse(methods["post"]);
    if (data === undefined) continue;
    const name = data.requestBody.content["application/json"].schema.$ref.split("/").at(-1) ?? "";
    const [field] = Object.keys(components.schemas[name]?.properties ?? {});
    if (field === undefined) continue;
    const { json } = await service.post(path.replace("{id}", "nowhere"), { [mistyped(field)]: 1 });
    const told = JSON.stringify(json);
    expect(told, path).toContain(`There is no field \\"${mistyped(field)}\\" here`);
    expect(told, path).toContain(`nearest: ${field}`);
    tried++;
  }
  expect(tried).toBeGreaterThan(20);
});

it("a seed is told its place where it was put into `random`", async () => {
  const { json } = await service.post("/v1/adjudicate", {
    ruleset: "hour-of-glory",
    scenario: "quiet-stair",
    random: { seed: 7 },
  });
  expect(json).toMatchObject({
    errors: [{ path: "/random", message: '"random" is true or false; a seed stands beside it: "seed": 7.' }],
  });
});

it.each(games)("so is a field of each action of $id", ({ id, actionJsonSchema }) => {
  const kinds = z
    .object({
      oneOf: z.array(
        z.looseObject({ properties: z.record(z.string(), z.looseObject({ const: z.unknown().optional() })) }),
      ),
    })
    .safeParse(actionJsonSchema());
  const game = games.find((one) => one.id === id);
  const laid = game?.setUp(game.scenarios[0]?.id ?? "", {});
  if (laid?.ok !== true) throw new Error("The scenario is not set up.");
  let tried = 0;
  for (const { properties } of kinds.data?.oneOf ?? []) {
    const { do: kind, ...fields } = properties;
    const [field] = Object.keys(fields);
    if (kind?.const === undefined || field === undefined) continue;
    const read = laid.value.requirements({ do: kind.const, [mistyped(field)]: "x" });
    const messages = read.ok ? [] : read.defects.map(({ message }) => message);
    expect(messages.find((message) => message.startsWith("There is no field"))).toContain(`nearest: ${field}`);
    tried++;
  }
  expect(tried).toBeGreaterThan(5);
});

describe("at an address", () => {
  it.each([
    ["/v1/adjudikate", "nearest: /v1/adjudicate"],
    ["/v2/rulesets", "nearest: /v1/rulesets"],
    ["/v1/rulesets/rogue-regiment/rules?serach=hedge", "nearest: search"],
  ])("%s is told with what is nearest", async (path, text) => {
    expect(JSON.stringify((await service.get(path)).json)).toContain(text);
  });

  it("a method that is not possible is told with those that are", async () => {
    expect(JSON.stringify((await service.get("/v1/adjudicate")).json)).toContain("it has POST");
  });
});

it("what is missing is told without the words of a schema library", async () => {
  const { json } = await service.post("/v1/requirements", { ruleset: "rogue-regiment", scenario: "chalk-farm" });
  expect(json).toMatchObject({ detail: '"action" is missing.' });
});
