import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/packages/published.ts";

const tools = import.meta.dirname;

/** A program of this folder. */
export const tool = (name: string): string => join(tools, "node_modules/.bin", name);

/** Runs a program; what it wrote. Throws, with all it said, where it fails. */
export function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8", maxBuffer: 1 << 27 });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}`);
  return stdout.trim();
}

/** Runs a program, and has all that it says written into a file. Throws where it fails. */
export function runInto(file: string, program: string, args: readonly string[], cwd: string): void {
  const into = openSync(file, "w");
  try {
    const { status, error } = spawnSync(program, args, { cwd, stdio: ["ignore", into, into] });
    if (status !== 0) throw error ?? new Error(`${program} ${args.join(" ")}\n${readFileSync(file, "utf8")}`);
  } finally {
    closeSync(into);
  }
}

/** Runs a program while something here answers it; what it wrote, and whether it was content. */
export async function ran(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<{ readonly wrote: string; readonly status: number | null }> {
  const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => child.once("close", resolve).once("error", reject));
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part.toString()));
  const status = await ended;
  return { wrote: parts.join(""), status };
}

/** Something that listens at an address, and how to stop it. */
export interface Listening {
  readonly url: string;
  stop(): void;
}

/** Starts a program that says at which address it listens, as a line that fits. */
export async function listening(
  program: string,
  args: readonly string[],
  address: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Listening> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const url = await new Promise<string>((found, failed) => {
    let said = "";
    // it is read to the end: a pipe that nobody reads would end the program
    child.stdout.on("data", (part: Buffer) => {
      said += said.length < 100_000 ? part.toString() : "";
      const there = address.exec(said)?.[0];
      if (there !== undefined) found(there);
    });
    child.once("close", () => failed(new Error(`${program} did not start: ${said}`)));
  });
  return { url, stop: () => void child.kill() };
}

/** Starts the service on a port of its own choice. */
export const served = (): Promise<Listening> =>
  listening(process.execPath, ["service/local/main.ts"], /http:\/\/localhost:\d+/, {
    PORT: "0",
    UMPIRE_DATA: "memory",
  });

/** Says what is done. */
export const step = (what: string): void => console.log(`— ${what}`);
