import { expect, test } from "vitest";
import { anyPolicy, Budget, playout, seededChance, withBudget } from "../../rules/kernel/index.ts";
import { viewPoints, watchPoints } from "../../rules/two-hundred-hours/detection/hanging-views.ts";
import { hasClearView } from "../../rules/two-hundred-hours/detection/looking.ts";
import { watchBy } from "../../rules/two-hundred-hours/detection/watch.ts";
import { ruleset } from "../../rules/two-hundred-hours/index.ts";
import { type Ctx, hangingOn, isStanding, partingOn } from "../../rules/two-hundred-hours/table/context.ts";
import type { OnTable } from "../../rules/two-hundred-hours/table/fighter.ts";
import { tries } from "../soak/at-length.ts";

/* Points of views and watches are looked for only where they can matter: they are those that a look by every reading finds. */

const settings = { readings: {}, numbers: {} };

/** Moments of random games, every so many actions one. */
function moments(scenario: string, games: number): readonly Ctx[] {
  const plan = ruleset.scenarios.find(({ id }) => id === scenario);
  const made = plan === undefined ? null : ruleset.setUp(plan, {}, settings);
  if (made === null || !made.ok) throw new Error(`${scenario} cannot be set up.`);
  const found: Ctx[] = [];
  let asks = 0;
  for (let seed = 1; seed <= games; seed++)
    playout(ruleset, { state: made.value, answers: [], settings }, anyPolicy, seededChance(seed), {
      most: 2000,
      onAsk: (ask, { state }) => {
        if (ask.ask === "act" && asks++ % 40 === 0) found.push({ state: ruleset.copy(state), settings, events: [] });
      },
    });
  return found;
}

/** Every two who stand on the table. */
function* pairs({ state }: Ctx): Generator<readonly [OnTable, OnTable]> {
  const standing = state.fighters.filter(isStanding);
  for (const one of standing) for (const other of standing) if (one !== other) yield [one, other];
}

const pointsOfViews = [
  "zh.open.view-facing",
  "zh.open.view-path",
  "zh.open.view-own-cover",
  "zh.open.view-target-cover",
  "zh.open.low-view-depth",
] as const;

const pointsOfWatches = [
  "zh.open.view-facing",
  "zh.open.dog-watch-range",
  "zh.open.height-los",
  "zh.open.front-line",
  "zh.open.distance",
  "zh.open.within",
] as const;

test.each(["m4-camp", "m8-farm"])("views and watches of %s hang on what a look by every reading finds", (scenario) => {
  const [few, all] = [new Budget(Infinity), new Budget(Infinity)];
  const [views, watches] = [new Set<string>(), new Set<string>()];
  let watched = 0;
  for (const ctx of moments(scenario, tries(1, 40)))
    for (const [viewer, target] of pairs(ctx)) {
      const told = withBudget(few, () => viewPoints(ctx, viewer, target));
      const found = withBudget(all, () => partingOn(ctx, pointsOfViews, (by) => hasClearView(by, viewer, target)));
      expect(told).toEqual(found);
      found.forEach((id) => views.add(id));
      const watcher = watchBy(ctx, viewer, target);
      if (watcher === null) continue;
      watched++;
      const named = withBudget(few, () => watchPoints(ctx, watcher));
      const hanging = withBudget(all, () =>
        hangingOn(ctx, pointsOfWatches, (other) => watchBy(other, viewer, target) === null),
      );
      expect(named).toEqual(hanging);
      hanging.forEach((id) => watches.add(id));
    }
  expect(views.size).toBeGreaterThan(1);
  expect(watched).toBeGreaterThan(0);
  expect(few.spent).toBeLessThan(0.9 * all.spent);
});
