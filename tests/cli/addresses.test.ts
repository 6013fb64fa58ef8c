import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { createDiscord } from "../../cli/discord.ts";
import { answerElsewhere } from "../../cli/mcp.ts";
import { address } from "../../cli/options.ts";
import { createClient } from "../../client/index.ts";

/** What no door takes as the address of a server; all of them say so before anything is sent. */
const none = [
  "",
  "x",
  "//x",
  "x.example",
  "localhost:4000",
  "ftp://x",
  "file:///etc",
  "javascript:alert(1)",
  "http:x",
  "http:/x",
  "http://",
  "https://",
  "http:///x",
  "http://:80",
  "http://?x",
  "http://#x",
  "http://a b",
  "http://a\n.b",
  "http://u:p@x",
  "http://u@x",
  "http://x:",
  "http://x:123456",
  "http://x:port",
  "http://[",
  "http://[::1",
  "http://%",
  "http://<x>",
];
const some = [
  "http://localhost:4000",
  "https://umpire.example/",
  "http://[::1]:80/x",
  "HTTP://X",
  "http://müller.example/a?b#c",
];

const umpire = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "../../cli/main.ts"), ...args], {
    encoding: "utf8",
    input: "",
  });

const doors: Readonly<Record<string, (url: string) => unknown>> = {
  "the client": (url) => createClient({ url }),
  "an option": address,
  "the library for language models": (url) =>
    answerElsewhere({ url, invitations: [], input: new PassThrough().end(), output: new PassThrough() }),
  "the library for Discord": (origin) => createDiscord({ key: "0".repeat(64), origin }),
};

it.each(Object.entries(doors))("%s takes the address of a server and nothing else", async (_, door) => {
  for (const url of none) await expect(async () => door(url), url).rejects.toThrow(/address/);
  for (const url of some) await expect((async () => door(url))(), url).resolves.not.toBeNull();
});

it("a command that is given one that is none ends with 2 and a sentence", () => {
  for (const args of [
    ["mcp", "--url", "http://:80"],
    ["conformance", ".", "--url", "http://:80"],
    ["board", "http://:80"],
  ]) {
    const { status, stderr } = umpire(...args);
    expect(stderr).toMatch(/is (?:not )?an address, e\.g\. https:\/\/umpire\.example\./i);
    expect(status).toBe(2);
  }
});
