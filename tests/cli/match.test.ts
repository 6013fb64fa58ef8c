import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { noScore, counted, reversed, sequentialTest, shareOf } from "../../cli/match/score.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "umpire-match-"));
afterAll(() => rmSync(folder, { recursive: true }));

const command = join(root, "cli/main.ts");
const umpire = (...args: readonly string[]) =>
  spawnSync(process.execPath, [command, ...args], { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } });

/** The lines of JSON that a match tells: each game, and how it ended. */
function match(...args: readonly string[]) {
  const { status, stdout, stderr } = umpire("match", ...args, "--json");
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
  return { played: lines.slice(0, -1), stands: lines.at(-1) };
}

/** A program as a player: what it does with each line. */
function program(name: string, body: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `require("readline").createInterface({ input: process.stdin }).on("line", (line) => { ${body} });`,
  );
  return `${process.execPath} ${file}`;
}

describe("umpire match", () => {
  it("plays pairs with the same dice and changed sides, and the same seed gives the same match", () => {
    const play = () => match("hour-of-glory/quiet-stair", "--first", "policy", "--second", "random", "--games", "4");
    const { played, stands } = play();
    expect(played.map(({ firstSide, otherSide }) => [firstSide, otherSide])).toEqual([
      ["policy", "random"],
      ["random", "policy"],
      ["policy", "random"],
      ["random", "policy"],
    ]);
    expect(stands).toMatchObject({ score: { won: 4, drawn: 0, lost: 0 }, games: 4, share: 1, forfeits: [0, 0] });
    expect(play()).toEqual({ played, stands });
  });

  it("compares how two fare at a mission that all play together", () => {
    const { played, stands } = match(
      "v-sabotage/relay-post",
      "--first",
      "policy",
      "--second",
      "random",
      "--games",
      "2",
    );
    expect(played.map(({ firstSide, otherSide, firstSideWon }) => [firstSide, otherSide, firstSideWon])).toEqual([
      ["policy", null, true],
      ["random", null, false],
    ]);
    expect(stands).toMatchObject({ score: { won: 1, drawn: 0, lost: 0 } });
  });

  it("tells the north's win from the south's: the policy beats chance at both sides", () => {
    const { stands } = match("dust-tactics/salt-road", "--first", "policy", "--second", "random", "--games", "2");
    expect(stands).toMatchObject({ score: { won: 2, drawn: 0, lost: 0 } });
  });

  it.skipIf(spawnSync("python3", ["--version"]).error !== undefined).each([
    ["v-sabotage/relay-post", "2"],
    ["hour-of-glory/quiet-stair", "1"],
  ])("has an engine and a program in Python play %s, and neither forfeits", (mission, games) => {
    const engine = `${process.execPath} ${command} engine --playouts 1 --candidates 1`;
    const player = `UMPIRE="${process.execPath} ${command}" python3 ${join(root, "examples/match_player.py")}`;
    const { stands } = match(mission, "--first", engine, "--second", player, "--games", games);
    expect(stands).toMatchObject({ games: Number(games), forfeits: [0, 0] });
  });

  it("has another program play, and writes records that stand when they are played again", () => {
    const records = join(folder, "records");
    const engine = `${process.execPath} ${command} engine --playouts 1 --candidates 1`;
    const { stands } = match("hour-of-glory/quiet-stair", "--second", engine, "--games", "1", "--records", records);
    expect(stands).toMatchObject({ games: 1, forfeits: [0, 0] });
    expect(readdirSync(records)).toEqual(["1.txt"]);
    expect(umpire("verify", join(records, "1.txt")).stdout).toContain("Everything stands.");
  });

  it.each([
    ["that ends", "process.exit(3);", "It ended (3)."],
    ["that writes no JSON", 'console.log("hello");', "It wrote something that is not JSON: hello"],
    ["that answers with an error", 'console.log(JSON.stringify({ id: JSON.parse(line).id, error: "No." }));', "No."],
    [
      "whose move the rules refuse",
      'const { id, open } = JSON.parse(line); console.log(JSON.stringify(open ? { id, at: 0 } : { id, best: { lines: [{ move: { action: { do: "move" } } }] } }));',
      "",
    ],
    [
      "that writes without an end",
      'for (;;) require("fs").writeSync(1, "x".repeat(1e4));',
      "It wrote a line of more than",
    ],
  ])("counts a game as lost for a program %s", (name, body, why) => {
    const { played, stands } = match(
      "hour-of-glory/quiet-stair",
      "--first",
      program(`${name.length}.cjs`, body),
      "--games",
      "1",
    );
    expect(played).toMatchObject([{ forfeit: true, firstSideWon: false }]);
    expect(played[0]?.["text"]).toContain(why);
    expect(stands).toMatchObject({ forfeits: [1, 0] });
  });

  it("has the strongest search as a player, whose every move the rules take", () => {
    const { stands } = match("v-sabotage/relay-post", "--first", "strong", "--second", "policy", "--games", "2");
    expect(stands).toMatchObject({ forfeits: [0, 0] });
  });

  it("has an easy player, who loses to the policy", () => {
    const { stands } = match("hour-of-glory/quiet-stair", "--first", "easy", "--second", "fair", "--games", "4");
    expect(stands).toMatchObject({ forfeits: [0, 0], score: { lost: 4 } });
  });

  it.each([
    [
      "a word that is not a player",
      "randm",
      '"randm" cannot be started, nor is it a player that is built in; nearest: random',
    ],
    ["a program that is not there", "./no-such-bot --fast", '"./no-such-bot --fast" cannot be started'],
    ["what only the shell understands", "true && no-such-bot-at-all", "the shell ends with 127"],
    ["a number of playouts that cannot be", "search:0", "a number of playouts"],
  ])("counts no game and ends with 2 for %s, whichever player it is", (_, name, text) => {
    const engine = `${process.execPath} ${command} engine --playouts 1`;
    for (const players of [
      ["--first", name, "--second", engine],
      ["--first", engine, "--second", name],
    ]) {
      const { status, stdout, stderr } = umpire("match", "hour-of-glory/quiet-stair", ...players);
      expect(stderr).toContain(text);
      expect(stdout).toBe("");
      expect(status).toBe(2);
    }
  });

  it("refuses what is not a mission and what is not a number of playouts", () => {
    expect(umpire("match", "quiet-stair")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("GAME/SCENARIO"),
    });
    expect(umpire("match", "hour-of-glory/quiet-stair", "--first", "search:0").status).toBe(2);
    expect(umpire("match", "hour-of-glory/nowhere").status).toBe(2);
  });
});

describe("a score", () => {
  it("counts a draw as half a win, and has an interval around its share", () => {
    const score = counted(counted(counted(noScore, true), null), false);
    expect(score).toEqual({ won: 1, drawn: 1, lost: 1 });
    expect(reversed(counted(noScore, true))).toEqual(counted(noScore, false));
    const { share, low, high } = shareOf(score);
    expect(share).toBe(0.5);
    expect(low).toBeLessThan(0.25);
    expect(high).toBeGreaterThan(0.75);
  });

  it("is sure of a share only after enough games", () => {
    const hypotheses = { low: 0.5, high: 0.6 };
    expect(sequentialTest({ won: 3, drawn: 0, lost: 1 }, hypotheses)).toBeNull();
    expect(sequentialTest({ won: 140, drawn: 0, lost: 60 }, hypotheses)).toBe("high");
    expect(sequentialTest({ won: 100, drawn: 20, lost: 100 }, hypotheses)).toBe("low");
  });
});
