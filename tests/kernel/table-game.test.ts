import { describe, expect, it } from "vitest";
import { measured } from "../../rules/geometry/index.ts";
import type { Result } from "../../rules/kernel/index.ts";
import { refused, tableGame } from "./table-game.ts";

const board = `table 36 24
wall w1 15,8 21,8 21,13 15,13
sentry S1 at 12,10.5
sentry S2 at 24.25,4
runner at 24,10.5`;

function valueOf<T>(reading: Result<T>): T {
  if (!reading.ok) throw new Error(JSON.stringify(reading.defects));
  return reading.value;
}

const opened = () => valueOf(tableGame.openText(board));
const at = (text: string): measured.Place => {
  const place = measured.readPlace(text, measured.units.inch);
  if (place === null) throw new Error(`${text} is no place.`);
  return place;
};
const to = (text: string) => ({ do: "run", to: text });

describe("a game on a measured table", () => {
  it("is written in its unit and reads back as it was, place by place", () => {
    expect(opened().print()).toBe(board);
    expect(at("12.3456,0.0004")).toEqual({ x: 31_358, y: 1 });
  });

  it("tells the line and the column of a bad shape", () => {
    const bad = board.replace("21,8 21,13", "21,8 15,13 21,13");
    const reading = tableGame.openText(bad);
    expect(reading).toMatchObject({ ok: false, defects: [{ line: 2 }] });
    expect(tableGame.openText(board.replace("24,10.5", "24;10.5"))).toMatchObject({
      ok: false,
      defects: [{ line: 5, column: 11, message: '"24;10.5" is no place such as 12.5,7.25.' }],
    });
  });

  it("takes an action with a path, and finds the way to an end that comes without one", () => {
    const walked = valueOf(
      opened().adjudicate({ action: { do: "run", path: ["24,10.5", "26,12", "28,12"] }, dice: [1, 1] }),
    );
    if (walked.outcome !== "paused") throw new Error("The run goes on.");
    expect(walked.situation.print()).toContain("runner at 28,12");
    const found = valueOf(opened().adjudicate({ action: to("20,7"), dice: [1, 1] }));
    if (found.outcome !== "paused") throw new Error("The run goes on.");
    const [ran] = found.events;
    expect(ran?.details).toMatchObject({ found: true });
    // round the corner of the wall
    expect(ran?.details["path"]).toHaveLength(4);
  });

  it("says what is missing: how long the way is and how long it may be, or where it comes too near", () => {
    const situation = opened();
    expect(refused(valueOf(situation.requirements(to("31.2,10.5"))))).toEqual(["The way is 7.2″ long, 6″ allowed."]);
    const through = { do: "run", path: ["24,10.5", "19,10.5"] };
    const unmet = valueOf(situation.requirements(through)).filter(({ holds }) => !holds);
    expect(unmet).toEqual([
      { holds: false, text: "The way comes too near to w1.", at: "21.492,10.5", cites: ["dash.clear"] },
    ]);
    expect(refused(valueOf(situation.requirements(to("17,10"))))).toEqual(["There is no way."]);
  });

  it("tells before a run what its way is, and who will look at its end", () => {
    const outlook = valueOf(opened().outlook(to("26,8.5")));
    expect(outlook?.length).toBe("2.8″");
    expect(outlook?.way).toEqual([
      { x: 24, y: 10.5 },
      { x: 26, y: 8.5 },
    ]);
    expect(outlook?.warnings).toEqual([
      { text: "Within 6″ and in view of S2 there.", at: "S2", cites: ["dash.sight"] },
    ]);
    expect(valueOf(opened().outlook(to("17,10")))).toEqual({ way: null, length: null, warnings: [] });
  });

  it("describes ends that cannot be listed by a region, and lists those with a name", () => {
    const [form] = opened().forms();
    const names = form?.ends?.named.map(({ name, action }) => [name, action]);
    expect(names).toEqual([
      ["furthest north", 0],
      ["furthest east", 1],
      ["furthest south", 2],
      ["furthest west", 3],
      ["nearest to S1", 4],
      ["nearest to S2", 5],
    ]);
    expect(form?.actions).toHaveLength(6);
    const region = (form?.ends?.region ?? []).map((polygon) =>
      polygon.map(({ x, y }) => ({ x: x * measured.inch, y: y * measured.inch })),
    );
    const legal = (text: string): boolean => refused(valueOf(opened().requirements(to(text)))).length === 0;
    for (const [place, inside] of [
      ["29.9,10.5", true],
      ["30.1,10.5", false],
      ["20.5,7", true],
      ["21.4,10.5", false],
      ["24,6.6", true],
      ["24,5.9", false],
    ] as const) {
      expect(measured.isInRegion(region, at(place)), place).toBe(inside);
      expect(legal(place), place).toBe(inside);
    }
  });

  it("rules on sight with places in units of the game, the same line both ways", () => {
    const blocked = valueOf(opened().sight({ from: "S1", to: "R" }));
    expect(blocked).toMatchObject({ seen: false, distance: 11.0157, lines: [{ blocker: { text: "w1 blocks it." } }] });
    const back = valueOf(opened().sight({ from: "R", to: "S1" }));
    expect([back.lines[0]?.from, back.lines[0]?.to]).toEqual([blocked.lines[0]?.to, blocked.lines[0]?.from]);
    expect(valueOf(opened().sight({ from: "S2", to: "R" }))).toMatchObject({
      seen: true,
      lines: [{ from: "24.231,4.4917", fate: "full" }],
    });
  });

  it("counts odds by what the faces mean", () => {
    const odds = valueOf(opened().odds(to("28,10.5"), []));
    // S2 alone sees him there, by one white die
    expect(odds.facts).toMatchObject([{ id: "seen", probability: "1/6" }]);
    expect(odds.ways).toHaveLength(2);
  });

  it("refuses numbers that are made to hurt, by name", () => {
    const situation = opened();
    for (const action of [
      { do: "run", to: "1e308,0" },
      { do: "run", to: "NaN,0" },
      { do: "run", to: "-1,0" },
      { do: "run", to: { x: 1, y: 0 } },
      { do: "run", path: Array.from({ length: 1000 }, () => "0,0") },
    ])
      expect(situation.requirements(action).ok).toBe(false);
    const wide = tableGame.openText(board.replace("table 36 24", "table 999 999"));
    expect(wide.ok).toBe(false);
  });
});
