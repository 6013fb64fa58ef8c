import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it that are missing, unless it is there. Throws the system's error where that is not
 * possible: Node's own `recursive` tries for ever where a folder that is there takes none, as /proc does.
 */
export function makeFolders(folder: string, mode = 0o777): void {
  const path = resolve(folder);
  if (existsSync(path) && statSync(path).isDirectory()) return;
  if (!existsSync(dirname(path))) makeFolders(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // somebody else was faster
    if (!existsSync(path) || !statSync(path).isDirectory()) throw error;
  }
}
