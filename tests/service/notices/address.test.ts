import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAddress } from "../../../service/index.ts";
import { loopbackFrom } from "../../../service/local/own-webhooks.ts";
import { notPublic } from "../../../service/notices/public-addresses.ts";

/** The first and the last address of each range, and one inside where its meaning is known. */
const refused = {
  unspecified: ["0.0.0.0", "0.255.255.255", "::"],
  private: [
    "10.0.0.0",
    "10.255.255.255",
    "172.16.0.0",
    "172.31.255.255",
    "192.168.0.0",
    "192.168.255.255",
    "fc00::",
    "fd00:ec2::254",
    "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
  ],
  "shared behind a provider's NAT": ["100.64.0.0", "100.100.100.200", "100.127.255.255"],
  loopback: ["127.0.0.0", "127.0.0.1", "127.255.255.255", "::1"],
  "a cloud's service for its own machines": ["168.63.129.16"],
  "link-local, where clouds keep their metadata": [
    "169.254.0.0",
    "169.254.169.254",
    "169.254.170.2",
    "169.254.255.255",
  ],
  "set aside for protocols": [
    "192.0.0.0",
    "192.0.0.170",
    "192.0.0.255",
    "2001:1::1",
    "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff",
  ],
  "for documentation": [
    "192.0.2.0",
    "192.0.2.255",
    "198.51.100.0",
    "198.51.100.255",
    "203.0.113.0",
    "203.0.113.255",
    "2001:db8::",
    "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",
    "3fff::",
    "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff",
  ],
  "a relay of 6to4": ["192.88.99.0", "192.88.99.255"],
  "for benchmarks": ["198.18.0.0", "198.19.255.255", "2001:2::", "2001:2:0:ffff:ffff:ffff:ffff:ffff"],
  multicast: ["224.0.0.0", "239.255.255.255", "ff00::", "ff02::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  broadcast: ["255.255.255.255"],
  reserved: [
    "240.0.0.0",
    "255.255.255.254",
    "200::",
    "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "4000::",
    "7fff::",
    "8000::",
    "bfff::",
    "e000::",
  ],
  "an IPv4 address inside an IPv6 one": [
    "::ffff:127.0.0.1",
    "::ffff:0:0",
    "::ffff:8.8.8.8",
    "::ffff:0:7f00:1",
    "::127.0.0.1",
    "::2",
    "::ffff:ffff",
  ],
  "an IPv4 address behind NAT64": [
    "64:ff9b::",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::",
    "64:ff9b:1:ffff:ffff:ffff:ffff:ffff",
  ],
  "discarded by routers": ["100::", "100::ffff:ffff:ffff:ffff"],
  "an IPv4 address behind Teredo": ["2001::", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
  "an IPv4 address behind 6to4": ["2002::", "2002:7f00:1::1", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "for segment routing": ["5f00::", "5f00:ffff::"],
  "link-local": ["fe80::", "fe80::1", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "site-local": ["fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "no public IP address": ["fe80::1%eth0", "2606:2800::1%1", "", "localhost", "1.2.3", "1.2.3.4.5"],
} as const;

const rows = Object.entries(refused).flatMap(([reason, addresses]) =>
  addresses.map((address) => [address, reason] as const),
);

/** What lies right beside the ranges. */
const allowed = [
  "1.0.0.0",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "168.63.129.15",
  "168.63.129.17",
  "169.253.255.255",
  "169.255.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "191.255.255.255",
  "192.0.1.0",
  "192.0.3.0",
  "192.88.98.255",
  "192.88.100.0",
  "192.167.255.255",
  "192.169.0.0",
  "198.17.255.255",
  "198.20.0.0",
  "198.51.99.255",
  "198.51.101.0",
  "203.0.112.255",
  "203.0.114.0",
  "223.255.255.255",
  "8.8.8.8",
  "2001:200::",
  "2001:db7:ffff::",
  "2001:db9::",
  "2003::",
  "2606:4700::1111",
  "2a00:1450::1",
  "3ffe:ffff::",
  "3fff:1000::",
];

describe("IP addresses", () => {
  test.each(rows)("%s is refused: %s", (address, reason) => {
    expect(notPublic(address)).toBe(reason);
  });

  test.each(allowed)("%s is public", (address) => {
    expect(notPublic(address)).toBeNull();
  });

  test("no IPv6 address outside 2000::/3 is public, and none that holds an inner IPv4 address", () => {
    const hextet = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(hextet, { minLength: 8, maxLength: 8 }), (parts) => {
        const [first = 0] = parts;
        const address = parts.map((part) => part.toString(16)).join(":");
        if (first >> 13 !== 1 || first === 0x2002) expect(notPublic(address)).not.toBeNull();
      }),
    );
    for (const prefix of ["::ffff:", "::", "64:ff9b::"])
      for (const inner of ["127.0.0.1", "10.1.2.3", "169.254.169.254"])
        expect(notPublic(`${prefix}${inner}`)).not.toBeNull();
  });
});

const publicly = async (): Promise<readonly string[]> => ["93.184.215.14"];
const codeOf = async (url: string, find = publicly): Promise<string> => {
  const checked = await checkAddress(url, { find });
  return "fault" in checked ? checked.fault.code : "fine";
};

describe("addresses of webhooks", () => {
  test.each([
    ["https://discord.com/api/webhooks/1/abc", "fine"],
    ["https://hooks.example.org:443/", "fine"],
    ["https://93.184.215.14/", "fine"],
    ["https://[2606:4700::1111]/", "fine"],
    ["", "unreadable"],
    ["not a url", "unreadable"],
    ["//hooks.example.org/", "unreadable"],
    [`https://hooks.example.org/${"a".repeat(1000)}`, "unreadable"],
    ["http://hooks.example.org/", "not-https"],
    ["ftp://hooks.example.org/", "not-https"],
    ["file:///etc/passwd", "not-https"],
    ["data:text/plain,a", "not-https"],
    ["https://hooks.example.org:80/", "port"],
    ["https://hooks.example.org:8443/", "port"],
    ["https://user@hooks.example.org/", "user-info"],
    ["https://:password@hooks.example.org/", "user-info"],
    ["https://localhost/", "inside"],
    ["https://LOCALHOST./", "inside"],
    ["https://a.localhost/", "inside"],
    ["https://printer.local/", "inside"],
    ["https://metadata.google.internal/computeMetadata/v1/", "inside"],
    ["https://router.home.arpa/", "inside"],
    ["https://intranet/", "inside"],
    ["https://127.0.0.1/", "inside"],
    ["https://127.1/", "inside"],
    ["https://2130706433/", "inside"],
    ["https://0x7f000001/", "inside"],
    ["https://0177.0.0.1/", "inside"],
    ["https://127。0。0。1/", "inside"],
    ["https://169.254.169.254/latest/meta-data/", "inside"],
    ["https://[::1]/", "inside"],
    ["https://[::ffff:10.0.0.1]/", "inside"],
    ["https://[::ffff:a00:1]/", "inside"],
    ["https://[fd00:ec2::254]/", "inside"],
  ])("%s is %s", async (url, code) => {
    expect(await codeOf(url)).toBe(code);
  });

  test.each([
    ["http://127.0.0.1/", "fine"],
    ["http://127.0.0.1:8080/umpire", "fine"],
    ["http://127.1:65535/", "fine"],
    ["http://[::1]:3000/", "fine"],
    ["http://localhost:3000/", "fine"],
    ["http://hooks.example.org/", "not-https"],
    ["http://93.184.215.14/", "not-https"],
    ["http://10.0.0.1:8080/", "not-https"],
    ["http://169.254.169.254/latest/meta-data/", "not-https"],
    ["http://0.0.0.0:8080/", "not-https"],
    ["http://[::ffff:127.0.0.1]:8080/", "not-https"],
    ["http://a.localhost:8080/", "not-https"],
    ["http://localhost.example.org:8080/", "not-https"],
    ["http://user@127.0.0.1:8080/", "user-info"],
    ["https://127.0.0.1/", "inside"],
    ["https://localhost/", "inside"],
    ["https://10.0.0.1/", "inside"],
    ["ftp://127.0.0.1/", "not-https"],
    ["https://hooks.example.org:8443/", "port"],
    ["https://hooks.example.org/", "fine"],
  ])("where the machine itself is allowed, %s is %s", async (url, code) => {
    const checked = await checkAddress(url, { find: publicly, allowsLoopback: true });
    expect("fault" in checked ? checked.fault.code : "fine").toBe(code);
  });

  test("the machine itself is allowed by the one word alone, and only where it alone reaches the server", () => {
    for (const setting of [undefined, ""]) expect(loopbackFrom(setting, { isReached: true })).toBe(false);
    expect(loopbackFrom("loopback", { isReached: false })).toBe(true);
    expect(() => loopbackFrom("loopback", { isReached: true })).toThrow("this machine alone");
    expect(() => loopbackFrom("yes", { isReached: false })).toThrow(
      'UMPIRE_WEBHOOKS is "loopback" or nothing, not "yes".',
    );
  });

  test("a name that resolves to the machine itself is refused even where its addresses are allowed", async () => {
    const checked = await checkAddress("https://hooks.example.org/", {
      find: async () => ["127.0.0.1"],
      allowsLoopback: true,
    });
    expect(checked).toMatchObject({ fault: { code: "inside" } });
  });

  test("one inner address among public ones is enough to refuse a name", async () => {
    expect(await codeOf("https://hooks.example.org/", async () => ["93.184.215.14", "10.0.0.1"])).toBe("inside");
    expect(await codeOf("https://hooks.example.org/", async () => ["93.184.215.14", "::1"])).toBe("inside");
  });

  test("a name that is not found, has no addresses or takes too long is unresolved", async () => {
    expect(await codeOf("https://hooks.example.org/", async () => [])).toBe("unresolved");
    expect(await codeOf("https://hooks.example.org/", () => Promise.reject(new Error("ENOTFOUND")))).toBe("unresolved");
    const checked = await checkAddress("https://hooks.example.org/", {
      find: () => new Promise(() => undefined),
      signal: AbortSignal.timeout(20),
    });
    expect(checked).toMatchObject({ fault: { code: "unresolved" } });
  });

  test("says what is wrong without naming the address or what is inside", async () => {
    const checked = await checkAddress("https://hooks.example.org/SECRET", { find: async () => ["10.11.12.13"] });
    expect(checked).toEqual({
      fault: {
        code: "inside",
        message: "The webhook's address leads to a machine that is not on the public internet (private).",
      },
    });
  });
});
