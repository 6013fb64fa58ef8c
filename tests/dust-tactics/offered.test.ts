import { describe, expect, it } from "vitest";
import { dustTactics as game } from "../../rules/dust-tactics/index.ts";
import type { Result, OpenPosition } from "../../rules/kernel/index.ts";

const value = <T>(found: Result<T>): T => {
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return found.value;
};
const open = (text: string): OpenPosition => value(game.openText(text));

const yard = `table 90 60
terrain house building 40,20 50,20 50,30 40,30, height 5, doors 45,30
unit s1 h.line south at 20,50, whole
unit s2 h.bastion south at 60,50
unit n1 v.guard north at 24,20, whole, facing 180
unit n2 v.maur north at 80,10, done
`;

describe("what a move invites", () => {
  const situation = open(`${yard}activation s1, plan move attack`);

  it("is told with its way, its length and how far away everybody is then", () => {
    const { way, length, warnings } = value(situation.outlook({ do: "move", unit: "s1", to: "20,42" })) ?? {};
    expect(way).toEqual([
      { x: 20, y: 50 },
      { x: 20, y: 42 },
    ]);
    expect(length).toBe("8 cm");
    expect(warnings).toEqual([
      {
        text: "n1 may react then: it is 15.5 cm away and sees it.",
        at: "n1",
        cites: ["dt.react.window", "dt.react.range"],
      },
    ]);
  });

  it("leaves out who is too far away or has activated, and tells a way that is too long all the same", () => {
    const off = open(`${yard.replace("90 60", "180 60").replace("24,20", "160,20")}activation s1, plan move attack`);
    expect(value(off.outlook({ do: "move", unit: "s1", to: "20,42" }))?.warnings).toEqual([]);
    expect(value(situation.outlook({ do: "move", unit: "s1", to: "20,12" }))?.length).toBe("38 cm");
    const done = open(`${yard.replace("facing 180\n", "facing 180, done\n")}activation s1, plan move attack`);
    expect(value(done.outlook({ do: "move", unit: "s1", to: "20,42" }))?.warnings).toEqual([]);
  });

  it("is nothing where no action is taken", () => {
    expect(value(open(yard).outlook({ do: "activate", unit: "s1" }))).toEqual({
      way: null,
      length: null,
      warnings: [],
    });
  });
});

describe("an attack before it is made", () => {
  const aimed = { do: "attack", unit: "s2", shots: [{ weapon: "gun75", target: "n1", at: "24,46" }] };

  it("tells friends who would lie under its template", () => {
    const { warnings = [] } = value(open(`${yard}activation s2, plan attack move`).outlook(aimed)) ?? {};
    expect(warnings.map(({ at }) => at)).toEqual(["s1-1", "s1-2", "s1-3", "s1-4", "s1-5"]);
    const at = { ...aimed, shots: [{ weapon: "gun75", target: "n1", at: "24,20" }] };
    expect(value(open(`${yard}activation s2, plan attack move`).outlook(at))?.warnings).toEqual([]);
  });

  it("says how far whom is from whom, and how far the weapon reaches", () => {
    const far = open(`${yard.replace("24,20", "24,2")}activation s1, plan attack move`);
    const [first] = value(
      far.requirements({ do: "attack", unit: "s1", shots: [{ weapon: "rifle", target: "n1" }] }),
    ).filter(({ holds }) => !holds);
    expect(first).toMatchObject({
      text: "n1-4 is 41.68 cm from s1-1; the service rifle reaches 40 cm.",
      cites: ["dt.range.within", "dt.range.per-miniature"],
    });
  });

  it("has a form with its reasons where nothing can be fired", () => {
    const far = yard.replace("h.line", "h.breach").replace("24,20", "24,2").replace("80,10", "85,2");
    const alone = open(`${far}activation s1, plan attack move`);
    const form = alone.forms().find(({ name }) => name === "attack");
    expect(form?.actions).toEqual([]);
    expect(form?.requirements.some(({ holds, text }) => !holds && / cm from /.test(text))).toBe(true);
  });
});

describe("the drawing", () => {
  it("has the fields of fire of whoever acts, doors as wide as they are, heights and points", () => {
    const { marks, table, pieces } = open(`${yard}activation s2, plan attack move`).board();
    const field = marks.find(({ kind }) => kind === "field of fire");
    expect(field?.label).toBe("front of s2");
    expect(field?.outlines?.[0]?.[0]).toEqual({ x: 60, y: 50 });
    expect(field?.outlines?.[0]?.some(({ x, y }) => x === 60 && y === 30)).toBe(true);
    expect(marks.find(({ kind }) => kind === "door")?.squares).toEqual([
      { x: 47, y: 30 },
      { x: 43, y: 30 },
    ]);
    expect(table?.shapes.find(({ id }) => id === "house")?.height).toBe(5);
    expect(pieces.find(({ id }) => id === "s2")?.details["points"]).toBe(34);
    expect(
      open(yard)
        .board()
        .marks.some(({ kind }) => kind === "field of fire"),
    ).toBe(false);
  });
});

describe("texts", () => {
  it("a whole unit stands in rows by its place, on the table", () => {
    const { pieces } = open("table 90 60\nunit s1 h.line south at 89,59, whole").board();
    expect(pieces).toHaveLength(5);
    for (const { x, y } of pieces) expect(x >= 0 && y >= 0 && x <= 90 && y <= 60).toBe(true);
    expect(new Set(pieces.map(({ x, y }) => `${x},${y}`)).size).toBe(5);
  });

  it("a battlefield is laid by its name, and said only once", () => {
    const { table, marks, width } = open("battlefield the-weir").board();
    expect(width).toBe(180);
    expect(table?.shapes.map(({ kind }) => kind)).toContain("river");
    expect(marks.find(({ kind }) => kind === "objective")?.squares).toEqual([{ x: 90, y: 15 }]);
    const twice = game.openText("battlefield the-weir\nbattlefield low-tide");
    expect(twice.ok ? [] : twice.defects.map(({ code }) => code)).toEqual(["given-twice"]);
    const none = game.openText("battlefield the-moon");
    expect(none.ok ? [] : none.defects.map(({ code, line }) => [code, line])).toEqual([["unknown-word", 1]]);
  });

  it("a soldier that the card does not have, or twice, is refused", () => {
    for (const soldiers of ["1 9", "2 2"]) {
      const read = game.openText(`unit s1 h.line south at 20,50 24,50, soldiers ${soldiers}`);
      expect(read.ok ? [] : read.defects.map(({ code }) => code)).toEqual(["bad-count"]);
    }
  });
});

describe("what may be chosen", () => {
  it("is listed: two armies with the AP of the ready lists, and the limit", () => {
    expect(game.choices.map(({ name }) => name).slice(0, 3)).toEqual(["south", "north", "limit"]);
    expect(game.choices[0]?.values.map(({ id }) => id)).toContain("vael-even-125");
    expect(game.choices[0]?.values[0]?.text).toBe("Harrow Republic, 100 AP: 96 AP");
    expect(game.seats).toEqual(["north", "south"]);
  });

  const armies = (south: string, limit?: string) =>
    game.setUp("salt-road", { choices: { south, north: "vael-100", ...(limit !== undefined && { limit }) } });

  it("a list may have numbers, commas, lines and remarks", () => {
    const list = "2 h.line # two Line Sections\nh.staff, 1 × h.mortar";
    expect(value(armies(list)).print()).toMatch(
      /unit s1 h\.line .*\nunit s2 h\.line .*\nunit s3 h\.staff .*\nunit s4 h\.mortar /,
    );
  });

  it("a list that costs too much, is of two armies or has an unknown card is refused with its rule or its place", () => {
    const codes = (read: ReturnType<typeof armies>) => (read.ok ? [] : read.defects.map(({ code }) => code));
    expect(codes(armies("9 h.line"))).toEqual(["points"]);
    expect(codes(armies("h.line v.guard"))).toEqual(["two-armies"]);
    expect(codes(armies("h.lines"))).toEqual(["unknown-force"]);
    expect(codes(armies("99 h.line"))).toEqual(["unknown-force"]);
    expect(armies("3 h.lin")).toMatchObject({
      defects: [{ message: expect.stringMatching(/^"h\.lin" is not a unit card; nearest: h\.line/) }],
    });
    expect(codes(armies("h.line", "none"))).toEqual(["unfit-choice"]);
    const unknown = game.setUp("salt-road", { choices: { west: "h.line" } });
    expect(unknown.ok ? [] : unknown.defects.map(({ code, path }) => [code, path])).toEqual([
      ["unknown-choice", "/options/choices/west"],
    ]);
  });
});

describe("the end", () => {
  it("may be a draw, told as such", () => {
    const text = `${yard}turn 3 of 3\nphase turn-end\n`;
    const answer = value(open(text).adjudicate({}));
    if (answer.outcome !== "over") throw new Error(`It is ${answer.outcome}.`);
    expect(answer.result.result).toBe("draw");
    expect(answer.result.text).toMatch(/^A draw/);
    expect(answer.situation.print()).toMatch(/^result draw /m);
  });
});
