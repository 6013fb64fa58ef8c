import { createHash } from "node:crypto";
import { createServer } from "node:http";
import * as z from "zod";

const sendSchema = z.object({ MessageBody: z.string() });

/** What a queue was asked for, or the stage of an API. */
export interface QueueCall {
  /** The name of the operation where the service has one for each, otherwise method and path. */
  readonly target: string;
  readonly body: unknown;
}

/** Stands in for the queue's service, and for that of the stage: it remembers what it is asked for and agrees. */
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
      const parsed: unknown = JSON.parse(body);
      const target = request.headers["x-amz-target"] ?? `${request.method} ${request.url}`;
      calls.push({ target: String(target), body: parsed });
      const { data } = sendSchema.safeParse(parsed);
      // the client checks that its message arrived whole
      const answer =
        data === undefined
          ? {}
          : {
              MessageId: String(calls.length),
              MD5OfMessageBody: createHash("md5").update(data.MessageBody, "utf8").digest("hex"),
            };
      response.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(answer));
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
