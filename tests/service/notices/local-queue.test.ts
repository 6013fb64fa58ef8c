import { describe, expect, test } from "vitest";
import {
  localNotices,
  type LocalNotices,
  type LocalQueueOptions,
  MOST_TRIES,
  type Notice,
  NoticesClosed,
  type Outcome,
  type Webhook,
} from "../../../service/index.ts";
import { delivering } from "../../../service/deliveries.ts";
import { NAME, resolve, startReceiver, told, webhook } from "./receiver.ts";

const failed: Outcome = { kind: "retry", reason: "status 503", after: null };

interface Bench {
  readonly queue: LocalNotices;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly pauses: readonly number[];
  /** Waits until the log says so of so many notices. */
  until(outcome: string, count?: number): Promise<void>;
}

/** A queue with a log that can be waited for. Its pauses end at once, unless they are to be real. */
function bench(options: Partial<LocalQueueOptions> = {}, realPauses = false): Bench {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const pauses: number[] = [];
  let heard = (): void => undefined;
  const queue = localNotices({
    webhookOf: async () => webhook,
    deliver: async () => ({ kind: "delivered" }),
    random: () => 0.5,
    log: (line) => {
      lines.push(line);
      heard();
    },
    ...(!realPauses && { pause: async (seconds) => void pauses.push(seconds) }),
    ...options,
  });
  const until = async (outcome: string, count = 1): Promise<void> => {
    while (lines.filter((line) => line["outcome"] === outcome).length < count)
      await new Promise<void>((done) => (heard = done));
    // the queue lets go of a notice right after the line about it
    await new Promise((done) => setImmediate(done));
  };
  return { queue, lines, pauses, until };
}

describe("the queue in process", () => {
  test("delivers each notice once", async () => {
    const delivered: string[] = [];
    const { queue, until } = bench({ deliver: async ({ id }) => (delivered.push(id), { kind: "delivered" }) });
    await queue.send(told());
    await queue.send(told({ seat: "player-2" }));
    await queue.send(told());
    await until("delivered", 2);
    expect(delivered).toEqual(["k3v9/12/player-1/turn", "k3v9/12/player-2/turn"]);
    expect(await queue.close()).toEqual([]);
  });

  test("tries a failing receiver again with growing pauses, and loses nothing once it answers", async () => {
    const there = await startReceiver((response, n) => response.writeHead(n < 4 ? 503 : 204).end());
    try {
      const { queue, pauses, until } = bench({ deliver: delivering({ resolve, connect: there.connect }) });
      await queue.send(told());
      await until("delivered");
      expect(pauses).toEqual([30, 120, 480]);
      expect(there.received).toHaveLength(4);
      expect(new Set(there.received.map(({ body }) => body)).size).toBe(1);
    } finally {
      await there.close();
    }
  });

  test("gives a receiver up after the last try, and then takes the notice again", async () => {
    let tries = 0;
    const { queue, lines, pauses, until } = bench({ deliver: async () => (tries++, failed) });
    await queue.send(told());
    await until("given up");
    expect(tries).toBe(MOST_TRIES);
    expect(pauses).toHaveLength(MOST_TRIES - 1);
    expect(lines.at(-1)).toEqual({
      level: "warn",
      event: "notice",
      id: told().id,
      tries: MOST_TRIES,
      outcome: "given up",
      reason: "status 503",
    });
    await queue.send(told());
    await until("given up", 2);
    expect(tries).toBe(2 * MOST_TRIES);
  });

  test.each<[string, Outcome]>([
    ["gone", { kind: "gone", reason: "status 410" }],
    ["refused", { kind: "refused", reason: "inside" }],
  ])("does not try again what is %s", async (outcome, answer) => {
    let tries = 0;
    const { queue, pauses, until } = bench({ deliver: async () => (tries++, answer) });
    await queue.send(told());
    await until(outcome);
    expect({ tries, pauses }).toEqual({ tries: 1, pauses: [] });
  });

  test("takes the webhook as it is at each try: changed, or removed", async () => {
    const webhooks: (Webhook | null)[] = [webhook, { url: `https://${NAME}/new`, key: "new" }, null];
    const asked: string[] = [];
    const { queue, until } = bench({
      webhookOf: async () => webhooks.shift() ?? null,
      deliver: async (_, { url }) => (asked.push(url), failed),
    });
    await queue.send(told());
    await until("no webhook");
    expect(asked).toEqual([webhook.url, `https://${NAME}/new`]);
  });

  test("waits and tries again when the webhook cannot be read", async () => {
    let reads = 0;
    const { queue, lines, until } = bench({
      webhookOf: async () => {
        if (++reads < 3) throw new TypeError(`quoted: ${webhook.key}`);
        return webhook;
      },
    });
    await queue.send(told());
    await until("delivered");
    expect(lines[0]).toEqual({
      level: "error",
      event: "notice",
      id: told().id,
      tries: 1,
      outcome: "retry",
      error: "TypeError",
    });
  });

  test("makes one delivery at a time to an address, and does not let others wait for it", async () => {
    const running = new Map<string, number>();
    const order: string[] = [];
    let most = 0;
    const release: (() => void)[] = [];
    const { queue, until } = bench({
      webhookOf: async ({ seat }) => ({ url: `https://${NAME}/${seat}`, key: "k" }),
      deliver: async ({ id, seat }, { url }) => {
        const here = (running.get(url) ?? 0) + 1;
        running.set(url, here);
        most = Math.max(most, here);
        if (seat === "player-1") await new Promise<void>((done) => release.push(done));
        running.set(url, here - 1);
        order.push(id);
        return { kind: "delivered" };
      },
    });
    for (const version of [1, 2, 3]) await queue.send(told({ version }));
    await queue.send(told({ seat: "player-2" }));
    await until("delivered");
    expect(order).toEqual(["k3v9/12/player-2/turn"]);
    for (let n = 0; n < 3; n++) {
      release.shift()?.();
      await until("delivered", n + 2);
    }
    expect(order.slice(1)).toEqual(["k3v9/1/player-1/turn", "k3v9/2/player-1/turn", "k3v9/3/player-1/turn"]);
    expect(most).toBe(1);
  });

  describe("that holds as much as it can", () => {
    /** Waits for ever after a first try that has failed. */
    const stuck = {
      pause: (_: number, signal: AbortSignal) =>
        new Promise<void>((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("ended")))),
      deliver: async () => failed,
    };
    /** Where notices go: by the game, as a test says. */
    const at =
      (urls: Readonly<Record<string, string>>) =>
      async ({ game }: Pick<Notice, "game">) => ({
        url: urls[game] ?? "https://dead.example.org/",
        key: "SECRET",
      });
    const droppedOf = (lines: Bench["lines"]) =>
      lines.filter(({ outcome }) => outcome === "dropped").map(({ id }) => String(id).split("/")[0]);
    const heldIn = async (queue: LocalNotices) => (await queue.close()).map(({ game }) => game).toSorted();

    test("drops what one receiver has too much, logs that without secrets, and takes the others' notices", async () => {
      const { queue, lines } = bench({
        most: 100,
        ...stuck,
        webhookOf: at({ mine: "https://mine.example.org/", yours: "https://yours.example.org/" }),
      });
      await queue.send(told({ game: "mine" }));
      for (let n = 0; n < 1010; n++) await queue.send(told({ game: `dead${n}` }));
      await queue.send(told({ game: "yours" }));
      expect(droppedOf(lines)).toHaveLength(912);
      expect(droppedOf(lines).filter((game) => !game?.startsWith("dead"))).toEqual([]);
      expect(lines.find(({ outcome }) => outcome === "dropped")).toEqual({
        level: "warn",
        event: "notice",
        id: expect.stringMatching(/^dead/),
        tries: expect.any(Number),
        outcome: "dropped",
        reason: "queue full",
      });
      expect(JSON.stringify(lines)).not.toMatch(/SECRET|example\.org/);
      const held = await heldIn(queue);
      expect(held).toHaveLength(100);
      expect(held).toEqual(expect.arrayContaining(["mine", "yours"]));
    });

    test("counts the addresses of a host as one receiver, and drops among them what failed before what is new", async () => {
      const urls = Object.fromEntries([
        ...Array.from({ length: 8 }, (_, n) => [`dead${n}`, `https://shared.example.org/dead/${n}`]),
        ["honest", "https://shared.example.org/honest"],
        ["alone", "https://alone.example.org/"],
      ]);
      const { queue, lines, until } = bench({ most: 8, ...stuck, webhookOf: at(urls) });
      await queue.send(told({ game: "alone" }));
      for (let n = 0; n < 7; n++) await queue.send(told({ game: `dead${n}` }));
      await until("retry", 8);
      await queue.send(told({ game: "honest" }));
      expect(droppedOf(lines)).toEqual(["dead6"]);
      expect(await heldIn(queue)).toEqual(["alone", "dead0", "dead1", "dead2", "dead3", "dead4", "dead5", "honest"]);
    });

    test("drops what failed before what is new also where each has a host of its own", async () => {
      const urls = Object.fromEntries(
        [...Array.from({ length: 4 }, (_, n) => `dead${n}`), "honest"].map((game) => [
          game,
          `https://${game}.example.org/`,
        ]),
      );
      const { queue, lines, until } = bench({ most: 4, ...stuck, webhookOf: at(urls) });
      for (let n = 0; n < 4; n++) await queue.send(told({ game: `dead${n}` }));
      await until("retry", 4);
      await queue.send(told({ game: "honest" }));
      expect(droppedOf(lines)).toEqual(["dead3"]);
      expect(await heldIn(queue)).toContain("honest");
    });

    test.each<readonly [string, (n: number) => string]>([
      ["hosts of one name", (n) => `https://x${n}.wild.example/`],
      ["numbers of one network", (n) => `https://[2600:1:2:${n.toString(16)}::1]/`],
      ["many hosts of several names", (n) => `https://x${n}.wild${n % 9}.example/`],
    ])("drops nothing of who answers where another keeps %s that do not", async (_, dead) => {
      const urls = Object.fromEntries([
        ...Array.from({ length: 30 }, (__, n) => [`dead${n}`, dead(n)]),
        ...Array.from({ length: 6 }, (__, n) => [`phone${n}`, `https://push.services.example/${n}`]),
      ]);
      const under = Promise.withResolvers<void>();
      const { queue, lines, until } = bench({
        most: 20,
        pause: stuck.pause,
        deliver: async ({ game }) => (game.startsWith("dead") ? failed : (await under.promise, { kind: "delivered" })),
        webhookOf: at(urls),
      });
      for (let n = 0; n < 6; n++) await queue.send(told({ game: `phone${n}` }));
      for (let n = 0; n < 14; n++) await queue.send(told({ game: `dead${n}` }));
      await until("retry", 14);
      for (let n = 14; n < 30; n++) await queue.send(told({ game: `dead${n}` }));
      expect(droppedOf(lines)).toHaveLength(16);
      expect(droppedOf(lines).filter((game) => game?.startsWith("phone"))).toEqual([]);
      under.resolve();
      await until("delivered", 6);
      await queue.close();
    });

    test("delivers nothing any more of what it dropped, and takes it anew", async () => {
      const delivered: string[] = [];
      let release = (): void => undefined;
      const first = new Promise<void>((done) => (release = done));
      const { queue, until } = bench({
        most: 2,
        webhookOf: at({}),
        deliver: async ({ game }) => {
          await first;
          delivered.push(game);
          return { kind: "delivered" };
        },
      });
      for (const game of ["a", "b", "c"]) await queue.send(told({ game }));
      release();
      await until("delivered", 2);
      expect(delivered).toEqual(["a", "b"]);
      await queue.send(told({ game: "c" }));
      await until("delivered", 3);
      expect(await queue.close()).toEqual([]);
    });
  });

  test("closes: what is on its way ends, what waits comes back, nothing new begins", async () => {
    const delivered: string[] = [];
    let release = (): void => undefined;
    const deliver = async ({ id, kind }: Notice): Promise<Outcome> => {
      if (kind === "reminder") return failed;
      await new Promise<void>((done) => (release = done));
      delivered.push(id);
      return { kind: "delivered" };
    };
    const { queue, until } = bench({ deliver }, true);
    await queue.send(told({ kind: "reminder", seat: "player-2" }));
    await until("retry");
    await queue.send(told({ version: 1 }));
    await queue.send(told({ version: 2 }));
    await new Promise((done) => setTimeout(done, 5));
    const closed = queue.close();
    release();
    const left: readonly Notice[] = await closed;
    expect(delivered).toEqual(["k3v9/1/player-1/turn"]);
    expect(left.map(({ id }) => id).sort()).toEqual(["k3v9/12/player-2/reminder", "k3v9/2/player-1/turn"]);
    await expect(queue.send(told({ version: 3 }))).rejects.toThrow(NoticesClosed);
  });

  test("writes neither addresses nor keys into the log, however a delivery ends", async () => {
    const answers: Outcome["kind"][] = [];
    const there = await startReceiver((response, n) =>
      n === 1 ? response.destroy() : response.writeHead([0, 0, 503, 204, 404, 410][n] ?? 500).end(),
    );
    const secrets = [webhook.key, "SECRET", "https://", NAME, "93.184"];
    try {
      const addresses = [
        webhook.url,
        webhook.url,
        webhook.url,
        webhook.url,
        webhook.url,
        "https://127.0.0.1/SECRET",
        "https://unknown.example.org/SECRET",
        "SECRET",
        `https://${NAME}:1/SECRET`,
      ];
      for (const url of addresses) {
        const { queue, lines } = bench({
          webhookOf: async () => ({ ...webhook, url }),
          deliver: delivering({ resolve, connect: there.connect }),
          pause: () => new Promise(() => undefined),
        });
        await queue.send(told());
        while (lines.length === 0) await new Promise((done) => setTimeout(done, 5));
        for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
        answers.push(
          ...lines.map((line) =>
            line["outcome"] === "delivered" || line["outcome"] === "gone" || line["outcome"] === "refused"
              ? line["outcome"]
              : "retry",
          ),
        );
      }
      expect(answers).toEqual([
        "retry",
        "retry",
        "delivered",
        "refused",
        "gone",
        "refused",
        "retry",
        "refused",
        "refused",
      ]);
    } finally {
      await there.close();
    }
  });
});
