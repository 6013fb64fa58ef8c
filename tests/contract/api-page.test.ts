import { expect, test } from "vitest";
import { pageExamples as examples } from "./page-examples.ts";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving();
let game: ReturnType<typeof invited> | null = null;

/** What is expected as a matcher: lists hold at least the entries shown. */
function part(expected: unknown): unknown {
  if (Array.isArray(expected))
    return expect.arrayContaining(
      expected.map((value) => (typeof value === "object" ? expect.objectContaining(fields(value)) : value)),
    );
  return typeof expected === "object" && expected !== null ? expect.objectContaining(fields(expected)) : expected;
}

const fields = (value: object | null): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value ?? {}).map(([key, inner]) => [key, key === "dice" || key === "results" ? inner : part(inner)]),
  );

test("there are examples", () => {
  expect(examples.length).toBeGreaterThan(10);
});

test.each(examples.map((example) => [`${example.method} ${example.path}`, example] as const))(
  "%s",
  async (_name, { method, path, as, body, status, answer }) => {
    const response = await service.app.request(path.replace("{id}", game?.id ?? ""), {
      method,
      headers: {
        ...(method === "POST" && { "content-type": "application/json" }),
        ...(as !== "" && { authorization: `Bearer ${game?.secretOf(as) ?? ""}` }),
      },
      ...(method === "POST" && { body: body.replace("{id}", game?.id ?? "") }),
    });
    const json: Record<string, unknown> = JSON.parse(await response.text());
    expect(json).toEqual(part(answer));
    expect(response.status).toBe(status);
    if (path === "/v1/games") game = invited(json);
  },
);
