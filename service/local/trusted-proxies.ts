import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

/** A request, as far as it tells where it comes from. */
export interface Sent {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** Proxies of one's own, which stand before the server and say where a request comes from. */
export interface TrustedProxies {
  /** Whether an address is that of one of them. */
  readonly has: (address: string) => boolean;
  /** Where a request comes from: the other end of its socket, or whom a trusted proxy there names. Null for neither. */
  readonly clientOf: (incoming: Sent) => string | null;
  /** Whether a trusted proxy says that it was asked by TLS. */
  readonly isOverTls: (incoming: Sent) => boolean;
}

/** Addresses that are read of one request: as many proxies stand before no server. */
const MOST_HOPS = 16;

/** An IPv4 address that is written as one of IPv6 is that address. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** An address as proxies write it, some with a port behind it; null for what is none. */
function addressIn(text: string): string | null {
  const trimmed = text.trim();
  const [, inside] =
    /^\[([^\]]{2,45})\](?::\d{1,5})?$/.exec(trimmed) ?? /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(trimmed) ?? [];
  const address = inside ?? trimmed;
  return isIP(address) === 0 || address.includes("%") ? null : plain(address);
}

function addTo(list: BlockList, entry: string): void {
  const [address = "", bits, ...more] = entry.split("/");
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  if (family === 0 || !isLength || more.length > 0)
    throw new Error(
      `UMPIRE_PROXIES are addresses or networks like 10.0.0.5 or 172.16.0.0/12, with commas between, not "${entry.slice(0, 60)}".`,
    );
  list.addSubnet(address, bits === undefined ? longest : Number(bits), family === 4 ? "ipv4" : "ipv6");
}

/**
 * The proxies of a setting: addresses and networks with commas between; none where it is empty. Of X-Forwarded-For only
 * what they have written counts: it is read from its end, where the last proxy stands, up to the first address that is
 * none of theirs. Whatever a client has written before that tells nothing. Throws an Error that names what is not an address.
 */
export function proxiesFrom(setting: string): TrustedProxies {
  const entries = setting
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const list = new BlockList();
  for (const entry of entries) addTo(list, entry);
  const has = (address: string): boolean =>
    entries.length > 0 && list.check(plain(address), isIP(plain(address)) === 6 ? "ipv6" : "ipv4");
  const isFromProxy = ({ socket }: Pick<Sent, "socket">): boolean =>
    socket.remoteAddress !== undefined && has(socket.remoteAddress);
  return {
    has,
    clientOf(incoming) {
      let client = incoming.socket.remoteAddress ?? null;
      if (client === null || !has(client)) return client;
      // the header may stand there several times: Node writes commas between
      const told = incoming.headers["x-forwarded-for"];
      const hops = (Array.isArray(told) ? told.join(",") : (told ?? "")).split(",").slice(-MOST_HOPS);
      for (const hop of hops.toReversed()) {
        const address = addressIn(hop);
        if (address === null) return client;
        client = address;
        if (!has(address)) return client;
      }
      return client;
    },
    isOverTls: (incoming) => isFromProxy(incoming) && incoming.headers["x-forwarded-proto"] === "https",
  };
}
