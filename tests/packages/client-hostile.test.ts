import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { createClient, createSend, Unanswered, UmpireError } from "../../client/index.ts";
import { MOST_ANSWER } from "../../client/reading.ts";

const invitation = `umpire-gamegamegame-${"s".repeat(43)}`;
const servers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of servers) await close();
});

/** A server on this machine that answers as it likes; with everything that it was sent. */
async function serverOf(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      heard.push(JSON.stringify([request.url, request.headers, body]));
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  servers.push(
    () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  );
  const at = server.address();
  return { heard, url: `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}` };
}

/** A client of a server that is made up here. */
const against = (answer: (request: Request, tries: number) => Response) => {
  const sent: string[] = [];
  const pauses: number[] = [];
  const umpire = createClient({
    url: "https://umpire.test",
    fetch: async (request) => {
      sent.push(`${request.method} ${request.url}`);
      if (sent.length > 50) throw new Error("Impossible: it asks and asks.");
      return answer(request, sent.length);
    },
    pause: async (ms) => void pauses.push(ms),
    random: () => 0.5,
  });
  return { umpire, sent, pauses };
};

/** A body that never ends; with how many of its parts were taken. */
function endless(part: string): { readonly body: ReadableStream<Uint8Array>; taken(): number } {
  let taken = 0;
  const bytes = new TextEncoder().encode(part);
  const body = new ReadableStream<Uint8Array>({
    pull(control) {
      taken += bytes.length;
      control.enqueue(bytes);
    },
    // whoever sends it does not care whether anybody listens
    cancel: () => new Promise(() => {}),
  });
  return { body, taken: () => taken };
}

const opened = { url: "/v1/streams?of=abc", expiresAt: "", seats: [], unknown: [] };
const MEGABYTE = "x".repeat(1024 * 1024);

describe("a server that leads elsewhere", () => {
  it.each([301, 302, 303, 307, 308])("by %i is not followed: nobody else learns an invitation", async (status) => {
    const thief = await serverOf((_, response) => response.end("{}"));
    const server = await serverOf((_, response) =>
      response.writeHead(status, { location: `${thief.url}/v1/my-games` }).end(),
    );
    const umpire = createClient({ url: server.url });
    for (const asked of [
      () => umpire.games.mine([invitation]).next(),
      () => umpire.news([invitation]).next(),
      () => umpire.seat(invitation).read(),
      () => umpire.seat(invitation).act(0, {}),
    ])
      await expect(asked()).rejects.toMatchObject({ kind: "unexpected", status, retryable: false });
    expect(server.heard).toHaveLength(4);
    expect(thief.heard).toEqual([]);
  });

  it.each(["https://elsewhere.test/v1/streams?of=x", "//elsewhere.test/v1/streams?of=x", "\\\\elsewhere.test/", "x:y"])(
    "by the address of a stream is not followed: %s",
    async (url) => {
      const { umpire, sent } = against(() => Response.json({ ...opened, url }));
      await expect(umpire.news([invitation]).next()).rejects.toBeInstanceOf(UmpireError);
      expect(sent).toEqual(["POST https://umpire.test/v1/streams"]);
    },
  );

  it("is not asked by paths that lead away, either", async () => {
    const send = createSend({ url: "https://umpire.test", fetch: async () => Response.json({}) });
    for (const path of ["//elsewhere.test/v1", "https://elsewhere.test", "\\\\elsewhere.test", "http://umpire.test/v1"])
      await expect(send({ method: "GET", path, repeatable: true }), path).rejects.toThrow("leads away from");
  });
});

describe("a server that never ends", () => {
  it.each([
    ["an answer", 200],
    ["a problem", 400],
  ])("%s is read as far as one may be long, and no further", async (_name, status) => {
    const { body, taken } = endless(MEGABYTE);
    const { umpire } = against(() => new Response(body, { status }));
    await expect(umpire.seat(invitation).read()).rejects.toMatchObject({ kind: "unexpected", status });
    expect(taken()).toBeLessThan(MOST_ANSWER + 4 * MEGABYTE.length);
  });

  it("is let go where it says to come again", async () => {
    const { umpire, sent } = against((_, tries) =>
      tries === 1 ? new Response(endless(MEGABYTE).body, { status: 503 }) : Response.json({ version: 3 }),
    );
    expect(await umpire.seat(invitation).read()).toEqual({ version: 3 });
    expect(sent).toHaveLength(2);
  });

  it("a line of news is read as far as one may be long; then the stream is opened again, after a pause", async () => {
    const bodies: ReturnType<typeof endless>[] = [];
    const { umpire, pauses } = against(({ method }, tries) => {
      if (method === "POST") return Response.json(opened);
      if (tries > 3) return new Response('{"id":"a"}\n');
      bodies.push(endless("x".repeat(100_000)));
      return new Response(bodies.at(-1)?.body);
    });
    expect((await umpire.news([invitation]).next()).value).toEqual({ id: "a" });
    expect(bodies).toHaveLength(2);
    for (const { taken } of bodies) expect(taken()).toBeLessThan(4_000_000);
    expect(pauses).toEqual([1000, 1000]);
  });

  it("news that come a letter at a time are put together", async () => {
    const lines = '{"id":"é1"}\n\n{"id":"2"}\n';
    const body = new ReadableStream<Uint8Array>({
      start(control) {
        for (const byte of new TextEncoder().encode(lines)) control.enqueue(new Uint8Array([byte]));
        control.close();
      },
    });
    const { umpire } = against(({ method }) => (method === "POST" ? Response.json(opened) : new Response(body)));
    const news = umpire.news([invitation]);
    expect([(await news.next()).value, (await news.next()).value]).toEqual([{ id: "é1" }, { id: "2" }]);
    await news.return();
  });
});

describe("a server that answers nonsense", () => {
  it.each([
    ["a page", "<h1>no</h1>"],
    ["nothing", ""],
    ["null", "null"],
    ["a number", "1"],
    ["half an answer", '{"version":'],
  ])("is an error of ours: %s", async (_name, text) => {
    const { umpire } = against(() => new Response(text));
    for (const asked of [
      () => umpire.seat(invitation).read(),
      () => umpire.games.mine([invitation]).next(),
      () => umpire.news([invitation]).next(),
      () => umpire.seat(invitation).turns().next(),
    ])
      await expect(asked()).rejects.toMatchObject({ name: "UmpireError", kind: "unexpected", status: 200 });
  });

  it.each([
    ["its kind a number", { type: 1, title: "x", status: 400, errors: [] }],
    ["no title", { type: "urn:umpire:problem:conflict", status: 400, errors: [] }],
    ["a title that is none", { type: "urn:umpire:problem:conflict", title: {}, status: 400, errors: [] }],
    ["errors that are none", { type: "urn:umpire:problem:conflict", title: "x", status: 400, errors: "none" }],
    ["a status that is none", { type: "urn:umpire:problem:conflict", title: "x", status: "400", errors: [] }],
  ])("is told by its status, where a problem has %s", async (_name, problem) => {
    const { umpire } = against(() => Response.json(problem, { status: 400 }));
    await expect(umpire.seat(invitation).read()).rejects.toMatchObject({ kind: "unexpected", status: 400 });
  });

  it.each(["null", "1", '"x"', "{}", '{"id":7}', "<p>", '{"id":'])("is told, where news are %s", async (line) => {
    const { umpire } = against(({ method }) => (method === "POST" ? Response.json(opened) : new Response(`${line}\n`)));
    await expect(umpire.news([invitation]).next()).rejects.toMatchObject({ kind: "unexpected", status: 200 });
  });

  it("breaks off in the middle of an answer: none came", async () => {
    const { umpire } = against(() => {
      const body = new ReadableStream<Uint8Array>({
        pull(control) {
          control.enqueue(new TextEncoder().encode("{"));
          control.error(new TypeError("terminated"));
        },
      });
      return new Response(body);
    });
    await expect(umpire.seat(invitation).read()).rejects.toBeInstanceOf(Unanswered);
  });
});

describe("a server that has its clients ask and ask", () => {
  it("by a stream that is never there is asked once", async () => {
    const { umpire, sent } = against(({ method }) =>
      method === "POST" ? Response.json(opened) : new Response("", { status: 404 }),
    );
    await expect(umpire.news([invitation]).next()).rejects.toMatchObject({ status: 404 });
    expect(sent).toHaveLength(2);
  });

  it.each(["x", "1e400", "99999999999999", "NaN"])(
    "by a pause of %s is asked again after a sensible one",
    async (told) => {
      const { umpire, pauses } = against(({ method }, tries) =>
        method === "POST"
          ? Response.json(opened)
          : new Response(tries > 4 ? '{"id":"a"}\n' : "", { headers: { "retry-after": told } }),
      );
      await umpire.news([invitation]).next();
      expect(pauses).toHaveLength(3);
      for (const pause of pauses) {
        expect(pause).toBeGreaterThanOrEqual(1000);
        expect(pause).toBeLessThanOrEqual(120_000);
      }
    },
  );

  it("by answers without an ETag is looked at no faster than one that has them", async () => {
    const { umpire, pauses } = against((_, tries) =>
      Response.json({ version: 1, ended: tries > 8 ? { how: "closed" } : null, you: null, waitsFor: null }),
    );
    for await (const turn of umpire.seat(invitation).turns({ stream: false })) expect(turn).toBeUndefined();
    expect(pauses[0]).toBe(0);
    expect(pauses).toHaveLength(8);
    for (const [at, pause] of pauses.slice(1).entries()) expect(pause).toBe(Math.min(1000 * 1.5 ** at, 30_000));
  });
});
