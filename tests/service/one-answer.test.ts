import { once } from "node:events";
import type { Server } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localServer } from "../../service/local/server.ts";
import { answerTo } from "./raw-socket.ts";

/*
 * Whatever goes wrong on a connection, each request on it is answered once, in order, and nobody is left without a word:
 * a second answer to one request would be taken for that of the next.
 */

/** Answers that wait until they are let go. */
const waiting: (() => void)[] = [];
const running: { server: Server | null; port: number } = { server: null, port: 0 };

beforeAll(async () => {
  const app = new Hono();
  app.all("/at-once", (c) => c.text("here"));
  app.all("/never", async (c) => {
    await new Promise<void>((done) => waiting.push(done));
    return c.text("at last");
  });
  app.post("/reads", async (c) => c.text(await c.req.text()));
  app.onError((_, c) => c.text("broken off", 400));
  const patience = {
    headersTimeout: 200,
    requestTimeout: 300,
    connectionsCheckingInterval: 50,
    keepAliveTimeout: 600,
  };
  running.port = await new Promise((onListening) => {
    running.server = localServer(app, { port: 0, log: () => undefined, onListening, patience, unread: 1500 });
  });
});
afterAll(async () => {
  running.server?.close();
  running.server?.closeAllConnections();
  if (running.server !== null) await once(running.server, "close");
});

/** The statuses of all that comes back for some bytes until the server closes the connection, and the last body. */
async function toldFor(bytes: string): Promise<{ readonly statuses: readonly number[]; readonly last: string }> {
  const answer = await answerTo(running.port, bytes, { ends: false });
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, last: answer.split("\r\n\r\n").at(-1) ?? "" };
}

const HOST = "host: localhost\r\n";
const head = (method: string, path: string, ...lines: readonly string[]): string =>
  `${method} ${path} HTTP/1.1\r\n${HOST}${lines.map((line) => `${line}\r\n`).join("")}\r\n`;

describe("a connection", () => {
  it.each([
    ["sends nothing", "", [408]],
    ["sends half a request", "GET /at-once HT", [408]],
    ["sends half a body that is waited for", `${head("POST", "/reads", "content-length: 9")}{`, [408]],
    ["sends half a body to what needs none", `${head("GET", "/at-once", "content-length: 9")}{`, [200]],
    ["breaks its chunks", `${head("POST", "/reads", "transfer-encoding: chunked")}1\r\n{\r\nzz\r\n`, [400]],
    [
      "breaks its chunks behind an answer",
      `${head("GET", "/at-once", "transfer-encoding: chunked")}1\r\n{\r\nzz\r\n`,
      [200],
    ],
    ["asks, and then sends half a request", `${head("GET", "/at-once")}GET /at-on`, [200, 408]],
    ["asks, and then sends nonsense", `${head("GET", "/at-once")}\u0001\r\n\r\n`, [200, 400]],
    ["wants a tunnel", `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`, [405]],
    ["gets no answer in time", head("GET", "/never"), [503]],
  ] as const)("that %s is told so, once", async (_, bytes, statuses) => {
    const told = await toldFor(bytes);
    expect(told.statuses).toEqual(statuses);
    if ((statuses.at(-1) ?? 0) >= 400 && told.last !== "broken off")
      expect(JSON.parse(told.last)).toMatchObject({ status: statuses.at(-1) });
  });

  it("that sends nonsense behind a request is first told what became of that", async () => {
    const before = waiting.length;
    const told = toldFor(`${head("GET", "/never")}\u0001\r\n\r\n`);
    await expect.poll(() => waiting.length).toBe(before + 1);
    waiting[before]?.();
    expect(await told).toEqual({ statuses: [200], last: "at last" });
  });
});
