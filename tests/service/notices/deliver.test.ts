import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { type Deliver, type Outcome, type DeliveryNetwork } from "../../../service/index.ts";
import { delivering } from "../../../service/deliveries.ts";
import { connecting, MOST_ANSWER } from "../../../service/notices/post.ts";
import { NAME, PUBLIC, type Received, type Receiver, resolve, startReceiver, told, webhook } from "./receiver.ts";

const started: Receiver[] = [];

afterEach(async () => {
  for (const one of started.splice(0)) await one.close();
});

async function receiver(answer: (response: ServerResponse, n: number) => void): Promise<Receiver> {
  const one = await startReceiver(answer);
  started.push(one);
  return one;
}

const answering = (status: number, headers: Readonly<Record<string, string>> = {}): Promise<Receiver> =>
  receiver((response) => response.writeHead(status, headers).end("thank you"));

const deliverTo = ({ connect }: Receiver, changes: Partial<DeliveryNetwork> = {}): Deliver =>
  delivering({ resolve, connect, ...changes });

function only({ received }: Receiver): Received {
  const [first] = received;
  if (first === undefined || received.length > 1) throw new Error(`${received.length} deliveries arrived.`);
  return first;
}

type Verify = (header: string, body: string, key: string, now?: number) => boolean;

/** The ten lines that the documentation gives to receivers, as they stand there. */
async function documentedVerify(): Promise<Verify> {
  const [, source = ""] =
    /```js\n(.*?)```/s.exec(readFileSync(join(import.meta.dirname, "../../../docs/notifications.md"), "utf8")) ?? [];
  const { isFromUmpire }: { readonly isFromUmpire: Verify } = await import(
    `data:text/javascript,${encodeURIComponent(source)}`
  );
  return isFromUmpire;
}

describe("a delivery", () => {
  test("reaches the receiver by its name, with a body of JSON and nothing of ours beside it", async () => {
    const there = await answering(204);
    expect(await deliverTo(there)(told(), webhook)).toMatchObject({ kind: "delivered" });
    const { headers, servername, body } = only(there);
    expect(servername).toBe(NAME);
    expect(JSON.parse(body)).toMatchObject({ allowed_mentions: { parse: [] }, notice: told() });
    expect(Object.keys(headers).sort()).toEqual([
      "connection",
      "content-length",
      "content-type",
      "host",
      "umpire-signature",
      "user-agent",
    ]);
    expect(headers).toMatchObject({ host: NAME, "content-type": "application/json" });
  });

  test("is signed so that the documented lines accept it, and nothing that was changed", async () => {
    const there = await answering(200);
    const now = Date.parse("2026-11-20T18:00:05Z");
    await deliverTo(there, { now: () => now })(told({ title: "Straße 🎲" }), webhook);
    const { headers, body } = only(there);
    const signature = String(headers["umpire-signature"]);
    const verify = await documentedVerify();
    expect(signature).toMatch(/^t=1795197605,v1=[0-9a-f]{64}$/);
    expect(verify(signature, body, webhook.key, now)).toBe(true);
    expect(verify(signature, body, webhook.key, now + 299_000)).toBe(true);
    expect(verify(signature, body, webhook.key, now + 301_000)).toBe(false);
    expect(verify(signature, `${body} `, webhook.key, now)).toBe(false);
    expect(verify(signature, body, "another key", now)).toBe(false);
    expect(verify(signature.replace("t=1795197605", "t=1795197606"), body, webhook.key, now)).toBe(false);
    expect(verify("t=1795197605", body, webhook.key, now)).toBe(false);
    expect(verify("", body, webhook.key, now)).toBe(false);
  });

  test.each<[number, Readonly<Record<string, string>>, Outcome]>([
    [200, {}, { kind: "delivered" }],
    [299, {}, { kind: "delivered" }],
    [410, {}, { kind: "gone", reason: "status 410" }],
    [304, {}, { kind: "refused", reason: "status 304" }],
    [400, {}, { kind: "refused", reason: "status 400" }],
    [404, {}, { kind: "refused", reason: "status 404" }],
    [408, {}, { kind: "retry", reason: "status 408", after: null }],
    [429, {}, { kind: "retry", reason: "status 429", after: null }],
    [429, { "retry-after": "17" }, { kind: "retry", reason: "status 429", after: 17 }],
    [429, { "retry-after": "0.4" }, { kind: "retry", reason: "status 429", after: null }],
    [429, { "retry-after": "-5" }, { kind: "retry", reason: "status 429", after: null }],
    [503, { "retry-after": "Fri, 20 Nov 2026 18:01:00 GMT" }, { kind: "retry", reason: "status 503", after: 60 }],
    [503, { "retry-after": "Fri, 20 Nov 2026 17:00:00 GMT" }, { kind: "retry", reason: "status 503", after: null }],
    [500, { "retry-after": "soon" }, { kind: "retry", reason: "status 500", after: null }],
  ])("answered with %i %j", async (status, headers, outcome) => {
    const there = await answering(status, headers);
    expect(await deliverTo(there, { now: () => Date.parse("2026-11-20T18:00:00Z") })(told(), webhook)).toEqual({
      ...outcome,
      status,
    });
  });

  test("follows no redirect, neither inside nor to itself", async () => {
    for (const location of [
      "https://127.0.0.1/",
      "http://169.254.169.254/latest/meta-data/",
      `https://${NAME}/elsewhere`,
    ]) {
      const there = await answering(307, { location });
      expect(await deliverTo(there)(told(), webhook)).toEqual({ kind: "refused", status: 307, reason: "status 307" });
      expect(there.received).toHaveLength(1);
      expect(there.connections).toEqual([[PUBLIC]]);
    }
  });

  test("a giant answer is cut off and counts by its status", async () => {
    let written = 0;
    let cut: Promise<void> | undefined;
    const there = await receiver((response) => {
      response.writeHead(200);
      cut = new Promise((closed) => response.once("close", () => closed()));
      const chunk = Buffer.alloc(16 * 1024, "a");
      const more = (): void => {
        while (!response.destroyed && (written += chunk.length) < 256 * 1024 * 1024)
          if (!response.write(chunk)) return void response.once("drain", more);
      };
      more();
    });
    expect(await deliverTo(there)(told(), webhook)).toMatchObject({ kind: "delivered" });
    await cut;
    // what was read, and what lay in the buffers between
    expect(written).toBeLessThan(MOST_ANSWER + 16 * 1024 * 1024);
  });

  test("giant headers are not an answer", async () => {
    const there = await answering(200, { "x-large": "a".repeat(60_000) });
    expect(await deliverTo(there)(told(), webhook)).toEqual({
      kind: "retry",
      reason: "HPE_HEADER_OVERFLOW",
      after: null,
    });
  });

  test("an answer that does not begin in time is to be tried again; one that does not end counts by its status", async () => {
    const silent = await receiver(() => undefined);
    expect(await deliverTo(silent, { limit: 150 })(told(), webhook)).toEqual({
      kind: "retry",
      reason: "timeout",
      after: null,
    });
    const endless = await receiver((response) => {
      response.writeHead(200).write("a");
      const dripping = setInterval(() => response.write("a"), 20);
      response.once("close", () => clearInterval(dripping));
    });
    expect(await deliverTo(endless, { limit: 150 })(told(), webhook)).toMatchObject({ kind: "delivered" });
  });

  test("a name that takes too long to look up is within the time limit too", async () => {
    const there = await answering(200);
    expect(await deliverTo(there, { limit: 50, resolve: () => new Promise(() => undefined) })(told(), webhook)).toEqual(
      { kind: "retry", reason: "unresolved", after: null },
    );
    expect(there.connections).toEqual([]);
  });

  test("a connection that breaks or cannot be made is to be tried again", async () => {
    const there = await receiver((response) => response.destroy());
    expect(await deliverTo(there)(told(), webhook)).toEqual({ kind: "retry", reason: "ECONNRESET", after: null });
    await there.close();
    expect(await deliverTo(there)(told(), webhook)).toEqual({ kind: "retry", reason: "ECONNREFUSED", after: null });
    started.splice(0);
  });

  test("goes nowhere when the address is refused", async () => {
    const there = await answering(200);
    const inside: Partial<DeliveryNetwork> = { resolve: async () => [PUBLIC, "192.168.1.1"] };
    expect(await deliverTo(there, inside)(told(), webhook)).toEqual({ kind: "refused", reason: "inside" });
    expect(await deliverTo(there)(told(), { ...webhook, url: "https://127.0.0.1/" })).toEqual({
      kind: "refused",
      reason: "inside",
    });
    expect(await deliverTo(there)(told(), { ...webhook, url: `http://${NAME}/` })).toEqual({
      kind: "refused",
      reason: "not-https",
    });
    expect(there.connections).toEqual([]);
  });
});

describe("a name that changes its address between check and connection", () => {
  test("is looked up once, and the connection goes to the address that was checked", async () => {
    const there = await answering(200);
    let lookups = 0;
    const rebinding = async (): Promise<readonly string[]> => (++lookups === 1 ? [PUBLIC] : ["127.0.0.1"]);
    const deliver = deliverTo(there, { resolve: rebinding });
    expect(await deliver(told(), webhook)).toMatchObject({ kind: "delivered" });
    expect(lookups).toBe(1);
    expect(there.connections).toEqual([[PUBLIC]]);
    // the next delivery checks anew
    expect(await deliver(told(), webhook)).toEqual({ kind: "refused", reason: "inside" });
    expect(there.connections).toHaveLength(1);
  });

  test("the real connector takes the checked addresses, in turn, and asks no resolver", async () => {
    const there = await answering(200);
    // nothing resolves this name: only the addresses given can lead to the receiver; the first of them refuses
    const connect = connecting({ port: there.port, ca: there.ca });
    const deliver = delivering({
      resolve,
      connect: ({ name }) => connect({ name, addresses: ["127.0.0.2", "127.0.0.1"] }),
    });
    expect(await deliver(told(), webhook)).toMatchObject({ kind: "delivered" });
    expect(there.received).toMatchObject([{ servername: NAME, headers: { host: NAME } }]);
  });

  test("a certificate of another name, or of nobody known, is not a receiver", async () => {
    const there = await answering(200);
    const other = { ...webhook, url: "https://other.example.org/" };
    expect(await deliverTo(there, { resolve: async () => [PUBLIC] })(told(), other)).toEqual({
      kind: "retry",
      reason: "ERR_TLS_CERT_ALTNAME_INVALID",
      after: null,
    });
    const unknown = connecting({ port: there.port });
    expect(
      await deliverTo(there, { connect: ({ name }) => unknown({ name, addresses: ["127.0.0.1"] }) })(told(), webhook),
    ).toMatchObject({ kind: "retry", reason: expect.stringMatching(/CERT/) });
    expect(there.received).toEqual([]);
  });
});
