import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addressOf, originOf } from "../../lambdas/address-of.ts";
import { HOST_HEADER, VIEWER_HEADER, VIEWER_KEY_HEADER } from "../../lambdas/viewer.ts";

beforeEach(() => {
  process.env["VIEWER_KEY"] = "the key of the CDN";
});
afterEach(() => {
  delete process.env["VIEWER_KEY"];
});

const app = new Hono().get("/", (c) => c.text(addressOf(c) ?? "unknown"));
const env = { requestContext: { http: { sourceIp: "192.0.2.1" } } };
const from = async (headers: Record<string, string>): Promise<string> =>
  (await app.request("/", { headers }, env)).text();

test.each([
  ["nothing", {}, "192.0.2.1"],
  ["a viewer's own header", { [VIEWER_HEADER]: "198.51.100.7" }, "192.0.2.1"],
  [
    "a header with a wrong key",
    { [VIEWER_HEADER]: "198.51.100.7", [VIEWER_KEY_HEADER]: "another key of CDN" },
    "192.0.2.1",
  ],
  [
    "a header with a key of another length",
    { [VIEWER_HEADER]: "198.51.100.7", [VIEWER_KEY_HEADER]: "short" },
    "192.0.2.1",
  ],
  [
    "a header with the key of the CDN",
    { [VIEWER_HEADER]: "198.51.100.7", [VIEWER_KEY_HEADER]: "the key of the CDN" },
    "198.51.100.7",
  ],
  ["the key alone", { [VIEWER_KEY_HEADER]: "the key of the CDN" }, "192.0.2.1"],
])("%s", async (_name, headers, address) => {
  expect(await from(headers)).toBe(address);
});

test("without a key of the CDN no header counts, an empty one neither", async () => {
  delete process.env["VIEWER_KEY"];
  expect(await from({ [VIEWER_HEADER]: "198.51.100.7", [VIEWER_KEY_HEADER]: "" })).toBe("192.0.2.1");
});

const named = new Hono().get("/", (c) => c.text(originOf(c)));
const CDN = "the key of the CDN";

test.each([
  ["nothing", {}, "http://localhost"],
  ["a viewer's own header", { [HOST_HEADER]: "evil.example" }, "http://localhost"],
  ["a wrong key", { [HOST_HEADER]: "evil.example", [VIEWER_KEY_HEADER]: "another key of CDN" }, "http://localhost"],
  ["the key of the CDN", { [HOST_HEADER]: "play.example", [VIEWER_KEY_HEADER]: CDN }, "https://play.example"],
  ["what is not a name", { [HOST_HEADER]: "a/b", [VIEWER_KEY_HEADER]: CDN }, "http://localhost"],
])("the name that was asked by: %s", async (_name, headers, origin) => {
  expect(await (await named.request("/", { headers })).text()).toBe(origin);
});
