import { once } from "node:events";
import type { Server } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localServer } from "../../service/local/server.ts";
import { answerTo } from "./raw-socket.ts";

const running: { server: Server | null; port: number } = { server: null, port: 0 };
beforeAll(async () => {
  const app = new Hono().all("*", async (c) => c.text(`${c.req.method} ${(await c.req.text()).length}`));
  // whoever breaks off hears nothing more
  app.onError((_, c) => c.text("broken off", 400));
  running.port = await new Promise((onListening) => {
    running.server = localServer(app, { port: 0, log: () => undefined, onListening });
  });
});
afterAll(async () => {
  running.server?.close();
  running.server?.closeAllConnections();
  if (running.server !== null) await once(running.server, "close");
});

const told = (bytes: string): Promise<string> => answerTo(running.port, bytes, { ends: true });

const host = "host: localhost\r\n";
const posted = `POST / HTTP/1.1\r\n${host}connection: close\r\n`;

it.each([
  ["bytes that are no request", "\u0000\u0001 nonsense\r\n\r\n", 400],
  ["a request of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["two hosts", `GET / HTTP/1.1\r\n${host}host: evil\r\nconnection: close\r\n\r\n`, 400],
  ["a header too long", `GET / HTTP/1.1\r\n${host}a: ${"b".repeat(100_000)}\r\n\r\n`, 431],
  ["two lengths", `${posted}content-length: 1\r\ncontent-length: 2\r\n\r\nab`, 400],
  ["a length and chunks", `${posted}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ["a length below nothing", `${posted}content-length: -1\r\n\r\n`, 400],
  ["a length beyond all", `${posted}content-length: 99999999999999999999\r\n\r\n`, 400],
  ["a chunk that has no size", `${posted}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400],
  ["a chunk that is cut", `${posted}transfer-encoding: chunked\r\n\r\n5\r\n{}`, 400],
  ["a header over two lines", `GET / HTTP/1.1\r\n${host}a: b\r\n c\r\n\r\n`, 400],
])("says as a problem what is wrong with %s", async (_, bytes, status) => {
  const answer = await told(bytes);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(JSON.parse(body)).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
});

it("answers what is unusual and well formed", async () => {
  expect(await told("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await told(`${posted}expect: nothing-known\r\ncontent-length: 2\r\n\r\n{}`)).toMatch(/POST 2$/);
  const upgrade = `GET / HTTP/1.1\r\n${host}connection: close, upgrade\r\nupgrade: websocket\r\n\r\n`;
  expect(await told(upgrade)).toMatch(/^HTTP\/1\.1 200 /);
  const many = await told(
    `GET / HTTP/1.1\r\n${host}\r\n`.repeat(49) + `GET / HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
  );
  expect(many.match(/HTTP\/1\.1 200 /g)).toHaveLength(50);
});
