import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createClient, Unreadable } from "@umpire/client";
import { unwrap } from "@umpire/rules";
import { verifyRecord } from "../../cli/records.ts";
import { startService } from "../contract/table.ts";
import { command } from "../service/doors.ts";
import { exampleRecord } from "../service/example-record.ts";

const { app, embedded } = await startService();
const folder = mkdtempSync(join(tmpdir(), "umpire-records-"));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await embedded.close();
});

const umpire = createClient({ url: "http://umpire.test", fetch: async (request) => app.fetch(request) });
const whole = exampleRecord();
const changed = whole.replace("drawn 6:4", "drawn 6:5");
const kept = (text: string): string => {
  const file = join(folder, "game.txt");
  writeFileSync(file, text);
  return file;
};

describe("whether a record stands", () => {
  it.each([
    ["one that stands", whole, true, 0],
    ["one that was changed", changed, false, 1],
  ])("is told by one call of a program, the same with a server and without one: %s", async (_, text, intact, code) => {
    const { lines, ...here } = unwrap(await verifyRecord(text));
    expect(here.intact).toBe(intact);
    expect(here.faults.length === 0).toBe(intact);
    expect(lines.join("\n")).toContain(intact ? "Everything stands." : "It does NOT stand");
    expect(await umpire.records.verify(text)).toEqual(JSON.parse(JSON.stringify(here)));
    const said = command(["verify", kept(text), "--json"]);
    expect(JSON.parse(said.said)).toEqual(JSON.parse(JSON.stringify(here)));
    expect(said.code).toBe(code);
    expect(command(["verify", kept(text)]).said).toBe(`${lines.join("\n")}\n`);
  });

  it("is told at a version of it", async () => {
    expect(unwrap(await verifyRecord(whole, { to: 1 })).at?.version).toBe(1);
    expect((await umpire.records.verify(whole, { version: 1 })).at?.version).toBe(1);
    expect(JSON.parse(command(["verify", kept(whole), "--to", "1", "--json"]).said).at.version).toBe(1);
  });

  it("is not told of what is not a record: each defect has its line", async () => {
    const read = await verifyRecord(whole.replace("title", "tittle"));
    expect(read).toMatchObject({ ok: false, defects: [{ line: 3, column: 1 }] });
    const error: unknown = await umpire.records.verify(whole.replace("title", "tittle")).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Unreadable);
    expect(error).toMatchObject({ faults: [{ line: 3, column: 1 }] });
  });
});
