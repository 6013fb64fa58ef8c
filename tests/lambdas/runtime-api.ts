import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";

interface Job {
  readonly id: string;
  readonly body: string;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A function running under Amazon's own runtime client against a Runtime API on this machine. */
export interface RunningFunction {
  /** Sends one event and waits for the answer; rejects with what the function reported. */
  invoke(event: unknown): Promise<unknown>;
  close(): Promise<void>;
}

const clientEntry = join(import.meta.dirname, "../../node_modules/aws-lambda-ric/index.mjs");
const shim = join(import.meta.dirname, "rapid-client-shim.cjs");

/** Starts the bundle in `taskRoot` as Lambda would, with the given environment. */
export async function startFunction(
  taskRoot: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningFunction> {
  const queue: Job[] = [];
  const waiting: ServerResponse[] = [];
  const pending = new Map<string, Job>();
  let initError: Error | null = null;

  const dispatch = (): void => {
    for (
      let job = queue[0], response = waiting[0];
      job !== undefined && response !== undefined;
      job = queue[0], response = waiting[0]
    ) {
      queue.shift();
      waiting.shift();
      pending.set(job.id, job);
      response.writeHead(200, {
        "content-type": "application/json",
        "lambda-runtime-aws-request-id": job.id,
        "lambda-runtime-deadline-ms": String(Date.now() + 600_000),
        "lambda-runtime-invoked-function-arn": "arn:aws:lambda:us-east-1:000000000000:function:local",
        "lambda-runtime-trace-id": "Root=1-0-0;Sampled=0",
      });
      response.end(job.body);
    }
  };

  const api = createServer((request, response) => {
    const url = request.url ?? "";
    if (request.method === "GET" && url.endsWith("/invocation/next")) {
      waiting.push(response);
      dispatch();
      return;
    }
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      response.writeHead(202);
      response.end('{"status":"OK"}');
      if (url.endsWith("/init/error")) {
        initError = new Error(`init error: ${body}`);
        for (const job of queue.splice(0)) job.reject(initError);
        return;
      }
      const [, id = "", what] = /invocation\/([^/]+)\/(response|error)$/.exec(url) ?? [];
      const job = pending.get(id);
      pending.delete(id);
      if (what === "response") job?.resolve(JSON.parse(body));
      else job?.reject(new Error(`function error: ${body}`));
    });
  });
  await new Promise<void>((started) => api.listen(0, "127.0.0.1", started));
  const address = api.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;

  const child = spawn(process.execPath, ["--require", shim, clientEntry, "index.handler"], {
    cwd: taskRoot,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"] ?? "",
      AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}`,
      _HANDLER: "index.handler",
      LAMBDA_TASK_ROOT: taskRoot,
      AWS_LAMBDA_FUNCTION_NAME: "local",
      AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: "1024",
      AWS_LAMBDA_LOG_GROUP_NAME: "/local",
      AWS_LAMBDA_LOG_STREAM_NAME: "local",
      AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
      NODE_OPTIONS: "--enable-source-maps",
      TZ: ":UTC",
      ...environment,
    },
  });

  return {
    invoke: (event) =>
      new Promise((resolve, reject) => {
        if (initError !== null) {
          reject(initError);
          return;
        }
        queue.push({ id: randomUUID(), body: JSON.stringify(event), resolve, reject });
        dispatch();
      }),
    async close() {
      const exited = child.exitCode === null ? new Promise((done) => child.once("exit", done)) : null;
      child.kill("SIGKILL");
      await exited;
      api.closeAllConnections();
      await new Promise<void>((closed) => api.close(() => closed()));
    },
  };
}

/** An HTTP API event (payload version 2.0) as API Gateway sends it. */
export function httpEvent(method: string, path: string, body?: unknown, as?: string) {
  const [rawPath = path, rawQueryString = ""] = path.split("?");
  const text = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString,
    headers: {
      ...(text !== undefined && { "content-type": "application/json" }),
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      host: "example.test",
    },
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: "example.test",
      domainPrefix: "example",
      http: { method, path: rawPath, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
      requestId: randomUUID(),
      routeKey: "$default",
      stage: "$default",
      time: "01/Jan/2026:00:00:00 +0000",
      timeEpoch: 0,
    },
    ...(text !== undefined && { body: text }),
    isBase64Encoded: false,
  };
}
