import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { connect as plain, isIP, type LookupFunction } from "node:net";
import type { Duplex } from "node:stream";
import { connect as secure } from "node:tls";
import type { Target } from "./address.ts";

/** The most that is read of an answer, in bytes. */
export const MOST_ANSWER = 64 * 1024;

/** Opens an encrypted connection to one of the addresses that were checked. */
export type Connect = (to: Pick<Target, "name" | "addresses">) => Duplex;

/** Answers with the addresses that were checked, so that a connection never looks a name up for a second time. */
const answering =
  (addresses: readonly string[]): LookupFunction =>
  (_, { all }, callback) => {
    const resolved = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = resolved;
    if (first === undefined) callback(new Error("No address was checked."), "");
    else if (all === true) callback(null, resolved);
    else callback(null, first.address, first.family);
  };

/** Connections to port 443, or another for tests; the certificate is checked against the name. */
export const connecting =
  ({ port = 443, ca }: { readonly port?: number; readonly ca?: string } = {}): Connect =>
  ({ name, addresses }) =>
    // Node tries the addresses in turn; a certificate is asked for by name, never by an IP address
    secure({
      host: name,
      port,
      ...(isIP(name) === 0 && { servername: name }),
      lookup: answering(addresses),
      rejectUnauthorized: true,
      ALPNProtocols: ["http/1.1"],
      ...(ca !== undefined && { ca }),
    });

/** A connection to the machine itself, which is not encrypted. */
const connectingHere = ({ url, name, addresses }: Target): Duplex =>
  plain({ host: name, port: Number(url.port === "" ? "80" : url.port), lookup: answering(addresses) });

/** What an answer says that matters here. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
}

/**
 * Posts a body to a checked address. Node's own client, because it takes a connection that was opened elsewhere and
 * follows no redirects. Resolves once the status is known and the answer has ended, is too long, or runs out of time;
 * rejects when there is none.
 */
export function post(
  target: Target,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  connect: Connect,
  signal: AbortSignal,
): Promise<Answer> {
  const { url } = target;
  const isHere = url.protocol === "http:";
  return new Promise((resolve, reject) => {
    // Node takes the default port from an agent, and there is none
    const asked = (isHere ? plainRequest : secureRequest)(url, {
      method: "POST",
      defaultPort: isHere ? 80 : 443,
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      signal,
      createConnection: () => (isHere ? connectingHere(target) : connect(target)),
    });
    let answer: Answer | null = null;
    const finish = (error: Error): void => {
      if (answer === null) reject(error);
      else resolve(answer);
      asked.destroy();
    };
    asked.on("error", finish);
    asked.once("close", () => finish(new Error("The connection was closed without an answer.")));
    asked.once("response", (response) => {
      answer = { status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] ?? null };
      let read = 0;
      response.on("data", (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST_ANSWER) asked.destroy();
      });
      // how an answer ends makes no difference; the connection is closed after it
      response.on("error", () => undefined);
    });
    asked.end(body);
  });
}
