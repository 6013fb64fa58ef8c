import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { umpire } from "./umpire.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "umpire-command-"));
const inFolder = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  writeFileSync(
    inFolder("hedge.txt"),
    "umpire rogue-regiment\nboard\n+ + + + + + + +\n 1 . . h J . .\n+ + + + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched\n",
  );
});

describe("umpire", () => {
  it("rules about sight, and names the rules", () => {
    const { status, stdout } = umpire(["sight", inFolder("hedge.txt"), "guard", "jock"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Guard does not see Jock: the place is partially visible, what is there is hidden\./);
    expect(stdout).toContain("On the line: A hedge hides what is low. [rr.cover.low-hides]");
  });

  it("sets up a mission and saves it, to go on from the file", () => {
    const file = inFolder("game.json");
    expect(umpire(["adjudicate", "hour-of-glory/quiet-stair", "--seed", "1", "--save", file]).status).toBe(0);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ ruleset: "hour-of-glory" });
    const { decision } = JSON.parse(umpire(["legal", file, "--json"]).stdout);
    const [option] = decision.options;
    expect(umpire(["adjudicate", file, "--choose", option.id]).stdout).toContain("Sentry");
  });

  it("ends with 1 and the reasons where the rules refuse, and writes no position", () => {
    const action = '{"do":"move","operator":"jock","to":"3,0"}';
    const file = inFolder("none.json");
    const done = umpire(["adjudicate", inFolder("hedge.txt"), "--do", action, "--save", file]);
    expect(done.status).toBe(1);
    expect(done.stdout).toMatch(/^Not possible:\n✗ /);
    expect(existsSync(file)).toBe(false);
    expect(umpire(["why", inFolder("hedge.txt"), "--do", action]).status).toBe(1);
  });

  it("tells programs one thing alone where what was done cannot be saved", () => {
    const { status, stdout } = umpire([
      "adjudicate",
      "hour-of-glory/quiet-stair",
      "--seed",
      "1",
      "--json",
      "--save",
      folder,
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 2 } });
    expect(status).toBe(2);
  });

  it("says once, and where, what is wrong with a record", () => {
    for (const command of ["verify", "report"]) {
      const { status, stderr } = umpire([command, "-"], "nothing\n");
      expect(stderr).toBe('-:1:1: A line "umpire …" is expected here.\n');
      expect(status).toBe(1);
    }
  });

  it("reads a position from standard input, and draws it", () => {
    const file = inFolder("board.svg");
    const { status } = umpire(["board", "-", "--svg", file], readFileSync(inFolder("hedge.txt"), "utf8"));
    expect(status).toBe(0);
    expect(readFileSync(file, "utf8")).toMatch(/^<svg /);
  });

  it.each([
    ["a port that is none", ["serve", "--port", "x"], 2, "It is a whole number from 0 to 65535.\nUsage: umpire serve"],
    ["a port beyond all", ["serve", "--port", "65536"], 2, "Usage: umpire serve [options]"],
    ["no port", ["serve", "--port", ""], 2, "Usage: umpire serve [options]"],
    ["no folder", ["serve", "--data="], 2, 'It is a folder, or "memory".\nUsage: umpire serve'],
    ["a file as a folder", ["serve", "--port", "0", "--data", "/dev/null"], 2, "/dev/null is a file; "],
    ["webhooks elsewhere", ["serve", "--webhooks", "x"], 2, "Usage: umpire serve [options]"],
    ["an address of files", ["mcp", "--url", "file:///etc"], 2, "'file:///etc' is invalid. It is an address"],
    [
      "a kind of action that there is not",
      ["legal", "hour-of-glory/quiet-stair", "--name", "mve"],
      2,
      'There is no kind of action "mve"; nearest: move',
    ],
    [
      "an option that there is not",
      ["board", "hour-of-glory/quiet-stair", "--nope"],
      2,
      "Usage: umpire board [options] <at>",
    ],
    ["a game without its mission", ["play", "hour-of-glory"], 2, "one of its missions: hour-of-glory/quiet-stair, "],
    ["a seat that there is not", ["play", "hour-of-glory/quiet-stair", "--me", "north"], 2, 'There is no seat "north"'],
    [
      "an action that is a list",
      ["why", "hour-of-glory/quiet-stair", "--do", "[]"],
      2,
      "The action is a list: expected an object.",
    ],
    [
      "a place that there is not",
      ["sight", "hour-of-glory/quiet-stair", "nobody", "D1"],
      2,
      '"nobody" is neither an agent',
    ],
    ["a file that there is not", ["legal", "nowhere.txt"], 2, 'There is no file "nowhere.txt"'],
    ["a text that says no game", ["legal", "-"], 2, 'begin it with "umpire GAME"'],
    ["an action that is not JSON", ["why", "hour-of-glory/quiet-stair", "--do", "{"], 2, "--do is not JSON"],
    ["a number beyond the list", ["odds", "hour-of-glory/quiet-stair", "--do", "7"], 2, "No action is legal here"],
    ["a server that is not there", ["legal", "http://127.0.0.1:9/v1/games/x"], 3, "does not answer"],
  ])("says what is wrong with %s", (_, args, code, text) => {
    const { status, stdout, stderr } = umpire(args, "board\n");
    expect(stderr).toContain(text);
    expect(stdout).toBe("");
    expect(status).toBe(code);
  });

  it.each([
    ["no command", []],
    ["a command that there is not", ["adjudge", "x"]],
    ["an option that there is not", ["legal", "hour-of-glory/quiet-stair", "--colour"]],
    ["an action that is missing", ["odds", "hour-of-glory/quiet-stair"]],
    ["an argument that is missing", ["why", "--do", "0"]],
    ["an argument too many", ["board", "hour-of-glory/quiet-stair", "more"]],
    ["dice that are not faces", ["adjudicate", "hour-of-glory/quiet-stair", "--dice", "7,x"]],
    ["a match of no games", ["match", "hour-of-glory/quiet-stair", "--games", "0"]],
    ["a shell that there is not", ["completion", "tcsh"]],
    ["a game that there is not", ["rules", "chess"]],
    ["a record that there is not", ["verify", "nowhere.txt"]],
    ["a record that there is not to judge", ["report", "nowhere.txt"]],
    ["a number that is none", ["legal", "hour-of-glory/quiet-stair", "--number", "hg.number.timer=soon"]],
  ])("ends with 2 for %s: 1 is a refusal of the rules", (_, args) => {
    const { status, stderr } = umpire(args);
    expect(stderr).not.toBe("");
    expect(status).toBe(2);
  });

  it("ends with 0 where it is asked for help or its version", () => {
    for (const args of [["--help"], ["--version"], ["odds", "--help"], ["help", "odds"]])
      expect(umpire(args).status).toBe(0);
  });

  it("tells where nothing is legal what is asked, and how to learn what stands in the way", () => {
    const board =
      "umpire two-hundred-hours\ntable 36 36\nturn 3\ndrawn trooper for attacker\nA1 = sas-officer smg at 10,17 facing 90";
    const { status, stdout } = umpire(["legal", "-"], board);
    expect(status).toBe(0);
    expect(stdout).toContain("Attacker: Which trooper acts, and how?\nAsk umpire why with an action");
    const why = umpire(["why", "-", "--do", '{"do":"advance","fighter":"A1"}'], board);
    expect(why.stdout).toContain("The token is a trooper's; SAS Officer A1 is a character.");
  });

  it("is completed by bash: its commands, and the options of each", () => {
    const script = `${umpire(["completion", "bash"]).stdout}\nCOMP_WORDS=(umpire why --d); COMP_CWORD=2; _umpire; echo "$COMPREPLY"`;
    const done = spawnSync("bash", ["-c", script], { encoding: "utf8" });
    expect(done.stdout.trim()).toBe("--difficulty");
    expect(umpire(["completion", "fish"]).stdout).toContain("__fish_seen_subcommand_from why' -l do -d");
  });

  it("plays a whole game by the policy, and one with a person until he leaves", () => {
    const whole = umpire(["play", "hour-of-glory/quiet-stair", "--me", "none", "--seed", "3"]);
    expect(whole.stdout.trim().split("\n").at(-1)).toMatch(/^The Intruders have|^The/);
    const file = inFolder("left.json");
    const left = umpire(
      ["play", "v-sabotage/relay-post", "--seed", "3"],
      `sapper tan\n0\nfly\nhelp\nundo\nsave ${file}\nquit\n`,
    );
    expect(left.stdout).toContain('"fly" cannot be said here');
    expect(left.stdout).toMatch(/Left at: Turn 1, the set-up\.\s*$/);
    expect(existsSync(file)).toBe(true);
  });
});

it("a bot in Python is read at a glance", () => {
  expect(readFileSync(join(root, "examples/engine_bot.py"), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(
    60,
  );
});

it("a bot in Python plays a whole game on the engine", (context) => {
  const played = spawnSync("python3", [join(root, "examples/engine_bot.py"), "hour-of-glory/quiet-stair", "2"], {
    encoding: "utf8",
    env: { ...process.env, UMPIRE: `${process.execPath} ${join(root, "cli/main.ts")}` },
  });
  if (played.error !== undefined) context.skip("there is no Python here");
  expect(played.stderr).toBe("");
  expect(played.stdout).toMatch(/^hour-of-glory\/quiet-stair: .* \(\d+ moves\)\n$/);
});
