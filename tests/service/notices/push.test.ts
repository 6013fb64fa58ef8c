import { createECDH, createDecipheriv, createPublicKey, hkdfSync, verify } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { forgetBrowser, newPushKey, publicPushKey, webhooksIn } from "../../../service/index.ts";
import { delivering } from "../../../service/deliveries.ts";
import { isBrowserKey, pushMessage } from "../../../service/notices/push-message.ts";
import { pushedText } from "../../../service/notices/push.ts";
import { vapidHeader } from "../../../service/notices/vapid.ts";
import { collectNotices, openDesk, type TestDesk, where } from "../desk.ts";
import { NAME, type Receiver, resolve, startReceiver, told } from "./receiver.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

/** The example of RFC 8291, appendix A. */
const example = {
  plain: "When I grow up, I want to be a watermelon",
  browserKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  key: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

const url = `https://${NAME}/push/SECRET-ADDRESS`;
const browser = { url, p256dh: example.p256dh, auth: example.auth };

/** What the browser of the example reads of a message. */
function read(message: Buffer): string {
  const own = createECDH("prime256v1");
  own.setPrivateKey(bytes(example.browserKey));
  const [salt, theirs, sealed] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
  const derived = (from: Buffer, by: Buffer, info: string | Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", from, by, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), bytes(example.p256dh), theirs]);
  const secret = derived(own.computeSecret(theirs), bytes(example.auth), info, 32);
  const cipher = createDecipheriv(
    "aes-128-gcm",
    derived(secret, salt, "Content-Encoding: aes128gcm\0", 16),
    derived(secret, salt, "Content-Encoding: nonce\0", 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
}

const opened: (Receiver | TestDesk["embedded"])[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

describe("a push message", () => {
  test("is the one of RFC 8291's example", () => {
    const drawn = { key: bytes(example.key), salt: bytes(example.salt) };
    expect(pushMessage(example.plain, browser, drawn).toString("base64url")).toBe(example.body);
  });

  test("names the server by a token that its public key verifies, for one push service and half a day", () => {
    const key = newPushKey();
    const header = vapidHeader(key, new URL(url), "mailto:me@example.org", 1_000_000);
    const [, head = "", claims = "", signature = "", shown = ""] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(shown).toBe(publicPushKey(key));
    const point = bytes(shown);
    const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
    const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, bytes(signature))).toBe(true);
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: `https://${NAME}`,
      exp: 1_000_000 + 43_200,
      sub: "mailto:me@example.org",
    });
  });

  test("fits into what push services take, whatever people wrote", () => {
    for (const title of ["𝔘".repeat(100), "x".repeat(200), "\u202e\n@everyone"]) {
      const text = pushedText(
        told({ title, text: "𝔘".repeat(2000), said: { by: "𝔘".repeat(32), words: "𝔘".repeat(200) } }),
      );
      expect(pushMessage(text, browser).length).toBeLessThanOrEqual(4096);
      expect(text).not.toMatch(/[\u202e]|\\n/);
    }
  });
});

describe("a delivery to a browser", () => {
  const deliveredBy = async (status: number) => {
    const there = await startReceiver((response) => response.writeHead(status).end());
    opened.push(there);
    const deliver = delivering({ resolve, connect: there.connect });
    return { there, outcome: await deliver(told(), { ...browser, pushKey: newPushKey() }) };
  };

  test("is read by that browser alone, and says whose turn it is in which game", async () => {
    const there = await startReceiver((response) => response.writeHead(201).end());
    opened.push(there);
    const deliver = delivering({ resolve, connect: there.connect });
    expect(await deliver(told(), { ...browser, pushKey: newPushKey() })).toEqual({ kind: "delivered", status: 201 });
    const [posted] = there.received;
    expect(posted?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "604800" });
    expect(posted?.body).not.toContain("Chalk Farm");
    expect(JSON.parse(read(pushMessage(pushedText(told()), browser)))).toEqual({
      id: "k3v9/12/player-1/turn",
      game: "k3v9",
      seat: "player-1",
      title: "Your turn: Chalk Farm",
      body: "Choose where patrol B starts.",
    });
  });

  test.each([
    [404, "gone"],
    [410, "gone"],
    [429, "retry"],
    [413, "refused"],
  ])("that is answered with %i is %s", async (status, kind) => {
    expect((await deliveredBy(status)).outcome.kind).toBe(kind);
  });

  test("goes to no address inside a network, and to nobody whose key is none", async () => {
    const deliver = delivering({ resolve });
    const pushKey = newPushKey();
    for (const inside of ["https://127.0.0.1/push", "https://localhost/push", "http://push.example.org/"])
      expect(await deliver(told(), { ...browser, url: inside, pushKey })).toMatchObject({ kind: "refused" });
    const off = `B${"A".repeat(86)}`;
    expect(await deliver(told(), { ...browser, p256dh: off, pushKey })).toMatchObject({ kind: "gone" });
  });
});

describe("the key of a browser", () => {
  const anyAddress = async (): Promise<void> => undefined;
  const point = bytes(example.p256dh);
  /** A point with one byte of it changed. */
  const changed = (at: number, to: number): string =>
    Buffer.from(point)
      .fill(to, at, at + 1)
      .toString("base64url");
  const ofAnotherCurve = createECDH("secp256k1");
  ofAnotherCurve.generateKeys();

  test.each([
    ["zeros", `B${"A".repeat(86)}`],
    ["the point at infinity's like", `BA${"A".repeat(85)}`],
    ["a point beside the curve", changed(64, (point[64] ?? 0) ^ 1)],
    ["coordinates beyond the field", Buffer.alloc(65, 255).fill(4, 0, 1).toString("base64url")],
    ["a point of another curve", ofAnotherCurve.getPublicKey("base64url")],
    ["a point in its hybrid form", changed(0, 6 + ((point[64] ?? 0) & 1))],
    ["a point with bits behind it", `${example.p256dh.slice(0, -1)}5`],
  ])("is refused at once where it is %s", async (_, p256dh) => {
    const desk = await openDesk();
    opened.push(desk.embedded);
    const game = await desk.start(where);
    const wish = { browser: { endpoint: url, keys: { p256dh, auth: example.auth } } };
    await expect(desk.games.sendNotices(game.id, wish, anyAddress, game.as("player-1"))).rejects.toMatchObject({
      kind: "unreadable",
      defects: [{ path: "/browser/keys/p256dh" }],
    });
    expect((await desk.store.game(game.id))?.seats.seats["player-1"]?.browsers).toEqual([]);
  });

  test("is taken where it is a point of the curve, whichever", async () => {
    const drawn = Array.from({ length: 200 }, () => publicPushKey(newPushKey()));
    expect(drawn.filter((key) => !isBrowserKey(key))).toEqual([]);
  });
});

describe("the browsers of a seat", () => {
  const { sent, send } = collectNotices();
  const anyAddress = async (): Promise<void> => undefined;
  const keys = { p256dh: example.p256dh, auth: example.auth };
  const at = (n: number): string => `https://push.example.org/${n}`;

  test("are told each turn once, at most five of them, each until it is ended or gone", async () => {
    const desk = await openDesk();
    opened.push(desk.embedded);
    const game = await desk.start(where);
    const wish = (endpoint: string, by: typeof keys | null = keys) =>
      desk.games.sendNotices(game.id, { browser: { endpoint, keys: by } }, anyAddress, game.as("player-1"));
    const counts: number[] = [];
    for (const n of [1, 2, 3, 4, 5, 5, 6]) counts.push((await wish(at(n))).browsers);
    expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5]);
    expect((await wish(at(3), null)).browsers).toBe(4);
    await desk.games.pushKey();
    await desk.games.settleTurn(game.id, send);
    const receiverOf = webhooksIn(desk.embedded.table);
    const goesTo = async () =>
      Promise.all(
        sent.map(async (notice) => {
          const receiver = await receiverOf(notice);
          return receiver !== null && "url" in receiver ? receiver.url : null;
        }),
      );
    expect(await goesTo()).toEqual([2, 4, 5, 6].map(at));
    await desk.games.settleTurn(game.id, send);
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(4);

    const [first] = sent;
    await forgetBrowser(desk.store, { game: game.id, seat: "player-1", to: first?.to ?? "" });
    expect(await goesTo()).toEqual([null, ...[4, 5, 6].map(at)]);
    // the one who replaces an invitation is told nothing more by the browsers of before
    await desk.games.renewInvitation(game.id, "player-1", game.as("master"));
    sent.length = 0;
    await desk.games.settleTurn(game.id, send);
    expect(sent.map(({ kind }) => kind)).toEqual(["renewed", "renewed", "renewed"]);
    expect(await goesTo()).toEqual([4, 5, 6].map(at));
    expect((await desk.store.game(game.id))?.seats.seats["player-1"]?.browsers).toEqual([]);
  });
});
