import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The local server as a process of its own. */
export interface LocalServer {
  readonly url: string;
  readonly pid: number;
  /** Everything it has said and logged. */
  said(): string;
  /** Ends it as a power cut would: with no chance to tidy up. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

async function end(server: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

/**
 * Starts the server on a data folder, with further settings, and waits until it says where it is. Throws with what it said when it ends
 * instead.
 */
export async function startLocalServer(
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<LocalServer> {
  const server = spawn(process.execPath, ["service/local/main.ts"], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: "0", UMPIRE_DATA: data },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const port = await new Promise<string>((found, failed) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, at] = /REST +http:\/\/localhost:(\d+)\/v1/.exec(said) ?? [];
      if (at !== undefined) found(at);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", (code) => failed(new Error(`The server ended with ${code ?? "a signal"}: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    said: () => said,
    kill: () => end(server, "SIGKILL"),
    stop: () => end(server, "SIGTERM"),
  };
}
