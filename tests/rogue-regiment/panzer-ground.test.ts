import { describe, expect, it } from "vitest";
import { stepCost } from "../../rules/rogue-regiment/movement/vehicle-search.ts";
import { terrainOf } from "../../rules/rogue-regiment/table/terrain.ts";
import type { VehicleModel, VehicleStep } from "../../rules/rogue-regiment/table/vehicle-token.ts";
import { parsePosition } from "../../rules/rogue-regiment/notation/parse.ts";

/** A board of one kind of square but for the four squares of the token in its middle. */
function boardOf(sign: string): ReturnType<typeof terrainOf>["grid"] {
  const rows = Array.from({ length: 8 }, (_, y) =>
    Array.from({ length: 12 }, (__, x) => (x >= 4 && x < 8 && y >= 3 && y < 5 ? "." : sign)).join(" "),
  );
  const corners = "+ ".repeat(13).trim();
  const text = `board\n${corners}\n${rows.map((row) => ` ${row}\n${corners}`).join("\n")}\n`;
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.defects.map(({ message }) => message).join());
  return terrainOf(parsed.value.board).grid;
}

const cost = (
  sign: string,
  step: VehicleStep,
  readings: Readonly<Record<string, string>> = {},
  model: VehicleModel = "panzer-iii",
): number => stepCost(boardOf(sign), { readings, numbers: {} }, model, { x: 4, y: 3, facing: "E" }, step);

describe("rr.dare.panzer-forest, rr.dare.panzer-walls-crates: what the ground costs a Panzer III", () => {
  it("is 1 in forest forwards and on a turn, 2 in reverse", () => {
    expect(cost("f", "forward")).toBe(1);
    expect(cost("f", "turn-left")).toBe(1);
    expect(cost("f", "reverse")).toBe(2);
    expect(cost("f", "forward", {}, "half-track")).toBe(2);
  });

  it("rr.open.dare-panzer-reverse-forest: is read to be 1 in reverse as well, in forest alone", () => {
    const one = { "rr.open.dare-panzer-reverse-forest": "one" };
    expect(cost("f", "reverse", one)).toBe(1);
    expect(cost(".", "reverse", one)).toBe(2);
    expect(cost("f", "forward", one)).toBe(1);
    expect(cost("h", "reverse", one)).toBe(2);
  });

  it("rr.open.dare-panzer-hedge: is 2 in hedges, or read to be 1", () => {
    expect(cost("h", "forward")).toBe(2);
    expect(cost("h", "forward", { "rr.open.dare-panzer-hedge": "one" })).toBe(1);
    expect(cost("h", "forward", { "rr.open.dare-panzer-hedge": "one" }, "half-track")).toBe(2);
  });

  it("is that of open ground on crates, which stop every other vehicle", () => {
    expect(cost("c", "forward")).toBe(1);
    expect(cost("c", "reverse")).toBe(2);
    expect(cost("c", "forward", {}, "half-track")).toBe(0);
  });

  it("rr.dare.panzer-still-blocked: is nothing it could pay on rock and water, inside buildings and over a dump", () => {
    for (const sign of ["r", "~", ":", "s"]) expect(cost(sign, "forward")).toBe(0);
  });
});
