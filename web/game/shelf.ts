import type { Step, TableCard } from "./table.ts";

/** What is kept of a table in this browser. */
export interface KeptTable extends TableCard {
  readonly length: number;
  /** Where the game stood then, in words; tables of before did not keep it. */
  readonly moment?: string;
  /** When it was last played, in milliseconds. */
  readonly at: number;
}

interface KeptStep {
  readonly table: string;
  readonly number: number;
  readonly step: Step;
}

const tables = "tables";
const steps = "steps";

/** The answer to a request of the browser's database. */
const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => failed(request.error ?? new Error("The browser keeps nothing.")));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.addEventListener("complete", () => done());
    transaction.addEventListener("abort", () => failed(transaction.error ?? new Error("The browser kept nothing.")));
  });

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  if (opening !== null) return opening;
  const request = indexedDB.open("umpire", 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(tables, { keyPath: "id" });
    request.result.createObjectStore(steps, { keyPath: ["table", "number"] });
  });
  opening = answerOf(request);
  return opening;
}

/** All tables in this browser, the last played first. */
export async function keptTables(): Promise<readonly KeptTable[]> {
  const all: readonly KeptTable[] = await answerOf((await database()).transaction(tables).objectStore(tables).getAll());
  return all.toSorted((a, b) => b.at - a.at);
}

export async function keptTable(id: string): Promise<KeptTable | null> {
  const table: KeptTable | undefined = await answerOf(
    (await database()).transaction(tables).objectStore(tables).get(id),
  );
  return table ?? null;
}

export async function keptStep(table: string, number: number): Promise<Step | null> {
  const step: KeptStep | undefined = await answerOf(
    (await database()).transaction(steps).objectStore(steps).get([table, number]),
  );
  return step?.step ?? null;
}

/** Keeps a step and forgets those that came after it, all or nothing. */
export async function keep(card: TableCard, step: Step, now: number): Promise<void> {
  const transaction = (await database()).transaction([tables, steps], "readwrite");
  const { result, moment } = step.moment;
  const kept: KeptTable = {
    ...card,
    length: step.number + 1,
    moment: result === null ? moment : `Over · ${moment}`,
    at: now,
  };
  transaction.objectStore(tables).put(kept);
  transaction.objectStore(steps).delete(IDBKeyRange.bound([card.id, step.number], [card.id, Infinity]));
  const row: KeptStep = { table: card.id, number: step.number, step };
  transaction.objectStore(steps).put(row);
  // at once, so that a reload right after finds it
  transaction.commit();
  await finished(transaction);
}

export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction([tables, steps], "readwrite");
  transaction.objectStore(tables).delete(id);
  transaction.objectStore(steps).delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
  await finished(transaction);
}
