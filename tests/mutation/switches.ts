/**
 * The switches of an instrumented tree: every mutant asks here whether it is the one that is on. They are globals,
 * because the instrumented code names them without importing them.
 */

import type { Watch } from "./tables.ts";

/** A mutant that runs for ever is ended by the count of its operations. */
export class Runaway extends Error {
  override readonly name = "Runaway";
}

/** A WeakMap that can be emptied. */
class Forgetful {
  #kept = new WeakMap<object, unknown>();
  forget(): void {
    this.#kept = new WeakMap();
  }
  get(key: object): unknown {
    return this.#kept.get(key);
  }
  has(key: object): boolean {
    return this.#kept.has(key);
  }
  set(key: object, value: unknown): this {
    this.#kept.set(key, value);
    return this;
  }
  delete(key: object): boolean {
    return this.#kept.delete(key);
  }
}

/** The mutants of a number of the rules. */
export interface MovedNumber {
  readonly more: number;
  readonly less: number;
}

/** What no switch is about. */
const noCase = Symbol("no case");

export class Switches {
  /** Which mutants are on, by their numbers. */
  readonly #on: Uint8Array;
  #turned: readonly number[] = [];
  /** Which mutants the code came to since the last look. */
  readonly reached: Uint8Array;
  /** Which of them would have made a difference at their place: the others cannot change what comes out. */
  readonly differing: Uint8Array;
  /** Whether differences are noted; what one mutant does is found without. */
  learns = false;
  operations = 0;
  limit = Infinity;
  /** What the modules of the game have made while they were loaded, by file and name. */
  readonly tables = new Map<string, unknown>();
  /** Whether the game is being loaded: what is made then stays. */
  isLoading = false;
  /** Who notes what of the tables is read; null for nobody. */
  watch: Watch | null = null;
  readonly #resets: (() => void)[] = [];
  #last: unknown;
  /** What the switch is about whose cases are being compared. */
  #asked: unknown;

  /** The mutants that move a number of the rules by one, by its id. */
  readonly #numbers: ReadonlyMap<string, MovedNumber>;

  constructor(mutants: number, numbers: Readonly<Record<string, MovedNumber>> = {}) {
    this.#on = new Uint8Array(mutants + 1);
    this.reached = new Uint8Array(mutants + 1);
    this.differing = new Uint8Array(mutants + 1);
    this.#numbers = new Map(Object.entries(numbers));
  }

  /** Turns some mutants on, and all others off. */
  turn(ids: readonly number[]): void {
    for (const id of this.#turned) this.#on[id] = 0;
    for (const id of ids) this.#on[id] = 1;
    this.#turned = ids;
  }

  /** Whether a mutant is on; what it would change is noted by who asks. */
  #asks(id: number): boolean {
    this.reached[id] = 1;
    if (++this.operations > this.limit) throw new Runaway(`more than ${this.limit} operations`);
    return this.#on[id] === 1;
  }

  #note(id: number, differs: boolean): void {
    if (differs) this.differing[id] = 1;
  }

  /** Whether a mutant is on that changes something wherever the code comes to it. */
  #isOn(id: number): boolean {
    this.differing[id] = 1;
    return this.#asks(id);
  }

  /** Whether the part after `&&` or `||`, which is skipped, would come to the same as the part before it. */
  #isSame(before: unknown, after: (() => unknown) | undefined): boolean {
    if (after === undefined) return false;
    try {
      return Boolean(after()) === Boolean(before);
    } catch {
      return false;
    }
  }

  /** A store that is emptied before each case. */
  #kept(made: Map<unknown, unknown> | WeakMap<object, unknown>): Map<unknown, unknown> | Forgetful {
    if (made instanceof Map) {
      this.#resets.push(() => made.clear());
      return made;
    }
    const kept = new Forgetful();
    this.#resets.push(() => kept.forget());
    return kept;
  }

  /** Forgets what modules have worked out and kept. */
  reset(): void {
    for (const forget of this.#resets) forget();
  }

  /** What the instrumented code calls. */
  globals(): Readonly<Record<string, unknown>> {
    const on = (id: number): boolean => this.#isOn(id);
    const decided =
      (goesOn: boolean) =>
      (id: number, value: unknown, rest?: () => unknown): boolean => {
        const isOther = this.#asks(id);
        if (this.learns && Boolean(value) !== goesOn) this.#note(id, !this.#isSame(value, rest));
        this.#last = value;
        return isOther ? !value : Boolean(value);
      };
    return {
      $on: on,
      $ruled: (id: string, replaced: object, value: number) => {
        const moved = this.#numbers.get(id);
        if (moved === undefined || Object.hasOwn(replaced, id)) return value;
        const [more, less] = [on(moved.more), on(moved.less)];
        return more ? value + 1 : less ? value - 1 : value;
      },
      $tick: () => {
        if (++this.operations > this.limit) throw new Runaway(`more than ${this.limit} operations`);
      },
      $switch: (asked: unknown) => {
        this.#asked = asked;
        return asked;
      },
      $case: (id: number, label: unknown) => {
        const isIt = label === this.#asked;
        this.#note(id, isIt);
        return this.#asks(id) && isIt ? noCase : label;
      },
      $not: (id: number, condition: unknown) => (on(id) ? !condition : condition),
      $need: (isTrue: number, isFalse: number, holds: unknown) => {
        this.#note(holds ? isFalse : isTrue, true);
        const [always, never] = [this.#asks(isTrue), isFalse > 0 && this.#asks(isFalse)];
        return always ? true : never ? false : holds;
      },
      $number: (id: number, value: number, other: number) => (on(id) ? other : value),
      $compare: (id: number, operator: string, a: number, b: number) => {
        const other = this.#asks(id);
        this.#note(id, a === b);
        switch (operator) {
          case "<":
            return other ? a <= b : a < b;
          case "<=":
            return other ? a < b : a <= b;
          case ">":
            return other ? a >= b : a > b;
          default:
            return other ? a > b : a >= b;
        }
      },
      $equal: (id: number, isEqual: boolean, a: unknown, b: unknown) => (on(id) !== isEqual ? a === b : a !== b),
      $sum: (id: number, sign: 1 | -1, a: unknown, b: unknown) => {
        const other = this.#asks(id);
        if (typeof a === "bigint" && typeof b === "bigint") {
          this.#note(id, b !== 0n);
          return other === (sign === 1) ? a - b : a + b;
        }
        if (typeof a !== "number" || typeof b !== "number") return `${String(a)}${String(b)}`;
        this.#note(id, b !== 0);
        return other ? a - sign * b : a + sign * b;
      },
      $list: (id: number, some: Iterable<unknown>) => {
        const other = this.#asks(id);
        this.#note(id, !Array.isArray(some) || some.length > 0);
        return other ? [] : some;
      },
      $and: decided(true),
      $or: decided(false),
      /** The part after `&&` or `||`, where the code came to it. */
      $then: (id: number, goesOn: boolean, value: unknown) => {
        this.#note(id, value !== goesOn);
        return value;
      },
      $last: () => this.#last,
      $kept: (made: Map<unknown, unknown> | WeakMap<object, unknown>) => this.#kept(made),
      $lasting: (made: WeakMap<object, unknown>) => (this.isLoading ? this.#kept(made) : made),
      $table: (name: string, value: unknown) => {
        this.tables.set(name, value);
        return this.watch === null ? value : this.watch.table(name, value);
      },
      $remade: (make: () => unknown, keep: (made: unknown) => void) => {
        this.#resets.push(() => keep(make()));
        return make();
      },
      $onReset: (forget: () => void) => {
        this.#resets.push(forget);
      },
    };
  }
}
