import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { faultsInFile } from "./compiled.ts";
import { openApiFaults } from "./openapi-validator.ts";
import { apiPage } from "./page-examples.ts";
import { serving } from "./serving.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "umpire-openapi-"));
const file = join(folder, "openapi.json");
const generous = 300_000;

const operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.unknown().optional(),
});
const documentShape = z.looseObject({
  servers: z.array(z.unknown()).min(1),
  security: z.array(z.unknown()).min(1),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

const service = serving();
let document: z.infer<typeof documentShape>;
let json: unknown;

beforeAll(async () => {
  json = (await service.get("/v1/openapi.json")).json;
  document = documentShape.parse(json);
  writeFileSync(file, JSON.stringify(json));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The faults that the compiler finds in a bot, as it says them; empty when the bot is right. */
async function faultsIn(bot: string): Promise<string> {
  writeFileSync(join(folder, "bot.ts"), bot);
  return faultsInFile(join(folder, "bot.ts"));
}

const bot = (body: string): string => `import type { components } from "./types";
type Types = components["schemas"];
type Rogue = Extract<Types["RulesetTypes"], { ruleset: "rogue-regiment" }>;
${body}
`;

test("is valid OpenAPI 3.1", async () => {
  expect(await openApiFaults(json)).toEqual([]);
});

test("gives each operation a name of its own, a tag and every status that any request can have", () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, ...one })),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, method, responses } of operations) {
    const statuses = Object.keys(responses);
    expect(statuses, path).toEqual(expect.arrayContaining(["400", "401", "429", "500", "503"]));
    if (path.includes("{")) expect(statuses, path).toEqual(expect.arrayContaining(["403", "404"]));
    if (method === "post") expect(statuses, path).toEqual(expect.arrayContaining(["404", "413", "415"]));
  }
});

test("says of each operation what it does", () => {
  for (const methods of Object.values(document.paths))
    for (const { description, summary } of Object.values(methods)) {
      expect(description).toMatch(/\.$/);
      expect(description).not.toBe(summary);
    }
});

test("stands for one game alone, too", async () => {
  const one = documentShape.parse((await service.get("/v1/openapi/hour-of-glory.json")).json);
  expect(await openApiFaults(one)).toEqual([]);
  const names = Object.keys(one.components.schemas);
  expect(names).toContain("HourOfGloryAction");
  expect(names.some((name) => name.startsWith("RogueRegiment"))).toBe(false);
  expect(Object.keys(one.paths)).toEqual(Object.keys(document.paths));
  expect((await service.get("/v1/openapi/chess.json")).status).toBe(404);
});

/** Every part of a document, itself included. */
function* partsOf(value: unknown): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* partsOf(part);
}

test("tells tools that know nothing of prefixItems how long a list of so many parts is, and what is in it", () => {
  const tuples = [...partsOf(json)].filter((part) => "prefixItems" in part);
  expect(tuples.length).toBeGreaterThan(2);
  for (const tuple of tuples) {
    const { prefixItems, items, minItems, maxItems } = z
      .looseObject({
        prefixItems: z.array(z.unknown()),
        items: z.looseObject({}),
        minItems: z.int(),
        maxItems: z.int(),
      })
      .parse(tuple);
    expect([minItems, maxItems]).toEqual([prefixItems.length, prefixItems.length]);
    expect(Object.keys(items).length).toBeGreaterThan(0);
  }
  expect([...partsOf(json)].filter((part) => "items" in part && part.items === false)).toEqual([]);
});

test("says of each request about a position that it has exactly one form, as the server reads it", async () => {
  const inForms: readonly Readonly<Record<string, unknown>>[] = [
    { gameId: "k3v9" },
    { position: {} },
    { ruleset: "hour-of-glory", board: "plan" },
    { ruleset: "hour-of-glory", scenario: "quiet-stair" },
  ];
  const [, position, , scenario] = inForms;
  const schemas = Object.entries(document.components.schemas).filter(([, schema]) => {
    const { properties } = z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) }).parse(schema);
    return ["gameId", "position", "board", "scenario"].every((form) => form in properties);
  });
  expect(schemas.map(([name]) => name)).toEqual(
    expect.arrayContaining(["AdjudicateRequest", "CreateGameRequest", "ExploreRequest"]),
  );
  for (const [name, schema] of schemas) {
    const { oneOf } = z.looseObject({ oneOf: z.array(z.object({ required: z.array(z.string()) })) }).parse(schema);
    const fitting = (body: object): number =>
      oneOf.filter(({ required }) => required.every((key) => key in body)).length;
    for (const body of inForms) expect(fitting(body), name).toBe(1);
    expect(fitting({ ruleset: "hour-of-glory" }), name).toBe(0);
    expect(fitting({ ...position, ...scenario }), name).toBe(2);
  }
  // what the document refuses, the server refuses, too
  for (const body of [
    { ruleset: "hour-of-glory" },
    { ...position, ...scenario },
    { board: "plan" },
    { scenario: "quiet-stair" },
  ])
    expect(await service.post("/v1/board", body), JSON.stringify(body)).toMatchObject({ status: 400 });
});

test("redocly finds nothing to say", { timeout: generous }, async () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const redocly = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const config = join(root, "redocly.yaml");
  const { stdout } = await run(process.execPath, [redocly, "lint", file, "--config", config, "--format", "json"], {
    env,
  });
  const report = z.object({ totals: z.object({ errors: z.int(), warnings: z.int() }) }).parse(JSON.parse(stdout));
  expect(report.totals).toEqual({ errors: 0, warnings: 0 });
});

describe("a bot by generated types", { timeout: generous }, () => {
  beforeAll(async () => {
    const generator = join(root, "node_modules/openapi-typescript/bin/cli.js");
    const hook = join(root, "scripts/typescript-with-api.mjs");
    await run(process.execPath, ["--import", hook, generator, file, "-o", join(folder, "types.ts")]);
  }, generous);

  test("is what the page of the API shows", async () => {
    const [, shown = ""] = /```ts\n([\s\S]*?)```/.exec(apiPage) ?? [];
    expect(shown).toContain("./umpire-types");
    expect(await faultsIn(`${shown.replace("./umpire-types", "./types")}\nexport { shot };\n`)).toBe("");
  });

  test("has typed actions, events and positions", async () => {
    const faults = await faultsIn(
      bot(`
const shot: Rogue["action"] = { do: "attack", operator: "jock", weapon: "sten", target: "guard" };
const request: Types["AdjudicateRequest"] = { ruleset: "rogue-regiment", board: "", action: shot };
export function hits(answer: Types["AdjudicateAnswer"]): number {
  let hits = 0;
  for (const event of answer.events) if (event.event === "attacked" && "hits" in event.details) hits += event.details.hits;
  return hits;
}
export function turnOf(answer: Types["AdjudicateAnswer"]): number | null {
  return answer.position.ruleset === "rogue-regiment" ? answer.position.state.turn : null;
}
export const first = (answer: Types["LegalActionsAnswer"]): string | undefined => answer.forms[0]?.actions[0]?.do;
export { request };`),
    );
    expect(faults).toBe("");
  });

  test.each([
    ["an action that there is not", `export const wrong: Rogue["action"] = { do: "fly", operator: "jock" };`],
    [
      "a weapon that there is not",
      `export const wrong: Rogue["action"] = { do: "attack", operator: "jock", weapon: "Sten gun", target: "guard" };`,
    ],
    [
      "a field that an event does not have",
      `export const wrong = (event: Rogue["event"]) => (event.event === "acted" ? event.details.weapon : null);`,
    ],
  ])("is told of %s", async (_what, body) => {
    expect(await faultsIn(bot(body))).toMatch(/error TS(?:2322|2339|2353|2820)/);
  });
});
