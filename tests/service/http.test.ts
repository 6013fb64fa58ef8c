import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { app } from "../../service/index.ts";
import { games as rulesets } from "../all-games.ts";
import { localServer } from "../../service/local/server.ts";
import { pages } from "../../service/local/pages.ts";
import { statusOf, titleOf } from "../../service/schema/faults.ts";
import { hedge, invited, type Service, startService } from "../contract/table.ts";

/* In one file: all that a request meets before anybody answers it. */

let service: Service;
let game: ReturnType<typeof invited>;
let made: Response;

const at = { ruleset: "rogue-regiment", board: hedge };
const json = { "content-type": "application/json" };
const MOST = 256 * 1024;

beforeAll(async () => {
  service = await startService();
  made = await service.app.request("/v1/games", { method: "POST", headers: json, body: JSON.stringify(at) });
  game = invited(await made.json());
});
afterAll(() => service.embedded.close());

/** A body that is sent in pieces, without a length; counts what was taken of it. */
function pieces(count: number, bytes: number): { readonly body: ReadableStream; taken(): number } {
  let taken = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (taken === count) return controller.close();
      taken += 1;
      controller.enqueue(new Uint8Array(bytes).fill(32));
      return undefined;
    },
  });
  return { body, taken: () => taken };
}

const sendPieces = (path: string, body: ReadableStream): Promise<Response> =>
  Promise.resolve(
    service.app.request(
      new Request(`http://localhost${path}`, { method: "POST", headers: json, body, duplex: "half" }),
    ),
  );

const pack = (value: unknown): Buffer => gzipSync(JSON.stringify(value));

describe("bodies", () => {
  test.each(["/v1/sight", "/v1/games", "/v1/records/verify", "/v1/board.svg", "/graphql"])(
    "what is sent to %s in pieces is counted while it is read",
    async (path) => {
      const { body, taken } = pieces(1000, 64 * 1024);
      const response = await sendPieces(path, body);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({
        type: "urn:umpire:problem:too-large",
        title: titleOf["too-large"],
      });
      expect(taken()).toBeLessThan(100);
    },
  );

  test("what is sent in pieces within the limit is read", async () => {
    const text = new TextEncoder().encode(JSON.stringify({ ...at, from: "guard", to: "jock" }));
    const body = new ReadableStream({
      start(controller) {
        for (let i = 0; i < text.length; i += 50) controller.enqueue(text.slice(i, i + 50));
        controller.close();
      },
    });
    expect((await sendPieces("/v1/sight", body)).status).toBe(200);
  });

  const send = (path: string, body: string | Uint8Array<ArrayBuffer>, encoding: string): Promise<Response> =>
    Promise.resolve(
      service.app.request(path, { method: "POST", headers: { ...json, "content-encoding": encoding }, body }),
    );
  const sight = { ...at, from: "guard", to: "jock" };

  test("packed by gzip they are read, by both APIs", async () => {
    expect((await send("/v1/sight", new Uint8Array(pack(sight)), "gzip")).status).toBe(200);
    const graphql = await send("/graphql", new Uint8Array(pack({ query: "{ rulesets { id } }" })), "gzip");
    expect(await graphql.json()).toMatchObject({
      data: { rulesets: expect.arrayContaining([{ id: "rogue-regiment" }]) },
    });
  });

  test("the limit holds for what comes out of gzip, too", async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(64 * MOST, 32)));
    expect(bomb.byteLength).toBeLessThan(MOST);
    expect((await send("/v1/sight", bomb, "gzip")).status).toBe(413);
    expect((await send("/graphql", bomb, "gzip")).status).toBe(413);
  });

  test("what is not gzip is said, and other packings are refused with those that are read", async () => {
    expect((await send("/v1/sight", JSON.stringify(sight), "gzip")).status).toBe(400);
    const refused = await send("/v1/sight", JSON.stringify(sight), "br");
    expect(refused.status).toBe(415);
    expect(refused.headers.get("accept-encoding")).toContain("gzip");
  });
});

describe("methods", () => {
  test.each([
    ["DELETE", "/v1/games", "POST, OPTIONS"],
    ["GET", "/v1/sight", "POST, OPTIONS"],
    ["POST", "/v1/rulesets", "GET, HEAD, OPTIONS"],
    ["PUT", "/v1/games/abc/moves", "GET, POST, HEAD, OPTIONS"],
    ["GET", "/v1/board.png", "POST, OPTIONS"],
    ["DELETE", "/graphql", "GET, POST, HEAD, OPTIONS"],
  ])("%s %s is answered 405 with what is possible", async (method, path, allow) => {
    const response = await service.app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect(await response.json()).toMatchObject({ type: "urn:umpire:problem:method-not-allowed", status: 405 });
  });

  test.each(["/v1/sight", "/v1/games/abc/moves", "/v1/board.svg", "/graphql"])("OPTIONS %s", async (path) => {
    const response = await service.app.request(path, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toContain("POST");
  });

  test("OPTIONS and every other method of a path that is not there is 404", async () => {
    for (const method of ["OPTIONS", "GET", "POST", "DELETE"])
      expect((await service.app.request("/v1/nothing", { method })).status).toBe(404);
  });

  test("HEAD answers the headers of GET without a body", async () => {
    for (const path of ["/v1/rulesets", `/v1/games/${game.id}`, "/graphql?query=%7B__typename%7D"]) {
      const response = await service.app.request(path, { method: "HEAD" });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe("");
      const got = await service.app.request(path);
      for (const name of ["vary", "etag", "cache-control", "content-type"])
        expect(response.headers.get(name), `${path} ${name}`).toBe(got.headers.get(name));
    }
  });
});

test.each(["", "/rules", "/scenarios", "/notation", "/schemas"])(
  "an unknown ruleset in a path is not found: /v1/rulesets/unheard-of%s",
  async (rest) => {
    const { status, json: body } = await service.get(`/v1/rulesets/unheard-of${rest}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ errors: [{ code: "unknown-ruleset" }] });
  },
);

describe("web pages of elsewhere", () => {
  const origin = "https://bots.example";

  test.each(["/v1/sight", "/v1/games/abc/moves", "/v1/board.svg", "/graphql"])("may ask for %s first", async (path) => {
    const response = await service.app.request(path, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    const names = response.headers.get("access-control-allow-headers") ?? "";
    for (const name of ["authorization", "content-type", "if-none-match"]) expect(names).toContain(name);
    expect(response.headers.has("access-control-allow-credentials")).toBe(false);
  });

  test("read answers, refusals and the headers in them", async () => {
    for (const path of ["/v1/rulesets", "/v1/games/unknown", "/graphql?query=%7B__typename%7D", "/v1/nothing"]) {
      const response = await service.app.request(path, { headers: { origin } });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const exposed = response.headers.get("access-control-expose-headers") ?? "";
      // a long record goes on where its Link leads
      for (const name of ["etag", "link", "location", "retry-after"]) expect(exposed).toContain(name);
    }
  });
});

describe("what may be kept", () => {
  test("a new game says where it is", () => {
    expect(made.status).toBe(201);
    expect(made.headers.get("location")).toBe(`/v1/games/${game.id}`);
    expect(made.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["", "/versions/0", "/moves"])(
    "a poll that finds nothing new costs 304: /v1/games/{id}%s",
    async (rest) => {
      const path = `/v1/games/${game.id}${rest}`;
      const first = await service.app.request(path);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).not.toBe("");
      const again = await service.app.request(path, { headers: { "if-none-match": etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("access-control-allow-origin")).toBe("*");
      expect((await service.app.request(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    },
  );

  test("after a move the old tag no longer counts", async () => {
    const other = invited((await service.post("/v1/games", at)).json);
    const path = `/v1/games/${other.id}`;
    const etag = (await service.app.request(path)).headers.get("etag") ?? "";
    const move = { expectedVersion: 0, action: { do: "pop-up", operator: "jock" } };
    expect((await service.post(`${path}/moves`, move, other.secretOf("player-1"))).status).toBe(200);
    expect((await service.app.request(path, { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  test("where an invitation is in play nothing is kept; the public view is asked about again", async () => {
    const authorization = `Bearer ${game.secretOf("player-1")}`;
    const seen = await service.app.request(`/v1/games/${game.id}`, { headers: { authorization } });
    expect(seen.headers.get("cache-control")).toBe("no-store");
    const open = await service.app.request(`/v1/games/${game.id}`);
    expect(open.headers.get("cache-control")).toBe("no-cache");
    expect(open.headers.get("vary")?.toLowerCase()).toContain("authorization");
    const renewed = await service.app.request(`/v1/games/${game.id}/renew-invitation`, {
      method: "POST",
      headers: { ...json, authorization: `Bearer ${game.secretOf("master")}` },
      body: JSON.stringify({ seat: "spectator" }),
    });
    expect(renewed.status).toBe(200);
    expect(renewed.headers.get("cache-control")).toBe("no-store");
    const graphql = await service.app.request("/graphql", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ query: "{ __typename }" }),
    });
    expect(graphql.headers.get("cache-control")).toBe("no-store");
  });

  test("a full page of moves of a public game never changes", async () => {
    const response = await service.app.request(`/v1/games/${game.id}/moves?limit=1`);
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  test("answers are compressed for whoever takes that", async () => {
    const path = "/v1/openapi.json";
    const packed = await service.app.request(path, { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    const plain = await (await service.app.request(path)).text();
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
  });
});

describe("faults", () => {
  test("the title is that of the type, the detail tells the occurrence", async () => {
    const one = await service.get("/v1/games/unknown1");
    const two = await service.get("/v1/games/unknown2");
    expect(one.json["title"]).toBe(titleOf["not-found"]);
    expect(two.json["title"]).toBe(one.json["title"]);
    expect(one.json["detail"]).toContain("unknown1");
    expect(two.json["detail"]).not.toBe(one.json["detail"]);
  });

  test("every type is documented with its status", () => {
    const page = readFileSync(join(import.meta.dirname, "../../docs/api.md"), "utf8");
    const rows = new Map(
      [...page.matchAll(/^- `urn:umpire:problem:([\w-]+)` \((\d+)\): /gm)].map(([, kind, status]) => [
        kind,
        Number(status),
      ]),
    );
    expect(rows).toEqual(new Map(Object.entries({ ...statusOf, internal: 500 })));
  });

  test("401 says how to authenticate", async () => {
    const response = await service.app.request(`/v1/games/${game.id}`, { headers: { authorization: "Basic YTpi" } });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Bearer");
  });
});

test("every answer is of the type it says and may do nothing in a browser", async () => {
  for (const path of [
    "/healthz",
    "/v1/rulesets",
    "/v1/nothing",
    "/graphql?query=%7B__typename%7D",
    "/v1/openapi.json",
  ]) {
    const response = await service.app.request(path);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  for (const path of ["/docs", "/graphiql", "/pages/docs.js"]) {
    const response = await pages().request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  const deps = { games: rulesets, store: service.embedded.store, now: Date.now, log: () => undefined };
  const whole = app(deps, pages());
  for (const path of ["/pages/nothing.js", "/pages/1.0.0/nothing.js", "/assets/nothing.js", "/nothing"]) {
    const response = await whole.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  const docs = await (await pages().request("/docs")).text();
  const [, library = ""] = /src="(\/pages\/[^"]+swagger-ui-bundle\.js)"/.exec(docs) ?? [];
  expect((await pages().request(library)).headers.get("cache-control")).toContain("immutable");
});

describe("the local server", () => {
  let server: ReturnType<typeof localServer>;
  let port = 0;

  beforeAll(async () => {
    const patience = {
      headersTimeout: 300,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
      keepAliveTimeout: 5000,
    };
    port = await new Promise((listening) => {
      const log = (line: Readonly<Record<string, unknown>>): unknown => service.logged.push(line);
      server = localServer(service.app, {
        port: 0,
        hosts: ["umpire.example"],
        origins: ["https://bots.example"],
        patience,
        log,
        onListening: listening,
      });
    });
  });
  afterAll(async () => {
    server.close();
    await once(server, "close");
  });

  const answerFor = async (host: string, path = "/healthz"): Promise<IncomingMessage> => {
    const asked = request({ port, host: "127.0.0.1", path, headers: { host } }).end();
    const [response]: IncomingMessage[] = await once(asked, "response");
    if (response === undefined) throw new Error("There was no answer.");
    response.resume();
    return response;
  };
  const statusFor = async (host: string): Promise<number | undefined> => (await answerFor(host)).statusCode;

  test.each([
    ["another's name", "rebound.attacker.example", "/healthz", 421],
    ["a name that cannot be one", "localhost@attacker.example", "/healthz", 400],
    ["an address that cannot be one", "localhost", "/healthz\\x", 400],
  ])("answers %s with a problem that may do nothing in a browser", async (_what, host, path, status) => {
    const { statusCode, headers } = await answerFor(host, path);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      "content-type": "application/problem+json",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });

  test.each([
    ["with a length", "content-length: 1000\r\n\r\n{"],
    ["in pieces", "transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"],
  ])("a body %s that breaks off is not a fault of ours", async (_how, begun) => {
    service.logged.length = 0;
    for (const path of ["/v1/sight", "/graphql"]) {
      const socket = connect(port, "127.0.0.1");
      socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${begun}`);
      await once(socket, "ready");
      await answerFor("localhost");
      socket.destroy();
    }
    // the server has met the ends of both
    for (let n = 0; n < 20; n++) await answerFor("localhost");
    expect(service.logged).toEqual([]);
  });

  /** The first line of the answer to each of some texts, which are sent over one connection each. */
  const firstLines = (texts: readonly string[]): Promise<readonly string[]> =>
    Promise.all(texts.map(async (text) => (await toldBy(text)).split("\r\n")[0] ?? ""));

  test.each([
    ["no name", "host: \r\n", 400],
    ["two names", "host: localhost\r\nhost: rebound.attacker.example\r\n", 400],
    ["its name twice", "host: localhost\r\nhost: localhost\r\n", 400],
    ["its name in capitals", "HOST: LOCALHOST\r\n", 200],
  ])("takes a request that names one host, not %s", async (_, hosts, status) => {
    const [line] = await firstLines([`GET /healthz HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`]);
    expect(line).toContain(` ${status} `);
  });

  test("answers a path as it is meant, however its letters are written", async () => {
    const asked = (method: string, path: string): string =>
      `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`;
    for (const [plain, written] of [
      ["/v1/records/verify", "/v1/%72ecords/verify"],
      ["/v1/sight", "/%76%31/sigh%74"],
      ["/graphql", "/graph%71l"],
      ["/v1/nothing", "/v1/%6eothing"],
    ] as const)
      for (const method of ["GET", "POST", "DELETE"]) {
        const [one, other] = await firstLines([asked(method, plain), asked(method, written)]);
        expect(one).toMatch(/^HTTP/);
        expect(other, `${method} ${written}`).toBe(one);
      }
  });

  const BASE = { host: "localhost", accept: "*/*" };
  const asIfBy = async (headers: Readonly<Record<string, string>>, method = "GET", path = "/healthz") => {
    const asked = request({ port, host: "127.0.0.1", method, path, headers: { ...BASE, ...headers } }).end();
    const [response]: IncomingMessage[] = await once(asked, "response");
    if (response === undefined) throw new Error("There was no answer.");
    const body = (await response.toArray()).join("");
    return { status: response.statusCode, body };
  };
  const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  const image = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" };
  const elsewhere = "https://attacker.example";

  test.each([
    ["an app on this machine, whatever its port", { origin: "http://localhost:5173", "sec-fetch-site": "same-site" }],
    ["an app on this machine by its number", { origin: "https://127.0.0.1:8443", "sec-fetch-site": "cross-site" }],
    ["its own page behind another name", { origin: "https://umpire.example" }],
    ["a page that was allowed", { origin: "https://bots.example", "sec-fetch-site": "cross-site" }],
    ["an image on a page that was allowed", { ...image, referer: "https://bots.example/" }],
    ["an image on a page of this machine", { ...image, referer: "http://127.0.0.1:5173/" }],
    ["its own page", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }],
    ["an address that somebody typed", { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
    ["a link that is followed from elsewhere", { ...link, referer: `${elsewhere}/` }],
    ["a program that is not a browser", {}],
  ])("answers %s", async (_, headers) => {
    expect((await asIfBy(headers)).status).toBe(200);
  });

  test.each([
    ["a request of a page of elsewhere", "POST", { origin: elsewhere, "sec-fetch-site": "cross-site" }],
    ["the question before one", "OPTIONS", { origin: elsewhere, "access-control-request-method": "POST" }],
    ["a page without an origin", "POST", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a page of another port of an allowed name", "GET", { origin: "https://bots.example:8443" }],
    ["a page of a name that begins like its own", "GET", { origin: "http://localhost.attacker.example" }],
    ["what is not an origin", "GET", { origin: "localhost" }],
    ["an image on a page of elsewhere", "GET", { ...image, referer: `${elsewhere}/` }],
    ["an image on a page that tells nothing", "GET", image],
    ["a frame", "GET", { ...link, "sec-fetch-dest": "iframe" }],
    ["a form that is sent", "POST", link],
    ["a link that is fetched before it is followed", "GET", { ...link, "sec-purpose": "prefetch" }],
  ])("refuses %s of which it was not told", async (_, method, headers) => {
    const { status, body } = await asIfBy(headers, method, method === "GET" ? "/healthz" : "/v1/sight");
    expect(status).toBe(403);
    expect(JSON.parse(body)).toMatchObject({
      type: "urn:umpire:problem:cross-site",
      detail: expect.stringContaining("UMPIRE_ORIGINS"),
    });
  });

  test("answers for its own names alone", async () => {
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
    expect(await statusFor("umpire.example")).toBe(200);
    expect(await statusFor("rebound.attacker.example")).toBe(421);
    expect(await statusFor("localhost.attacker.example")).toBe(421);
  });

  /** All that a server says to what was written, until it closes the connection. */
  async function toldBy(written: string): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    socket.write(written);
    let answer = "";
    socket.on("data", (part: Buffer) => {
      answer += part.toString();
    });
    await once(socket, "close");
    return answer;
  }

  async function saidTo(written: string): Promise<{ readonly head: string; readonly body: unknown }> {
    const [head = "", body = ""] = (await toldBy(written)).split("\r\n\r\n");
    return { head, body: JSON.parse(body) };
  }

  test.each([
    [
      "a body that does not come",
      `POST /v1/sight HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
      408,
      "too-slow",
    ],
    [
      "headers without end",
      `GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: ${"x".repeat(70_000)}\r\n\r\n`,
      431,
      "headers-too-large",
    ],
    ["what is not HTTP", "hello there\r\n\r\n", 400, "unreadable"],
  ] as const)("gives up on %s, and says so as of every other problem", async (_, written, status, kind) => {
    const { head, body } = await saidTo(written);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/problem\+json$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(body).toMatchObject({ type: `urn:umpire:problem:${kind}`, status, detail: expect.any(String) });
  });
});
