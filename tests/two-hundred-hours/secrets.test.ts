import { describe, expect, it } from "vitest";
import { anyPolicy, type Chance, playout } from "../../rules/kernel/index.ts";
import { ruleset, twoHundredHours } from "../../rules/two-hundred-hours/index.ts";
import type { State } from "../../rules/two-hundred-hours/table/state.ts";

const settings = { readings: {}, numbers: {} };

function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return { face: (sides) => 1 + Math.floor(next() * sides), index: (count) => Math.floor(next() * count) };
}

const position = `
mission m2
table 36 36
terrain o1 obstacle 12,12 20,12 20,12.3 12,12.3
terrain r1 rough 22,20 28,20 28,26 22,26
route 8,8 20,8 28,8 28,28 18,28 8,28
entry S
A1 = sas-officer rifle at 14,20 facing 0
A2 = sas-trooper smg at 18,24 facing 0
S1 = sentry rifle at 12,8 facing 90, towards 2
S2 = sentry rifle at 26,28 facing 270, towards 5
D1 = heer-officer at 20,15 facing 0
orders left 6, hand o-ambush o-coordinate
events left 12, hand e-moonlight e-torch
`.trim();

/** Moments of a random game at which somebody acts, as their states. */
function moments(seed: number): readonly State[] {
  const read = ruleset.parse(position);
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  const found: State[] = [];
  playout(ruleset, { state: read.value, answers: [], settings }, anyPolicy, chanceOf(seed), {
    most: 120,
    onAsk: (ask, ctx) => {
      if (ask.ask === "act" && ctx.state.pending === null && ctx.state.offered === null)
        found.push(ruleset.copy(ctx.state));
    },
  });
  return found;
}

/** The same moment with other cards in a hand, that nobody else could tell from it. */
function twinOf(state: State, side: "attacker" | "defender"): State | null {
  const twin = ruleset.copy(state);
  const swap = <T>(deck: { hand: readonly T[]; unseen: readonly T[] }): boolean => {
    const [held] = deck.hand;
    const [other] = deck.unseen;
    if (held === undefined || other === undefined) return false;
    deck.hand = [other, ...deck.hand.slice(1)];
    deck.unseen = [...deck.unseen.slice(1), held].toSorted();
    return true;
  };
  return (side === "attacker" ? swap(twin.orders) : swap(twin.events)) ? twin : null;
}

/** All that a seat can ask of a moment. */
function told(state: State, seat: string): string {
  const plain = ruleset.serialize?.(state) ?? state;
  const opened = twoHundredHours.open({
    ruleset: ruleset.id,
    version: ruleset.version,
    settings,
    state: JSON.parse(JSON.stringify(plain)),
    answers: [],
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.defects));
  const seen = opened.value.seenBy(seat);
  return JSON.stringify({
    position: seen.position(),
    decision: seen.decision(),
    forms: seen.forms(),
    preview: seen.preview(),
    text: seen.print(),
    board: seen.board(),
  });
}

describe("cards in a hand", () => {
  it("change nothing that the other side is told", () => {
    let compared = 0;
    for (const seed of [3, 17]) {
      for (const [i, state] of moments(seed).entries()) {
        if (i % 4 !== 0) continue;
        for (const [side, other] of [
          ["attacker", "defender"],
          ["defender", "attacker"],
        ] as const) {
          const twin = twinOf(state, side);
          if (twin === null) continue;
          compared++;
          expect(told(twin, other)).toBe(told(state, other));
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it("are drawn so that the others learn only that one was", () => {
    const drawn = { event: "card-drawn", cites: [], seat: "attacker", deck: "order", card: "o-ambush" } as const;
    expect(ruleset.witness?.seenBy(drawn, "defender")).toMatchObject({ card: null });
    expect(ruleset.witness?.seenBy(drawn, null)).toMatchObject({ card: null });
    expect(ruleset.witness?.seenBy(drawn, "attacker")).toMatchObject({ card: "o-ambush" });
  });
});
