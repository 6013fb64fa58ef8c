import { describe, expect, it } from "vitest";
import type { Result } from "../../rules/kernel/index.ts";
import { spokenBoard, placeInWords } from "../../web/board/spoken.ts";
import { bearingInWords, isWithin, nameOfPress, piecesNear, spotNamed, windTo } from "../../web/board/spots.ts";
import { placeAt, placeOf, piecesOn } from "../../web/board/places.ts";
import { measuredInWords } from "../../web/measured/measuring.ts";
import { waysThere } from "../../web/table/aim.ts";
import { endingThere, hasPath, namedEndsOf, regionsOf } from "../../web/table/ends.ts";
import type { Form } from "../../web/api/answers.ts";
import { tableGame } from "../kernel/table-game.ts";

function valueOf<T>(reading: Result<T>): T {
  if (!reading.ok) throw new Error(JSON.stringify(reading.defects));
  return reading.value;
}

const situation = valueOf(
  tableGame.openText(
    "table 36 24\nwall w1 15,8 21,8 21,13 15,13\nsentry S1 at 12,10.5, facing 90\nsentry S2 at 24.25,4\nrunner at 24,10.5",
  ),
);
const model = JSON.parse(JSON.stringify(situation.board()));
const forms: readonly Form[] = JSON.parse(JSON.stringify(situation.forms()));

describe("places of a measured table", () => {
  it("have names, wherever they lie", () => {
    expect(spotNamed("12.5,7.25")).toEqual({ x: 12.5, y: 7.25 });
    expect(spotNamed("12.5;7")).toBeNull();
    expect(spotNamed("1e3,4")).toBeNull();
    expect(nameOfPress({ x: 12.0000001, y: 7.256 })).toBe("12,7.26");
    expect(placeAt(model, { x: 35.999, y: 0 })).toBe("36,0");
    expect(placeAt(model, { x: 36.1, y: 0 })).toBeNull();
    expect(placeOf(model, model.pieces[0])).toBe("24,10.5");
    expect(piecesOn(model, "24.3,10.5").map(({ id }) => id)).toEqual(["R"]);
    expect(piecesNear(model, { x: 24, y: 11.2 }, 0.3).map(({ id }) => id)).toEqual(["R"]);
    expect(piecesOn(model, "24,11.2")).toEqual([]);
  });

  it("are told in words: what lies there, who stands there, and how far the next one is", () => {
    expect(placeInWords(model, "16,9")).toBe("16,9: w1 (wall). 4.27″ east of S1.");
    expect(placeInWords(model, "12,10.5")).toBe("12,10.5: open ground. Here: S1 (sentry), facing east (90°).");
    const { size, pieces, places } = spokenBoard(model);
    expect(size).toBe("A table of 36″ by 24″; places are measured from its north-west corner.");
    expect(pieces[0]).toBe("24,10.5: R (runner).");
    expect(places).toEqual([{ heading: "wall", lines: ["w1 (wall), round 18,10.5: 15,8 21,8 21,13 15,13."] }]);
    expect([0, 45, 200, 315].map(bearingInWords)).toEqual([
      "north (0°)",
      "north-east (45°)",
      "south (200°)",
      "north-west (315°)",
    ]);
    expect(windTo({ x: 5, y: 5 }, { x: 5, y: 9 })).toBe("south");
    expect(
      isWithin(
        [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 0, y: 4 },
        ],
        { x: 3, y: 3 },
      ),
    ).toBe(false);
  });

  it("are measured from base to base where a ruler lies on pieces", () => {
    const ruler = { from: { x: 12, y: 10.5 }, to: { x: 24, y: 10.5 }, done: true };
    expect(measuredInWords(model, ruler)).toBe("S1 to R: 11.02″ from base to base");
    expect(measuredInWords(model, { ...ruler, to: { x: 12, y: 14.5 } })).toBe("4″; 3.51″ from the base of S1");
    expect(measuredInWords(model, { ...ruler, from: { x: 1, y: 1 }, to: { x: 4, y: 5 } })).toBe("5″");
  });
});

describe("ends that are free to choose", () => {
  const [run] = forms;
  if (run === undefined) throw new Error("The runner runs.");

  it("any place can be put into an action, and a named end is the listed action", () => {
    expect(endingThere(run, { x: 28.5, y: 12.25 }, [])?.actions).toEqual([{ do: "run", to: "28.5,12.25" }]);
    const [named] = namedEndsOf(forms, "R");
    expect(endingThere(run, named?.at ?? { x: 0, y: 0 }, [])?.actions).toEqual([run.actions[0]]);
    expect(regionsOf(forms, "R").length).toBeGreaterThan(0);
    expect(regionsOf(forms, "S1")).toEqual([]);
    expect(hasPath(run)).toBe(false);
  });

  it("is on the line along which all ends lie, as where somebody comes on at an edge, where a press comes near it", () => {
    const entering = (...places: readonly string[]): Form => ({
      name: "sneak",
      piece: "a1",
      seat: null,
      requirements: [],
      actions: places.map((enter) => ({ do: "sneak", fighter: "a1", enter })),
    });
    const ended = (form: Form, x: number, y: number): unknown => endingThere(form, { x, y }, [])?.actions[0]?.["enter"];
    const west = entering("0.492,9", "0.492,18", "0.492,27");
    expect(ended(west, 0.9, 14.9)).toBe("0.492,14.9");
    expect(ended(west, 0, 14.9)).toBe("0.492,14.9");
    expect(ended(west, 4, 14.9)).toBe("4,14.9");
    expect(ended(entering("0.492,9", "0.492,18", "9,35.5", "18,35.5"), 12, 35.1)).toBe("12,35.5");
    // where ends lie anywhere, a place is what was pressed
    expect(ended(entering("4,9", "7,18", "9,35.5"), 4.3, 12)).toBe("4.3,12");
  });

  it("a path keeps where it begins, and goes by its corners", () => {
    const along: Form = {
      ...run,
      actions: [{ do: "go", path: ["24,10.5", "28,10.5"] }, { do: "stay" }],
      ends: { region: [], named: [{ name: "east", at: { x: 28, y: 10.5 }, action: 0 }] },
    };
    expect(hasPath(along)).toBe(true);
    expect(endingThere(along, { x: 26, y: 14 }, ["25,12"])?.actions).toEqual([
      { do: "go", path: ["24,10.5", "25,12", "26,14"] },
    ]);
    const [way] = waysThere([along], "R", { place: "26,14", pieces: [], measured: true });
    expect(way?.actions).toEqual([{ do: "go", path: ["24,10.5", "26,14"] }]);
    // on a board of squares a place that is not listed is none; on a table any is
    const { ends: _, ...listed } = along;
    expect(waysThere([listed], "R", { place: "26,14", pieces: [] })).toEqual([]);
    expect(waysThere([listed], "R", { place: "26,14", pieces: [], measured: true })[0]?.actions).toEqual([
      { do: "go", path: ["24,10.5", "26,14"] },
    ]);
  });
});
