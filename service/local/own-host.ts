import { Fault } from "../faults.ts";
import { answerHeaders } from "../page-headers.ts";
import { problem } from "../problems.ts";

const own: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The answer to a request whose host does not name this machine, null where it does: a name of the outside that has come to mean this machine (DNS
 * rebinding) would let a web page read what it must not. `names` are further names the server is known by.
 */
export const ownHost = (names: readonly string[] = []): ((host: string) => Response | null) => {
  const known = new Set([...own, ...names.map((name) => name.toLowerCase())]);
  return (host) => {
    const named = host.toLowerCase().replace(/:\d+$/, "");
    if (known.has(named)) return null;
    return problem(
      new Fault(
        "misdirected",
        `This server answers for localhost, not for "${named.slice(0, 100)}"; see UMPIRE_HOSTS.`,
      ),
      answerHeaders,
    );
  };
};
