import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import { makeFolders } from "../service/storage/making-folders.ts";
import { Unreadable } from "./failures.ts";

/** The most that is read of a file, of standard input or of an answer, in bytes: no position is half as long. */
export const MOST_READ = 16 * 1024 * 1024;
const CHUNK = 64 * 1024;

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const tooLong = (from: string): Unreadable => new Unreadable(`${from} is longer than ${MOST_READ} bytes.`);

/** The text of a file. Throws `Unreadable`, also where the file never ends. */
export function readText(file: string): string {
  const parts: Buffer[] = [];
  let length = 0;
  let open: number | null = null;
  try {
    open = openSync(file, "r");
    for (let read = 1; read > 0 && length <= MOST_READ; length += read) {
      const part = Buffer.allocUnsafe(CHUNK);
      read = readSync(open, part);
      parts.push(part.subarray(0, read));
    }
  } catch (error) {
    throw new Unreadable(`${file} cannot be read: ${reason(error)}`);
  } finally {
    if (open !== null) closeSync(open);
  }
  if (length > MOST_READ) throw tooLong(file);
  return Buffer.concat(parts).toString("utf8");
}

/** The text that comes by a stream. Throws `Unreadable` where it never ends. */
export async function streamedText(stream: AsyncIterable<Uint8Array>, from: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    parts.push(part);
    length += part.length;
    if (length > MOST_READ) throw tooLong(from);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Writes a text to a file. Throws `Unreadable` where that is not possible. */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Unreadable(`${file} cannot be written: ${reason(error)}`);
  }
}

/** Makes a folder, unless it is there. Throws `Unreadable` where that is not possible. */
export function makeFolder(folder: string): void {
  try {
    makeFolders(folder);
  } catch (error) {
    throw new Unreadable(`${folder} cannot be made: ${reason(error)}`);
  }
}
