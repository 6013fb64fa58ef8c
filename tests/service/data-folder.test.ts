import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, test } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { gamesIn } from "../../service/storage/data-folder.ts";
import { openEmbeddedStore } from "../../service/storage/embedded-store.ts";
import { anybody, gamesOver, openDesk, type TestDesk } from "./desk.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "umpire-"));
  folders.push(folder);
  return folder;
}

const facings = ["S", "W", "N", "E"] as const;

/** A game on which somebody has turned so often. */
async function played({ games, start }: TestDesk, turns: number): Promise<string> {
  const { id, as } = await start();
  for (let version = 0; version < turns; version++)
    await games.act(
      id,
      { expectedVersion: version, action: { do: "face", operator: "jock", facing: facings[version % 4] } },
      as("player-1"),
    );
  return id;
}

/** A folder with a few games that was closed, and their ids. */
async function folderWithGames(turns = 10): Promise<{ readonly folder: string; readonly ids: readonly string[] }> {
  const folder = newFolder();
  const desk = await openDesk(folder);
  const ids: string[] = [];
  for (let n = 0; n < 4; n++) ids.push(await played(desk, turns));
  await desk.embedded.close();
  return { folder, ids };
}

/** Changes bytes of a file at a place. */
function damage(file: string, at: number, bytes: number): void {
  const content = readFileSync(file);
  for (let n = at; n < Math.min(content.length, at + bytes); n++) content[n] = (content[n] ?? 0) ^ 0x5a;
  writeFileSync(file, content);
}

/** Everything in a folder, so that it can be seen that nothing was changed. */
const contents = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      // the index of a log is rebuilt by whoever reads it
      .filter((name) => name.startsWith("games") && !name.endsWith("-shm"))
      .map((name) => [name, readFileSync(join(folder, name)).toString("base64")]),
  );

/** What is said when opening a folder is refused; whether anything in it was changed is said, too. */
function refusal(folder: string): string {
  const before = contents(folder);
  try {
    openEmbeddedStore(folder);
    return "It was opened.";
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "UnusableFolder") throw error;
    const after = contents(folder);
    const changed = [...before].filter(([name, content]) => after.get(name) !== content);
    return changed.length === 0 ? error.message : `${changed.join()} was changed: ${error.message}`;
  }
}

/** A copy of a folder as a server that died now would leave it. */
function copyOf(folder: string): string {
  const copy = newFolder();
  for (const name of ["games.sqlite", "games.sqlite-wal"])
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

describe("a data folder", () => {
  test("holds its games in one file, which nobody else can read", async () => {
    const { folder, ids } = await folderWithGames();
    expect(readdirSync(folder).sort()).toEqual(["games.sqlite", "lock.sqlite"]);
    const desk = await openDesk(folder);
    for (const id of ids) expect((await desk.games.read(id, undefined, anybody)).version).toBe(10);
    await desk.embedded.close();
    const below = join(newFolder(), "data");
    const embedded = openEmbeddedStore(below);
    if (process.platform !== "win32") expect(statSync(below).mode & 0o077).toBe(0);
    await embedded.close();
  });

  test.skipIf(process.platform === "win32")(
    "that everybody may look into has files that nobody else can read",
    async () => {
      const folder = newFolder();
      chmodSync(folder, 0o755);
      const desk = await openDesk(folder);
      await desk.start();
      for (const name of ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm"])
        expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
      await desk.embedded.close();
    },
  );

  test("that another one uses is refused, and free again afterwards", async () => {
    const { folder } = await folderWithGames();
    const first = openEmbeddedStore(folder);
    expect(refusal(folder)).toMatch(/in use by another Umpire/);
    await first.close();
    await openEmbeddedStore(folder).close();
  });

  test("of the older kind is recognised and explained", () => {
    const folder = newFolder();
    mkdirSync(join(folder, "games"));
    writeFileSync(join(folder, "games", "CURRENT"), "MANIFEST-000004\n");
    writeFileSync(join(folder, "server.lock"), String(process.pid));
    expect(() => openEmbeddedStore(folder)).toThrow(/older Umpire.*records\/import/s);
    expect(readdirSync(folder).sort()).toEqual(["games", "server.lock"]);
  });

  test("that cannot be made says so, and what to do", () => {
    expect(() => openEmbeddedStore("/dev/null/data")).toThrow(
      /^The data folder \/dev\/null\/data cannot be used: .* It must be a folder that this program may write to/,
    );
  });

  test.each(
    ["lock.sqlite", "games.sqlite", "games.sqlite-new"].flatMap((name) =>
      ["", "-journal", "-wal", "-shm"].map((part) => `${name}${part}`),
    ),
  )("in which %s is a folder says so, and changes nothing", (name) => {
    const folder = newFolder();
    mkdirSync(join(folder, name));
    expect(() => openEmbeddedStore(folder)).toThrow(
      `${join(folder, name)} is a folder, and a file of Umpire has to be there. Nothing was changed. Move it away, or choose another folder with UMPIRE_DATA.`,
    );
    expect(readdirSync(folder)).toEqual([name]);
  });

  test("that is a file is not a folder", () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    expect(() => openEmbeddedStore(file)).toThrow(/is a file/);
  });

  test("whose file is empty, cut, of something else or of a later Umpire is refused", async () => {
    const { folder } = await folderWithGames();
    const file = gamesIn(folder);
    const whole = readFileSync(file);
    truncateSync(file, 0);
    expect(refusal(folder)).toMatch(/is empty/);
    writeFileSync(file, whole.subarray(0, whole.length - 4096 * 3));
    expect(refusal(folder)).toMatch(/is damaged/);
    writeFileSync(file, "something else altogether");
    expect(refusal(folder)).toMatch(/is damaged: file is not a database/);
    rmSync(file);
    const other = new DatabaseSync(file);
    other.exec("CREATE TABLE cats (name TEXT)");
    other.close();
    expect(refusal(folder)).toMatch(/not one of Umpire's files/);
    writeFileSync(file, whole);
    const later = new DatabaseSync(file);
    later.exec("PRAGMA user_version = 99");
    later.close();
    expect(refusal(folder)).toMatch(/has layout 99/);
  });

  test.each([
    ["has lost its table", "DROP TABLE items", /does not have the table of items/],
    ["has another column in it", "ALTER TABLE items RENAME COLUMN sum TO total", /does not have the table of items/],
    [
      "does something of its own at each write",
      "CREATE TRIGGER lost AFTER INSERT ON items BEGIN DELETE FROM items; END",
      /has a trigger lost, which Umpire does not put there/,
    ],
    ["has another table", "CREATE TABLE cats (name TEXT)", /has a table cats, which/],
    ["has a view", "CREATE VIEW seen AS SELECT pk FROM items", /has a view seen, which/],
  ])("whose file %s is refused, and nothing is changed", async (_, change, message) => {
    const { folder } = await folderWithGames(1);
    const changed = new DatabaseSync(gamesIn(folder));
    changed.exec(`${change}; PRAGMA wal_checkpoint(TRUNCATE)`);
    changed.close();
    const before = readFileSync(gamesIn(folder));
    expect(refusal(folder)).toMatch(message);
    expect(readFileSync(gamesIn(folder)).equals(before)).toBe(true);
  });

  test("that somebody has looked through with an index of his own is used as before", async () => {
    const { folder, ids } = await folderWithGames(1);
    const looked = new DatabaseSync(gamesIn(folder));
    looked.exec("CREATE INDEX sizes ON items (sum); ANALYZE");
    looked.close();
    const found = openEmbeddedStore(folder);
    expect((await found.store.latest(ids[0] ?? ""))?.version).toBe(1);
    await found.close();
  });

  test("whose pages are damaged is refused, or says so where it is read: never other games, never none", async () => {
    const { folder, ids } = await folderWithGames(30);
    const whole = readFileSync(gamesIn(folder));
    const desk = await openDesk(folder);
    const right = await Promise.all(ids.map((id) => desk.store.moves(id, -1, 100)));
    await desk.embedded.close();
    const chance = seededChance(7);
    const came = { refused: 0, said: 0, right: 0 };
    for (let round = 0; round < 25; round++) {
      writeFileSync(gamesIn(folder), whole);
      // by turns the beginning of a page, which says what is where on it, and anything
      const page = chance.index(whole.length / 4096) * 4096;
      const at = round % 2 === 0 ? page + chance.index(8) : page + chance.index(4096);
      damage(gamesIn(folder), at, 1 + chance.index(200));
      let embedded;
      try {
        embedded = openEmbeddedStore(folder);
      } catch (error) {
        expect(error).toMatchObject({ name: "UnusableFolder" });
        came.refused++;
        continue;
      }
      for (const [n, id] of ids.entries()) {
        const found = await embedded.store.moves(id, -1, 100).catch((error: unknown) => error);
        if (found instanceof Error) {
          expect(found.name).toBe("DamagedStore");
          expect(found.message).toContain("games.sqlite is damaged");
          came.said++;
        } else {
          expect(found).toEqual(right[n]);
          came.right++;
        }
      }
      await embedded.close();
    }
    expect(came.refused).toBeGreaterThan(0);
    expect(came.said).toBeGreaterThan(0);
  });

  test("whose log is damaged is refused where more than the last transaction would be gone", async () => {
    const folder = newFolder();
    const desk = await openDesk(folder);
    const id = await played(desk, 20);
    const died = copyOf(folder);
    const log = join(died, "games.sqlite-wal");
    const whole = readFileSync(log);
    const [after] = [openEmbeddedStore(died)];
    expect((await after.store.latest(id))?.version).toBe(20);
    await after.close();
    for (const at of [0, 40, 5000, Math.floor(whole.length / 2)]) {
      copyFileSync(join(folder, "games.sqlite"), join(died, "games.sqlite"));
      writeFileSync(log, whole);
      damage(log, at, 3);
      expect(refusal(died)).toMatch(/games\.sqlite-wal, which holds the latest moves .* cannot be trusted/);
    }
    rmSync(join(died, "games.sqlite"));
    expect(refusal(died)).toMatch(/games\.sqlite is missing/);
    await desk.embedded.close();
  });

  test("whose last transaction is torn goes on without it", async () => {
    const folder = newFolder();
    const desk = await openDesk(folder);
    const { id, as } = await desk.start();
    const sizes: number[] = [];
    const log = join(folder, "games.sqlite-wal");
    for (let version = 0; version < 5; version++) {
      await desk.games.act(
        id,
        { expectedVersion: version, action: { do: "face", operator: "jock", facing: facings[version % 4] } },
        as("player-1"),
      );
      sizes.push(statSync(log).size);
    }
    const [before = 0, end = 0] = sizes.slice(-2);
    for (let cut = before; cut < end; cut += 1536) {
      const died = copyOf(folder);
      const tail = readFileSync(log);
      // what was not synced may be zeros where the file has grown already
      writeFileSync(
        join(died, "games.sqlite-wal"),
        Buffer.concat([tail.subarray(0, cut), Buffer.alloc(tail.length - cut)]),
      );
      const found = openEmbeddedStore(died);
      expect((await found.store.latest(id))?.version).toBe(4);
      const games = gamesOver(found.store);
      expect(
        await games.act(
          id,
          { expectedVersion: 4, action: { do: "face", operator: "jock", facing: "S" } },
          as("player-1"),
        ),
      ).toMatchObject({ outcome: "paused" });
      await found.close();
    }
    await desk.embedded.close();
  });
});
