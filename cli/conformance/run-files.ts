import { CaseFileFault, type ReadFile } from "./case-format.ts";
import { eachCaseIn } from "./read-file.ts";
import { runCase } from "./run-case.ts";
import type { Table } from "./table.ts";

/** A case that does not hold, or something in a file that is not a case. */
export interface NotHeld {
  readonly file: string;
  /** Null where it is not a case. */
  readonly id: string | null;
  readonly title: string;
  /** Words that the game does not know. */
  readonly broken: readonly string[];
  readonly failures: readonly string[];
  /** What happened, for people. */
  readonly account: readonly string[];
}

/** How many cases hold, and how many do not. */
export interface CaseCounts {
  readonly passed: number;
  readonly failed: number;
}

/** What is run. */
export interface RunOptions {
  readonly files: readonly string[];
  /** Ids begin so; all cases where it is left out. */
  readonly only?: string | undefined;
  /** Is told each case that does not hold, as it comes. */
  tell(notHeld: NotHeld): void;
}

const notRead = (file: string, { message }: CaseFileFault): NotHeld => ({
  file,
  id: null,
  title: message,
  broken: [],
  failures: [],
  account: [],
});

/** Runs the cases of files at a table, one after the other. */
export async function runFiles(table: Table, { files, only = "", tell }: RunOptions): Promise<CaseCounts> {
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    let read: ReadFile;
    try {
      read = eachCaseIn(file);
    } catch (error) {
      if (!(error instanceof CaseFileFault)) throw error;
      read = { cases: [], faults: [error] };
    }
    for (const fault of read.faults) tell(notRead(file, fault));
    failed += read.faults.length;
    for (const one of read.cases) {
      if (!one.id.startsWith(only)) continue;
      const { broken, failures, account } = await runCase(table, one);
      if (broken.length === 0 && failures.length === 0) passed++;
      else {
        failed++;
        tell({ file, id: one.id, title: one.title, broken, failures, account });
      }
    }
  }
  return { passed, failed };
}

/** A case that does not hold, in lines for people. */
export const notHeldLines = ({ id, title, broken, failures, account }: NotHeld): readonly string[] => [
  `✗ ${id === null ? title : `${id} — ${title}`}`,
  ...broken.map((line) => `    broken: ${line}`),
  ...[...failures, ...account].map((line) => `    ${line}`),
];
