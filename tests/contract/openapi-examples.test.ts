import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import type { Examples } from "../../service/index.ts";
import { examplesNow } from "./examples.ts";
import { serving } from "./serving.ts";

const content = z.record(z.string(), z.looseObject({ example: z.unknown().optional() }));
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), example: z.unknown().optional() })).optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
});
const documentShape = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const service = serving();
let operations: readonly z.infer<typeof operation>[];
let now: Examples;

beforeAll(async () => {
  const document = documentShape.parse((await service.get("/v1/openapi.json")).json);
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  now = await examplesNow();
});

/** What changes with every word of the rules: hashes over their content, and how many of them there are. */
function masked(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(/[0-9a-f]{64}/g, "(SHA-256)");
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  const counts = new Set(["rules", "interpretations", "numbers"]);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      counts.has(key) && typeof part === "number" ? "(a count)" : masked(part),
    ]),
  );
}

/** The examples of an operation in the document: of its body, of its parameters, and of its answers by status. */
const shownOf = ({ requestBody, responses, parameters = [] }: z.infer<typeof operation>) => ({
  request: Object.values(requestBody?.content ?? {})[0]?.example,
  parameters: parameters.filter(({ example }) => example !== undefined),
  answers: Object.entries(responses).flatMap(([status, response]) =>
    Object.values(response.content ?? {}).flatMap(({ example }) =>
      example === undefined ? [] : [{ status, example }],
    ),
  ),
});

/** Pictures as PNG are not text. */
const isText = ({ operationId }: z.infer<typeof operation>): boolean => !operationId.endsWith("AsPng");

test("each operation has an example of its request and of its main answer", () => {
  expect(operations.length).toBeGreaterThan(30);
  for (const one of operations) {
    const shown = shownOf(one);
    expect(shown.answers, one.operationId).toHaveLength(isText(one) ? 1 : 0);
    if (one.requestBody !== undefined) expect(shown.request, one.operationId).toBeDefined();
    const inPath = (one.parameters ?? []).filter((parameter) => parameter.in === "path").map(({ name }) => name);
    expect(shown.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(inPath));
  }
});

test("the examples are what the service answers: each is asked again (if not: npm run generate)", () => {
  for (const one of operations) {
    const { request, answers } = shownOf(one);
    const asked = now[one.operationId];
    if (asked === undefined) throw new Error(`${one.operationId} has no example.`);
    expect(masked(asked.request), one.operationId).toEqual(masked(request));
    const [shown] = answers;
    if (!isText(one)) continue;
    if (shown === undefined) throw new Error(`${one.operationId} has no answer.`);
    expect(shown.status, one.operationId).toBe(String(asked.status));
    // what a newer version answers besides does no harm
    expect({ answer: masked(asked.answer) }, one.operationId).toMatchObject({ answer: masked(shown.example) });
  }
});
