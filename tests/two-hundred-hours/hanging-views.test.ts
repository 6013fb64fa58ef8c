import { expect, test } from "vitest";
import { anyPolicy, Budget, withBudget } from "../../rules/kernel/index.ts";
import { viewPoints, watchPoints } from "../../rules/two-hundred-hours/detection/hanging-views.ts";
import { hasClearView } from "../../rules/two-hundred-hours/detection/looking.ts";
import { watchBy } from "../../rules/two-hundred-hours/detection/watch.ts";
import { ruleset } from "../../rules/two-hundred-hours/index.ts";
import { type Ctx, hangingOn, isStanding, partingOn } from "../../rules/two-hundred-hours/table/context.ts";
import type { OnTable } from "../../rules/two-hundred-hours/table/fighter.ts";
import { momentsOf } from "../kernel/random-moments.ts";
import { tries } from "../soak/at-length.ts";

/* Points of views and watches are looked for only where they can matter: they are those that a look by every reading finds. */

const settings = { readings: {}, numbers: {} };

/** Moments of random games, every so many actions one. */
const moments = (scenario: string, games: number): readonly Ctx[] =>
  Array.from({ length: games }, (_, n) =>
    momentsOf(ruleset, scenario, {}, { policy: anyPolicy, seed: n + 1, most: 2000 }),
  )
    .flat()
    .filter((_, asks) => asks % 40 === 0)
    .map((state) => ({ state, settings, events: [] }));

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
