import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue, type QueueLimits, type Waiting } from "../../../service/local/threads/fair-queue.ts";

const wide: QueueLimits = { each: 1000, all: 10_000, eachBytes: 1e9, allBytes: 1e9, atOnce: 1000 };

interface Named extends Waiting {
  readonly name: string;
}

const one = (network: string, name: string, bytes = 0): Named => ({ network, name, bytes });

/** Takes all that may go, and says whose it is. */
function taken(queue: FairQueue<Named>): string {
  let said = "";
  for (let next = queue.next(); next !== null; next = queue.next()) said += next.network;
  return said;
}

function filled(networks: string, limits: Partial<QueueLimits> = {}): FairQueue<Named> {
  const queue = new FairQueue<Named>({ ...wide, ...limits });
  for (const network of networks) queue.add(one(network, network));
  return queue;
}

describe("a fair queue", () => {
  test.each([
    ["aaaaaab", "abaaaaa"],
    ["aaaabbc", "abcabaa"],
    ["aabbaab", "abababa"],
    ["abc", "abc"],
  ])("of %s gives %s: turns go round", (comes, goes) => {
    expect(taken(filled(comes))).toBe(goes);
  });

  test("lets whoever comes late wait for one of each other at most", () => {
    const queue = filled("aaaaaaaaaabbbbbbbbbb");
    expect([queue.next(), queue.next(), queue.next()].map((next) => next?.network)).toEqual(["a", "b", "a"]);
    queue.add(one("c", "late"));
    expect([queue.next(), queue.next(), queue.next()].map((next) => next?.network)).toEqual(["b", "a", "c"]);
  });

  test("has no more of one on their way than it may, and goes on with others", () => {
    const queue = filled("aaaabb", { atOnce: 1 });
    expect(taken(queue)).toBe("ab");
    queue.done("a");
    expect(taken(queue)).toBe("a");
    queue.done("b");
    queue.done("a");
    expect(taken(queue)).toBe("ba");
  });

  test.each([
    ["one address", { each: 2 }, "aaab", [true, true, false, true]],
    ["all", { all: 3 }, "abcd", [true, true, true, false]],
  ] as const)("is full for %s", (_, limits, comes, fits) => {
    const queue = new FairQueue<Named>({ ...wide, ...limits });
    expect([...comes].map((network) => queue.add(one(network, network)))).toEqual(fits);
    // what has gone makes room
    queue.next();
    expect(queue.add(one("a", "again"))).toBe(true);
  });

  test("is full where too many bytes wait, of one address or of all", () => {
    const queue = new FairQueue<Named>({ ...wide, eachBytes: 10, allBytes: 15 });
    expect(queue.add(one("a", "large", 8))).toBe(true);
    expect(queue.add(one("a", "larger", 3))).toBe(false);
    expect(queue.add(one("b", "too", 8))).toBe(false);
    expect(queue.add(one("b", "less", 7))).toBe(true);
    queue.next();
    expect(queue.add(one("a", "larger", 3))).toBe(true);
  });

  test("forgets what waits no longer", () => {
    const queue = new FairQueue<Named>(wide);
    const [first, second] = [one("a", "first"), one("a", "second")];
    queue.add(first);
    queue.add(second);
    expect(queue.remove(first)).toBe(true);
    expect(queue.remove(first)).toBe(false);
    expect(queue.next()).toBe(second);
    expect(queue.remove(second)).toBe(false);
    expect(queue.next()).toBeNull();
  });

  test("loses nothing, keeps the order of each, and never lets one pass another twice", () => {
    const names = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 40 });
    fc.assert(
      fc.property(names, (comes) => {
        const queue = new FairQueue<Named>(wide);
        for (const [n, network] of comes.entries()) queue.add(one(network, String(n)));
        const went: Named[] = [];
        for (let next = queue.next(); next !== null; next = queue.next()) went.push(next);
        expect(went).toHaveLength(comes.length);
        for (const network of ["a", "b", "c"]) {
          const own = went.filter((next) => next.network === network).map(({ name }) => Number(name));
          expect(own).toEqual(own.toSorted((x, y) => x - y));
          // between two turns of somebody who waits, everybody else has one at most
          const turns = went.flatMap((next, at) => (next.network === network ? [at] : []));
          for (const [n, at] of turns.entries()) {
            const between = went.slice((turns[n - 1] ?? -1) + 1, at).map((next) => next.network);
            expect(new Set(between).size).toBe(between.length);
          }
        }
      }),
    );
  });
});
