import { BlockList, isIP } from "node:net";

/**
 * What is not the public internet, in the words of a refusal. The first range that an address lies in gives the reason.
 */
const v4 = [
  ["0.0.0.0/8", "unspecified"],
  ["10.0.0.0/8", "private"],
  ["100.64.0.0/10", "shared behind a provider's NAT"],
  ["127.0.0.0/8", "loopback"],
  ["168.63.129.16/32", "a cloud's service for its own machines"],
  ["169.254.0.0/16", "link-local, where clouds keep their metadata"],
  ["172.16.0.0/12", "private"],
  ["192.0.0.0/24", "set aside for protocols"],
  ["192.0.2.0/24", "for documentation"],
  ["192.88.99.0/24", "a relay of 6to4"],
  ["192.168.0.0/16", "private"],
  ["198.18.0.0/15", "for benchmarks"],
  ["198.51.100.0/24", "for documentation"],
  ["203.0.113.0/24", "for documentation"],
  ["224.0.0.0/4", "multicast"],
  ["255.255.255.255/32", "broadcast"],
  ["240.0.0.0/4", "reserved"],
] as const;

/**
 * Whatever holds an IPv4 address inside is refused as a whole: no receiver needs it, and it would reach around the
 * table above.
 */
const v6 = [
  ["::/128", "unspecified"],
  ["::1/128", "loopback"],
  ["::ffff:0:0/96", "an IPv4 address inside an IPv6 one"],
  ["::ffff:0:0:0/96", "an IPv4 address inside an IPv6 one"],
  ["::/96", "an IPv4 address inside an IPv6 one"],
  ["64:ff9b::/96", "an IPv4 address behind NAT64"],
  ["64:ff9b:1::/48", "an IPv4 address behind NAT64"],
  ["100::/64", "discarded by routers"],
  ["2001::/32", "an IPv4 address behind Teredo"],
  ["2001:2::/48", "for benchmarks"],
  ["2001::/23", "set aside for protocols"],
  ["2001:db8::/32", "for documentation"],
  ["2002::/16", "an IPv4 address behind 6to4"],
  ["3fff::/20", "for documentation"],
  ["5f00::/16", "for segment routing"],
  ["fc00::/7", "private"],
  ["fe80::/10", "link-local"],
  ["fec0::/10", "site-local"],
  ["ff00::/8", "multicast"],
  // only 2000::/3 is given out as public
  ["::/3", "reserved"],
  ["4000::/2", "reserved"],
  ["8000::/1", "reserved"],
] as const;

function ranges(
  family: "ipv4" | "ipv6",
  table: readonly (readonly [string, string])[],
): readonly { readonly list: BlockList; readonly reason: string }[] {
  return table.map(([range, reason]) => {
    const [network = "", length = ""] = range.split("/");
    const list = new BlockList();
    list.addSubnet(network, Number(length), family);
    return { list, reason };
  });
}

// one table a family: a list of both would find every IPv4 address in ::ffff:0:0/96
const ipv4 = ranges("ipv4", v4);
const ipv6 = ranges("ipv6", v6);

/** Why an IP address is not a public one, or null if it is. */
export function notPublic(address: string): string | null {
  const version = isIP(address);
  // an address with a zone is one of a link, and is not looked up in the table
  if (version === 0 || address.includes("%")) return "no public IP address";
  const listed =
    version === 4
      ? ipv4.find(({ list }) => list.check(address, "ipv4"))
      : ipv6.find(({ list }) => list.check(address, "ipv6"));
  return listed?.reason ?? null;
}
