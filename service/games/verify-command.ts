// npm run verify -- RECORD [--to N]: plays the record of a game again, rolls its dice again, and says whether everything stands.
import { open } from "node:fs/promises";
import { parseArgs } from "node:util";
import { games } from "../../rules/index.ts";
import { createAdjudicator } from "../adjudicator.ts";
import { readRecord } from "./read-record.ts";
import { MOST_RECORD_BYTES } from "./record-lines.ts";
import { replayRecord } from "./replay.ts";
import { verifyReport } from "./verify-report.ts";

const usage = "Usage: npm run verify -- RECORD [--to VERSION]   (RECORD is a file, or - for standard input)";

/** The bytes of a file or of standard input; no more than a record can have and one more. */
async function bytesOf(name: string): Promise<Buffer> {
  const file = name === "-" ? null : await open(name);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of file?.createReadStream() ?? process.stdin) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
    if (size > MOST_RECORD_BYTES) break;
  }
  return Buffer.concat(parts);
}

/** Verifies; the exit code is 0 only if everything stands, 1 if it does not, 2 if there is nothing to verify. */
async function verify(): Promise<number> {
  let name: string | undefined;
  let to: string | undefined;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });
    ({ to } = values);
    if (positionals.length === 1) [name] = positionals;
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The arguments cannot be read.");
  }
  if (name === undefined || (to !== undefined && !/^\d{1,7}$/.test(to))) {
    console.error(usage);
    return 2;
  }
  let bytes: Buffer;
  try {
    bytes = await bytesOf(name);
  } catch (error) {
    console.error(`${name} cannot be read: ${error instanceof Error ? error.message : "unknown"}`);
    return 2;
  }
  const record = readRecord(bytes);
  if (!record.ok) {
    for (const { line, column, message } of record.defects) console.error(`${name}:${line}:${column}: ${message}`);
    return 1;
  }
  const replay = replayRecord(createAdjudicator(games), record.value, { to: to === undefined ? undefined : Number(to) });
  for (const line of verifyReport(record.value, replay)) console.log(line);
  return replay.intact && replay.at !== null ? 0 : 1;
}

process.exitCode = await verify();
