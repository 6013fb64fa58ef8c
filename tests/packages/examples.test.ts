import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, dirname, join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { getRequestListener } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { build } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { guardSeesJock } from "../../examples/offline/ruling.ts";
import { startService } from "../contract/table.ts";

const examples = join(import.meta.dirname, "../../examples");

describe("programs that ask a service", () => {
  const closing: (() => void)[] = [];
  afterAll(() => closing.forEach((close) => close()));

  /** What an example says when it is run beside a service of its own, and how it ends. */
  async function run(
    example: string,
    { by = process.execPath, given = [] }: { readonly by?: string; readonly given?: readonly string[] } = {},
  ): Promise<{ readonly said: string; readonly code: unknown }> {
    const { app, embedded } = await startService();
    const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response));
    closing.push(
      () => server.close(),
      () => void embedded.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const program = spawn(by, [join(examples, example), `http://127.0.0.1:${port}`, ...given]);
    let said = "";
    for (const stream of [program.stdout, program.stderr]) stream.on("data", (part) => (said += String(part)));
    const code = await new Promise((resolve) => program.on("close", resolve));
    return { said, code };
  }

  it("the bot plays both seats of a game by post to its end", async () => {
    const { said, code } = await run("bot.ts");
    expect(said).toMatch(/^defender: [1-9]\d* moves, intruder-1: [1-9]\d* moves\. .+\.\n$/);
    expect(code).toBe(0);
  });

  it("the bot on GraphQL plays all seats of a game to its end", async () => {
    const { said, code } = await run("graphql-bot.ts");
    expect(said).toMatch(/^.+\. \([1-9]\d* moves\)\n$/);
    expect(code).toBe(0);
  });

  const hasNoPython = spawnSync("python3", ["--version"]).error !== undefined;

  it.skipIf(hasNoPython)("the bot in Python plays all seats of a game over HTTP to its end", async () => {
    const given = ["hour-of-glory/salt-one", "1"];
    const { said, code } = await run("http_bot.py", { by: "python3", given });
    expect(said).toMatch(/^hour-of-glory\/salt-one: .+\. \([1-9]\d* moves\)\n$/);
    expect(code).toBe(0);
  });

  it.skipIf(hasNoPython)("the bot in Python tells the server's own sentence where something is wrong", async () => {
    const { said, code } = await run("http_bot.py", { by: "python3", given: ["hour-of-glory/nowhere"] });
    expect(said).toMatch(/^\/v1\/games: There is no scenario "nowhere"/);
    expect(code).toBe(1);
  });

  it("the app on GraphQL makes a page of a ruling, its rules and a picture", async () => {
    const { said, code } = await run("dispute.ts");
    expect(said).toMatch(/^<!doctype html>\n<h1>The guard does not see Jock\.<\/h1>\n<svg/);
    expect(said).toMatch(/<li>[^<]*crouch[^<]* <i>[^<]*p\.\d+<\/i><\/li>/);
    expect(code).toBe(0);
  });
});

describe("the settings of a desktop assistant", () => {
  const settings = z.object({
    mcpServers: z.record(z.string(), z.object({ command: z.string(), args: z.array(z.string()) })),
  });

  it("start a server that settles what was told", async () => {
    const { mcpServers } = settings.parse(JSON.parse(readFileSync(join(examples, "assistant.json"), "utf8")));
    expect(mcpServers["umpire-by-post"]?.args).toContain("--url");
    const { command, args } = mcpServers["umpire"] ?? { command: "", args: [] };
    const client = new Client({ name: "assistant", version: "1" });
    const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
    await client.connect(new StdioClientTransport({ command, args, cwd: join(examples, ".."), env: { PATH } }));
    const drawn =
      "board\n+ + + + + + + +\n 1 . . h J . .\n+ + + + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched";
    const asked = { ruleset: "rogue-regiment", board: drawn, from: "guard", to: "jock" };
    const { structuredContent } = await client.callTool({ name: "sight", arguments: asked });
    expect(structuredContent).toMatchObject({ seen: false });
    await client.close();
  });
});

describe("the offline page", () => {
  const board = "board\n+ + + + + + + +\n 1 . . h J . .\n+ + + + + + + +\n1 = smg guard, facing E\nJ = operator jock";

  it("tells what is seen with its rules, and draws it", async () => {
    const hidden = await guardSeesJock(`${board}, crouched`);
    expect(hidden.text).toMatch(/^The guard does not see Jock\. .*“.*” \(.*p\.\d+.*\)/);
    expect(hidden.svg).toMatch(/^<svg/);
    expect((await guardSeesJock(board)).text).toMatch(/^The guard sees Jock\./);
    expect(await guardSeesJock("board\n?")).toEqual({ text: expect.stringMatching(/^line 2: /), svg: null });
  });

  it("is bundled for a browser, and needs nothing but a page", async () => {
    const { outputFiles } = await build({
      entryPoints: [join(examples, "offline/page.ts")],
      bundle: true,
      format: "iife",
      platform: "browser",
      write: false,
      logLevel: "error",
    });
    const area = { value: `${board}, crouched`, addEventListener: () => {} };
    const shown = { textContent: "", innerHTML: "" };
    const document = { querySelector: (name: string) => (name === "textarea" ? area : shown) };
    runInContext(outputFiles[0]?.text ?? "", createContext({ document }));
    await expect.poll(() => shown.innerHTML).toMatch(/^<svg/);
    expect(shown.textContent).toMatch(/^The guard does not see Jock\./);
  });
});
