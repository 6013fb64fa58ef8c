import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";

const bits = z.base64();

/** What running one case without a mutant has shown. */
const ofCase = z.strictObject({
  /** The hash of the case. */
  hash: z.string(),
  operations: z.int(),
  /** The mutants that would have made a difference where they stand, a bit each. */
  differing: bits,
});

/** What running some cases has shown of the mutants. */
const ofRun = z.strictObject({
  /** Those that the code came to while the game was loaded. */
  loading: bits,
  /** Those it came to at the first run only, because what was worked out then is kept. */
  once: bits,
  /** Those it came to again. */
  again: bits,
  /** The cases that came first to one of those that were come to once. */
  first: z.array(z.string()),
});

const learned = z.strictObject({
  /** The hash of the tree. */
  tree: z.string(),
  cases: z.record(z.string(), ofCase),
  runs: z.array(ofRun),
});

export type LearnedCase = z.infer<typeof ofCase>;
export type LearnedRun = z.infer<typeof ofRun>;
/** What is known of the cases of a game without a mutant, in one tree. */
export type Learned = z.infer<typeof learned>;

export const toBits = (flags: Uint8Array): string => {
  const packed = new Uint8Array(Math.ceil(flags.length / 8));
  for (const [i, on] of flags.entries()) if (on === 1) packed[i >> 3] = (packed[i >> 3] ?? 0) | (1 << (i & 7));
  return Buffer.from(packed).toString("base64");
};

export const fromBits = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "base64"));

export const hasBit = (packed: Uint8Array, i: number): boolean => (((packed[i >> 3] ?? 0) >> (i & 7)) & 1) === 1;

/** What was learned before of the tree with a hash (of whichever it was for null); nothing of another one. */
export function readLearned(file: string, tree: string | null): Learned {
  const before = existsSync(file) ? learned.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
  return before !== null && (tree === null || before.tree === tree)
    ? before
    : { tree: tree ?? "", cases: {}, runs: [] };
}

export const writeLearned = (file: string, one: Learned): void => writeFileSync(file, JSON.stringify(one));

/** Whether a mutant acts while the game is loaded, or at the first run only: it has to be on from the start. */
export function actsEarly({ runs }: Learned): (id: number) => boolean {
  const all = runs.map(({ loading, once, again }) => [loading, once, again].map(fromBits));
  const inSome = (which: number, id: number): boolean => all.some((run) => hasBit(run[which] ?? new Uint8Array(0), id));
  return (id) => inSome(0, id) || (inSome(1, id) && !inSome(2, id));
}
