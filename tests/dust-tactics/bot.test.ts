import { describe, expect, it } from "vitest";
import { measured } from "../../rules/geometry/index.ts";
import { type Policy, playout, seededChance, type Settings } from "../../rules/kernel/index.ts";
import { ruleset, sensiblePolicy } from "../../rules/dust-tactics/index.ts";
import { type Action, placeOf } from "../../rules/dust-tactics/table/action-schema.ts";
import type { DustEvent } from "../../rules/dust-tactics/table/events.ts";
import type { State } from "../../rules/dust-tactics/table/state.ts";

const settings: Settings = { readings: {}, numbers: {} };
const cm = measured.centimetre;

/** Plays on by the policy for so many asks, and tells every action with what was legal then. */
function actionsFrom(
  state: State,
  seed: number,
  most: number,
): readonly { action: Action; legal: readonly Action[] }[] {
  const told: { action: Action; legal: readonly Action[] }[] = [];
  const watched: Policy<State, Action, DustEvent> = (ask, ctx, chance) => {
    const answer = sensiblePolicy(ask, ctx, chance);
    if (ask.ask === "act" && "action" in answer) told.push({ action: answer.action, legal: ask.legal() });
    return answer;
  };
  playout(ruleset, { state, answers: [], settings }, watched, seededChance(seed), { most });
  return told;
}

describe("the policy and mines", () => {
  it("goes around a minefield, not through it", () => {
    const parsed = ruleset.parse(`table 180 120
turn 2 of 6
phase activations
next south
terrain m1 minefield 87,82 93,82 93,90 87,90
unit s1 h.line south at 90,100, whole
unit n1 v.guard north at 90,20, whole`);
    if (!parsed.ok) throw new Error(parsed.defects[0]?.message);
    const field = [
      { x: 87 * cm, y: 82 * cm },
      { x: 93 * cm, y: 82 * cm },
      { x: 93 * cm, y: 90 * cm },
      { x: 87 * cm, y: 90 * cm },
    ];
    let at = { x: 90 * cm, y: 100 * cm };
    const ways = actionsFrom(parsed.value, 1, 20).flatMap(({ action }) => {
      if (action.do !== "move" || action.unit !== "s1" || action.to === undefined) return [];
      const way = [at, placeOf(action.to)] as const;
      [, at] = way;
      return [way];
    });
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.some((way) => measured.isWithin(measured.gapFromSegmentToShape(way, field), 0))).toBe(false);
  });

  it("lays mines as far out as may be, not on its own way", () => {
    const scenario = ruleset.scenarios.find(({ id }) => id === "the-weir");
    const made = scenario === undefined ? null : ruleset.setUp(scenario, {}, settings);
    if (made === null || !made.ok) throw new Error("The Weir cannot be set up.");
    const isMine = (action: Action): action is Extract<Action, { do: "fortify" }> =>
      action.do === "fortify" && action.kind === "minefield";
    let laid = 0;
    for (const seed of [1, 2, 3])
      for (const { action, legal } of actionsFrom(made.value, seed, 30)) {
        if (!isMine(action)) continue;
        laid++;
        const { x, y } = placeOf(action.at);
        const column = legal
          .filter(isMine)
          .flatMap((other) => (placeOf(other.at).x === x ? [placeOf(other.at).y] : []));
        expect(Math.max(...column)).toBe(y);
      }
    expect(laid).toBeGreaterThan(3);
  });
});
