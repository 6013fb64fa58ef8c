import { expect, test } from "vitest";
import { lostOf } from "./printed.ts";

test("what a state had and has no more is found, what it had not is nothing lost", () => {
  const had = { turn: null, guards: [{ id: "g1", fresh: true }], round: 2 };
  expect(lostOf(had, { turn: { agent: "holt" }, guards: [{ id: "g1", fresh: true }], round: 2 })).toEqual([]);
  expect(lostOf(had, { turn: null, guards: [{ id: "g1", fresh: false }], round: 2 })).toEqual(["/guards/#/fresh"]);
  expect(lostOf(had, { turn: null, guards: [], round: 1 })).toEqual(["/guards/#", "/round"]);
});
