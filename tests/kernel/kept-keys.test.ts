import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { canonicalJson } from "../../rules/kernel/index.ts";

/*
 * The keys that canonical JSON knows again are bounded by what they take: what is sent with an idempotency key is
 * written so before anything else is known of it.
 */

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** How many bytes more there are after so many different objects were written. */
function keptOf(count: number, each: (n: number) => object): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < count; n++) canonicalJson(JSON.parse(JSON.stringify(each(n))));
  collect();
  return process.memoryUsage().heapUsed - before;
}

const first = (n: number): string => `first${n % 400}`;

test("nothing is kept of keys that are longer than those of any game, however many objects have them", () => {
  const long = keptOf(600, (n) => ({ [first(n)]: 0, [`${n}${"x".repeat(30_000)}`]: 0 }));
  expect(long).toBeLessThan(10_000_000);
});

test("and of objects with more keys than those of any game", () => {
  const names = Array.from({ length: 1000 }, (_, n) => `name-${n}`);
  const many = keptOf(120, (n) => Object.fromEntries([first(n), ...names].map((name) => [`${name}/${n}`, 0])));
  expect(many).toBeLessThan(4_000_000);
});

test("of usual ones as much as there is room for, and what is written stays the same when that is let go", () => {
  const value = { b: 1, a: { d: 2, c: 3 } };
  const text = canonicalJson(value);
  const usual = keptOf(4000, (n) => ({ [first(n)]: 0, [`${n}${"x".repeat(1000)}`]: 0 }));
  expect(usual).toBeLessThan(5_000_000);
  expect(canonicalJson(value)).toBe(text);
});
