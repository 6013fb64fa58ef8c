import { Fault, unreadableAt } from "../schema/faults.ts";
import { answerHeaders } from "../http/page-headers.ts";
import { problem } from "../http/problems.ts";

const own: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The name in a host, without its port. */
export const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");

/** Whether a name means this machine; `names` are further ones that the server is known by. */
export function isOwnName(names: readonly string[] = []): (name: string) => boolean {
  const ownNames = new Set([...own, ...names.map((name) => name.toLowerCase())]);
  return (name) => ownNames.has(name);
}

/** The hosts that a request names. HTTP/1.1 has one, but what stands there twice is not a fault of its own to Node. */
const hostsIn = (rawHeaders: readonly string[]): readonly string[] =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host");

/**
 * The answer to a request whose host does not name this machine, null where it does: a name of the outside that has
 * come to mean this machine (DNS rebinding) would let a web page read what it must not. HTTP/1.0 need name none.
 */
export const ownHost = (names: readonly string[] = []): ((rawHeaders: readonly string[]) => Response | null) => {
  const isOwn = isOwnName(names);
  return (rawHeaders) => {
    const [host, ...others] = hostsIn(rawHeaders);
    if (host === undefined) return null;
    if (host === "" || others.length > 0)
      return problem(unreadableAt("", "A request names one host, in the header Host."), answerHeaders);
    if (isOwn(nameOf(host))) return null;
    return problem(
      new Fault(
        "misdirected",
        `This server answers for localhost, not for "${nameOf(host).slice(0, 100)}"; see UMPIRE_HOSTS.`,
      ),
      answerHeaders,
    );
  };
};
