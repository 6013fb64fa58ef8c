import { type ChildProcess, spawn } from "node:child_process";

/** Starts a server as a process of its own and waits until it prints its address. */
export async function started(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly process: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((found, failed) => {
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const match = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed);
      if (match !== null) found(match[0]);
    });
    child.once("exit", (code) => failed(new Error(`${file} ended with ${code} before it was ready:\n${printed}`)));
  });
  return { process: child, address };
}
