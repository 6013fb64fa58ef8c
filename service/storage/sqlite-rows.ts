import { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import { type Item, LONG } from "./table.ts";
import { countBytes } from "../adjudication/budget.ts";

/** The mark of our own files among SQLite's: "Umpr". */
export const APPLICATION_ID = 0x556d7072;
/** The layout of the file. */
export const LAYOUT = 1;

/** An item as a row: its keys, its generation, its attributes as JSON, the long one beside them, a sum over everything. */
export interface Row {
  readonly pk: string;
  readonly sk: string;
  readonly generation: number;
  readonly attributes: string;
  readonly body: string | null;
  readonly sum: number;
}

/** What is written in one transaction with others: each is done or not by itself, as its condition says. */
export type Write =
  | { readonly kind: "new" | "put"; readonly row: Row }
  | { readonly kind: "next"; readonly row: Row; readonly after: number }
  | { readonly kind: "remove"; readonly pk: string; readonly sk: string };

/** A row that is not what was written: the file is damaged. */
export class DamagedStore extends Error {
  override readonly name = "DamagedStore";
}

const sumOf = ({ pk, sk, generation, attributes, body }: Omit<Row, "sum">): number =>
  crc32(body ?? "", crc32(`${pk}\n${sk}\n${generation}\n${attributes}\n`));

/** The row of an item, without its sum. */
function plainRowOf(item: Item): Omit<Row, "sum"> {
  const { pk, sk, generation = 0, [LONG]: body = null, ...attributes } = item;
  return {
    pk: String(pk),
    sk: String(sk),
    generation: Number(generation),
    attributes: JSON.stringify("generation" in item ? { ...attributes, generation } : attributes),
    body: body === null ? null : String(body),
  };
}

/** The row of an item. */
export function rowOf(item: Item): Row {
  const row = plainRowOf(item);
  return { ...row, sum: sumOf(row) };
}

const weightOfRow = ({ attributes, body }: Omit<Row, "sum">): number => attributes.length + (body?.length ?? 0);

/** How much it weighs to read an item, in characters. */
export const weightOf = (item: Item): number => weightOfRow(plainRowOf(item));

const texts = (row: Readonly<Record<string, unknown>>): Row => ({
  pk: String(row["pk"]),
  sk: String(row["sk"]),
  generation: Number(row["generation"]),
  attributes: String(row["attributes"]),
  body: typeof row["body"] === "string" ? row["body"] : null,
  sum: Number(row["sum"]),
});

/** The item of a row as it is read. Throws DamagedStore when it is not what was written. */
export function itemOf(read: Readonly<Record<string, unknown>>): Item {
  const row = texts(read);
  countBytes(weightOfRow(row));
  if (sumOf(row) !== row.sum) throw new DamagedStore(`The item ${row.sk} of ${row.pk} is not what was written.`);
  const attributes: Record<string, string | number> = JSON.parse(row.attributes);
  return { pk: row.pk, sk: row.sk, ...attributes, ...(row.body !== null && { [LONG]: row.body }) };
}

/** Lays out a new, empty file, or a database in memory. */
export function layOut(db: DatabaseSync): void {
  db.exec(`
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${LAYOUT};
    CREATE TABLE items (
      pk TEXT NOT NULL,
      sk TEXT NOT NULL,
      generation INTEGER NOT NULL,
      attributes TEXT NOT NULL,
      body TEXT,
      sum INTEGER NOT NULL,
      PRIMARY KEY (pk, sk)
    ) STRICT;
  `);
}

/** A connection that writes. An acknowledged write is on the disk, not only on its way there. */
export function openWriter(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  // full: synced at each commit; fullfsync: also where a system's own sync leaves it to the disk's cache
  db.exec("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON");
  db.exec("PRAGMA journal_size_limit = 67108864");
  return db;
}

const columns = "pk, sk, generation, attributes, body, sum";

/** Applies writes to a database, all in one transaction. Answers which of them were done; throws when none was. */
export function writing(db: DatabaseSync): (writes: readonly Write[]) => readonly boolean[] {
  const put = db.prepare(`INSERT OR REPLACE INTO items (${columns}) VALUES (?, ?, ?, ?, ?, ?)`);
  const putNew = db.prepare(`INSERT INTO items (${columns}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const putNext = db.prepare(
    "UPDATE items SET generation = ?, attributes = ?, body = ?, sum = ? WHERE pk = ? AND sk = ? AND generation = ?",
  );
  const remove = db.prepare("DELETE FROM items WHERE pk = ? AND sk = ?");
  const apply = (write: Write): boolean => {
    if (write.kind === "remove") return remove.run(write.pk, write.sk).changes > 0;
    const { pk, sk, generation, attributes, body, sum } = write.row;
    switch (write.kind) {
      case "put":
        return put.run(pk, sk, generation, attributes, body, sum).changes > 0;
      case "new":
        return putNew.run(pk, sk, generation, attributes, body, sum).changes > 0;
      case "next":
        return putNext.run(generation, attributes, body, sum, pk, sk, write.after).changes > 0;
    }
  };
  return (writes) => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const done = writes.map(apply);
      db.exec("COMMIT");
      return done;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  };
}

/** Reads a database. */
export function reading(db: DatabaseSync) {
  const statement = db.prepare(`SELECT ${columns} FROM items WHERE pk = ? AND sk = ?`);
  const between = (order: "ASC" | "DESC") =>
    db.prepare(`SELECT ${columns} FROM items WHERE pk = ? AND sk BETWEEN ? AND ? ORDER BY sk ${order} LIMIT ?`);
  const [forward, backward] = [between("ASC"), between("DESC")];
  return {
    get(pk: string, sk: string): Item | null {
      const row = statement.get(pk, sk);
      return row === undefined ? null : itemOf(row);
    },
    query(pk: string, from: string, to: string, order: "forward" | "backward", limit: number): readonly Item[] {
      const items: Item[] = [];
      // one row after the other: whoever finds them too large stops there
      for (const row of (order === "forward" ? forward : backward).iterate(pk, from, to, limit))
        items.push(itemOf(row));
      return items;
    },
  };
}
