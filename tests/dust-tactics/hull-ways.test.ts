import { expect, it } from "vitest";
import { groundOf } from "../../rules/dust-tactics/table/ground.ts";
import { reachedAfter } from "../../rules/dust-tactics/movement/terrain.ts";
import { parsePosition } from "../../rules/dust-tactics/notation/parse.ts";

it("finds where a hull comes onto ground also where that lies within the last, broken unit of its way", () => {
  const read = parsePosition(
    "table 180 120\nunit w h.ram south at 131.27,92.37, facing 0\nterrain marsh swamp 70,84 110,96 120,88 80,74",
  );
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  const ctx = { state: read.value, settings: { readings: {}, numbers: {} }, events: [] };
  const [unit] = ctx.state.units;
  const [marsh] = groundOf(ctx.state).pieces;
  if (unit === undefined || marsh === undefined) throw new Error("Nobody moves anywhere.");
  const path = [
    { x: 131_270, y: 92_370 },
    { x: 96_577, y: 72_464 },
  ];
  expect(reachedAfter(ctx, unit, path, marsh)).toBe(8958);
});
