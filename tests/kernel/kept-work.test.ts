import { describe, expect, test } from "vitest";
import {
  Budget,
  BudgetExceeded,
  charge,
  Holding,
  metered,
  meteredByKey,
  meteredPer,
  readMetered,
  withBudget,
} from "../../rules/kernel/index.ts";

/** Makes something that is kept by taking so much work. */
const taking = (units: number) => (): string => {
  charge("steps", units);
  return "made";
};

describe("the work of what is kept", () => {
  test("is paid once by whoever uses it", () => {
    const work = new Budget(100);
    const kept = withBudget(work, () => metered(taking(40)));
    withBudget(work, () => readMetered(kept));
    expect(work.spent).toBe(40);
  });

  test("that is more than there is left is spent all the same: whoever asks again has nothing left", () => {
    const work = new Budget(100);
    const ask = (): string => withBudget(work, () => metered(taking(150)).value);
    expect(ask).toThrow(BudgetExceeded);
    expect(work.spent).toBe(150);
    for (const units of [1, 150])
      expect(() => withBudget(work, () => metered(taking(units)).value)).toThrow(BudgetExceeded);
  });

  test("is spent by all that it is made for, however deep that lies, and once", () => {
    const whole = new Budget(1000);
    const work = new Budget(100, { within: whole });
    const inner = meteredPer((owner: { readonly units: number }) => taking(owner.units)());
    const [small, large] = [{ units: 30 }, { units: 90 }];
    const outer = (): string =>
      withBudget(
        work,
        () =>
          metered(() => {
            inner(small);
            inner(small);
            return inner(large);
          }).value,
      );
    expect(outer).toThrow(BudgetExceeded);
    expect(work.spent).toBe(120);
    expect(whole.spent).toBe(120);
  });

  test("that fails for another reason is spent, and the reason told", () => {
    const work = new Budget(100);
    const failing = (): string => {
      charge("steps", 60);
      throw new RangeError("no such place");
    };
    const ask = (): string => withBudget(work, () => metered(failing).value);
    expect(ask).toThrow(RangeError);
    expect(work.spent).toBe(60);
    expect(ask).toThrow(BudgetExceeded);
    expect(work.spent).toBe(120);
  });
});

describe("what is kept within bounds", () => {
  /** Asks for each of the keys, one after another, and tells what it took. */
  const asking = (kept: ReturnType<typeof meteredByKey<object, string>>, owner: object, keys: readonly number[]) => {
    const work = new Budget(10_000);
    withBudget(work, () => {
      for (const key of keys) kept(owner, String(key), taking(10));
    });
    return work.spent;
  };

  test("is paid for once in a request, however much others had filled it", () => {
    const keys = Array.from({ length: 20 }, (_, i) => i);
    const some = keys.slice(0, 6);
    const owner = {};
    const kept = meteredByKey<object, string>(4);
    for (let others = 1; others <= 12; others++) {
      asking(kept, owner, keys.slice(-others));
      expect(asking(kept, owner, [...some, ...some, ...some])).toBe(60);
    }
  });

  test("lets go of nothing while the request that overfilled it goes on, of all when the next begins", () => {
    let letGo = 0;
    const holding = new Holding(3, () => letGo++);
    const request = new Budget();
    for (let i = 0; i < 10; i++)
      withBudget(new Budget(100, { within: request }), () => {
        holding.begin();
        holding.take(1);
      });
    expect(letGo).toBe(0);
    withBudget(new Budget(), () => holding.begin());
    expect(letGo).toBe(1);
  });

  test("lets go at once outside of requests", () => {
    let letGo = 0;
    const holding = new Holding(3, () => letGo++);
    for (let i = 0; i < 10; i++) {
      holding.begin();
      holding.take(1);
    }
    expect(letGo).toBe(3);
  });
});
