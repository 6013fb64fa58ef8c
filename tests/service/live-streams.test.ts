import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { createLiveStreams } from "../../service/local/live-streams.ts";
import { alone } from "../fault/crowd.ts";
import { invited } from "../contract/table.ts";
import { startStreaming, type Streaming } from "./streaming.ts";

const patience = { heartbeat: 3_600_000, look: 3_600_000, stalled: 3_600_000 };
const running: Streaming[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

/** Such a service with a game and a stream of its seat. */
async function start(given: Parameters<typeof startStreaming>[0] = {}) {
  const streaming = await startStreaming({ addressOf: (c) => c.req.header("from") ?? null, patience, ...given });
  running.push(streaming);
  const { live, service, app } = streaming;
  const { id, secretOf } = invited((await service.post("/v1/games", { ...alone, dice: "table" })).json);
  const { json } = await service.post("/v1/streams", { invitations: [secretOf("player-1")] });
  let version = 0;
  return {
    live,
    apis: service.app,
    url: String(json["url"]),
    app,
    async move(): Promise<void> {
      const action = { do: "face", operator: "jock", facing: (["S", "W", "N", "E"] as const)[version % 4] };
      const { status } = await service.post(
        `/v1/games/${id}/moves`,
        { expectedVersion: version++, action },
        secretOf("player-1"),
      );
      expect(status).toBe(200);
    },
    close: () => service.post(`/v1/games/${id}/close`, { expectedVersion: version }, secretOf("master")),
  };
}

type Started = Awaited<ReturnType<typeof start>>;

/** A stream as a reader has it, with all that it has read. */
async function opened({ app, url }: Pick<Started, "app" | "url">, headers: Record<string, string> = {}) {
  const response = await app.request(url, { headers: { accept: "text/event-stream", ...headers } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    response,
    reader,
    text: () => text,
    /** Reads until something was told so often; null for the end. */
    async until(what: RegExp | null, count = 1): Promise<string> {
      for (;;) {
        if (what !== null && (text.match(new RegExp(what, `${what?.flags ?? ""}g`))?.length ?? 0) >= count) return text;
        const part = await reader?.read();
        if (part === undefined || part.done) {
          if (what === null) return text;
          throw new Error(`The stream ended: ${text}`);
        }
        text += part.value;
      }
    },
  };
}

const idsIn = (text: string): readonly string[] => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id ?? "");

test("a turn comes over an open stream when it arises, and each move once", async () => {
  const service = await start();
  const stream = await opened(service);
  expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
  await stream.until(/event: turn/);
  await service.move();
  await stream.until(/event: turn/, 2);
  await service.move();
  const text = await stream.until(/event: turn/, 3);
  expect(text.match(/event: move/g)).toHaveLength(2);
  // the first id is the place to begin with
  expect(new Set(idsIn(text)).size).toBe(idsIn(text).length);
});

test("a reader that was cut off goes on behind what he had, and hears nothing twice", async () => {
  const service = await start();
  const stream = await opened(service);
  await stream.until(/event: turn/);
  await stream.reader?.cancel();
  await service.move();
  await service.move();
  const again = await opened(service, { "last-event-id": idsIn(stream.text()).at(-1) ?? "" });
  const text = await again.until(/event: turn/);
  expect([...text.matchAll(/event: (\w+)/g)].map(([, kind]) => kind)).toEqual(["move", "move", "turn"]);
});

test("nothing is kept for a reader that does not read: he is told in one piece what he missed", async () => {
  const service = await start();
  const stream = await opened(service, { accept: "application/x-ndjson" });
  for (let n = 0; n < 12; n++) await service.move();
  const text = await stream.until(/"kind":"turn","game":"\w+","seat":"player-1","title":"[^"]*","version":12/);
  const kinds = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).kind);
  expect(kinds.filter((kind) => kind === "move")).toHaveLength(12);
});

test("a stream that nothing happens in sends heartbeats, and looks by itself", async () => {
  const service = await start({ patience: { ...patience, heartbeat: 1, look: 1 }, gamesOf: async () => [] });
  const stream = await opened(service);
  await stream.until(/^:$/m, 2);
  await service.move();
  expect(await stream.until(/event: move/)).toContain("event: move");
});

test("streams of one address and in all are bounded: beyond, there is one answer that says when to come again", async () => {
  const service = await start({ most: { each: 2, all: 3 } });
  const stays = async (from: string): Promise<Awaited<ReturnType<typeof opened>> | null> => {
    const stream = await opened(service, { from });
    expect(stream.response.status).toBe(200);
    await stream.until(/event: turn/);
    if (stream.response.headers.get("connection") === "close") return stream;
    expect(await stream.until(null)).toContain("retry: 20000");
    return null;
  };
  const first = await stays("192.0.2.1");
  expect(first).not.toBeNull();
  expect(await stays("192.0.2.1")).not.toBeNull();
  expect(await stays("192.0.2.1")).toBeNull();
  expect(await stays("192.0.2.2")).not.toBeNull();
  expect(await stays("192.0.2.3")).toBeNull();
  await first?.reader?.cancel();
  expect(await stays("192.0.2.3")).not.toBeNull();
});

test("a reader that takes nothing is let go, and makes room", async () => {
  const { app, url } = await start({ most: { each: 1, all: 1 }, patience: { ...patience, stalled: 1 } });
  const ask = async (): Promise<Response> => app.request(url, { headers: { accept: "text/event-stream" } });
  const stuck = await ask();
  await expect.poll(async () => (await ask()).headers.get("connection")).toBe("close");
  await expect(stuck.text()).rejects.toThrow("taken nothing");
});

test("all streams end when the server does, and where the address is good no more", async () => {
  const service = await start();
  const stream = await opened(service);
  service.live.close();
  expect(await stream.until(null)).toContain("event: turn");
  const later = await opened(service);
  expect(later.response.headers.get("connection")).toBeNull();
});

test("a stream waits as long as it is told to, and goes on then", async () => {
  let refuse = 0;
  const service = await start();
  const around = new Hono().all("*", async (c) =>
    refuse-- > 0
      ? new Response("", { status: 429, headers: { "retry-after": "0.001" } })
      : service.apis.fetch(c.req.raw),
  );
  const live = createLiveStreams({ gamesOf: async () => ["any"], addressOf: () => null, patience });
  const stream = await opened({ app: live.around(around), url: service.url });
  await stream.until(/event: turn/);
  await service.move();
  refuse = 2;
  live.changed("any");
  expect(await stream.until(/event: move/)).toContain('"version":1');
  live.close();
  await stream.reader?.cancel();
});

test("what asks for no stream, only for its head, or by no address, is answered at once", async () => {
  const { app, url } = await start();
  expect((await app.request(url)).headers.get("content-type")).toContain("application/json");
  const accept = { accept: "text/event-stream" };
  expect((await app.request(url, { method: "HEAD", headers: accept })).headers.get("connection")).toBeNull();
  expect((await app.request("/v1/streams?of=junk", { headers: accept })).status).toBe(404);
  expect((await app.request(`${url}&since=junk`, { headers: accept })).status).toBe(400);
});
