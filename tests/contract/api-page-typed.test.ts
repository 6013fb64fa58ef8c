import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { faultsInFile } from "./compiled.ts";
import { type PageExample, pageExamples } from "./page-examples.ts";
import { startService } from "./table.ts";

/* The requests of docs/api.md are what a program may send by the types of the client, and its answers a part of what comes. */

const types = join(import.meta.dirname, "../../client/types");
const folder = mkdtempSync(join(tmpdir(), "umpire-page-typed-"));
const generous = 300_000;
afterAll(() => rmSync(folder, { recursive: true }));

const schemaOf = z.object({ schema: z.object({ $ref: z.string() }) });
const content = z.object({ content: z.object({ "application/json": schemaOf }) });
const operation = z.object({ requestBody: content.optional(), responses: z.record(z.string(), z.unknown()) });
const documentShape = z.object({ paths: z.record(z.string(), z.record(z.string(), operation.loose())) });

let paths: z.infer<typeof documentShape>["paths"];
beforeAll(async () => {
  const service = await startService();
  try {
    ({ paths } = documentShape.parse((await service.get("/v1/openapi/rogue-regiment.json")).json));
  } finally {
    await service.embedded.close();
  }
});

const nameOf = ({ content: { "application/json": body } }: z.infer<typeof content>): string =>
  body.schema.$ref.replace(/^.*\//, "");

/** The names of the types of a request and of its answer, where that is one of success. */
function typesOf({ method, path, status }: PageExample): {
  readonly request: string | null;
  readonly answer: string | null;
} {
  const [plain = ""] = path.split("?");
  const known = Object.entries(paths).find(([template]) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(plain),
  )?.[1][method.toLowerCase()];
  if (known === undefined) throw new Error(`The API has no ${method} ${path}.`);
  const answer = content.safeParse(known.responses[String(status)]);
  return {
    request: known.requestBody === undefined ? null : nameOf(known.requestBody),
    answer: answer.success && status < 300 ? nameOf(answer.data) : null,
  };
}

const rest = pageExamples.filter(({ path }) => path !== "/graphql");
const rulesetOf = ({ path, body }: PageExample): string =>
  /"ruleset": "([\w-]+)"/.exec(body)?.[1] ?? /^\/v1\/rulesets\/([\w-]+)/.exec(path)?.[1] ?? "rogue-regiment";
const titled = (id: string): string => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A program with some of the examples as constants of their types. */
function program(ruleset: string, examples: readonly PageExample[]): string {
  const game = titled(ruleset);
  const constants = examples.flatMap((example, n) => {
    const { request, answer } = typesOf(example);
    return [
      `// ${example.method} ${example.path}`,
      ...(request === null ? [] : [`export const request${n}: ${game}["${request}"] = ${example.body.trim()};`]),
      ...(answer === null
        ? []
        : [`export const answer${n}: Part<${game}["${answer}"]> = ${JSON.stringify(example.answer)};`]),
    ];
  });
  return [
    `import type { ${game} } from ${JSON.stringify(join(types, `${ruleset}.ts`))};`,
    "type Part<T> = T extends readonly (infer E)[] ? readonly Part<E>[] : T extends object ? { readonly [K in keyof T]?: Part<T[K]> } : T;",
    ...constants,
    "",
  ].join("\n");
}

async function faultsOf(name: string, text: string): Promise<string> {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, text);
  return faultsInFile(file);
}

const rulesets = [...new Set(rest.map(rulesetOf))];

test("there are requests of several games, of most kinds", () => {
  expect(rulesets.length).toBeGreaterThanOrEqual(3);
  expect(new Set(rest.map((example) => typesOf(example).request)).size).toBeGreaterThan(10);
});

test.each(rulesets)(
  "the requests of the page about %s compile against the types of the client",
  { timeout: generous },
  async (ruleset) => {
    const examples = rest.filter((example) => rulesetOf(example) === ruleset);
    expect(await faultsOf(ruleset, program(ruleset, examples))).toBe("");
  },
);

test(
  "a request that is wrong, and an answer with a field that there is not, do not",
  { timeout: generous },
  async () => {
    const odds = rest.find(({ path }) => path === "/v1/odds");
    if (odds === undefined) throw new Error("The page asks for no odds.");
    const wrong = [
      { ...odds, body: odds.body.replace('"attack"', '"shoot"') },
      { ...odds, body: odds.body.replace('"target"', '"at"') },
      { ...odds, answer: { odds: { facts: [{ id: "killed:guard", chance: "1/2" }] } } },
    ];
    for (const [n, example] of wrong.entries())
      expect(await faultsOf(`wrong-${n}`, program("rogue-regiment", [example]))).toMatch(/error TS\d+/);
  },
);
