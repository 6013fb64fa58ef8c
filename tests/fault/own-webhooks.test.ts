import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { createClient, verifyNotice } from "../../client/index.ts";
import type { RogueRegiment } from "../../client/types/rogue-regiment.ts";
import { type LocalServer, startLocalServer } from "./local-server.ts";

const servers: LocalServer[] = [];
const receivers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  for (const receiver of receivers.splice(0)) {
    receiver.closeAllConnections();
    receiver.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Received {
  readonly signature: string;
  readonly body: string;
}

/** A receiver as somebody develops it: it listens on this machine. `next` waits for what comes next. */
async function listening(): Promise<{ readonly url: string; next(): Promise<Received> }> {
  const waiting: Received[] = [];
  let heard = (): void => undefined;
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      response.writeHead(204).end();
      waiting.push({ signature: String(request.headers["umpire-signature"]), body });
      heard();
    });
  });
  receivers.push(server);
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const at = server.address();
  return {
    url: `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}/umpire`,
    async next() {
      while (waiting.length === 0) await new Promise<void>((done) => (heard = done));
      return waiting.shift() ?? { signature: "", body: "" };
    },
  };
}

async function start(settings: Readonly<Record<string, string>>): Promise<LocalServer> {
  const server = await startLocalServer(join(folder, String(servers.length)), settings);
  servers.push(server);
  return server;
}

const board =
  "board\n+ + + + +\n J . P .\n+ + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2";

test("a receiver on one's own machine is developed against the local server, where it is told so", async () => {
  const { url } = await start({ UMPIRE_WEBHOOKS: "loopback" });
  const umpire = createClient<RogueRegiment>({ url, retries: 0 });
  const game = await umpire.games.create("rogue-regiment", { board });
  const seat = umpire.seat(game.invitation("player-1"));
  const there = await listening();
  const { key } = await seat.notices(there.url);
  const tested = await seat.testNotice();
  expect(tested).toMatchObject({ kind: "test", outcome: "delivered", status: 204 });
  const first = await there.next();
  expect(JSON.parse(first.body)).toMatchObject({ notice: { kind: "test", seat: "player-1" } });
  expect(await verifyNotice(first.signature, first.body, key ?? "")).toBe(true);
  await expect(seat.testNotice()).rejects.toMatchObject({ kind: "too-many", status: 429 });
  // what is told of the game itself comes the same way
  const closed = await fetch(`${url}/v1/games/${game.id}/close`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${game.invitation("master")}` },
    body: JSON.stringify({ expectedVersion: 0 }),
  });
  expect(closed.status).toBe(200);
  let came = await there.next();
  // that it was asked is told first
  if (came.body.includes('"kind":"turn"')) came = await there.next();
  expect(JSON.parse(came.body)).toMatchObject({ notice: { kind: "over", seat: "player-1" } });
  expect(await seat.deliveries()).toMatchObject({ webhook: true, deliveries: expect.arrayContaining([tested]) });
});

test("elsewhere an address of the machine itself is refused when it is said", async () => {
  const { url } = await start({});
  const umpire = createClient<RogueRegiment>({ url });
  const game = await umpire.games.create("rogue-regiment", { board });
  const there = await listening();
  await expect(umpire.seat(game.invitation("player-1")).notices(there.url)).rejects.toMatchObject({
    status: 400,
    faults: [{ code: "not-https", path: "/url" }],
  });
});

test("a server that others reach never sends to its own machine, and says so", async () => {
  for (const settings of [
    { UMPIRE_LISTEN: "0.0.0.0" },
    { UMPIRE_HOSTS: "umpire.example.org" },
    { UMPIRE_PROXIES: "127.0.0.1" },
  ])
    await expect(
      startLocalServer(join(folder, "reached"), { ...settings, UMPIRE_WEBHOOKS: "loopback" }),
    ).rejects.toThrow("UMPIRE_WEBHOOKS=loopback is for a server that this machine alone reaches");
});
