import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { META } from "../storage/game-items.ts";
import { checkFile, gamesThere, makePrivate, UnusableFolder } from "../storage/data-folder.ts";
import { itemOf } from "../storage/sqlite-rows.ts";

/** What a backup holds. */
export interface Backup {
  readonly games: number;
  readonly items: number;
}

/** Reads every item of a file, so that what is damaged is said now and not when it is needed. Throws DamagedStore. */
function readThrough(db: DatabaseSync): Backup {
  let [games, items] = [0, 0];
  for (const row of db.prepare("SELECT pk, sk, generation, attributes, body, sum FROM items").iterate()) {
    const item = itemOf(row);
    items++;
    if (item["sk"] === META) games++;
  }
  return { games, items };
}

/**
 * Copies the games of a data folder into a new file, as they stand at one moment; a server may go on on the folder
 * meanwhile. The copy is read through, on the disk and in its place before this answers. Throws UnusableFolder.
 */
export function backUp(folder: string, target: string): Backup {
  const source = gamesThere(folder);
  if (existsSync(target)) throw new UnusableFolder(`${target} is there already. Nothing was changed; name a new file.`);
  const half = `${target}.half`;
  rmSync(half, { force: true });
  makePrivate(half);
  try {
    const db = new DatabaseSync(source, { readOnly: true, timeout: 30_000 });
    try {
      db.prepare("VACUUM INTO ?").run(half);
    } finally {
      db.close();
    }
    checkFile(half);
    const copy = new DatabaseSync(half, { readOnly: true });
    const backup = readThrough(copy);
    copy.close();
    const file = openSync(half, "r+");
    fsyncSync(file);
    closeSync(file);
    renameSync(half, target);
    return backup;
  } finally {
    rmSync(half, { force: true });
  }
}
