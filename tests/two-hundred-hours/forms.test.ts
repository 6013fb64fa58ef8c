import { describe, expect, it } from "vitest";
import { measured } from "../../rules/geometry/index.ts";
import type { OpenPosition } from "../../rules/kernel/index.ts";
import { twoHundredHours } from "../../rules/two-hundred-hours/index.ts";

const board = `
table 36 36
terrain o1 obstacle 3,14 12,14 12,14.3 3,14.3
terrain r1 rough 9,4 12,4 12,8 9,8
terrain b1 building 1,4 5,4 5,7 1,7, height 3, locked
A1 = sas-trooper rifle at 7,10 facing 0
A2 = sas-trooper rifle at 7,12 facing 0
S1 = sentry rifle at 18,10 facing 270
drawn trooper for attacker
`.trim();

/** The moment after the roll of a Sneak at which its way is chosen. */
function beforeTheWay(): OpenPosition {
  const opened = twoHundredHours.openText(board);
  if (!opened.ok) throw new Error(JSON.stringify(opened.defects));
  const adjudged = opened.value.adjudicate({ action: { do: "sneak", fighter: "A1" }, dice: [1, 1, 3, 3] });
  if (!adjudged.ok || adjudged.value.outcome !== "paused") throw new Error("The way of a Sneak is asked.");
  return adjudged.value.situation;
}

const formOf = (situation: OpenPosition) => {
  const form = situation.forms().find(({ name }) => name === "sneak-path");
  if (form?.ends === undefined) throw new Error("There is a form with ends.");
  return { form, ends: form.ends };
};

/** Whether a way to a place is legal; null where it cannot be read. */
function isLegal(situation: OpenPosition, x: number, y: number): boolean {
  const needs = situation.requirements({ do: "go-to", at: `${x.toFixed(4)},${y.toFixed(4)}` });
  if (!needs.ok) throw new Error(JSON.stringify(needs.defects));
  return needs.value.every(({ holds }) => holds);
}

describe("the form of a Sneak's way", () => {
  it("lists ends by name, every one of them legal", () => {
    const situation = beforeTheWay();
    const { form, ends } = formOf(situation);
    expect(ends.named.length).toBeGreaterThan(5);
    expect(ends.named.map(({ name }) => name)).toEqual(expect.arrayContaining(["furthest west"]));
    for (const action of form.actions) {
      const needs = situation.requirements(action);
      expect(needs.ok && needs.value.filter(({ holds }) => !holds)).toEqual([]);
    }
  });

  it("says where an enemy will have the fighter under close watch", () => {
    const { ends } = formOf(beforeTheWay());
    const watched = ends.named.filter(({ name }) => name.includes("S1 (within 6″, in its view"));
    expect(watched.map(({ at }) => at.x).every((x) => x > 10)).toBe(true);
    expect(watched.length).toBeGreaterThan(0);
  });

  it("has a region all of whose middle lies where a way leads", () => {
    const situation = beforeTheWay();
    const { ends } = formOf(situation);
    const polygons = ends.region.map((polygon) =>
      polygon.map(({ x, y }) => ({ x: Math.round(x * measured.inch), y: Math.round(y * measured.inch) })),
    );
    expect(polygons.length).toBeGreaterThan(0);
    let inside = 0;
    for (let x = 0.6; x < 20; x += 0.83)
      for (let y = 0.6; y < 20; y += 0.83) {
        const place = { x: Math.round(x * measured.inch), y: Math.round(y * measured.inch) };
        if (!measured.isInRegion(polygons, place)) continue;
        inside++;
        expect([x, y, isLegal(situation, place.x / measured.inch, place.y / measured.inch)]).toEqual([x, y, true]);
      }
    expect(inside).toBeGreaterThan(40);
  });

  it("tells how much is missing for a way that is too long", () => {
    const needs = beforeTheWay().requirements({ do: "go", path: ["7,10", "7,1"] });
    const failing = needs.ok ? needs.value.filter(({ holds }) => !holds) : [];
    expect(failing.map(({ text }) => text)).toEqual(["The way takes 9″; 6″ are allowed."]);
  });

  it("says what bars a way, and where", () => {
    const needs = beforeTheWay().requirements({ do: "go", path: ["7,10", "7,13"] });
    const failing = needs.ok ? needs.value.filter(({ holds }) => !holds) : [];
    expect(failing).toMatchObject([{ text: "The way comes too near to A2 at 7,11.0157.", at: "7,11.0157" }]);
  });
});

/** A fighter on a roof who is asked where it moves in an action that is neither an Advance nor a Sneak. */
function onRoof(steps: string): OpenPosition {
  const opened = twoHundredHours.openText(
    [
      "table 36 36",
      "terrain b1 building 10,10 16,10 16,14 10,14, height 3, climbable",
      ...(steps === "" ? [] : [`terrain s1 steps ${steps}, to b1`]),
      "A1 = sas-trooper rifle at 13,12 facing 0, on b1",
      "S1 = sentry rifle at 30,30 facing 270",
      "asked reposition of attacker, fighter A1, most 4, optional",
    ].join("\n"),
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.defects));
  return opened.value;
}

/** How many places of a grid lie in the region of a question, on the roof and beside it; each of them legal or not. */
function countOnGrid(situation: OpenPosition) {
  const [form] = situation.forms();
  const region = (form?.ends?.region ?? []).map((polygon) =>
    polygon.map(({ x, y }) => ({ x: Math.round(x * measured.inch), y: Math.round(y * measured.inch) })),
  );
  const counted = { roof: 0, ground: 0, illegalOnRoof: 0 };
  for (let x = 8.13; x < 18; x += 0.37)
    for (let y = 8.13; y < 17; y += 0.37) {
      if (!measured.isInRegion(region, { x: Math.round(x * measured.inch), y: Math.round(y * measured.inch) }))
        continue;
      const isOnRoof = x > 10 && x < 16 && y > 10 && y < 14;
      if (!isOnRoof) counted.ground++;
      else if (isLegal(situation, x, y)) counted.roof++;
      else counted.illegalOnRoof++;
    }
  return counted;
}

describe("where a fighter on a roof may end that does not climb in this action (zh.height.climb-actions)", () => {
  it("is the roof alone", () => {
    const { roof, ground, illegalOnRoof } = countOnGrid(onRoof(""));
    expect(roof).toBeGreaterThan(100);
    expect([ground, illegalOnRoof]).toEqual([0, 0]);
    expect(isLegal(onRoof(""), 13, 15.5)).toBe(false);
  });

  it("leads down by steps (zh.height.steps)", () => {
    const situation = onRoof("12.5,14 13.5,14 13.5,16 12.5,16");
    const { roof, ground, illegalOnRoof } = countOnGrid(situation);
    expect(roof).toBeGreaterThan(100);
    expect(illegalOnRoof).toBe(0);
    expect(ground).toBeGreaterThan(0);
    expect(isLegal(situation, 13, 15.5)).toBe(true);
  });
});
