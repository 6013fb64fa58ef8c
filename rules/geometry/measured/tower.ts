import { charge } from "../../kernel/index.ts";
import { EXACT } from "./prices.ts";

/** A number a + b√s, where s is the root of its level and a, b are numbers of lower levels; a whole number is level 0. */
export type Exact = bigint | Rooted;

interface Rooted {
  readonly level: 1 | 2;
  readonly whole: Exact;
  readonly part: Exact;
}

export const rooted = (level: 1 | 2, whole: Exact, part: Exact): Exact => ({ level, whole, part });

/**
 * Exact arithmetic with at most two nested square roots over whole numbers: √first, and √second, in which √first may
 * occur. Neither root may be of a negative number.
 */
export class Tower {
  readonly #roots: readonly Exact[];

  constructor(...roots: readonly Exact[]) {
    this.#roots = roots;
  }

  add(a: Exact, b: Exact): Exact {
    if (typeof a === "bigint")
      return typeof b === "bigint" ? a + b : { level: b.level, whole: this.add(b.whole, a), part: b.part };
    if (typeof b === "bigint" || b.level < a.level)
      return { level: a.level, whole: this.add(a.whole, b), part: a.part };
    if (a.level < b.level) return { level: b.level, whole: this.add(b.whole, a), part: b.part };
    return { level: a.level, whole: this.add(a.whole, b.whole), part: this.add(a.part, b.part) };
  }

  negated(a: Exact): Exact {
    return typeof a === "bigint" ? -a : { level: a.level, whole: this.negated(a.whole), part: this.negated(a.part) };
  }

  subtract(a: Exact, b: Exact): Exact {
    return this.add(a, this.negated(b));
  }

  times(a: Exact, b: Exact): Exact {
    if (typeof a === "bigint") {
      if (typeof b !== "bigint") return { level: b.level, whole: this.times(b.whole, a), part: this.times(b.part, a) };
      charge("corners", EXACT);
      return a * b;
    }
    if (typeof b === "bigint" || b.level < a.level)
      return { level: a.level, whole: this.times(a.whole, b), part: this.times(a.part, b) };
    if (a.level < b.level) return { level: b.level, whole: this.times(b.whole, a), part: this.times(b.part, a) };
    return {
      level: a.level,
      whole: this.add(this.times(a.whole, b.whole), this.times(this.times(a.part, b.part), this.root(a.level))),
      part: this.add(this.times(a.whole, b.part), this.times(a.part, b.whole)),
    };
  }

  /** What stands under the root of a level. */
  root(level: 1 | 2): Exact {
    const root = this.#roots[level - 1];
    if (root === undefined) throw new Error(`This tower has no root of level ${level}.`);
    return root;
  }

  /** -1, 0 or 1: exactly. */
  sign(a: Exact): number {
    if (typeof a === "bigint") return a > 0n ? 1 : a < 0n ? -1 : 0;
    const root = this.root(a.level);
    const part = this.sign(a.part) * this.sign(root);
    const whole = this.sign(a.whole);
    if (part === 0 || whole === part) return whole;
    if (whole === 0) return part;
    const squares = this.subtract(this.times(a.whole, a.whole), this.times(this.times(a.part, a.part), root));
    return whole * this.sign(squares);
  }

  cross(ax: Exact, ay: Exact, bx: Exact, by: Exact): Exact {
    return this.subtract(this.times(ax, by), this.times(ay, bx));
  }

  dot(ax: Exact, ay: Exact, bx: Exact, by: Exact): Exact {
    return this.add(this.times(ax, bx), this.times(ay, by));
  }
}
