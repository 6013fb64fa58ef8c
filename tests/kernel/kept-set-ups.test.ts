import { describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import { Budget, type OpenPosition, seededChance } from "../../rules/kernel/index.ts";

/*
 * A scenario that was set up before is not set up again, and nobody is to tell: the same answer, for the same work,
 * whatever was done with the one before.
 */

describe.each(games.map((game) => [game.id, game] as const))("%s", (_id, game) => {
  const [scenario, ...others] = game.scenarios;
  const setUp = (options = {}): { readonly opened: OpenPosition; readonly spent: number } => {
    const budget = new Budget();
    const opened = game.setUp(scenario?.id ?? "", options, budget);
    if (!opened.ok) throw new Error(opened.defects[0]?.message);
    return { opened: opened.value, spent: budget.spent };
  };

  test("a scenario set up again is the same for the same work", () => {
    const [first, again] = [setUp(), setUp()];
    expect(again.opened.position()).toEqual(first.opened.position());
    expect([again.spent, again.opened.print()]).toEqual([first.spent, first.opened.print()]);
  });

  test("what is done with one leaves the next as it was", () => {
    const before = structuredClone(setUp().opened.position());
    const { opened } = setUp();
    const moved = opened.adjudicate({ until: "phase", chance: seededChance(7) });
    expect(moved.ok).toBe(true);
    opened.forms();
    expect(setUp().opened.position()).toEqual(before);
  });

  test("another scenario, and one that there is not, are others", () => {
    const [other] = others;
    if (other !== undefined) {
      const found = game.setUp(other.id);
      expect(found.ok && found.value.position()).not.toEqual(setUp().opened.position());
    }
    expect(game.setUp("no-such-scenario").ok).toBe(false);
    expect(game.setUp(scenario?.id ?? "", { readings: { nothing: "x" } }).ok).toBe(false);
    expect(game.setUp(scenario?.id ?? "", { choices: { "no-such-choice": "x" } })).toEqual(
      game.setUp(scenario?.id ?? "", { choices: { "no-such-choice": "x" } }),
    );
  });
});
