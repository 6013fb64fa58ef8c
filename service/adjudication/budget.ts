import { AsyncLocalStorage } from "node:async_hooks";
import { MOST_WORK, tooMuchWork, Budget, type WorkKind } from "../../rules/kernel/index.ts";
import { Fault } from "../schema/faults.ts";

/** What a request may take. */
interface Allowance {
  /** Everything that is done for it draws on this. */
  readonly work: () => Budget;
  /** What it may take to play records again, however many it brings. */
  replays: Budget | null;
}

const requests = new AsyncLocalStorage<Allowance>();

/** The attempt at a request that is made now. */
const attempts = new AsyncLocalStorage<Attempt>();

/** How much of a request is small: what it may take of a place that is kept free for others. */
export interface Small {
  /** Units of work. */
  readonly work: number;
  /** Bytes of what it sends and of what is read for it from the store. */
  readonly bytes: number;
}

/** A part of an answer that is told while the rest is worked out. */
export interface AnswerPart {
  readonly type: string;
  readonly text: string;
}

/** Says within an attempt that was left that nothing more is done; whoever made the attempt answers in another way. */
const elsewhere = (): Fault => new Fault("busy", "This is answered at another place.");

/**
 * An attempt to answer a request: it counts what the request takes. One that is made where only what is small is
 * answered is left when the request turns out larger; nothing has been written then, and it can be answered from its
 * beginning elsewhere.
 */
export class Attempt {
  #small: Small | null;
  #isLeft = false;
  #bytes = 0;
  readonly #works: Budget[] = [];
  /** The body of the request as it was sent, once that was read. */
  sent: Uint8Array | null = null;
  /** Whether it is an analysis, which has a place of its own. */
  isAnalysis = false;
  /** Whether nobody waits for the answer any more. */
  isGone = false;
  /** Takes parts of a long answer as they come, where somebody waits for them; null where it is told as a whole. */
  readonly tell: ((part: AnswerPart) => void) | null;

  /** Of any size where nothing is said about what is small. */
  constructor(small: Small | null = null, tell: Attempt["tell"] = null) {
    this.#small = small;
    this.tell = tell;
  }

  /** The units of work that were spent on it. */
  get spent(): number {
    return this.#works.reduce((sum, { spent }) => sum + spent, 0);
  }

  /** Whether it was left: what came of it is not an answer. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Does something as a part of this attempt. */
  run<T>(deed: () => T): T {
    return attempts.run(this, deed);
  }

  /** Counts some work that is done for the request as its own. */
  counts(work: Budget): Budget {
    this.#works.push(work);
    return work;
  }

  /** The work that may be spent on it. Throws a Fault when it has to be left. */
  work(): Budget {
    if (this.#small === null) return this.counts(new Budget());
    const left = this.#small.work - this.spent;
    if (left <= 0) this.leave();
    return this.counts(
      new Budget(left, {
        whole: MOST_WORK,
        fault: (what) => (this.#small === null ? tooMuchWork(what) : this.#leaving()),
      }),
    );
  }

  /** Counts bytes that were sent or read for it. Throws a Fault when it has to be left. */
  weigh(bytes: number): void {
    this.#bytes += bytes;
    if (this.#small !== null && this.#bytes > this.#small.bytes) this.leave();
  }

  /** The bytes that may still be sent or read for it. */
  get room(): number {
    return this.#small === null ? Infinity : Math.max(1, this.#small.bytes - this.#bytes);
  }

  /** Leaves it, by a Fault. */
  leave(): never {
    throw this.#leaving();
  }

  /** Notes that it is too large for a place where only what is small is answered. */
  isLarge(): void {
    if (this.#small !== null) this.#isLeft = true;
  }

  /** Leaves it where only what is small is answered; throws a Fault then. */
  leaveSmall(): void {
    if (this.#small !== null) this.leave();
  }

  /** From now on it is answered here, whatever it takes: something is about to be written. Throws a Fault once it was left. */
  stay(): void {
    if (this.#isLeft) this.leave();
    if (this.#small === null) return;
    this.#small = null;
    for (const work of this.#works) work.raise(MOST_WORK);
  }

  #leaving(): Fault {
    this.#isLeft = true;
    return elsewhere();
  }
}

/** Leaves the present attempt if it is made where only what is small is answered; throws a Fault then. */
export const leaveSmallPlace = (): void => attempts.getStore()?.leaveSmall();

/** Leaves the present attempt for the place where positions are analysed, unless it is made there; throws a Fault then. */
export function onlyWhereAnalysed(): void {
  const attempt = attempts.getStore();
  if (attempt === undefined) return;
  attempt.isAnalysis = true;
  attempt.leaveSmall();
}

/** Whether nobody waits for the answer to the present request any more. */
export const isClientGone = (): boolean => attempts.getStore()?.isGone === true;

/** What takes parts of the answer to the present request as they come; null where it is told as a whole. */
export const partListener = (): Attempt["tell"] => attempts.getStore()?.tell ?? null;

/** Notes that the present request takes too much for a place where only what is small is answered. */
export const noteAsLarge = (): void => attempts.getStore()?.isLarge();

/** The bytes that may still be read for the present request at its place. */
export const bytesLeft = (): number => attempts.getStore()?.room ?? Infinity;

/** Counts bytes that were read for the present request. Throws a Fault where they are too many for the place. */
export const countBytes = (bytes: number): void => attempts.getStore()?.weigh(bytes);

/** Says that something is written for the present request. */
export const noteAsWriting = (): void => attempts.getStore()?.stay();

/** Keeps the body of the present request as it was sent, and counts it. Throws a Fault where it is too large for the place. */
export function keepSent(body: Uint8Array): void {
  const attempt = attempts.getStore();
  if (attempt === undefined) return;
  attempt.sent = body;
  attempt.weigh(body.byteLength);
}

/** The work of the request that is answered now; outside of one, as much as there is for a request. */
export const currentBudget = (): Budget => requests.getStore()?.work() ?? new Budget();

/** Does all of something for one request: what is a part of a larger one draws on the work of that. */
export function asOneRequest<T>(deed: () => T): T {
  if (requests.getStore() !== undefined) return deed();
  return withFreshBudget(deed);
}

/** Does a part of the present request with a share of its work. */
export const sharing = <T>(share: Budget, deed: () => T): T =>
  requests.run({ work: () => share, replays: requests.getStore()?.replays ?? null }, deed);

/** Counts some work as that of the present request. */
export const counted = (work: Budget): Budget => attempts.getStore()?.counts(work) ?? work;

/**
 * Counts what the present request took that no rules work out, as reading a document or a long answer: it is work of
 * whoever asks, and no answer is refused for it.
 */
export const spend = (kind: WorkKind, units: number): void =>
  counted(Budget.unlimited()).charge(kind, Math.ceil(units));

/** As much work as there is for a request, beside what the present one has spent. */
export const freshBudget = (): Budget => attempts.getStore()?.work() ?? new Budget();

/** Does something apart from what the present request has spent: with as much work as there is for one. */
export function withFreshBudget<T>(deed: () => T): T {
  const work = freshBudget();
  return requests.run({ work: () => work, replays: null }, deed);
}

/**
 * Does something of many parts, each of which may take the work of a request, and all together `most`; what else of the
 * kind the same request brings draws on that, too.
 */
export function inParts<T>(most: number, fault: () => Error, deed: () => T): T {
  const request = requests.getStore();
  const whole = request?.replays ?? counted(new Budget(most, { fault }));
  if (request !== undefined) request.replays = whole;
  return requests.run({ work: () => new Budget(undefined, { within: whole }), replays: whole }, deed);
}
