import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp } from "../../service/local/backup.ts";
import { gamesIn } from "../../service/storage/data-folder.ts";
import { anybody, openDesk } from "./desk.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const face = (facing: string) => ({ action: { do: "face", operator: "jock", facing } });

test("a backup is taken while a server goes on, by one command, and a server starts on it", async () => {
  const data = join(folder, "data");
  const desk = await openDesk(data);
  const { id, as } = await desk.start();
  await desk.games.act(id, { expectedVersion: 0, ...face("S") }, as("player-1"));
  const file = join(folder, "backup.sqlite");
  const { status, stdout } = spawnSync(process.execPath, ["service/local/backup-main.ts", file], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: { ...process.env, UMPIRE_DATA: data },
    encoding: "utf8",
  });
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining("holds 1 games") });
  if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);
  await desk.games.act(id, { expectedVersion: 1, ...face("W") }, as("player-1"));
  expect(() => backUp(data, file)).toThrow(/there already/);
  await desk.embedded.close();

  const restored = join(folder, "restored");
  mkdirSync(restored);
  copyFileSync(file, gamesIn(restored));
  const again = await openDesk(restored);
  expect(await again.games.moves(id, -1, 10, anybody)).toMatchObject({
    chainIntact: true,
    moves: [{}, { version: 1 }],
  });
  await again.games.act(id, { expectedVersion: 1, ...face("W") }, as("player-1"));
  await again.embedded.close();
});

test("a backup that is put beside the log of another file is refused, and nothing is mixed", async () => {
  const data = join(folder, "data");
  const desk = await openDesk(data);
  await desk.start();
  const file = join(folder, "backup.sqlite");
  backUp(data, file);
  await desk.start();
  // a server that died, and a backup in the place of its file alone
  const died = join(folder, "died");
  mkdirSync(died);
  copyFileSync(`${gamesIn(data)}-wal`, `${gamesIn(died)}-wal`);
  copyFileSync(file, gamesIn(died));
  await expect(openDesk(died)).rejects.toThrow(/is a backup, and .*-wal beside it is the log of the file that was/);
  expect(readFileSync(gamesIn(died))).toEqual(readFileSync(file));
  expect(readFileSync(`${gamesIn(died)}-wal`)).toEqual(readFileSync(`${gamesIn(data)}-wal`));
  await desk.embedded.close();
  rmSync(`${gamesIn(died)}-wal`);
  const restored = await openDesk(died);
  await restored.embedded.close();
});

test("damage is said instead of copied, and nothing is left lying about", async () => {
  const data = join(folder, "data");
  const desk = await openDesk(data);
  await desk.start();
  await desk.embedded.close();
  const content = readFileSync(gamesIn(data));
  const at = content.indexOf("createdAt");
  content[at] = 0x43;
  writeFileSync(gamesIn(data), content);
  const file = join(folder, "backup.sqlite");
  expect(() => backUp(data, file)).toThrow(/is not what was written/);
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(folder)).toEqual(["data"]);
  expect(() => backUp(join(folder, "nowhere"), file)).toThrow(/no games in/);
});
