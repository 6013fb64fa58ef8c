import { expect, test } from "vitest";
import { facings } from "../../rules/geometry/index.ts";
import { anyPolicy, Budget, withBudget } from "../../rules/kernel/index.ts";
import { pointsOfWatching } from "../../rules/hour-of-glory/movement/step-points.ts";
import { ruleset } from "../../rules/hour-of-glory/index.ts";
import { facing, watching } from "../../rules/hour-of-glory/sight/index.ts";
import { type Ctx, partingOn, planFor } from "../../rules/hour-of-glory/table/context.ts";
import { momentsOf } from "../kernel/random-moments.ts";
import { tries } from "../soak/at-length.ts";

/* Points of watch zones are looked for only where they can matter: they are those that a look by every reading finds. */

const settings = { readings: {}, numbers: {} };

/** Moments of random games, every so many actions one. */
const moments = (scenario: string, games: number): readonly Ctx[] =>
  Array.from({ length: games }, (_, n) =>
    momentsOf(ruleset, scenario, {}, { policy: anyPolicy, seed: n + 1, most: 2000 }),
  )
    .flat()
    .filter((_, asks) => asks % 20 === 0)
    .map((state) => ({ state, settings, events: [] }));

const points = ["hg.open.engaged-zone", "hg.open.los-doorway", "hg.open.los-entry"] as const;

/** The same moment with every door open and the Commander on each square of his plan, facing each way. */
function* besides(ctx: Ctx): Generator<Ctx> {
  const { commander } = ctx.state;
  yield ctx;
  if (commander === null) return;
  const { labels, doors } = planFor(ctx);
  const open = doors.map(({ id }) => id);
  for (let at = 0; at < labels.length; at++)
    for (const way of facings)
      yield { ...ctx, state: { ...ctx.state, open, commander: { ...commander, at, facing: way } } };
}

test("watch zones hang on what a look by every reading finds", () => {
  const [few, all] = [new Budget(Infinity), new Budget(Infinity)];
  const named = new Set<string>();
  for (const moment of moments("full-moon", tries(2, 40)).filter((_, i) => i % 8 === 0))
    for (const ctx of besides(moment))
      for (let square = 0; square < planFor(ctx).labels.length; square++) {
        if (facing(ctx, square).length === 0) continue;
        const told = withBudget(few, () => pointsOfWatching(ctx, square));
        const found = withBudget(all, () =>
          partingOn(ctx, points, (by) =>
            watching(by, square)
              .map(({ id }) => id)
              .join(),
          ),
        );
        if (told.join() !== found.join()) expect(told).toEqual(found);
        found.forEach((id) => named.add(id));
      }
  expect([...named].toSorted()).toEqual([...points].toSorted());
  expect(few.spent).toBeLessThan(all.spent / 2);
});
