import { describe, expect, it } from "vitest";
import { measured } from "../../rules/geometry/index.ts";
import type { FieldGround } from "../../rules/kernel/index.ts";
import { twoHundredHours } from "../../rules/two-hundred-hours/index.ts";

/** The kinds of ground of D1 that hold a place, in inches. */
function groundAt(text: string): (x: number, y: number) => readonly string[] {
  const opened = twoHundredHours.openText(text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.defects));
  const field = opened.value.field("D1");
  if (!field.ok) throw new Error(JSON.stringify(field.defects));
  const grounds: readonly FieldGround[] = field.value.grounds ?? [];
  return (x, y) => {
    const place = { x: Math.round(x * 2540), y: Math.round(y * 2540) };
    return grounds.flatMap(({ kind, outlines }) =>
      outlines.some((outline) =>
        measured.isOver(
          outline.map((corner) => ({ x: Math.round(corner.x * 2540), y: Math.round(corner.y * 2540) })),
          place,
        ),
      )
        ? [kind]
        : [],
    );
  };
}

describe("the ground that a fighter watches", () => {
  const open = `table 36 36
A1 = sas-trooper rifle at 2,2 facing 0
D1 = sentry rifle at 18,18 facing 0
drawn trooper for attacker`;

  it("is close by and in view to its front, and in view further on", () => {
    const at = groundAt(open);
    expect(at(18, 13)).toEqual(["close watch"]);
    expect(at(18, 11.4)).toEqual(["close watch"]);
    expect(at(18, 10.4)).toEqual(["clear view"]);
    expect(at(18, 3)).toEqual(["clear view"]);
    expect(at(18, 1.4)).toEqual([]);
    expect(at(18, 22)).toEqual([]);
    expect(at(22, 18)).toEqual(["close watch if a roll says front"]);
  });

  it("ends at what stops the line, and is in sight alone where a thing is looked past", () => {
    const wall = groundAt(`${open}\nterrain b1 building 14,12 22,12 22,14 14,14, height 3, locked`);
    expect(wall(18, 15.4)).toEqual(["close watch"]);
    expect(wall(18, 10)).toEqual([]);
    expect(wall(8, 15)).toEqual(["clear view"]);
    const scrub = groundAt(`${open}\nterrain r1 low rough 14,11 22,11 22,15 14,15`);
    expect(scrub(18, 8)).toEqual(["line of sight"]);
  });

  it("lies all round a dog", () => {
    const at = groundAt(open.replace("D1 = sentry rifle", "D1 = dog-handler rifle"));
    expect(at(18, 20)).toEqual(["close watch"]);
  });
});
