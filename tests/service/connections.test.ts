import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import { originsFrom } from "../../service/local/asking-pages.ts";
import { localServer } from "../../service/local/server.ts";
import { createHalfSent } from "../../service/http/half-sent.ts";
import { answerError, recordBodyOf } from "../../service/http/reading.ts";

const sockets: Socket[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
});

const listening = (
  app: Hono,
  connections?: { readonly each: number; readonly all: number },
  unread?: number,
): Promise<number> =>
  new Promise((found) => {
    servers.push(
      localServer(app, {
        port: 0,
        log: () => undefined,
        onListening: found,
        ...(connections !== undefined && { connections }),
        ...(unread !== undefined && { unread }),
      }),
    );
  });

/** A connection from an address of this machine, with all that comes over it. */
async function from(localAddress: string, port: number): Promise<{ readonly socket: Socket; answer(): string }> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  sockets.push(socket);
  let answer = "";
  socket.on("data", (part: Buffer) => {
    answer += part.toString();
  });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return { socket, answer: () => answer };
}

const GET = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

async function asked(connection: Awaited<ReturnType<typeof from>>, written = GET): Promise<string> {
  connection.socket.write(written);
  await expect.poll(connection.answer).toMatch(/\r\n\r\n/);
  return connection.answer();
}

const healthy = (): Hono => new Hono().get("/healthz", (c) => c.text("ok"));

describe.skipIf(process.platform !== "linux")("connections", () => {
  test("of one address are bounded: more are told so, others go on, and room is there again when one ends", async () => {
    const port = await listening(healthy(), { each: 3, all: 5 });
    const first = [];
    for (let n = 0; n < 3; n++) first.push(await from("127.0.0.2", port));
    const beyond = await asked(await from("127.0.0.2", port));
    expect(statusIn(beyond)).toBe(429);
    expect(beyond).toMatch(/^retry-after: \d+$/m);
    expect(beyond).toMatch(/^connection: close$/m);
    expect(beyond).toContain("urn:umpire:problem:too-many");
    for (const connection of first) expect(statusIn(await asked(connection))).toBe(200);
    expect(statusIn(await asked(await from("127.0.0.3", port)))).toBe(200);
    first[0]?.socket.destroy();
    await expect
      .poll(async () => {
        const next = await from("127.0.0.2", port);
        return statusIn(await asked(next));
      })
      .toBe(200);
  });

  test("in all are bounded, too; and those that are not even answered", async () => {
    const port = await listening(healthy(), { each: 3, all: 5 });
    for (let n = 0; n < 5; n++) await from(`127.0.0.${2 + (n % 2)}`, port);
    const beyond = await asked(await from("127.0.0.9", port));
    expect(statusIn(beyond)).toBe(503);
    expect(beyond).toMatch(/^retry-after: \d+$/m);
    const silent = [];
    for (let n = 0; n < 10; n++) silent.push(await from(`127.0.0.${20 + n}`, port));
    // some are dropped at once, and the last words of the others are waited for no longer than a moment
    await Promise.all(silent.map(({ socket }) => socket.destroyed || once(socket, "close")));
  });
});

describe.skipIf(process.platform !== "linux")("answers that are not taken", () => {
  const GREAT = 8 * 1024 * 1024;
  const great = (): Hono => healthy().get("/great", (c) => c.text("x".repeat(GREAT)));
  const ask = "GET /great HTTP/1.1\r\nhost: localhost\r\n\r\n";
  // longer than a busy machine stands still: whoever is not let go for what he does would be for that
  const UNREAD = 3000;

  test("hold their connections for a while and no longer, however many were asked for over one", async () => {
    const port = await listening(great(), { each: 3, all: 5 }, UNREAD);
    for (let n = 0; n < 3; n++) {
      const { socket } = await from("127.0.0.2", port);
      socket.pause();
      socket.write(ask.repeat(1 + n));
    }
    expect(statusIn(await asked(await from("127.0.0.2", port)))).toBe(429);
    const [server] = servers;
    const open = (): Promise<number> =>
      new Promise((count) => server?.getConnections((_, connections) => count(connections)));
    await expect.poll(open).toBe(0);
  });

  test("may be taken slowly", async () => {
    const port = await listening(great(), { each: 3, all: 5 }, UNREAD);
    const { socket, answer } = await from("127.0.0.2", port);
    socket.on("data", () => {
      socket.pause();
      setTimeout(() => socket.resume(), 10);
    });
    socket.write(ask);
    await expect.poll(() => answer().length).toBeGreaterThan(GREAT);
  });
});

describe("bodies that come in part", () => {
  test("hold no more than there is room for: the one begun longest ago is given up", async () => {
    const half = createHalfSent(100);
    const [first, second, third] = [half.begin(), half.begin(), half.begin()];
    const told: string[] = [];
    for (const [name, place] of Object.entries({ first, second, third }))
      place.givenUp.catch((error: unknown) => told.push(`${name}: ${Object(error).kind}`));
    second.holds(60);
    first.holds(20);
    first.holds(40);
    expect(half.held).toBe(100);
    third.holds(10);
    await Promise.resolve();
    expect(told).toEqual(["first: too-slow"]);
    expect(half.held).toBe(70);
    first.holds(50);
    expect(half.held).toBe(70);
    second.end();
    third.holds(100);
    expect([half.held, told.length]).toEqual([100, 1]);
    third.holds(101);
    await Promise.resolve();
    expect([half.held, told]).toEqual([0, ["first: too-slow", "third: too-slow"]]);
  });

  const MEGABYTES = 1024 * 1024;
  const begun = (path: string, length: number): string =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{"record":"`;

  const records = (): Hono => {
    const app = new Hono();
    app.onError(answerError(() => undefined));
    app.post("/record", async (c) => c.json({ read: JSON.stringify(await recordBodyOf(c)).length }));
    return app;
  };

  test("are ended when they hold too much together, with a clear answer, while others are read", async () => {
    const port = await listening(records());
    const part = "x".repeat(3 * MEGABYTES);
    const stalled: Awaited<ReturnType<typeof from>>[] = [];
    for (let n = 0; n < 14; n++) {
      const connection = await from("127.0.0.1", port);
      connection.socket.write(begun("/record", 4 * MEGABYTES));
      connection.socket.write(part);
      stalled.push(connection);
    }
    const ended = (): number => stalled.filter(({ answer }) => statusIn(answer()) === 408).length;
    // 32 MB are ten of them
    await expect.poll(ended).toBeGreaterThanOrEqual(3);
    const body = `{"record":"${"y".repeat(2 * MEGABYTES)}"}`;
    const response = await fetch(`http://127.0.0.1:${port}/record`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(await response.json()).toEqual({ read: body.length });
    expect(ended()).toBeLessThanOrEqual(8);
  });

  test("in more parts than anybody sends are refused", async () => {
    const port = await listening(records());
    const connection = await from("127.0.0.1", port);
    connection.socket.write(
      "POST /record HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
    );
    const answer = await asked(connection, `${"1\r\n \r\n".repeat(20_000)}0\r\n\r\n`);
    expect(statusIn(answer)).toBe(413);
    expect(answer).toContain("at most 10000 parts");
  });
});

test("the origins that may ask are read, and what is none is named", () => {
  expect(originsFrom("")).toEqual([]);
  expect(originsFrom("https://bots.example, http://10.0.0.5:8080")).toEqual([
    "https://bots.example",
    "http://10.0.0.5:8080",
  ]);
  for (const wrong of ["bots.example", "https://bots.example/", "null", "*", "https://Bots.example", "data:x"])
    expect(() => originsFrom(`https://a.example,${wrong}`), wrong).toThrow(`not "${wrong}"`);
});
