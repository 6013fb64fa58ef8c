import { expect, test } from "vitest";
import { Budget, withBudget } from "../../rules/kernel/index.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { type Ctx, fieldOf } from "./inside.ts";

/** A sentry who looks east over open ground, and somebody of his who stands in his way. */
const text = (x: number): string => `phase advance
board
+ + + + + + + + +
${Array.from({ length: 8 }, (_, row) => ` ${row === 3 ? Array.from({ length: 8 }, (_square, column) => (column === 0 ? "1" : column === x ? "2" : ".")).join(" ") : ". . . . . . . ."}\n+ + + + + + + + +`).join("\n")}
1 = smg s1, facing E
2 = smg s2, facing E
`;

/** A table; all of them share one board, as those of one mission do. */
function tables(): readonly Ctx[] {
  const states = Array.from({ length: 7 }, (_, i) => ruleset.parse(text(i + 1))).map((read) => {
    if (!read.ok) throw new Error(read.defects[0]?.message);
    return read.value;
  });
  const [first] = states;
  if (first === undefined) throw new Error("There is no table.");
  const settings = { readings: {}, numbers: {} };
  return [0, 1, 2, 3].flatMap((south) =>
    states.map((state): Ctx => {
      const units = state.units.map((unit) =>
        unit.id === "s2" && unit.at !== null ? { ...unit, at: unit.at + 8 * south } : unit,
      );
      return { state: { ...state, board: first.board, units }, settings, events: [] };
    }),
  );
}

test("looking at arrangements of figures again takes the same, whatever others had looked at", () => {
  const all = tables();
  const asking = (looked: readonly Ctx[]): number => {
    const work = new Budget();
    withBudget(work, () => {
      for (const ctx of looked)
        for (const { id, at, facing, kind } of ctx.state.units)
          if (at !== null && id === "s1") fieldOf(ctx, { id, at, facing, kind, token: null });
    });
    return work.spent;
  };
  const some = all.slice(0, 12);
  const whole = asking([...some, ...some]);
  for (let others = 1; others <= 16; others++) {
    asking(all.slice(-others));
    expect(asking([...some, ...some])).toBe(whole);
  }
});
