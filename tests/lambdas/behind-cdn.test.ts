import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { behindCdn } from "../../lambdas/behind-cdn.ts";
import { VIEWER_HEADER, VIEWER_KEY_HEADER } from "../../lambdas/viewer.ts";

const key = "the key of the CDN";
const env = {
  requestContext: { http: { sourceIp: "192.0.2.1" } },
  lambdaContext: { awsRequestId: "the id of the request" },
};
const lines: Readonly<Record<string, unknown>>[] = [];
let asked = 0;

const inner = new Hono().all("*", (c) => {
  asked += 1;
  return c.text("answered", 201);
});
const app = behindCdn(inner, (line) => lines.push(line));
const byCdn = { [VIEWER_KEY_HEADER]: key, [VIEWER_HEADER]: "198.51.100.7" };

beforeEach(() => {
  process.env["VIEWER_KEY"] = key;
  lines.length = 0;
  asked = 0;
});
afterEach(() => {
  delete process.env["VIEWER_KEY"];
});

test.each([
  ["without the key", {}],
  ["with a wrong key", { [VIEWER_KEY_HEADER]: "the key of no CDN!" }],
])("what comes beside the CDN %s is refused before any work, and logged", async (_name, headers) => {
  const response = await app.request("/v1/games/abc/moves", { headers }, env);
  expect(response.status).toBe(421);
  expect(asked).toBe(0);
  expect(lines).toEqual([expect.objectContaining({ address: "192.0.2.1", game: "abc", status: 421 })]);
});

test("each answer has a line with its path, its game and the viewer's address, and no query", async () => {
  const response = await app.request("/v1/games/abc/board.svg?title=secret", { headers: byCdn }, env);
  expect(response.status).toBe(201);
  expect(lines).toEqual([
    {
      level: "info",
      message: "answered",
      requestId: "the id of the request",
      method: "GET",
      path: "/v1/games/abc/board.svg",
      operation: null,
      outcome: null,
      game: "abc",
      address: "198.51.100.7",
      status: 201,
      durationMs: expect.any(Number),
      coldStart: false,
    },
  ]);
});

test("the calls of the init phase, and a place without a CDN, are answered", async () => {
  expect((await app.request("/healthz")).status).toBe(201);
  delete process.env["VIEWER_KEY"];
  expect((await app.request("/healthz", {}, env)).status).toBe(201);
  expect(lines).toEqual([
    expect.objectContaining({ game: null, address: null }),
    expect.objectContaining({ game: null }),
  ]);
});
