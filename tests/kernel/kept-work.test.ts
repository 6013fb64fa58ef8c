import { describe, expect, test } from "vitest";
import {
  Budget,
  BudgetExceeded,
  charge,
  metered,
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
