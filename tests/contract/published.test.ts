import { describe, expect, test } from "vitest";
import { breaksGraphql, breaksOpenApi, hasOasdiff } from "./published/breaking.ts";
import { graphqlNow, graphqlPublished, openApiNow, openApiPublished } from "./published/documents.ts";

const today = new Date().toISOString().slice(0, 10);

describe.skipIf(!hasOasdiff)("the OpenAPI document (oasdiff is packed for Linux on x64)", () => {
  test("breaks nobody who builds on what was published", async () => {
    expect(await breaksOpenApi(openApiPublished(), await openApiNow())).toEqual([]);
  });

  const api = (over: { readonly path?: object; readonly required?: readonly string[]; readonly title?: object }) => ({
    openapi: "3.1.1",
    info: { title: "A game", version: "1" },
    paths: {
      "/games": {
        get: {
          ...over.path,
          responses: {
            200: {
              description: "",
              content: {
                "application/json": {
                  schema: {
                    type: "object",
                    required: over.required ?? ["title"],
                    properties: { title: over.title ?? { type: "string" } },
                  },
                },
              },
            },
          },
        },
      },
      "/moves": { get: { responses: { 204: { description: "" } } } },
    },
  });
  const without = (path: string, { paths, ...rest }: ReturnType<typeof api>) => ({
    ...rest,
    paths: Object.fromEntries(Object.entries(paths).filter(([name]) => name !== path)),
  });

  test.each([
    ["a path that is gone", api({}), without("/games", api({})), /removed without deprecation/],
    ["a field that may be missing now", api({}), api({ required: [] }), /became optional/],
    ["another type of a field", api({}), api({ title: { type: "integer" } }), /type\/format changed/],
    [
      "a deprecated path before its sunset",
      api({ path: { deprecated: true, "x-sunset": "2999-12-31" } }),
      without("/games", api({})),
      /before the sunset/,
    ],
  ])("is found out by %s", async (_, before, after, said) => {
    expect(await breaksOpenApi(before, after)).toEqual([expect.stringMatching(said)]);
  });

  const deed = (name: string) => ({ type: "object", required: ["do"], properties: { do: { const: name } } });
  const answeredWith = (field: string, ...deeds: readonly string[]) =>
    api({ title: { type: "object", properties: { [field]: { oneOf: deeds.map(deed) } } } });

  test("may come to know an action that it answers with, as whoever asks sends it back; other things are of the kinds that were promised", async () => {
    const [few, more] = [answeredWith("action", "move"), answeredWith("action", "move", "signal")];
    expect(await breaksOpenApi(few, more)).toEqual([]);
    expect(await breaksOpenApi(answeredWith("picture", "move"), answeredWith("picture", "move", "signal"))).toEqual([
      expect.stringContaining("one-of-added"),
    ]);
  });

  test("may lose a deprecated path when its sunset has passed", async () => {
    const before = api({ path: { deprecated: true, "x-sunset": "2020-01-01" } });
    expect(await breaksOpenApi(before, without("/games", api({})))).toEqual([]);
  });
});

describe("the SDL", () => {
  test("breaks nobody who builds on what was published", () => {
    expect(breaksGraphql(graphqlPublished(), graphqlNow(), today)).toEqual([]);
  });

  test.each([
    ["a field that is gone", "type Query { title: String }", "Query.turn was removed."],
    [
      "an argument that has to be given now",
      "type Query { title(of: ID!): String turn: String }",
      "A required arg of on Query.title was added.",
    ],
  ])("is found out by %s", (_, after, said) => {
    expect(breaksGraphql("type Query { title: String turn: String }", after, today)).toEqual([said]);
  });

  test("may lose what was deprecated when its sunset has passed, and not before", () => {
    const before =
      'type Query { title: String turn: String @deprecated(reason: "Ask for the moment. Sunset 2026-06-30.") }';
    const after = "type Query { title: String }";
    expect(breaksGraphql(before, after, "2026-06-29")).toEqual(["Query.turn was removed."]);
    expect(breaksGraphql(before, after, "2026-06-30")).toEqual([]);
  });
});
