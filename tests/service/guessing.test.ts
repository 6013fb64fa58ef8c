import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createGuessing, MOST_GUESSES, countWrongInvitation } from "../../service/limits/invitation-rate-limit.ts";

/** Guesses of one address, each a request of its own with another secret, at a time that a test sets. */
function guesser(most?: number) {
  const clock = { now: 0 };
  const guessing = createGuessing(() => clock.now, most);
  let count = 0;
  /** Whether a wrong secret is told to be wrong: another one each time if none is given. */
  const guess = (address: string, secret = `guess ${count++}`): boolean => {
    try {
      countWrongInvitation(guessing.visit(address), secret);
    } catch {
      return false;
    }
    return true;
  };
  return { clock, guessing, guess };
}

describe("guesses", () => {
  test("are limited for one address, and grow back with time", () => {
    const { clock, guess } = guesser();
    const first = Array.from({ length: 50 }, () => guess("192.0.2.1"));
    expect(first).toEqual([
      ...Array.from({ length: MOST_GUESSES }, () => true),
      ...Array.from({ length: 30 }, () => false),
    ]);
    expect(guess("192.0.2.2")).toBe(true);
    clock.now += 3_001;
    expect([guess("192.0.2.1"), guess("192.0.2.1")]).toEqual([true, false]);
    clock.now += 60_000;
    expect(Array.from({ length: 30 }, () => guess("192.0.2.1")).filter(Boolean)).toHaveLength(MOST_GUESSES);
  });

  test("grow back by a clock that is set back", () => {
    const { clock, guess } = guesser();
    clock.now = 365 * 24 * 3_600_000;
    for (let n = 0; n < 50; n++) guess("192.0.2.1");
    clock.now = 0;
    expect(guess("192.0.2.1")).toBe(false);
    clock.now = 60_000;
    expect(Array.from({ length: 30 }, () => guess("192.0.2.1")).filter(Boolean)).toHaveLength(MOST_GUESSES);
  });

  test("of any order of times are never more than the limit and what has grown back since", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 }), (pauses) => {
        const { clock, guess } = guesser();
        const told = pauses.filter((pause) => {
          clock.now += pause;
          return guess("192.0.2.1");
        });
        expect(told.length).toBeLessThanOrEqual(MOST_GUESSES + (clock.now / 60_000) * MOST_GUESSES + 1);
      }),
    );
  });

  test("with the same secret from the same address count once: whoever has an old invitation is not guessing", () => {
    const { guess } = guesser();
    for (let times = 0; times < 100; times++) expect(guess("192.0.2.1", "replaced")).toBe(true);
    const others = Array.from({ length: 30 }, () => guess("192.0.2.1")).filter(Boolean);
    expect(others).toHaveLength(MOST_GUESSES - 1);
    expect(guess("192.0.2.2", "replaced")).toBe(true);
  });

  test("that were on their way together all count; the wait is said, and is that for one more", () => {
    const { clock, guessing, guess } = guesser();
    const together = Array.from({ length: 500 }, () => guessing.visit("192.0.2.1"));
    // each was let in before any of them was found wrong
    expect(together.map((visit) => visit.againIn()).filter((seconds) => seconds !== null)).toEqual([]);
    for (const [n, visit] of together.entries()) visit.wrong(`together ${n}`);
    expect(guessing.visit("192.0.2.1").againIn()).toBe(3);
    clock.now += 2_000;
    expect(guess("192.0.2.1")).toBe(false);
    clock.now += 1_001;
    expect(guess("192.0.2.1")).toBe(true);
  });

  test("of one request count once, and a clock that goes back gives nothing away", () => {
    const { clock, guessing, guess } = guesser();
    const visit = guessing.visit("192.0.2.1");
    for (let times = 0; times < 100; times++) visit.wrong(`one of many ${times}`);
    expect(guess("192.0.2.1")).toBe(true);
    for (let times = 0; times < 30; times++) guess("192.0.2.1");
    clock.now -= 1_000_000;
    expect(guess("192.0.2.1")).toBe(false);
  });

  test("are remembered for so many addresses only: who guessed longest ago is forgotten", () => {
    const { guess } = guesser(3);
    const exhausted = (address: string): boolean =>
      Array.from({ length: MOST_GUESSES }, () => guess(address)).length > 0 && !guess(address);
    expect(exhausted("192.0.2.1")).toBe(true);
    for (const address of ["192.0.2.2", "192.0.2.3"]) guess(address);
    expect(guess("192.0.2.1")).toBe(false);
    guess("192.0.2.4");
    expect(guess("192.0.2.1")).toBe(true);
  });

  test("without an address are not limited", () => {
    const { guessing } = guesser();
    for (let times = 0; times < 100; times++) countWrongInvitation(guessing.visit(null), `guess ${times}`);
    expect(guessing.visit(null).againIn()).toBeNull();
  });
});
