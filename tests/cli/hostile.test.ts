import { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fit } from "../../cli/printing.ts";
import { MOST_READ } from "../../cli/files.ts";
import { main, umpire } from "./umpire.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "umpire-hostile-"));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const servers: Server[] = [];
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

/** The same while this process answers as a server. */
const asking = (args: readonly string[], invitation = ""): Promise<{ status: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, NO_COLOR: "1", UMPIRE_INVITATION: invitation },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += String(part)));
    child.on("close", (status) => resolve({ status, said }));
  });

async function serverOf(answer: RequestListener): Promise<{ readonly url: string; readonly heard: IncomingMessage[] }> {
  const heard: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    heard.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const at = server.address();
  return { heard, url: `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}` };
}

// the title of a terminal's window, colours that hide, a bell, and a line that seems to go the other way
const steering = "\u001b]0;taken\u0007\u001b[8m\u009b31m\u202eabc";
/** What a terminal would follow. */
// oxlint-disable-next-line no-control-regex
const steers = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

it("an answer that cannot be written is told in a sentence, and is no refusal of the rules", (context) => {
  if (!existsSync("/dev/full")) context.skip("there is no device here that is always full");
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [main, "legal", "hour-of-glory/quiet-stair"], {
    encoding: "utf8",
    stdio: ["ignore", full, "pipe"],
  });
  closeSync(full);
  expect(stderr).toMatch(/^The answer cannot be written: .*\n$/);
  expect(status).toBe(2);
});

it("what is said again of what was given is bounded", () => {
  const { status, stderr } = umpire(["legal", "hour-of-glory/quiet-stair", "--piece", "x".repeat(50_000)]);
  expect(status).toBe(2);
  expect(stderr.length).toBeLessThan(5000);
});

it("a line of the engine that never ends is told as soon as it is too long, once", async () => {
  const engine = spawn(process.execPath, [main, "engine"]);
  let said = "";
  const told = new Promise<void>((found) =>
    engine.stdout.on("data", (part) => {
      said += String(part);
      if (said.includes("A line has at most 16777216 bytes")) found();
    }),
  );
  const piece = Buffer.alloc(2 ** 20, "x");
  for (let sent = 0; sent < 20; sent++)
    if (!engine.stdin.write(piece)) await new Promise((drained) => engine.stdin.once("drain", drained));
  await told;
  engine.stdin.end(`more of it\n${JSON.stringify({ id: 1, games: true })}\n`);
  await new Promise((ended) => engine.on("close", ended));
  const [tooLong, games, ...more] = said.trim().split("\n");
  expect(JSON.parse(tooLong ?? "")).toMatchObject({ id: null, error: expect.any(String) });
  expect(JSON.parse(games ?? "")).toMatchObject({ id: 1, games: expect.any(Array) });
  expect(more).toEqual([]);
});

describe("a file that means harm", () => {
  it.each([
    ["a game by such a name", JSON.stringify({ ruleset: steering }), 2],
    ["a field by such a name", JSON.stringify({ ruleset: "rogue-regiment", [steering]: 1 }), 2],
    ["a text", `umpire rogue-regiment\nboard\n+ + +\n . .\n+ + +\n${steering} = x\n`, 2],
    ["a record", `umpire record 1\n${steering}\n`, 1, "verify"],
    ["cases", `${JSON.stringify(steering)}: 1\n`, 1, "conformance"],
  ])("steers no terminal: %s", (name, text, code, command = "board") => {
    const { status, stdout, stderr } = umpire([command, file(`${name}.txt`, text)]);
    expect(status).toBe(code);
    expect(stdout + stderr).not.toBe("");
    expect(stdout + stderr).not.toMatch(steers);
  });

  it("steers no terminal by its name, or by what is typed", () => {
    expect(umpire(["board", `nowhere${steering}`]).stderr).not.toMatch(steers);
    expect(umpire(["play", "hour-of-glory/quiet-stair"], `${steering}\nquit\n`).stdout).not.toMatch(steers);
  });

  it.each([
    ["of every command that reads one", ["board", "play", "verify", "report", "conformance"].map((name) => [name])],
    ["as a command, an option and its value", [[], ["board", "--x"], ["board", "x/y", "--seed"], ["completion"]]],
  ])("steers no terminal by a name that there is not: %s", (_, calls) => {
    for (const call of calls) {
      const last = call.at(-1) ?? "";
      const args = last.startsWith("--x") ? [...call.slice(0, -1), last + steering] : [...call, `nowhere${steering}`];
      const { status, stdout, stderr } = umpire(args);
      expect(status, args.join(" ")).not.toBe(0);
      expect(stdout + stderr, args.join(" ")).not.toMatch(steers);
    }
  });

  it.each([
    ["a position", ["board", "/dev/zero"]],
    ["an action", ["why", "hour-of-glory/quiet-stair", "--do", "@/dev/zero"]],
    ["cases", ["conformance", "/dev/zero"]],
  ])("is read as far as one may be long: %s", (_, args) => {
    const { status, stderr } = umpire(args);
    expect(stderr).toBe(`/dev/zero is longer than ${MOST_READ} bytes.\n`);
    expect(status).toBe(2);
  });

  it.each([
    ["a folder as a position", ["board", folder], "cannot be read: EISDIR"],
    ["a folder as an action", ["why", "hour-of-glory/quiet-stair", "--do", `@${folder}`], "cannot be read: EISDIR"],
    ["nothing as an action", ["why", "hour-of-glory/quiet-stair", "--do", "@nowhere"], "cannot be read: ENOENT"],
    ["nowhere to draw", ["board", "hour-of-glory/quiet-stair", "--svg", "/nowhere/x.svg"], "cannot be written: ENOENT"],
    [
      "nowhere to save",
      ["adjudicate", "hour-of-glory/quiet-stair", "--seed", "1", "--save", folder],
      "cannot be written: EISDIR",
    ],
    [
      "a folder that cannot be made",
      ["match", "hour-of-glory/quiet-stair", "--records", "/dev/null/x"],
      "cannot be made: ENOTDIR",
    ],
  ])("is told in a line, with 2: %s", (_, args, text) => {
    const { status, stderr } = umpire(args);
    expect(stderr).toContain(text);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(status).toBe(2);
  });

  it("in the middle of a game costs nobody the game: it goes on after what cannot be saved", () => {
    const { status, stdout } = umpire(["play", "hour-of-glory/quiet-stair"], "save /nowhere/x.json\nhelp\nquit\n");
    expect(stdout).toContain("/nowhere/x.json cannot be written");
    expect(stdout).toContain("leave");
    expect(status).toBe(0);
  });
});

describe("a pipe that nobody reads any more", () => {
  it("is not a fault of the command", async () => {
    const child = spawn(process.execPath, [main, "engine"], { stdio: ["pipe", "pipe", "pipe"] });
    let wrong = "";
    child.stderr.on("data", (part) => (wrong += String(part)));
    child.stdin.on("error", () => undefined);
    const ended = new Promise((resolve) => child.on("close", resolve));
    child.stdout.once("data", () => {
      child.stdout.destroy();
      for (let line = 0; line < 100; line++) child.stdin.write('{"id":2,"games":true}\n');
    });
    child.stdin.write('{"id":1,"games":true}\n');
    expect(await ended).toBe(0);
    expect(wrong).toBe("");
  });
});

describe("a server that means harm", () => {
  const game = "gamegamegamegamegame";
  const invitation = `umpire-${game}-${"s".repeat(43)}`;

  it("is told an invitation where its own game is asked for alone", async () => {
    const { url, heard } = await serverOf((_, response) => response.writeHead(404).end());
    for (const path of [`/v1/games/${game}`, "/v1/games/another", `/v1/games/x${game}`, "/"])
      expect((await asking(["board", `${url}${path}`], invitation)).status).toBe(3);
    expect(heard.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${invitation}`,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("leads nowhere else, steers no terminal, and is not read without end", async () => {
    const thief = await serverOf((_, response) => response.end("{}"));
    const led = await serverOf((_, response) => response.writeHead(307, { location: thief.url }).end());
    expect(await asking(["board", `${led.url}/v1/games/${game}`], invitation)).toMatchObject({ status: 3 });
    expect(thief.heard).toEqual([]);

    const loud = await serverOf((_, response) => response.writeHead(500).end(steering));
    const { status, said } = await asking(["board", loud.url]);
    expect(status).toBe(3);
    expect(said).toContain("answers 500");
    expect(said).not.toMatch(steers);

    const endless = await serverOf((_, response) => {
      const more = (): void => {
        while (response.write("x".repeat(100_000)));
      };
      response.on("drain", more);
      more();
    });
    expect(await asking(["board", endless.url])).toMatchObject({
      status: 2,
      said: expect.stringContaining("is longer than"),
    });
    const cut = await serverOf((_, response) => {
      response.write("{");
      setImmediate(() => response.destroy());
    });
    expect(await asking(["board", cut.url])).toMatchObject({
      status: 3,
      said: expect.stringContaining("does not answer"),
    });
  });
});

describe("what is printed", () => {
  it("goes one way out, as what is read and written goes one way in: no command goes round them", () => {
    const sources = readdirSync(join(root, "cli"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const round = (ways: RegExp): readonly string[] =>
      sources.filter((name) => ways.test(readFileSync(join(root, "cli", name), "utf8"))).sort();
    // JSON alone, for programs: the engine's answers, and what an answer for a language model was at fault by
    expect(round(/console\.|stdout\.write/)).toEqual([
      "commands/engine.ts",
      "commands/mcp.ts",
      "commands/play.ts",
      "printing.ts",
    ]);
    expect(round(/(?:read|write|append|copy)File|createReadStream|createWriteStream/)).toEqual(["files.ts"]);
  });

  it("keeps the colours of the command and the letters of people, and JSON says the same", () => {
    expect(fit("\u001b[32m✓\u001b[39m Räuber 👩‍🚀\n")).toBe("\u001b[32m✓\u001b[39m Räuber 👩‍🚀\n");
    expect(fit(`\r${steering}`)).not.toMatch(steers);
    const value = { text: `${steering}\u0085\u2028\ud800` };
    expect(JSON.parse(fit(JSON.stringify(value)))).toEqual(value);
  });
});
