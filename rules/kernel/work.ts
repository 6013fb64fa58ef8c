import { BeyondLimits } from "./position.ts";

/*
 * Work is counted, never timed: the same question takes the same work on every machine, so that what is refused once is
 * refused everywhere. One unit stands for about a tenth of a microsecond, or for a character of the answer: so no
 * answer is longer than there are units.
 */

/** What is counted, as it is said when there was too much of it. */
const kinds = {
  answers: "answers to what the rules ask",
  copies: "copies of the position",
  squares: "squares looked at",
  steps: "steps of searches for a way",
  routes: "routes",
  candidates: "candidates weighed",
  requirements: "requirements checked",
  actions: "actions listed",
  ways: "ways it can go",
  points: "points of pictures",
  record: "moves of a record",
  reading: "texts that are read",
  stored: "moves that are read",
  text: "the length of the answer",
} as const;

export type WorkKind = keyof typeof kinds;

/** The work that is done for one request. */
export const MOST_WORK = 5_000_000;

/** What is thrown where there is no work left, most of which went into `what`. */
export const tooMuchWork = (what: string): BeyondLimits =>
  new BeyondLimits(
    `This takes more work than is done for one request, most of it for ${what}. Ask about less: a smaller position, one piece, one kind of action, fewer at once.`,
  );

/** How work is limited: by another that it counts towards, too, and by what is thrown when there is none left. */
export interface WorkLimits {
  readonly within?: Work;
  readonly fault?: (what: string) => Error;
}

let works = 0;

/** The work that is spent on somebody, and how much there is for him. */
export class Work {
  /** Which it is of all that were ever made. */
  readonly number = ++works;
  #most: number;
  readonly #limits: WorkLimits;
  readonly #counts: Record<WorkKind, number> = {
    answers: 0,
    copies: 0,
    squares: 0,
    steps: 0,
    routes: 0,
    candidates: 0,
    requirements: 0,
    actions: 0,
    ways: 0,
    points: 0,
    record: 0,
    reading: 0,
    stored: 0,
    text: 0,
  };
  readonly #paid = new WeakSet<Kept<unknown>>();
  #spent = 0;

  constructor(most = MOST_WORK, limits: WorkLimits = {}) {
    this.#most = most;
    this.#limits = limits;
  }

  /** How much there is in all. */
  get most(): number {
    return this.#most;
  }

  /** From now on there is at least so much in all. */
  raise(most: number): void {
    this.#most = Math.max(this.#most, most);
  }

  /** What has been spent so far. */
  get spent(): number {
    return this.#spent;
  }

  /** Spends so much on a kind of work. Throws BeyondLimits, or what the limits say, where there is not so much left. */
  spend(kind: WorkKind, units: number): void {
    this.#counts[kind] += units;
    this.#spent += units;
    this.#limits.within?.spend(kind, units);
    if (this.#spent <= this.#most) return;
    const spent: Readonly<Record<string, number>> = this.#counts;
    const [most] = Object.entries(kinds).toSorted(([a], [b]) => (spent[b] ?? 0) - (spent[a] ?? 0));
    throw (this.#limits.fault ?? tooMuchWork)(most?.[1] ?? kinds[kind]);
  }

  /** Spends what something kept has taken: once, for it is worked out at most once. */
  pay(kept: Kept<unknown>): void {
    // most is asked for again and again by the same
    if (kept.paidBy === this.number) return;
    kept.paidBy = this.number;
    if (this.#paid.has(kept)) return;
    this.#paid.add(kept);
    this.spend("squares", kept.work);
  }
}

/** Nobody's: what the rules do outside of requests, as in playouts, is neither limited nor counted. */
const nobodys = new Work(Infinity);

let present = nobodys;

/** Does something at the expense of `work`. */
export function atExpenseOf<T>(work: Work, deed: () => T): T {
  const before = present;
  present = work;
  try {
    return deed();
  } finally {
    present = before;
  }
}

/** Spends work at the expense of whoever asks now. Throws BeyondLimits where there is none left. */
export function spend(kind: WorkKind, units: number): void {
  if (present !== nobodys) present.spend(kind, units);
}

/** Something that was worked out once and is kept, with the work that it took. */
export interface Kept<T> {
  readonly value: T;
  readonly work: number;
  /** Whose work has paid for it last; 0 for nobody's. */
  paidBy: number;
}

/**
 * Works something out that is kept beyond a request. Whoever uses it later spends the same work, so that it does not
 * matter who came first.
 */
export function keep<T>(make: () => T): Kept<T> {
  const measured = new Work(present.most - present.spent);
  const value = atExpenseOf(measured, make);
  const kept = { value, work: measured.spent, paidBy: 0 };
  using(kept);
  return kept;
}

/** What was kept, at the expense of whoever asks now. */
export function using<T>(kept: Kept<T>): T {
  if (present !== nobodys) present.pay(kept);
  return kept.value;
}

/** Something that is made anew for each request: what is kept there is gone with it. */
export function perRequest<T>(make: () => T): () => T {
  const known = new WeakMap<Work, { readonly value: T }>();
  return () => {
    let found = known.get(present);
    if (found === undefined) known.set(present, (found = { value: make() }));
    return found.value;
  };
}
