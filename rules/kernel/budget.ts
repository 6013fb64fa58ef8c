import { BudgetExceeded } from "./position.ts";

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
  corners: "corners of shapes looked at",
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

const isWorkKind = (kind: string): kind is WorkKind => Object.hasOwn(kinds, kind);
const workKinds = Object.keys(kinds).filter(isWorkKind);

/** The work that is done for one request. */
export const MOST_WORK = 5_000_000;

/** What is thrown where there is no work left, most of which went into `what`. */
export const tooMuchWork = (what: string): BudgetExceeded =>
  new BudgetExceeded(
    `This takes more work than is done for one request, most of it for ${what}. Ask about less: a smaller position, one piece, one kind of action, fewer at once.`,
  );

/** How work is limited: by another that it counts towards, too, and by what is thrown when there is none left. */
export interface BudgetLimits {
  readonly within?: Budget;
  readonly fault?: (what: string) => Error;
  /** How much there is in all, where only a part of it may be spent here and the whole is begun again elsewhere. */
  readonly whole?: number;
}

let works = 0;

/** The work that is spent on somebody, and how much there is for him. */
export class Budget {
  /** Which it is of all that were ever made. */
  readonly number = ++works;
  /** Whose request it is: the number of the work that it is a part of, or that it counts towards in the end. */
  readonly request: number;
  #most: number;
  readonly #limits: BudgetLimits;
  readonly #counts: Record<WorkKind, number> = {
    answers: 0,
    copies: 0,
    squares: 0,
    corners: 0,
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
  /** The kind that is spent on now, and how much in a row: what is charged a thousand times is noted once. */
  #running: WorkKind = "answers";
  #run = 0;
  readonly #paid = new WeakSet<Bill>();
  /** Of work that measures what is kept: for whom it is worked out, and which other bills are in what is spent. */
  readonly #outer: Budget | null;
  readonly #needs: Bill[] = [];
  #ofNeeds = 0;
  #spent = 0;

  constructor(most = MOST_WORK, limits: BudgetLimits = {}, outer: Budget | null = null) {
    this.#most = most;
    this.#limits = limits;
    this.#outer = outer;
    this.request = (outer ?? limits.within)?.request ?? this.number;
  }

  /** Work without an end, for whoever waits for the answers alone. */
  static unlimited(): Budget {
    return new Budget(Infinity);
  }

  /** How much there is in all. */
  get most(): number {
    return this.#most;
  }

  /** How much there is in all, here and elsewhere: by this it is decided what is done, so that it is the same everywhere. */
  get whole(): number {
    return Math.max(this.#most, this.#limits.whole ?? 0);
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
  charge(kind: WorkKind, units: number): void {
    if (kind !== this.#running) this.#noteRun(kind);
    this.#run += units;
    this.#spent += units;
    this.#limits.within?.charge(kind, units);
    if (this.#spent <= this.#most) return;
    throw this.fault(kinds[this.mostly()]);
  }

  /** Notes what was spent on one kind in a row, before another kind is spent on. */
  #noteRun(next: WorkKind): void {
    this.#counts[this.#running] += this.#run;
    this.#running = next;
    this.#run = 0;
  }

  /** What is thrown where there is none left. */
  fault(what: string): Error {
    return (this.#limits.fault ?? tooMuchWork)(what);
  }

  /** The kind of work that most was spent on. */
  mostly(): WorkKind {
    this.#noteRun(this.#running);
    return workKinds.reduce((most, kind) => (this.#counts[kind] > this.#counts[most] ? kind : most));
  }

  /** Pays the bill of something kept, and of what it was made of: each once, for it is worked out at most once. */
  pay(bill: Bill): void {
    // most is asked for again and again by the same
    if (bill.paidBy === this.number) return;
    bill.paidBy = this.number;
    if (this.#settle(bill)) this.#needs.push(bill);
  }

  #settle(bill: Bill): boolean {
    if (this.#paid.has(bill)) return false;
    this.#paid.add(bill);
    if (this.#outer?.hasPaid(bill) !== true) {
      if (this.#outer !== null) this.#ofNeeds += bill.work;
      this.charge(bill.kind, bill.work);
    }
    for (const need of bill.needs) this.#settle(need);
    return true;
  }

  /** Whether a bill has been paid here, or by whom this is done for. */
  hasPaid(bill: Bill): boolean {
    return this.#paid.has(bill) || this.#outer?.hasPaid(bill) === true;
  }

  /** What was spent here as a bill: what other bills say is left to them. */
  billed(): Bill {
    return { kind: this.mostly(), work: this.#spent - this.#ofNeeds, needs: this.#needs, paidBy: 0 };
  }
}

/** Nobody's: what the rules do outside of requests, as in playouts, is neither limited nor counted. */
const unlimitedBudget = new Budget(Infinity);

let present = unlimitedBudget;

/** Does something at the expense of `work`. */
export function withBudget<T>(work: Budget, deed: () => T): T {
  const before = present;
  present = work;
  try {
    return deed();
  } finally {
    present = before;
  }
}

/** The request that work is done for now, by its number; null outside of requests, where nobody pays. */
export const presentRequest = (): number | null => (present === unlimitedBudget ? null : present.request);

/** Spends work at the expense of whoever asks now. Throws BeyondLimits where there is none left. */
export function charge(kind: WorkKind, units: number): void {
  if (present !== unlimitedBudget) present.charge(kind, units);
}

/** What something kept took, most of it of one kind, and the bills of what else is kept that it was made of. */
export interface Bill {
  /** What most of the work was spent on. */
  readonly kind: WorkKind;
  /** How many units of work it took, without its needs. */
  readonly work: number;
  /** What else it was made of. */
  readonly needs: readonly Bill[];
  /** Whose work has paid it last; 0 for nobody's. */
  paidBy: number;
}

/** Something that was worked out once and is kept, with the work that it took. */
export interface Metered<T> {
  readonly value: T;
  readonly bill: Bill;
}

/** What `make` makes; where it fails nothing is kept, and what it took is spent all the same. */
function paidFor<T>(outer: Budget, measured: Budget, make: () => T): T {
  try {
    return make();
  } catch (error) {
    try {
      outer.charge(measured.mostly(), measured.spent);
    } catch {
      // what went wrong first is told; there is no work left now
    }
    throw error;
  }
}

/**
 * Works something out that is kept beyond a request. Whoever uses it later spends the same work, so that it does not
 * matter who came first.
 */
export function metered<T>(make: () => T): Metered<T> {
  const outer = present;
  const measured = new Budget(outer.most - outer.spent, { fault: (what) => outer.fault(what) }, outer);
  const value = withBudget(measured, () => paidFor(outer, measured, make));
  const kept = { value, bill: measured.billed() };
  readMetered(kept);
  return kept;
}

/** What was kept, at the expense of whoever asks now. */
export function readMetered<T>(kept: Metered<T>): T {
  if (present !== unlimitedBudget) present.pay(kept.bill);
  return kept.value;
}

/**
 * Keeps what follows from an object that never changes and takes work, as long as there is the object. Whoever uses it
 * spends that work.
 */
export function meteredPer<O extends object, T>(make: (owner: O) => T): (owner: O) => T {
  const meteredByOwner = new WeakMap<O, Metered<T>>();
  return (owner) => {
    const cached = meteredByOwner.get(owner);
    if (cached !== undefined) return readMetered(cached);
    const kept = metered(() => make(owner));
    meteredByOwner.set(owner, kept);
    return kept.value;
  };
}

/** Something that is made anew for each request: what is kept there is gone with it. */
export function perRequest<T>(make: () => T): () => T {
  const byBudget = new WeakMap<Budget, { readonly value: T }>();
  return () => {
    let entry = byBudget.get(present);
    if (entry === undefined) byBudget.set(present, (entry = { value: make() }));
    return entry.value;
  };
}
