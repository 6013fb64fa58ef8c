import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { Duplex } from "node:stream";
import { generate } from "selfsigned";
import { notice, type Notice, type Resolve, type Webhook } from "../../../service/index.ts";
import { type Connect, connecting } from "../../../service/notices/post.ts";

/** The name in the receiver's certificate, and a public address that stands for it. */
export const NAME = "hooks.example.org";
export const PUBLIC = "93.184.215.14";

/** What a receiver was sent. */
export interface Received {
  readonly headers: IncomingMessage["headers"];
  readonly servername: string;
  readonly body: string;
}

/**
 * A receiver on this machine that speaks TLS, with a connector that leads every checked address to it and remembers
 * which it was.
 */
export interface Receiver {
  readonly received: readonly Received[];
  readonly connections: readonly (readonly string[])[];
  readonly connect: Connect;
  readonly port: number;
  readonly ca: string;
  close(): Promise<void>;
}

/** Starts a receiver that answers as told. Its certificate is made anew, so that no key lies in the repository. */
export async function startReceiver(answer: (response: ServerResponse, n: number) => void): Promise<Receiver> {
  const pem = await generate([{ name: "commonName", value: NAME }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: NAME }] }],
  });
  const received: Received[] = [];
  const connections: (readonly string[])[] = [];
  const sockets = new Set<Duplex>();
  const server = createServer({ key: pem.private, cert: pem.cert }, (request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const { socket } = request;
      received.push({
        headers: request.headers,
        servername: "servername" in socket ? String(socket.servername) : "",
        body,
      });
      answer(response, received.length);
    });
  });
  server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const at = server.address();
  const port = typeof at === "object" && at !== null ? at.port : 0;
  const here = connecting({ port, ca: pem.cert });
  return {
    received,
    connections,
    port,
    ca: pem.cert,
    connect: ({ name, addresses }) => {
      connections.push(addresses);
      return here({ name, addresses: ["127.0.0.1"] });
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

/** A resolver that knows the receiver's name. */
export const resolve: Resolve = async (name) => {
  if (name === NAME) return [PUBLIC];
  throw new Error(`ENOTFOUND ${name}`);
};

export const webhook: Webhook = {
  url: `https://${NAME}/api/webhooks/1/SECRET-PATH?token=SECRET-TOKEN`,
  key: "SECRET-KEY",
};

export const told = (changes: Partial<Omit<Notice, "id">> = {}): Notice =>
  notice({
    kind: "turn",
    game: "k3v9",
    title: "Chalk Farm",
    seat: "player-1",
    version: 12,
    text: "Choose where patrol B starts.",
    since: "2026-11-20T18:00:00.000Z",
    deadline: "2026-11-22T18:00:00.000Z",
    ...changes,
  });
