import { ownProcessorTime } from "./processor-time.ts";

/** One thing that is measured: does some work and returns how many operations that was. */
export interface Candidate {
  readonly name: string;
  batch(): number;
}

/** Operations a second, the median of the rounds. */
export type Rates = ReadonlyMap<string, number>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The share of the time that passes, about, from one look at the clock to the next: to look takes some microseconds. */
const BETWEEN_LOOKS = 1 / 50;

/** Operations in a second of the processor, so that a machine that does other things measures the same. */
const forMilliseconds = (candidate: Candidate, milliseconds: number): number => {
  const began = ownProcessorTime();
  let operations = 0;
  let batches = 1;
  let passed = 0;
  do {
    const before = passed;
    for (let batch = 0; batch < batches; batch++) operations += candidate.batch();
    passed = ownProcessorTime() - began;
    if (passed - before < milliseconds * BETWEEN_LOOKS) batches *= 2;
  } while (passed < milliseconds);
  return (operations / passed) * 1000;
};

/** Measures the candidates in turns, round after round, so that what slows the machine down slows all of them. */
export function compare(
  candidates: readonly Candidate[],
  { rounds = 7, milliseconds = 200, warmUp = 1500 } = {},
): Rates {
  for (const candidate of candidates) forMilliseconds(candidate, warmUp);
  const rates = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const candidate of candidates) rates.get(candidate.name)?.push(forMilliseconds(candidate, milliseconds));
  }
  return new Map([...rates].map(([name, all]) => [name, median(all)]));
}

/** The same for work that waits: one operation after another. */
export async function compareWaiting(
  candidates: readonly { readonly name: string; once(): Promise<void> }[],
  { rounds = 5, operations = 200, warmUp = 100 } = {},
): Promise<Rates> {
  for (const { once } of candidates) for (let i = 0; i < warmUp; i++) await once();
  const rates = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, once } of candidates) {
      const began = performance.now();
      for (let i = 0; i < operations; i++) await once();
      rates.get(name)?.push((operations / (performance.now() - began)) * 1000);
    }
  }
  return new Map([...rates].map(([name, all]) => [name, median(all)]));
}

/** Keeps results in use, so that no work is optimised away. */
export const sink = { value: 0 };

/** One line of the table of results. */
export interface Row {
  readonly what: string;
  /** The measured figure with its unit. */
  readonly figure: string;
  readonly peer: string;
  readonly peerFigure: string;
  /** The figure by the peer's, where they compare. */
  readonly ratio: number | null;
  readonly target: string;
  /** Whether the target is met; null where there is none. */
  readonly met: boolean | null;
}

/** A number with three significant digits and thin groups: 1,230,000. */
export const rounded = (value: number): string => {
  if (value === 0) return "0";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  const power = 10 ** (2 - Math.floor(Math.log10(Math.abs(value))));
  return (Math.round(value * power) / power).toLocaleString("en-US", { maximumFractionDigits: digits });
};

export const perSecond = (rate: number): string => `${rounded(rate)}/s`;
