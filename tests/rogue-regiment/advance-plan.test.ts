import { expect, test } from "vitest";
import { planAdvance } from "../../rules/rogue-regiment/axis/advance-plan.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { type Ctx, isOnBoard } from "../../rules/rogue-regiment/table/context.ts";

const text = `phase advance
board
+ + + + + + + + +
 1 . . . . . . J
+ + + + + + + + +
1 = smg s1, facing E, alert
J = operator jock, spotted
`;

test("what is remembered of a board names no piece of another table", () => {
  const read = ruleset.parse(text);
  if (!read.ok) throw new Error(read.defects[0]?.message);
  // the same board object, as two requests for one mission share it
  const tables = [read.value, ruleset.copy(read.value)].map((state): Ctx => ({
    state,
    settings: { readings: {}, numbers: {} },
    events: [],
  }));
  for (const ctx of tables) {
    const [unit] = ctx.state.units;
    const [operator] = ctx.state.operators;
    if (unit === undefined || operator === undefined || !isOnBoard(operator)) throw new Error("A piece is missing.");
    const plan = planAdvance(ctx, unit, operator);
    expect(plan?.best.every((prospect) => prospect.operator === operator)).toBe(true);
  }
});
