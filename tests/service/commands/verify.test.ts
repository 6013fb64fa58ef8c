import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeRecord } from "../../../service/games/record.ts";
import { verifyCommand } from "../../../service/games/verify-command.ts";
import { commitmentTo, sealedDice } from "../../../service/adjudication/sealed-dice.ts";
import { exampleRecord } from "../example-record.ts";
import { adjudicator, playedGame } from "../recorded-games.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const example = exampleRecord();
const sealed = playedGame({ ruleset: "v-sabotage", scenario: "relay-post", seed: 1, dice: "sealed", most: 400 });
const table = playedGame({ ruleset: "rogue-regiment", scenario: "chalk-farm", seed: 5, dice: "table", most: 20 });
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const kept = (text: string): string => {
  const file = join(folder, "game.txt");
  writeFileSync(file, text);
  return file;
};

const said = (
  program: string,
  args: readonly string[],
  input?: string,
): { readonly code: number | null; readonly out: string; readonly err: string } => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8", input });
  return { code: status, out: stdout, err: stderr };
};

async function verify(...args: readonly string[]): Promise<ReturnType<typeof said>> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await verifyCommand(adjudicator, args, Readable.from([]), {
    out: (line) => out.push(`${line}\n`),
    error: (line) => err.push(`${line}\n`),
  });
  return { code, out: out.join(""), err: err.join("") };
}

describe("npm run verify", () => {
  test("reports a record that stands, with exit code 0; also as a program, from standard input", async () => {
    const { code, out } = await verify(kept(example));
    expect(out).toContain("Everything stands.");
    expect(out).toContain("every number follows from it (1 in all)");
    expect(out).toContain("4 of 4 versions");
    expect(code).toBe(0);
    expect(said(process.execPath, ["service/games/verify-main.ts", "-"], example)).toMatchObject({ code: 0, out });
  });

  test("shows the game at a version", async () => {
    expect((await verify(kept(example), "--to", "1")).out).toContain("Version 1: ");
    expect((await verify(kept(example), "--to", "9")).code).toBe(1);
  });

  test("names what does not stand, and where, with exit code 1", async () => {
    const { code, out } = await verify(kept(example.replace("drawn 6:4", "drawn 6:5")));
    expect(out).toContain("It does NOT stand");
    expect(out).toContain("version 2 (dice): Number 1 is recorded as 6:5, but the secret gives 6:4.");
    expect(code).toBe(1);
  });

  test("shows what a hostile record says without obeying it", async () => {
    const hostile = example
      .replace(/^title .*/m, 'title "\\u001b[2J\\u202e"')
      .replace(/^action .*/m, 'choose ["\\u001b]0;x\\u0007"]');
    const { code, out } = await verify(kept(hostile));
    expect(code).toBe(1);
    expect(out).toContain("version 1");
    expect(out).toMatch(/^[\n\x20-\x7e…]*$/);
  });

  test("says of table dice that nobody can verify them", async () => {
    const { code, out } = await verify(kept(writeRecord(adjudicator, table.moves, null)));
    expect(out).toContain("Nobody can verify those");
    expect(code).toBe(0);
  });

  test("gives line and column of what cannot be read; without a record it says how it is used", async () => {
    expect(await verify(kept(example.replace("title", "tittle")))).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/game\.txt:3:1: /),
    });
    for (const args of [[], ["a", "b"], ["a", "--to", "x"], ["--dance"], [join(folder, "absent.txt")]])
      expect(await verify(...args), args.join(" ")).toMatchObject({
        code: 2,
        out: "",
        err: expect.stringMatching(/Usage|cannot be read/),
      });
  });
});

/** The derivation of docs/dice.md, written down once more from its words. */
function byTheBook(secret: string, game: string, move: number, kinds: readonly number[]): readonly number[] {
  let message = 0;
  return kinds.map((of) => {
    for (;;) {
      const bytes = createHmac("sha256", secret).update(`${game}/${move}/${message++}`).digest();
      const words = Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i));
      const fair = words.find((word) => word < 2 ** 32 - (2 ** 32 % of));
      if (fair !== undefined) return (fair % of) + 1;
    }
  });
}

test("sealed dice are derived as docs/dice.md says", () => {
  const kinds = Array.from({ length: 2000 }, (_, i) => [6, 8, 20, 52, 3_000_000_000][i % 5] ?? 6);
  const dice = sealedDice("a secret", "g1", 7);
  expect(kinds.map((of) => dice.face(of))).toEqual(byTheBook("a secret", "g1", 7, kinds));
  // of 3,000,000,000 so many words are skipped that it would be seen if they were not
  expect(
    kinds.map((of, i) => (createHmac("sha256", "a secret").update(`g1/7/${i}`).digest().readUInt32BE(0) % of) + 1),
  ).not.toEqual(byTheBook("a secret", "g1", 7, kinds));
});

const python = spawnSync("python3", ["--version"]).status === 0;

describe.skipIf(!python)("scripts/verify-dice.py (python3 is needed)", () => {
  const independent = (text: string): ReturnType<typeof said> =>
    said("python3", ["scripts/verify-dice.py", kept(text)]);
  const text = writeRecord(adjudicator, sealed.moves, sealed.secret);

  test("rolls a whole game again", () => {
    const numbers = text
      .split("\n")
      .filter((line) => line.startsWith("drawn "))
      .flatMap((line) => line.split(" ").slice(1)).length;
    expect(numbers).toBeGreaterThan(30);
    expect(independent(text)).toEqual({
      code: 0,
      out: `${numbers} numbers, all as the secret of commitment ${commitmentTo(sealed.secret ?? "")} gives them\n`,
      err: "",
    });
    expect(independent(text.replaceAll("\n", "\r\n")).code).toBe(0);
  });

  test("names the first number that differs", () => {
    const { code, err } = independent(example.replace("drawn 6:4", "drawn 6:5"));
    expect(err).toBe("version 2: 6:5 is recorded, but the secret gives 6:4\n");
    expect(code).toBe(1);
  });

  test("sees another secret", () => {
    const { code, err } = independent(example.replace(/^secret .*/m, `secret ${commitmentTo("another")}`));
    expect(err).toBe("the secret is not the one that was committed to\n");
    expect(code).toBe(1);
  });

  test("says when there is no secret", () => {
    const { code, err } = independent(example.replace(/^secret .*\n/m, ""));
    expect(err).toContain("secret");
    expect(code).not.toBe(0);
  });
});
