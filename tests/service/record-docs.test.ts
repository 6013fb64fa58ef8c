import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRecord } from "../../service/games/read-record.ts";
import { replayRecord } from "../../service/games/replay.ts";
import { commitmentTo, sealedDice } from "../../service/adjudication/sealed-dice.ts";
import { exampleRecord } from "./example-record.ts";
import { adjudicator } from "./recorded-games.ts";

// The documents show what really comes out. After a change of the rules: vitest run tests/service/record-docs.test.ts
// -u

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");

/** The first block of a kind on a page. */
const blockOf = (text: string, kind: string): RegExp => {
  const block = new RegExp(`(?<=^\`\`\`${kind}\\n)[\\s\\S]*?(?=^\`\`\`$)`, "m");
  expect(text).toMatch(block);
  return block;
};

test("docs/records.md shows a record as it is written, and it stands", async () => {
  const text = page("records.md");
  const block = blockOf(text, "text");
  await expect(text.replace(block, () => exampleRecord())).toMatchFileSnapshot("../../docs/records.md");
  const record = readRecord(block.exec(page("records.md"))?.[0] ?? "");
  if (!record.ok) throw new Error(record.defects[0]?.message);
  expect(replayRecord(adjudicator, record.value)).toMatchObject({
    intact: true,
    verified: 4,
    numbers: 1,
    rerolled: true,
  });
});

test("docs/dice.md works the die of that record out by hand, and the derivation gives it", async () => {
  const text = page("dice.md");
  const record = readRecord(exampleRecord());
  if (!record.ok) throw new Error(record.defects[0]?.message);
  const { secret, beginning, moves } = record.value;
  expect(text).toContain(`\n${secret}\n`);
  expect(text).toContain(`\n${beginning.commitment}\n`);
  expect(commitmentTo(secret ?? "")).toBe(beginning.commitment);
  const [, word = "", face = ""] = /echo \$\(\(0x([0-9a-f]{8}) % 6 \+ 1\)\)\n(\d)\n/.exec(text) ?? [];
  expect(text).toContain(`cut -c 1-8\n${word}\n`);
  expect((Number.parseInt(word, 16) % 6) + 1).toBe(Number(face));
  expect(sealedDice(secret ?? "", "example", 2).face(6)).toBe(Number(face));
  expect(moves[2]?.drawn).toEqual([[6, Number(face)]]);
  expect(text).toContain(`drawn 6:${face}`);
});

test("docs/dice.md prints the script as it is", async () => {
  const text = page("dice.md");
  const script = readFileSync(new URL("../../scripts/verify-dice.py", import.meta.url), "utf8");
  await expect(text.replace(blockOf(text, "python"), () => script)).toMatchFileSnapshot("../../docs/dice.md");
});
