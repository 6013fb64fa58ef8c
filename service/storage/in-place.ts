import { statSync } from "node:fs";

/** SQLite's code for a file that was moved away from under an open connection. */
export const MOVED = 1032;

/** What a file is, whatever it is called; null where there is none. */
function identityOf(file: string): string | null {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev}/${stats.ino}`;
}

/**
 * Sees to it that an open file and its log lie where they did: SQLite goes on writing into what was moved or removed,
 * and who starts the server again would not find it. The log is there from the first write on. Throws where one of them
 * does not.
 */
export function keptInPlace(file: string): () => void {
  const names = [file, `${file}-wal`];
  const known = names.map(identityOf);
  return () => {
    for (const [at, name] of names.entries()) {
      const now = identityOf(name);
      known[at] ??= now;
      if (now !== known[at])
        throw Object.assign(new Error(`${name} was moved or removed while it is open.`), { errcode: MOVED });
    }
  };
}
