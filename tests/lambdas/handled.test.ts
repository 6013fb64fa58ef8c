import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlProblem } from "../../service/index.ts";
import { handled, MOST_ENVELOPE_BYTES } from "../../lambdas/handled.ts";
import { VIEWER_KEY_HEADER } from "../../lambdas/viewer.ts";

const key = "the key of the CDN";
beforeAll(() => {
  process.env["VIEWER_KEY"] = key;
});
afterAll(() => {
  delete process.env["VIEWER_KEY"];
});

const lines: Readonly<Record<string, unknown>>[] = [];

/** What a function hands over for an answer of the app. */
async function handedOver(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  asGraphql = false,
) {
  lines.length = 0;
  const app = new Hono().all("*", () => new Response(body, { headers }));
  const handler = handled(app, (line) => lines.push(line), ...(asGraphql ? [graphqlProblem] : []));
  const event = {
    version: "2.0",
    routeKey: "$default",
    rawPath: "/v1/rules",
    rawQueryString: "",
    headers: { [VIEWER_KEY_HEADER]: key, host: "umpire.example" },
    isBase64Encoded: false,
    body: null,
    requestContext: {
      accountId: "1",
      apiId: "a1b2",
      authentication: null,
      authorizer: {},
      domainName: "umpire.example",
      domainPrefix: "umpire",
      http: { method: "GET", path: "/v1/rules", protocol: "HTTP/1.1", sourceIp: "192.0.2.1", userAgent: "" },
      requestId: "r",
      routeKey: "$default",
      stage: "$default",
      time: "29/Nov/2026:00:00:00 +0000",
      timeEpoch: 0,
    },
  };
  const answer = await handler(event);
  return { answer, bytes: Buffer.byteLength(JSON.stringify(answer)) };
}

const json = { "content-type": "application/json", etag: '"1"' };

test.each([
  ["plain text just within", "x".repeat(MOST_ENVELOPE_BYTES - 1000)],
  ["quotation marks, which are two bytes each", '"'.repeat(MOST_ENVELOPE_BYTES / 2 - 1000)],
  ["characters of three bytes", "\u20ac".repeat(MOST_ENVELOPE_BYTES / 3 - 1000)],
])("an answer that Lambda takes is handed over as it is: %s", async (_name, body) => {
  const { answer, bytes } = await handedOver(body, json);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(body);
  expect(bytes).toBeLessThanOrEqual(MOST_ENVELOPE_BYTES);
});

test.each([
  ["plain text", "x".repeat(MOST_ENVELOPE_BYTES), json],
  ["text that is within before it is escaped", '"'.repeat(MOST_ENVELOPE_BYTES / 2), json],
  ["control characters, six bytes each", "\u0001".repeat(1_100_000), json],
  ["characters of three bytes", "\u20ac".repeat(MOST_ENVELOPE_BYTES / 3), json],
  ["bytes that are within before base64", new Uint8Array(5_000_000), { "content-type": "image/png" }],
  ["a packed answer", new Uint8Array(5_000_000), { ...json, "content-encoding": "gzip" }],
])("one that Lambda would not take is refused in words, and logged: %s", async (_name, body, headers) => {
  const { answer, bytes } = await handedOver(body, headers);
  expect(answer.statusCode).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ code: "beyond-limits" }] });
  expect(answer.headers).toMatchObject({ "content-type": "application/problem+json", "cache-control": "no-store" });
  expect(answer.headers).not.toHaveProperty("etag");
  expect(answer.headers).not.toHaveProperty("content-encoding");
  expect(answer.isBase64Encoded).toBe(false);
  expect(bytes).toBeLessThan(4000);
  expect(lines).toContainEqual(expect.objectContaining({ level: "error", event: "answer too long" }));
});

test("GraphQL tells it as an error of its own", async () => {
  const { answer } = await handedOver("x".repeat(MOST_ENVELOPE_BYTES), json, true);
  expect(answer.statusCode).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ extensions: { faults: [{ code: "beyond-limits" }] } }] });
});
