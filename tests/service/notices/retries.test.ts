import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_TRIES, pauseAfter } from "../../../service/index.ts";

const pauses = (random: () => number, asked: number | null = null): readonly (number | null)[] =>
  Array.from({ length: MOST_TRIES }, (_, n) => pauseAfter(n + 1, asked, random));
const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((all, seconds) => all + (seconds ?? 0), 0);

describe("the pauses between tries", () => {
  test("grow, and end after the ninth try", () => {
    expect(pauses(() => 0.5)).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600, 21_600, null]);
    expect(pauseAfter(MOST_TRIES + 5, null, () => 0.5)).toBeNull();
  });

  test("are spread by a quarter, and come to about a day", () => {
    expect(pauses(() => 0).slice(0, 2)).toEqual([23, 90]);
    expect(pauses(() => 0.999_999).slice(0, 2)).toEqual([37, 150]);
    for (const random of [0, 0.5, 0.999_999]) {
      const hours = sum(pauses(() => random)) / 3600;
      expect(hours).toBeGreaterThan(15);
      expect(hours).toBeLessThan(27);
    }
  });

  test("are as long as the receiver asks for, up to six hours, and never more than a queue can hold a message back", () => {
    expect(pauseAfter(1, 600, () => 0.5)).toBe(600);
    expect(pauseAfter(1, 5, () => 0.5)).toBe(30);
    expect(pauseAfter(1, 1e9, () => 0.5)).toBe(21_600);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MOST_TRIES - 1 }),
        fc.option(fc.integer({ min: 0, max: 1e9 })),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (tries, asked, random) => {
          const seconds = pauseAfter(tries, asked, () => random);
          // twelve hours is the longest time a message can be invisible
          expect(seconds).toBeLessThan(12 * 60 * 60);
          expect(seconds).toBeGreaterThan(20);
          expect(Number.isInteger(seconds)).toBe(true);
        },
      ),
    );
  });
});
