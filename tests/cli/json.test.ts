import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { exampleRecord } from "../service/example-record.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "umpire-json-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

const main = join(root, "cli/main.ts");

interface Done {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const umpire = (args: readonly string[], input = ""): Promise<Done> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args]);
    const said = { stdout: "", stderr: "" };
    child.stdout.on("data", (part: Buffer) => (said.stdout += part.toString()));
    child.stderr.on("data", (part: Buffer) => (said.stderr += part.toString()));
    child.once("close", (status) => resolve({ status, ...said }));
    child.stdin.end(input);
  });

/** The commands with their options, as the command tells a shell. */
const commands = new Map(
  [
    ...spawnSync(process.execPath, [main, "completion", "bash"], { encoding: "utf8" }).stdout.matchAll(
      /^ +([\w-]+)\) words="(.*)" ;;$/gm,
    ),
  ].map(([, name = "", words = ""]) => [name, words.split(" ")]),
);
const forPrograms = [...commands].filter(([, words]) => words.includes("--json")).map(([name]) => name);

const shot = '{"do":"attack","operator":"jock","weapon":"pistol","target":"guard"}';
/** A question of each command that has an answer. */
const questions: Readonly<Record<string, readonly string[]>> = {
  play: ["hour-of-glory/quiet-stair", "--me", "none", "--seed", "3"],
  adjudicate: [file("hedge.txt"), "--do", shot, "--dice", "4"],
  legal: [file("hedge.txt")],
  why: [file("hedge.txt"), "--do", shot],
  sight: [file("hedge.txt"), "guard", "jock"],
  odds: [file("hedge.txt"), "--do", shot],
  analyse: ["hour-of-glory/quiet-stair", "--playouts", "2"],
  preview: [file("hedge.txt")],
  board: [file("hedge.txt")],
  rules: ["rogue-regiment", "hedge"],
  verify: [file("game.txt")],
  report: [file("game.txt"), "--playouts", "2", "--candidates", "1"],
  match: ["hour-of-glory/quiet-stair", "--games", "2"],
  conformance: [join(root, "tests/conformance/hour-of-glory"), "--only", "hg.breach.roll"],
};

beforeAll(() => {
  writeFileSync(
    file("hedge.txt"),
    "umpire rogue-regiment\nboard\n+ + + + + +\n 1 . . . J\n+ + + + + +\n1 = smg guard, facing E\nJ = operator jock\n",
  );
  writeFileSync(file("game.txt"), exampleRecord());
});

const lines = (stdout: string): readonly unknown[] =>
  stdout
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
const error = z.strictObject({
  error: z.strictObject({
    code: z.int(),
    message: z.string().min(1),
    faults: z.array(z.looseObject({ code: z.string(), path: z.string(), message: z.string() })).optional(),
  }),
});

describe("with --json", () => {
  it("every command that has it is asked here", () => {
    expect(Object.keys(questions).sort()).toEqual(forPrograms.toSorted());
  });

  it.each(Object.entries(questions))("umpire %s answers in JSON and nothing else", async (name, args) => {
    const { status, stdout, stderr } = await umpire([name, ...args, "--json"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(lines(stdout).length).toBeGreaterThan(0);
  });

  it.each([...commands.keys()])("umpire %s says in JSON that there is no such option", async (name) => {
    const { status, stdout, stderr } = await umpire([name, "--json", "--nonsense"]);
    expect(error.parse(JSON.parse(stdout)).error.code).toBe(status);
    expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
  });

  it.each(forPrograms)("umpire %s says in JSON what cannot be read", async (name) => {
    const [, ...more] = questions[name] ?? [];
    const { status, stdout, stderr } = await umpire([name, "nowhere", ...more, "--json"]);
    expect(error.parse(JSON.parse(stdout)).error.code).toBe(status);
    expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
  });

  it("tells each fault of a position with its place, and the position with its board", async () => {
    const text = "umpire rogue-regiment\nboard\n+ + +\n . ?\n+ + +\n";
    const wrong = await umpire(["board", "-", "--json"], text);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ error: { code: 2, faults: [{ line: 4, column: 4 }] } });
    const right = await umpire(["board", file("hedge.txt"), "--json"]);
    expect(JSON.parse(right.stdout)).toMatchObject({
      position: { ruleset: "rogue-regiment" },
      positionId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("a game is played by lines of JSON", async () => {
    const { stdout } = await umpire(
      ["play", "v-sabotage/relay-post", "--seed", "3", "--json"],
      "fly\nhelp\nboard\npolicy\nquit\n",
    );
    const told = lines(stdout);
    expect(told).toEqual(
      expect.arrayContaining([
        { seed: 3 },
        { error: { message: expect.stringContaining('"fly" cannot be said here') } },
        { help: expect.any(Array) },
        { board: expect.any(String) },
        expect.objectContaining({ outcome: "paused" }),
        expect.objectContaining({ decision: expect.anything(), actions: expect.any(Array) }),
        { left: expect.any(String) },
      ]),
    );
  });
});
