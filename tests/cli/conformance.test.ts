import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caseFiles } from "../conformance/files.ts";

const main = join(import.meta.dirname, "../../cli/main.ts");
const folder = mkdtempSync(join(tmpdir(), "umpire-conformance-"));
const inFolder = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const conformance = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, "conformance", ...args], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });

const written = (ap: number): string =>
  `game: rogue-regiment
cases:
  - id: mine.aim
    title: Aiming takes an action point
    rules: [rr.aim.cost]
    position: |
      board
      + + + + + + + + +
       P . . . . . 1 .
      + + + + + + + + +
      P = operator paddy, pistol
      1 = rifleman sentry-1, facing E
    steps:
      - { do: take-aim, operator: paddy, target: sentry-1 }
    expect:
      pieces: { paddy: { ap: ${ap} } }
  - id: mine.still
    title: He stays where he is
    rules: [rr.aim.cost]
    position: |
      board
      + + + +
       P . .
      + + + +
      P = operator paddy, pistol
    read: true
    expect:
      pieces: { paddy: { at: "0,0" } }
`;

beforeAll(() => {
  mkdirSync(inFolder("cases/more"), { recursive: true });
  writeFileSync(inFolder("cases/right.yaml"), written(3));
  writeFileSync(inFolder("cases/more/wrong.yaml"), written(2));
  writeFileSync(inFolder("broken.yaml"), "game: rogue-regiment\ncases:\n  - { id: x, title: X, rules: [], read: 7 }\n");
  mkdirSync(inFolder("empty"));
});

describe("umpire conformance", () => {
  it("holds these rules against a file, and says which case does not hold, and what came instead", () => {
    const right = conformance(inFolder("cases/right.yaml"));
    expect(right.stdout).toBe("conformance: 2 passed, 0 failed\n");
    expect(right.status).toBe(0);
    const both = conformance(inFolder("cases"));
    expect(both.status).toBe(1);
    expect(both.stdout).toContain("✗ mine.aim — Aiming takes an action point");
    expect(both.stdout).toContain("conformance: 3 passed, 1 failed");
    expect(conformance(inFolder("cases"), "--only", "mine.still").stdout).toBe("conformance: 2 passed, 0 failed\n");
  });

  it("tells programs in a line for each case that does not hold, and the counts", () => {
    const lines = conformance(inFolder("cases"), "--json").stdout.trim().split("\n");
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        file: inFolder("cases/more/wrong.yaml"),
        id: "mine.aim",
        broken: [],
        failures: [expect.stringContaining("ap")],
      },
      { passed: 3, failed: 1 },
    ]);
  });

  it.each([
    ["a file that there is not", ["nowhere.yaml"], 2, 'There is no file or folder "nowhere.yaml".'],
    ["a folder without cases", ["empty"], 2, "There are no files of cases"],
    ["what is not an address", ["cases", "--url", "elsewhere"], 2, "'elsewhere' is invalid. It is an address"],
    ["a name that no case has", ["cases", "--only", "x"], 2, 'There is no case whose id begins with "x".'],
    ["a server that is not there", ["cases", "--url", "http://127.0.0.1:9"], 3, "does not answer as Umpire does"],
  ])("says what is wrong with %s", (_, [path = "", ...more], code, text) => {
    const { status, stderr } = conformance(path === "nowhere.yaml" ? path : inFolder(path), ...more);
    expect(stderr).toContain(text);
    expect(status).toBe(code);
  });

  it("counts what is not a case as one that does not hold, with its place", () => {
    const { status, stdout } = conformance(inFolder("broken.yaml"));
    expect(status).toBe(1);
    expect(stdout).toContain("broken.yaml, x:");
  });

  it("holds a server against the published cases of a topic", async () => {
    const file = caseFiles("hour-of-glory").find((path) => path.endsWith("/watch-zones.yaml")) ?? "";
    const server = spawn(process.execPath, [main, "serve", "--port", "0", "--data", "memory"]);
    try {
      let url = "";
      for await (const line of createInterface({ input: server.stdout })) {
        url = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? "";
        if (url !== "") break;
      }
      const there = conformance(file, "--url", url);
      expect(there.stdout).toMatch(/^conformance: [1-9]\d* passed, 0 failed\n$/);
      expect(conformance(inFolder("cases"), "--url", `${url}/`).stdout).toContain("conformance: 3 passed, 1 failed");
    } finally {
      server.kill();
    }
  });
});
