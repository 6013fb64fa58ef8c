import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import type { BoardModel } from "../../rules/kernel/index.ts";
import { cellsOf, nextCell, placeAt } from "../../web/board/places.ts";
import { placeInWords, spokenBoard } from "../../web/board/spoken.ts";

function boardOf(ruleset: string, text: string): BoardModel {
  const opened = games.find(({ id }) => id === ruleset)?.openText(text);
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value.board();
}

const hedge = boardOf(
  "rogue-regiment",
  "board\n+ + + + +\n 1 . h J\n+ + +#+ +\n . . . .\n+ + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched",
);
const post = boardOf(
  "v-sabotage",
  "phase commando\nterrain relay-post\nmap\nA1 A2 A2\nA5 A5 A6\nindoor A6\ndoor A5|A6 locked\nentrance west at A1 W\ncommando sapper tan at A2, visible, ap 2\nunit g1 regular mp40 at A6",
);

describe("a board in words", () => {
  it("says who stands where, which way he looks and how he is", () => {
    expect(spokenBoard(hedge).pieces).toEqual([
      "3,0: Jock (operator), facing north, crouched, 5 health.",
      "0,0: Guard (SMG), facing east, not alert, guard.",
    ]);
  });

  it("tells a unit of several miniatures once, by the one that leads it", () => {
    const squads = boardOf(
      "dust-tactics",
      "umpire dust-tactics\ntable 90 60\nunit s1 h.line south at 20,50, whole\nunit s5 h.corran south at 60,50\n",
    );
    const told = spokenBoard(squads).pieces;
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/ \(squad\), 5 miniatures\.$/);
    expect(told[1]).not.toContain("miniatures");
  });

  it("tells row by row what is not plain ground, with walls on their side", () => {
    expect(spokenBoard(hedge).places).toEqual([
      { heading: "Row 0", lines: ["2,0: hedge, building wall to the south."] },
      { heading: "Row 1", lines: ["2,1: plain ground, building wall to the north."] },
    ]);
  });

  it("tells areas with the ways out of them", () => {
    expect(placeInWords(post, "A6")).toContain("locked door to A5");
    expect(placeInWords(post, "A6")).toContain("G1 (");
  });
});

describe("places", () => {
  it("are walked over cell by cell on squares, and area by area on areas", () => {
    expect(nextCell(hedge, { x: 0, y: 0 }, { x: 1, y: 0 })).toEqual({ x: 1, y: 0 });
    expect(nextCell(hedge, { x: 0, y: 0 }, { x: -1, y: 0 })).toBeNull();
    const right = nextCell(post, { x: 1, y: 0 }, { x: 1, y: 0 });
    expect(right).toBeNull();
    expect(placeAt(post, nextCell(post, { x: 2, y: 0 }, { x: -1, y: 0 }) ?? { x: 9, y: 9 })).toBe("A1");
  });

  it("have no cells when they are not on the board by their name", () => {
    expect(cellsOf(post, "0,0")).toEqual([]);
    expect(cellsOf(post, "A5")).toHaveLength(2);
  });
});
