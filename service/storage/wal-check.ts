import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";

const HEADER = 32;
const FRAME_HEADER = 24;

/** SQLite's running sum over 32-bit words, two at a time. */
function summed(
  from: number,
  to: number,
  word: (at: number) => number,
  [first, second]: readonly [number, number],
): readonly [number, number] {
  let [a, b] = [first, second];
  for (let at = from; at < to; at += 8) {
    a = (a + word(at) + b) >>> 0;
    b = (b + word(at + 4) + a) >>> 0;
  }
  return [a, b];
}

/**
 * What is wrong with a write-ahead log that a server left behind; null when nothing is. SQLite reads such a log up to
 * the first frame that does not check out, and rightly so after a power cut: the transaction that was on its way is
 * torn. But each transaction is synced before the next is written, so whole ones behind a torn one mean damage, and
 * what was acknowledged would silently be gone.
 */
export function faultOfLog(file: string): string | null {
  const log = readFileSync(file);
  if (log.length < HEADER + FRAME_HEADER) return null;
  const littleEndian = log.readUInt32BE(0) === 0x377f0682;
  const word = (at: number): number => (littleEndian ? log.readUInt32LE(at) : log.readUInt32BE(at));
  let sums = summed(0, 24, word, [0, 0]);
  if (sums[0] !== log.readUInt32BE(24) || sums[1] !== log.readUInt32BE(28)) return "its header is damaged";
  const page = log.readUInt32BE(8);
  const size = FRAME_HEADER + page;
  let torn: number | null = null;
  let behind = 0;
  for (let at = HEADER; at + size <= log.length; at += size) {
    // frames of an older log, which this one has not overwritten yet
    if (!log.subarray(at + 8, at + 16).equals(log.subarray(16, 24))) {
      torn ??= at;
      continue;
    }
    if (torn === null) {
      sums = summed(at + FRAME_HEADER, at + size, word, summed(at, at + 8, word, sums));
      if (sums[0] !== log.readUInt32BE(at + 16) || sums[1] !== log.readUInt32BE(at + 20)) torn = at;
    }
    if (torn !== null && log.readUInt32BE(at + 4) !== 0) behind++;
  }
  return torn !== null && behind > 1
    ? `it is damaged at byte ${torn}, with ${behind} transactions from there on`
    : null;
}

/** Where a file of SQLite says whether it is read with a write-ahead log, and what it says then. */
const READ_WITH = 19;
const WITH_LOG = 2;

/**
 * Whether a log that was left behind is that of another file: a backup needs none, so one that lies beside it belonged
 * to the file that was in its place before. SQLite would play it into the backup all the same.
 */
export function isLogOfAnother(file: string, log: string): boolean {
  if (statSync(log).size <= HEADER) return false;
  const head = Buffer.alloc(READ_WITH + 1);
  const opened = openSync(file, "r");
  try {
    return readSync(opened, head) === head.length && head[READ_WITH] !== WITH_LOG;
  } finally {
    closeSync(opened);
  }
}
