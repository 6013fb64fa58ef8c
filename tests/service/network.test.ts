import { serve } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { expect, test } from "vitest";
import { addressBy } from "../../service/local/address-of.ts";
import { networkOf } from "../../service/limits/network.ts";
import { proxiesFrom } from "../../service/local/trusted-proxies.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
  ["::1", "0:0:0:0"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:0DB8:0000:0000:1:2:3:4", "2001:db8:0:0"],
  ["2001:db8:1:2:3::", "2001:db8:1:2"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("the local server finds the address at the socket, not in what a request says", async () => {
  const app = new Hono().get("/", (c: Context) => c.text(networkOf(addressBy(proxiesFrom(""))(c) ?? "unknown")));
  const { server, port } = await new Promise<{ readonly server: ReturnType<typeof serve>; readonly port: number }>(
    (started) => {
      const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (info) =>
        started({ server: listening, port: info.port }),
      );
    },
  );
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { "x-forwarded-for": "198.51.100.1", forwarded: "for=198.51.100.1" },
    });
    expect(await response.text()).toBe("127.0.0.1");
  } finally {
    server.close();
  }
});
