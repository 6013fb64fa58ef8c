import { expect, it } from "vitest";
import { ruleset } from "../../rules/rogue-regiment/index.ts";

const partisanNight = ruleset.scenarios.find(({ id }) => id === "partisan-night");
if (partisanNight === undefined) throw new Error("There is no mission with a lorry.");
const made = ruleset.setUp(partisanNight, { players: 2 }, { readings: {}, numbers: {} });
if (!made.ok) throw new Error(made.defects[0]?.message);
const state = made.value;
const [one, two] = state.operators;
const lorry = state.vehicles[0];
if (one === undefined || two === undefined || lorry === undefined) throw new Error("Somebody is missing.");
const three = { ...one, id: "three" };
state.operators.push(three);

it("gives an Operator's action to his player, and nobody's to nobody", () => {
  expect([one, two, three].map(({ id }) => ruleset.ownerOf?.(state, { do: "crouch", operator: id }))).toEqual([
    "player-1",
    "player-2",
    "player-1",
  ]);
  expect(ruleset.ownerOf?.(state, { do: "crouch", operator: "nobody" })).toBeNull();
  expect(ruleset.ownerOf?.(state, { do: "end-phase" })).toBeNull();
});

it.each([
  ["nobody", [], null],
  ["one Operator", [one.id], "player-1"],
  ["two Operators of one player", [one.id, three.id], "player-1"],
  ["Operators of two players", [one.id, two.id], null],
] as const)("gives what a vehicle does with %s aboard to the player of all of them", (_, aboard, owner) => {
  lorry.seats = [...aboard, null];
  expect(ruleset.ownerOf?.(state, { do: "floor-it", vehicle: lorry.id })).toBe(owner);
  expect(ruleset.ownerOfPiece?.(state, lorry.id)).toBe(owner);
  expect(ruleset.ownerOf?.(state, { do: "floor-it", vehicle: "no-vehicle" })).toBeNull();
});
