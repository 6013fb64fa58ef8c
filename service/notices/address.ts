import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { notPublic } from "./public-addresses.ts";

/** Finds the IP addresses of a name; rejects when there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/**
 * Asks name servers, by itself those of the system. Each question is a packet and a timer: the system's own look-up has
 * a thread for each, and two at most, so that names whose servers never answer would keep everybody's waiting.
 */
export function resolvingBy(servers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  };
}

/** The system's name servers. */
export const resolve: Resolve = resolvingBy();

/** A webhook's address that may be sent to: where, and the very IP addresses that were checked. */
export interface Target {
  readonly url: URL;
  /** The name without the brackets of IPv6. */
  readonly name: string;
  readonly addresses: readonly string[];
}

/** What is wrong with a webhook's address. Only "unresolved" may pass by itself. */
export interface AddressFault {
  readonly code: "unreadable" | "not-https" | "port" | "user-info" | "inside" | "unresolved";
  /** For its owner: it names neither the address nor what it resolves to. */
  readonly message: string;
}

export type CheckedAddress = { readonly target: Target } | { readonly fault: AddressFault };

/** The longest address of a webhook. */
export const MOST_ADDRESS = 1000;

/**
 * Names that are never public, whatever a resolver says: of the machine itself, of local networks, of clouds' insides.
 */
const insideName = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Rejects when the signal ends. */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

const fault = (code: AddressFault["code"], message: string): CheckedAddress => ({ fault: { code, message } });

/** The addresses of the machine itself that a name stands for; none for any other name. */
function loopbackAddresses(name: string): readonly string[] {
  if (name === "localhost") return ["127.0.0.1", "::1"];
  return notPublic(name) === "loopback" ? [name] : [];
}

/** What an address is checked by. */
export interface CheckOptions {
  readonly find?: Resolve;
  readonly signal?: AbortSignal;
  /** Whether http addresses of the machine itself may be sent to, at any port. */
  readonly allowsLoopback?: boolean;
}

/**
 * Checks a webhook's address: https on port 443, without user name and password, and all IP addresses of its name are
 * public. Done when a webhook is registered, and again at each delivery, which goes to the addresses checked here.
 */
export async function checkAddress(
  address: string,
  { find = resolve, signal = AbortSignal.timeout(5000), allowsLoopback = false }: CheckOptions = {},
): Promise<CheckedAddress> {
  const url = address.length <= MOST_ADDRESS ? URL.parse(address) : null;
  if (url === null)
    return fault("unreadable", `The address of a webhook is a URL of at most ${MOST_ADDRESS} characters.`);
  const name = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const own = allowsLoopback && url.protocol === "http:" ? loopbackAddresses(name) : [];
  if (url.protocol !== "https:" && own.length === 0)
    return fault("not-https", "The address of a webhook begins with https://.");
  if (url.username !== "" || url.password !== "")
    return fault("user-info", "The address of a webhook holds no user name and no password.");
  if (own.length > 0) return { target: { url, name, addresses: own } };
  if (url.port !== "") return fault("port", "A webhook is reached on port 443 only.");
  const literal = isIP(name) !== 0;
  if (!literal && (insideName.test(name) || !name.includes(".")))
    return fault(
      "inside",
      "The address of a webhook names a machine inside a network, not one on the public internet.",
    );

  let addresses: readonly string[];
  try {
    addresses = literal ? [name] : await Promise.race([find(name), ended(signal)]);
  } catch {
    addresses = [];
  }
  if (addresses.length === 0) return fault("unresolved", "The name in the webhook's address cannot be found.");
  for (const candidate of addresses) {
    const reason = notPublic(candidate);
    if (reason !== null)
      return fault(
        "inside",
        `The webhook's address leads to a machine that is not on the public internet (${reason}).`,
      );
  }
  return { target: { url, name, addresses } };
}
