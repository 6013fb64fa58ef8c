import { expect, test } from "vitest";
import { StrayCitations } from "./citations.ts";
import { sameFact } from "./requirements-told.ts";

/* What every game tells of requirements is held where its cases are run: tests/conformance/cases-of-game.ts. */

test("a citation of what is not there is found", () => {
  const strays = new StrayCitations([{ about: "dogs", rows: /^x\.dog/, words: /dog/ }]);
  const board = {
    pieces: [{ id: "rex", kind: "dog", x: 1, y: 0, area: null }],
    squares: [],
    edges: [],
    areas: [],
    marks: [],
  };
  const told = (text: string): void => {
    strays.note([{ holds: true, text, cites: ["x.move", "x.dog.bite"] }], { do: "move", piece: "jock" }, board);
  };
  told("rex bites.");
  told("1,0 is occupied.");
  expect([...strays.found]).toEqual([]);
  told("2,0 is free.");
  expect([...strays.found]).toEqual([["x.dog.bite, about dogs", "2,0 is free."]]);
});

test("a person can read the list of facts that are told both ways", () => {
  expect(sameFact.length).toBeLessThanOrEqual(20);
});
