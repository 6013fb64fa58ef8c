import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolders } from "./making-folders.ts";
import { troubleOf } from "./sqlite-errors.ts";
import { APPLICATION_ID, LAYOUT, layOut } from "./sqlite-rows.ts";
import { faultOfLog, isLogOfAnother } from "./wal-check.ts";

/** The data folder cannot be used, and why: the message says what to do. Nothing in it was changed. */
export class UnusableFolder extends Error {
  override readonly name = "UnusableFolder";
}

/** The file of the games in a data folder. */
export const gamesIn = (folder: string): string => join(folder, "games.sqlite");

/** The file of the games in a data folder that there is already. Throws UnusableFolder for one that there is not. */
export function gamesThere(folder: string): string {
  const file = gamesIn(folder);
  if (existsSync(file)) return file;
  throw new UnusableFolder(`There are no games in ${folder}: ${file} is not there. UMPIRE_DATA names the data folder.`);
}

const restore =
  "Nothing was changed. Keep a copy of the folder, then put a backup in the place of the file (docs/operations.md), or choose another folder with UMPIRE_DATA.";

/** Takes the lock of a data folder: a lock of SQLite, which ends with the process that holds it. */
function lock(folder: string): DatabaseSync {
  const held = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    held.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return held;
  } catch (error) {
    held.close();
    if (troubleOf(error) !== "busy") throw error;
    throw new UnusableFolder(
      `The data folder ${folder} is in use by another Umpire. Stop it, or choose another folder with UMPIRE_DATA.`,
    );
  }
}

function sync(folder: string): void {
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/**
 * Brings the names in a folder to the disk, and its own name in the one above, and so on: all of them may be new, also
 * by a start that was cut off.
 */
function syncNames(folder: string): void {
  // not every system can sync a folder
  if (process.platform === "win32") return;
  sync(folder);
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    try {
      sync(dirname(at));
    } catch {
      // one that may not be read, or that nothing is written to, was not made here
      return;
    }
  }
}

/**
 * Makes an empty file that nobody else can read, whatever folder it lies in: it will hold the secrets of sealed dice,
 * and the keys of webhooks. What SQLite puts beside it is as hard to read. Throws where one is there.
 */
export const makePrivate = (file: string): void => closeSync(openSync(file, "wx", 0o600));

/** Lays out a file under another name and puts it in its place whole, so that half of one is never there. */
function create(file: string): void {
  const fresh = `${file}-new`;
  for (const part of ["", "-journal", "-wal", "-shm"]) rmSync(`${fresh}${part}`, { force: true });
  makePrivate(fresh);
  const db = new DatabaseSync(fresh);
  db.exec("PRAGMA journal_mode = WAL");
  layOut(db);
  db.close();
  renameSync(fresh, file);
  syncNames(dirname(resolve(file)));
}

const single = (db: DatabaseSync, pragma: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];

/** The columns of the one table that a file has, and what else there is that acts or holds something. */
const LAID_OUT = "SELECT name FROM pragma_table_info('items') ORDER BY name";
const BESIDE =
  "SELECT type || ' ' || name AS part FROM sqlite_schema WHERE type <> 'index' AND name <> 'items' AND name NOT LIKE 'sqlite@_%' ESCAPE '@'";

const listed = (db: DatabaseSync, query: string): readonly string[] =>
  db
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row)[0]));

/** What of a file is otherwise than it is laid out; null where nothing is. */
function otherwise(db: DatabaseSync): string | null {
  const ours = new DatabaseSync(":memory:");
  layOut(ours);
  const [columns, wanted] = [listed(db, LAID_OUT), listed(ours, LAID_OUT)];
  ours.close();
  if (columns.join() !== wanted.join()) return "does not have the table of items that it should have.";
  const [beside] = listed(db, BESIDE);
  return beside === undefined ? null : `has a ${beside}, which Umpire does not put there.`;
}

/** Looks through a file of games before anything is written to it. Throws UnusableFolder. */
export function checkFile(file: string): void {
  const unusable = (what: string, advice = restore): UnusableFolder => new UnusableFolder(`${file} ${what} ${advice}`);
  const log = `${file}-wal`;
  const fault = existsSync(log) ? faultOfLog(log) : null;
  if (fault !== null)
    throw new UnusableFolder(
      `${log}, which holds the latest moves of ${file}, cannot be trusted: ${fault}. ${restore}`,
    );
  if (statSync(file).size === 0) throw unusable("is empty: its games are gone.");
  if (existsSync(log) && isLogOfAnother(file, log))
    throw unusable(
      `is a backup, and ${log} beside it is the log of the file that was there before.`,
      "Nothing was changed. Put the backup into an empty folder, and keep the file that was there before together with its log: the log may hold its latest moves.",
    );
  // a connection that only reads changes nothing, not even when it is closed
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const id = single(db, "application_id");
    if (id !== APPLICATION_ID) throw unusable("is not one of Umpire's files.");
    const layout = single(db, "user_version");
    if (layout !== LAYOUT)
      throw unusable(
        `has layout ${String(layout)}, and this Umpire reads layout ${LAYOUT}.`,
        "Run the version that wrote it.",
      );
    const otherThings = otherwise(db);
    if (otherThings !== null) throw unusable(otherThings);
    const complaints = listed(db, "PRAGMA integrity_check(5)");
    if (complaints.join() !== "ok") throw unusable(`is damaged: ${complaints.join("; ")}.`);
  } catch (error) {
    if (troubleOf(error) !== "damaged") throw error;
    throw unusable(`is damaged: ${error instanceof Error ? error.message : ""}.`);
  } finally {
    db?.close();
  }
}

/** Whether there is no room left, by the words of SQLite or of the system. */
const isFull = (error: Error): boolean => troubleOf(error) === "full" || ("code" in error && error.code === "ENOSPC");

/** What Umpire and SQLite write in a data folder: the lock, the games, and what lies beside them for a while. */
const ownFiles: readonly string[] = ["lock.sqlite", "games.sqlite", "games.sqlite-new"].flatMap((name) =>
  ["", "-journal", "-wal", "-shm"].map((part) => `${name}${part}`),
);

/** Refuses a folder in which something else lies where a file has to be: SQLite would only say that it cannot write. */
function checkNames(folder: string): void {
  const other = ownFiles
    .map((name) => join(folder, name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === false);
  if (other === undefined) return;
  const what = statSync(other).isDirectory() ? "a folder" : "no plain file";
  throw new UnusableFolder(
    `${other} is ${what}, and a file of Umpire has to be there. Nothing was changed. Move it away, or choose another folder with UMPIRE_DATA.`,
  );
}

/** Why a folder cannot be made ready, said with what to do; what is no trouble of the folder stays as it is. */
function unready(folder: string, error: unknown): unknown {
  if (error instanceof UnusableFolder || !(error instanceof Error) || !("code" in error)) return error;
  const advice = isFull(error)
    ? "Make room on its disk"
    : "It must be a folder that this program may write to; mend that";
  return new UnusableFolder(
    `The data folder ${folder} cannot be used: ${error.message}. ${advice}, or choose another folder with UMPIRE_DATA.`,
  );
}

/**
 * Makes a data folder ready: takes its lock, looks through its file or lays out a new one. Answers with the file and how
 * to give the folder back. Throws UnusableFolder.
 */
export function openFolder(folder: string): { readonly file: string; release(): void } {
  try {
    return ready(folder);
  } catch (error) {
    throw unready(folder, error);
  }
}

function ready(folder: string): { readonly file: string; release(): void } {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new UnusableFolder(`${folder} is a file; UMPIRE_DATA names a folder, or "memory".`);
  checkNames(folder);
  const file = gamesIn(folder);
  if (existsSync(join(folder, "games")) && !existsSync(file))
    throw new UnusableFolder(
      `The data folder ${folder} is of an older Umpire, which kept its games in ${join(folder, "games")}. This one keeps them in ${file} and cannot read the old ones. Nothing was changed. To take games along, run the older version, export their records (GET /v1/games/ID/record) and import them here (POST /v1/records/import). To begin anew, choose another folder with UMPIRE_DATA, or move this one away.`,
    );
  // the file holds the secrets of sealed dice
  makeFolders(folder, 0o700);
  const held = lock(folder);
  try {
    if (existsSync(file)) checkFile(file);
    else if (existsSync(`${file}-wal`))
      throw new UnusableFolder(`${file} is missing, but ${file}-wal, its latest moves, is there. ${restore}`);
    else create(file);
  } catch (error) {
    held.close();
    throw error;
  }
  return { file, release: () => held.close() };
}
