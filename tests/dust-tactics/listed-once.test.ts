import { expect, it } from "vitest";
import { games } from "../all-games.ts";

it("a squad that reloads is offered each plan once, so that one choice is one action", () => {
  const read = games.find(({ id }) => id === "dust-tactics")?.openText(`umpire dust-tactics
table 90 60
unit s1 h.armoured south at 20,50, whole
unit n1 v.guard north at 24,20, whole, facing 180
activation s1
`);
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  const plans = read.value.forms().flatMap(({ actions }) => actions.map((action) => JSON.stringify(action)));
  expect(plans.filter((plan) => plan.includes('["reload","move"]'))).toHaveLength(1);
  expect(plans).toEqual([...new Set(plans)]);
});
