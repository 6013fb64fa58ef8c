import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { verifyNotice } from "../../../client/index.ts";
import {
  type Deliver,
  localNotices,
  type Notice,
  type Outcome,
  type Webhook,
  webhooksIn,
} from "../../../service/index.ts";
import { newPushKey, publicPushKey } from "../../../service/notices/vapid.ts";
import { delivering, notedDeliveries, notingDeliveries } from "../../../service/deliveries.ts";
import { MOST_DELIVERIES } from "../../../service/storage/deliveries.ts";
import { collectNotices, openDesk, type StartedGame, type TestDesk } from "../desk.ts";
import { resolve, startReceiver, told, webhook } from "./receiver.ts";

const anyAddress = async (): Promise<void> => undefined;
const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";

let desk: TestDesk;
const lines: Readonly<Record<string, unknown>>[] = [];

beforeEach(async () => {
  desk = await openDesk();
  lines.length = 0;
});
afterEach(() => desk.embedded.close());

/** Deliveries that are noted, and come to what is said. */
const noted = (deliver: Deliver | Outcome): Deliver =>
  notingDeliveries(typeof deliver === "function" ? deliver : async () => deliver, {
    store: desk.store,
    now: () => desk.clock.now,
    log: (line) => lines.push(line),
  });

/** The same as a seat tests its webhook by it. */
const tested = (deliver: Deliver | Outcome) =>
  notedDeliveries(typeof deliver === "function" ? deliver : async () => deliver, {
    store: desk.store,
    now: () => desk.clock.now,
    log: (line) => lines.push(line),
  });

const start = (): Promise<StartedGame> => desk.start({ ruleset: "rogue-regiment", board });

/** A seat with a webhook, as it is kept. */
async function registered(game: StartedGame, seat: string, url = webhook.url): Promise<Webhook> {
  const { key } = await desk.games.sendNotices(game.id, { url }, anyAddress, game.as(seat));
  return { url, key: key ?? "" };
}

function onlyOf<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined || all.length > 1) throw new Error(`There are ${all.length}.`);
  return first;
}

const noticesAt = (game: StartedGame, seat: string) => desk.games.ownNotices(game.id, game.as(seat));

describe("the last deliveries of a webhook", () => {
  test("are told to its seat, the latest first, with nothing of the address, the key or an answer's body", async () => {
    const game = await start();
    const own = await registered(game, "player-1");
    const there = await startReceiver((response, n) => response.writeHead(n === 1 ? 503 : 204).end("SECRET-BODY"));
    try {
      const deliver = noted(delivering({ resolve, connect: there.connect }));
      await deliver(told({ game: game.id }), own);
      desk.clock.now += 60_000;
      await deliver(told({ game: game.id, kind: "reminder" }), own);
    } finally {
      await there.close();
    }
    await noted({ kind: "refused", reason: "inside" })(told({ game: game.id, version: 13 }), own);
    const answer = await noticesAt(game, "player-1");
    expect(answer).toMatchObject({
      seat: "player-1",
      webhook: true,
      browsers: 0,
      deliveries: [
        { kind: "turn", version: 13, outcome: "refused", status: null, reason: "inside" },
        { at: "2026-01-01T00:01:00.000Z", kind: "reminder", outcome: "delivered", status: 204, reason: "status 204" },
        { at: "2026-01-01T00:00:00.000Z", kind: "turn", outcome: "retry", status: 503, reason: "status 503" },
      ],
    });
    for (const secret of ["SECRET", own.key, "hooks.example.org"]) expect(JSON.stringify(answer)).not.toContain(secret);
    expect((await noticesAt(game, "player-2")).deliveries).toEqual([]);
  });

  test("are so many and no more, of the present address alone, and none where notices have ended", async () => {
    const game = await start();
    const own = await registered(game, "player-1");
    for (let version = 1; version <= MOST_DELIVERIES + 3; version++)
      await noted({ kind: "delivered", status: 200 })(told({ game: game.id, version }), own);
    const versions = (await noticesAt(game, "player-1")).deliveries.map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: MOST_DELIVERIES }, (_, n) => MOST_DELIVERIES + 3 - n));
    const next = await registered(game, "player-1");
    expect((await noticesAt(game, "player-1")).deliveries).toEqual([]);
    await noted({ kind: "delivered", status: 200 })(told({ game: game.id, version: 40 }), next);
    expect((await noticesAt(game, "player-1")).deliveries.map(({ version }) => version)).toEqual([40]);
    await desk.games.sendNotices(game.id, { url: null }, anyAddress, game.as("player-1"));
    expect(await noticesAt(game, "player-1")).toMatchObject({ webhook: false, deliveries: [] });
  });

  test("take one unit of writing", async () => {
    const game = await start();
    const own = await registered(game, "player-1");
    for (let n = 0; n < MOST_DELIVERIES; n++)
      await noted({ kind: "retry", reason: "ECONNREFUSED", after: null })(
        told({ game: game.id, kind: "reminder", version: 99_999 }),
        own,
      );
    const item = await desk.embedded.table.get(`GAME#${game.id}`, "DELIVERIES#player-1");
    expect(JSON.stringify(item).length).toBeLessThan(1024);
  });

  test("noted at the same moment are all there", async () => {
    const game = await start();
    const own = await registered(game, "player-1");
    await Promise.all(
      [1, 2].map((version) => noted({ kind: "delivered", status: 200 })(told({ game: game.id, version }), own)),
    );
    const versions = (await noticesAt(game, "player-1")).deliveries.map(({ version }) => version);
    expect(versions.toSorted()).toEqual([1, 2]);
  });

  test("that cannot be noted are delivered all the same", async () => {
    const deliver = notingDeliveries(async () => ({ kind: "delivered", status: 200 }), {
      store: { ...desk.store, deliveries: () => Promise.reject(new TypeError(webhook.url)) },
      now: () => desk.clock.now,
      log: (line) => lines.push(line),
    });
    expect(await deliver(told(), webhook)).toEqual({ kind: "delivered", status: 200 });
    expect(lines).toMatchObject([{ level: "warn", message: "the delivery cannot be noted", error: "TypeError" }]);
    expect(JSON.stringify(lines)).not.toContain("SECRET");
  });

  test("go with their game", async () => {
    const game = await start();
    await noted({ kind: "delivered", status: 200 })(told({ game: game.id }), await registered(game, "player-1"));
    await desk.store.removeGame(game.id);
    expect(await desk.embedded.table.get(`GAME#${game.id}`, "DELIVERIES#player-1")).toBeNull();
  });
});

describe("the test of a webhook", () => {
  test("is a signed notice of its own kind, and tells what came back", async () => {
    const game = await start();
    const { key } = await registered(game, "player-1");
    const there = await startReceiver((response) => response.writeHead(401).end("who are you?"));
    try {
      const deliver = tested(delivering({ resolve, connect: there.connect }));
      const came = await desk.games.testNotice(game.id, deliver, game.as("player-1"));
      expect(came).toMatchObject({ kind: "test", version: 0, outcome: "refused", status: 401, reason: "status 401" });
      expect((await noticesAt(game, "player-1")).deliveries).toEqual([came]);
    } finally {
      await there.close();
    }
    const { body, headers } = onlyOf(there.received);
    expect(JSON.parse(body)).toMatchObject({
      content: expect.stringContaining("**A test: "),
      notice: { kind: "test", game: game.id, seat: "player-1", version: 0, deadline: null },
    });
    expect(await verifyNotice(String(headers["umpire-signature"]), body, key)).toBe(true);
  });

  test("is sent every ten seconds at most, by however many requests and to whichever address", async () => {
    const game = await start();
    await registered(game, "player-1");
    let sent = 0;
    const deliver = tested(async () => (sent++, { kind: "delivered", status: 200 }));
    const tried = () => desk.games.testNotice(game.id, deliver, game.as("player-1"));
    const all = await Promise.allSettled([tried(), tried(), tried(), tried()]);
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(sent).toBe(1);
    await registered(game, "player-1", "https://hooks.example.org/another");
    desk.clock.now += 9000;
    await expect(tried()).rejects.toMatchObject({ kind: "too-many", retryAfter: 1 });
    // a clock that was put back lets nobody wait for long
    desk.clock.now -= 3_600_000;
    await expect(tried()).rejects.toMatchObject({ kind: "too-many", retryAfter: 10 });
    desk.clock.now += 3_600_000 + 1000;
    expect(await tried()).toMatchObject({ outcome: "delivered" });
    expect(sent).toBe(2);
  });

  test("needs a webhook, and a seat that may have one", async () => {
    const game = await start();
    const deliver = tested(() => Promise.reject(new Error("not called")));
    await expect(desk.games.testNotice(game.id, deliver, game.as("player-1"))).rejects.toMatchObject({
      kind: "unreadable",
      defects: [{ code: "no-webhook" }],
    });
    for (const seat of ["spectator"]) {
      await expect(desk.games.testNotice(game.id, deliver, game.as(seat))).rejects.toMatchObject({ kind: "forbidden" });
      await expect(noticesAt(game, seat)).rejects.toMatchObject({ kind: "forbidden" });
    }
    await expect(desk.games.testNotice(game.id, deliver, { secret: null })).rejects.toMatchObject({
      kind: "unauthorized",
    });
  });

  test("goes nowhere inside, though the address was a public one when it was said", async () => {
    const game = await start();
    await registered(game, "player-1", "https://rebinding.example.org/");
    const deliver = tested(
      delivering({
        resolve: async () => ["169.254.169.254"],
        connect: () => {
          throw new Error("connected");
        },
      }),
    );
    expect(await desk.games.testNotice(game.id, deliver, game.as("player-1"))).toMatchObject({
      outcome: "refused",
      status: null,
      reason: "inside",
    });
  });
});

describe("an address of the machine itself", () => {
  test("is reached by plain http where that is allowed, and not where it is not", async () => {
    const received: string[] = [];
    const server = createServer((request, response) => {
      received.push(`${request.method} ${request.url} ${request.headers.host}`);
      request.resume();
      response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    });
    await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
    const at = server.address();
    const port = typeof at === "object" && at !== null ? at.port : 0;
    const own = { url: `http://localhost:${port}/umpire`, key: "k" };
    try {
      expect(await delivering()(told(), own)).toEqual({ kind: "refused", reason: "not-https" });
      expect(received).toEqual([]);
      // it follows no redirect there, either
      expect(await delivering({ allowsLoopback: true })(told(), own)).toEqual({
        kind: "refused",
        status: 302,
        reason: "status 302",
      });
      expect(received).toEqual([`POST /umpire localhost:${port}`]);
    } finally {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    }
  });
});

describe("seats that have one address", () => {
  const { sent, send } = collectNotices();
  beforeEach(() => void sent.splice(0));

  /** Delivers what a turn sends, and answers with what arrived. */
  async function arrived(): Promise<readonly { readonly notice: Notice; readonly to: Webhook }[]> {
    const came: { readonly notice: Notice; readonly to: Webhook }[] = [];
    const done = Promise.withResolvers<void>();
    let settled = 0;
    const queue = localNotices({
      webhookOf: webhooksIn(desk.embedded.table),
      deliver: async (notice, to) => {
        if ("key" in to) came.push({ notice, to });
        return { kind: "delivered", status: 200 };
      },
      random: () => 0.5,
      log: () => {
        if (++settled === sent.length) done.resolve();
      },
    });
    for (const notice of sent) await queue.send(notice);
    if (sent.length > 0) await done.promise;
    await queue.close();
    return came;
  }

  test("get one delivery of a notice, which names both and is signed by the key of each", async () => {
    const game = await start();
    const keys = [await registered(game, "player-1"), await registered(game, "player-2")].map(({ key }) => key);
    await desk.games.settleTurn(game.id, send);
    expect(sent.map(({ seat }) => seat)).toEqual(["player-1", "player-2"]);
    const came = await arrived();
    const first = onlyOf(came);
    const there = await startReceiver((response) => response.writeHead(204).end());
    try {
      await noted(delivering({ resolve, connect: there.connect }))(first.notice, first.to);
    } finally {
      await there.close();
    }
    const { body, headers } = onlyOf(there.received);
    expect(JSON.parse(body)).toMatchObject({
      content: expect.stringContaining("(player-1, player-2)"),
      notice: { seat: "player-1", seats: ["player-1", "player-2"] },
    });
    expect(JSON.parse(body)).not.toHaveProperty("notice.alike");
    const [signature, others] = [headers["umpire-signature"], headers["umpire-signature-others"]].map(String);
    expect(await verifyNotice(signature, body, keys[0] ?? "")).toBe(true);
    expect(await verifyNotice(signature, body, keys[1] ?? "")).toBe(false);
    expect(await verifyNotice(others, body, keys[1] ?? "")).toBe(true);
    expect(await verifyNotice(others, body, keys[0] ?? "")).toBe(false);
    for (const seat of ["player-1", "player-2"])
      expect((await noticesAt(game, seat)).deliveries).toMatchObject([{ kind: "turn", status: 204 }]);
  });

  test("are told apart again as soon as one of them has another", async () => {
    const game = await start();
    await registered(game, "player-1");
    await registered(game, "player-2");
    await desk.games.settleTurn(game.id, send);
    await registered(game, "player-1", "https://hooks.example.org/another");
    const came = await arrived();
    expect(came.map(({ notice, to }) => [notice.seat, to.url, to.others])).toEqual([
      ["player-1", "https://hooks.example.org/another", undefined],
      ["player-2", webhook.url, undefined],
    ]);
  });

  test("that are told different things get both, and a notice of one seat is as it was", async () => {
    const game = await start();
    await registered(game, "player-1");
    await registered(game, "master");
    await desk.games.settleTurn(game.id, send);
    expect(sent).toMatchObject([{ seat: "player-1" }]);
    expect(sent[0]).not.toHaveProperty("alike");
    expect(await arrived()).toHaveLength(1);
  });

  test("in one browser get one push message", async () => {
    const game = await start();
    const browser = {
      endpoint: "https://push.example.org/1",
      keys: { p256dh: publicPushKey(newPushKey()), auth: "a".repeat(22) },
    };
    for (const seat of ["player-1", "player-2"])
      await desk.games.sendNotices(game.id, { browser }, anyAddress, game.as(seat));
    await desk.games.pushKey();
    await desk.games.settleTurn(game.id, send);
    const receiverOf = webhooksIn(desk.embedded.table);
    const found = await Promise.all(sent.map(receiverOf));
    expect(found).toMatchObject([{ url: browser.endpoint }, { toldWith: "player-1" }]);
  });
});
