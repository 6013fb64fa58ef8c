import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EmbeddedStore, openEmbeddedStore } from "./embedded.ts";

let folder = "";
let embedded: EmbeddedStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-"));
  embedded = openEmbeddedStore(folder);
});
afterEach(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true });
});

const write = (sk: string) => embedded.table.putNew({ pk: "p", sk });
const moved = { kind: "unavailable", message: expect.stringContaining("was moved or removed") };

test.each(["games.sqlite", "games.sqlite-wal"])(
  "nothing is said to be written while %s is not where it was, and all goes on when it is back",
  async (name) => {
    expect(await write("before")).toBe(true);
    const [place, away] = [join(folder, name), join(folder, "away")];
    expect(existsSync(place)).toBe(true);
    renameSync(place, away);
    await expect(write("away")).rejects.toMatchObject(moved);
    writeFileSync(place, "another");
    await expect(write("another")).rejects.toMatchObject(moved);
    expect(await embedded.table.get("p", "before")).not.toBeNull();
    renameSync(away, place);
    expect(await write("back")).toBe(true);
    await embedded.close();
    embedded = openEmbeddedStore(folder);
    for (const sk of ["before", "back"]) expect(await embedded.table.get("p", sk), sk).not.toBeNull();
  },
);
