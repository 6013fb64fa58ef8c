import { createServer } from "node:http";

/** What a queue was asked for. */
export interface QueueCall {
  readonly target: string;
  readonly body: unknown;
}

/** Stands in for the queue's service: it remembers what it is asked for and agrees. */
export interface QueueStandIn {
  readonly endpoint: string;
  readonly calls: readonly QueueCall[];
  close(): Promise<void>;
}

export async function startQueue(): Promise<QueueStandIn> {
  const calls: QueueCall[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      calls.push({ target: String(request.headers["x-amz-target"]), body: JSON.parse(body) });
      response.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end("{}");
    });
  });
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
