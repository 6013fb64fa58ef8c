/**
 * The switches of an instrumented tree: every mutant asks here whether it is the one that is on. They are globals,
 * because the instrumented code names them without importing them.
 */

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

export class Switches {
  /** The number of the mutant that is on; 0 for none. */
  on = 0;
  /** Which mutants the code came to since the last look. */
  readonly reached: Uint8Array;
  operations = 0;
  limit = Infinity;
  readonly #resets: (() => void)[] = [];
  #last: unknown;

  /** The mutants that move a number of the rules by one, by its id. */
  readonly #numbers: ReadonlyMap<string, MovedNumber>;

  constructor(mutants: number, numbers: Readonly<Record<string, MovedNumber>> = {}) {
    this.reached = new Uint8Array(mutants + 1);
    this.#numbers = new Map(Object.entries(numbers));
  }

  #isOn(id: number): boolean {
    this.reached[id] = 1;
    if (++this.operations > this.limit) throw new Runaway(`more than ${this.limit} operations`);
    return this.on === id;
  }

  /** Forgets what modules have worked out and kept. */
  reset(): void {
    for (const forget of this.#resets) forget();
  }

  /** What the instrumented code calls. */
  globals(): Readonly<Record<string, unknown>> {
    const on = (id: number): boolean => this.#isOn(id);
    const decided = (id: number, value: unknown): boolean => {
      this.#last = value;
      return on(id) ? !value : Boolean(value);
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
      $not: (id: number, condition: unknown) => (on(id) ? !condition : condition),
      $need: (isTrue: number, isFalse: number, holds: unknown) => (on(isTrue) ? true : on(isFalse) ? false : holds),
      $number: (id: number, value: number, other: number) => (on(id) ? other : value),
      $compare: (id: number, operator: string, a: number, b: number) => {
        const other = on(id);
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
        if (typeof a === "bigint" && typeof b === "bigint") return on(id) === (sign === 1) ? a - b : a + b;
        if (typeof a !== "number" || typeof b !== "number") return `${String(a)}${String(b)}`;
        return on(id) ? a - sign * b : a + sign * b;
      },
      $and: decided,
      $or: decided,
      $last: () => this.#last,
      $kept: (made: Map<unknown, unknown> | WeakMap<object, unknown>) => {
        if (made instanceof Map) {
          this.#resets.push(() => made.clear());
          return made;
        }
        const kept = new Forgetful();
        this.#resets.push(() => kept.forget());
        return kept;
      },
      $onReset: (forget: () => void) => {
        this.#resets.push(forget);
      },
    };
  }
}
