import { connect } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proxiesFrom } from "../../service/local/trusted-proxies.ts";
import { type LocalServer, startLocalServer } from "../fault/local-server.ts";

/** Where a request comes from: over a socket from somewhere, with what stands in X-Forwarded-For. */
const client = (setting: string, remoteAddress: string | undefined, forwarded?: string): string | null =>
  proxiesFrom(setting).clientOf({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  });

describe("trusted proxies", () => {
  test.each<[string, string, string | undefined, string | undefined, string | null]>([
    ["nobody is trusted by itself", "", "127.0.0.1", "203.0.113.9", "127.0.0.1"],
    ["who is not trusted names nobody", "10.0.0.0/8", "198.51.100.7", "203.0.113.9", "198.51.100.7"],
    ["a proxy names the client", "10.0.0.0/8", "10.1.2.3", "203.0.113.9", "203.0.113.9"],
    ["a proxy over IPv6 that is IPv4", "10.0.0.0/8", "::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"],
    ["what the client wrote stands before it", "10.0.0.5", "10.0.0.5", "1.1.1.1, 2.2.2.2, 203.0.113.9", "203.0.113.9"],
    ["several proxies of one's own", "10.0.0.0/8", "10.0.0.5", "1.1.1.1, 203.0.113.9, 10.0.0.6", "203.0.113.9"],
    ["a client that names a proxy first", "10.0.0.0/8", "10.0.0.5", "10.0.0.9, 203.0.113.9", "203.0.113.9"],
    ["a client inside of the trusted network", "10.0.0.0/8", "10.0.0.5", "10.0.0.9", "10.0.0.9"],
    ["no header", "10.0.0.5", "10.0.0.5", undefined, "10.0.0.5"],
    ["an empty header", "10.0.0.5", "10.0.0.5", "", "10.0.0.5"],
    ["what is not an address ends the list", "10.0.0.0/8", "10.0.0.5", "203.0.113.9, unknown", "10.0.0.5"],
    ["a name is not an address", "10.0.0.0/8", "10.0.0.5", "localhost", "10.0.0.5"],
    ["an address with a port", "10.0.0.5", "10.0.0.5", "203.0.113.9:4711", "203.0.113.9"],
    ["IPv6 in brackets", "10.0.0.5", "10.0.0.5", "[2001:db8::1]:443", "2001:db8::1"],
    ["IPv6 plainly", "fd00::/8", "fd00::1", "2001:db8::1", "2001:db8::1"],
    ["IPv4 written as IPv6", "10.0.0.5", "10.0.0.5", "::ffff:203.0.113.9", "203.0.113.9"],
    ["a zone is not taken along", "10.0.0.5", "10.0.0.5", "fe80::1%eth0", "10.0.0.5"],
    ["a socket that is closed", "10.0.0.5", undefined, "203.0.113.9", null],
  ])("%s", (_, setting, remote, forwarded, expected) => {
    expect(client(setting, remote, forwarded)).toBe(expected);
  });

  test("no more hops are read than there are proxies, however long the header is", () => {
    const long = Array.from({ length: 5000 }, () => "10.0.0.6").join(",");
    expect(client("10.0.0.0/8", "10.0.0.5", `203.0.113.9,${long}`)).toBe("10.0.0.6");
  });

  test.each(["nobody", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "10.0.0.0/-1", "10.0.0.5 10.0.0.6"])(
    "%s is not a setting",
    (setting) => {
      expect(() => proxiesFrom(setting)).toThrow("UMPIRE_PROXIES");
    },
  );

  test("TLS is said by a trusted proxy alone", () => {
    const { isOverTls } = proxiesFrom("10.0.0.5");
    const from = (remoteAddress: string) => ({
      socket: { remoteAddress },
      headers: { "x-forwarded-proto": "https" },
    });
    expect([isOverTls(from("10.0.0.5")), isOverTls(from("198.51.100.7"))]).toEqual([true, false]);
  });
});

/** The most guesses that are tried: on a slow machine some are given back meanwhile. */
const MOST_TRIED = 80;

/** Wrong guesses, each with this in X-Forwarded-For, over one connection until one is too many: the status of the last. */
async function guesses(url: string, forwarded: string, offset: number, localAddress = "127.0.0.1"): Promise<number> {
  const { port } = new URL(url);
  const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress });
  await once(socket, "connect");
  let answered = "";
  socket.on("data", (part: Buffer) => (answered += part.toString()));
  for (let n = 0; n < MOST_TRIED && !answered.includes(" 429 "); n++) {
    const secret = `umpire-game-${String(offset + n).padStart(43, "x1Y2z3")}`;
    socket.write(
      `GET /v1/games/abcdefgh${offset} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${secret}\r\nx-forwarded-for: ${forwarded}\r\n\r\n`,
    );
    await expect.poll(() => answered.match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBe(n + 1);
  }
  socket.destroy();
  return Number(
    answered
      .match(/HTTP\/1\.1 (\d+)/g)
      ?.at(-1)
      ?.slice(-3),
  );
}

describe.skipIf(process.platform !== "linux")("the local server behind a proxy", () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocalServer("memory", { UMPIRE_PROXIES: "127.0.0.1" });
  });
  afterAll(() => server.stop());

  test("counts guesses by whom the proxy names, whatever the client wrote before", async () => {
    expect(await guesses(server.url, "203.0.113.1", 100)).toBe(429);
    // the same one with other names before its own
    expect(await guesses(server.url, "198.51.100.5, 203.0.113.1", 200)).toBe(429);
    // another is not kept from anything by that
    const other = await fetch(`${server.url}/v1/games/abcdefgh9`, {
      headers: { authorization: "Bearer umpire-game-x", "x-forwarded-for": "203.0.113.77" },
    });
    expect(other.status).toBe(404);
  });

  test("counts them by the socket where it is not the proxy that asks", async () => {
    expect(await guesses(server.url, "203.0.113.201", 300, "127.0.0.2")).toBe(429);
    const named = await fetch(`${server.url}/v1/games/abcdefgh8`, {
      headers: { authorization: "Bearer umpire-game-x", "x-forwarded-for": "203.0.113.201" },
    });
    expect(named.status).toBe(404);
  });

  test("names itself by TLS where the proxy was asked so, also in a picture's page", async () => {
    const created = await fetch(`${server.url}/v1/games`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ruleset: "rogue-regiment", scenario: "chalk-farm" }),
    });
    const { id }: { id: string } = JSON.parse(await created.text());
    const page = async (proto: string): Promise<string> =>
      (await fetch(`${server.url}/v1/games/${id}/shared`, { headers: { "x-forwarded-proto": proto } })).text();
    expect(await page("https")).toContain(server.url.replace("http:", "https:"));
    expect(await page("http")).toContain(server.url);
  });

  test.each([
    ["UMPIRE_PROXIES", "everybody"],
    ["UMPIRE_LISTEN", "everywhere"],
  ])("says what is wrong with %s=%s", async (name, value) => {
    await expect(startLocalServer("memory", { [name]: value })).rejects.toThrow(name);
  });
});
