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
  /** The entries of tables that were read, a bit each, in the order of their names. */
  reads: bits,
});

/** What running some cases has shown of the mutants. */
const ofRun = z.strictObject({
  /** Those that would have made a difference while the game was loaded. */
  loading: bits,
  /** The entries of tables that were read then. */
  readLoading: bits,
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
  const before = existsSync(file) ? learned.safeParse(JSON.parse(readFileSync(file, "utf8"))).data : undefined;
  return before !== undefined && (tree === null || before.tree === tree)
    ? before
    : { tree: tree ?? "", cases: {}, runs: [] };
}

export const writeLearned = (file: string, one: Learned): void => writeFileSync(file, JSON.stringify(one));

const inAny =
  (some: readonly Uint8Array[]) =>
  (i: number): boolean =>
    some.some((packed) => hasBit(packed, i));

/** Whether a mutant acts at the first run only. */
export function actsOnce({ runs }: Learned): (id: number) => boolean {
  const [once, again] = [inAny(runs.map((run) => fromBits(run.once))), inAny(runs.map((run) => fromBits(run.again)))];
  return (id) => once(id) && !again(id);
}

/** Whether a mutant acts while the game is loaded, or at the first run only: it has to be on from the start. */
export function actsEarly(some: Learned): (id: number) => boolean {
  const loading = inAny(some.runs.map((run) => fromBits(run.loading)));
  const isOnce = actsOnce(some);
  return (id) => loading(id) || isOnce(id);
}

/** Whether an entry of a table, by its place in the order of their names, is read while the game is loaded. */
export const isReadLoading = ({ runs }: Learned): ((entry: number) => boolean) =>
  inAny(runs.map((run) => fromBits(run.readLoading)));
