import { describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import { casesOf } from "../conformance/files.ts";
import { inProcess } from "../conformance/in-process.ts";
import { runCase } from "../conformance/run-case.ts";
import { tries } from "../soak/at-length.ts";
import { listening, listenToGame, Told } from "./polarity.ts";

/**
 * Facts that one action needs and that bar another: true whenever they are told. Read by a person, at most twenty; the
 * names of pieces and numbers are "…".
 */
const sameFact: readonly string[] = [
  // needed to put it down, in the way of picking up another
  "… carries a corpse.",
  // needed to get into a vehicle, in the way of a place that is a vehicle's
  "… is on foot.",
  // needed to recover and for a COUP-DE-GRACE, in the way of everything else
  "… is unconscious.",
  // needed for a SNEAK-ATTACK, in the way of a shot by the reading that a Sentry looks along his zone
  "… is not in the watch zone of ….",
  // needed for a skill, in the way of shooting there
  "No enemy unit is on ….",
  "No enemy unit is on A….",
  // needed for an order or a repair, in the way of an attack
  "… is on the same side.",
];

describe.each(games)("$id", (game) => {
  test("tells no requirement that is not met in the words of one that is", async () => {
    const told = new Told();
    for (let seed = 1; seed <= tries(1, 40); seed++) listenToGame(game, seed, 100, told);
    const table = listening(inProcess, told);
    for (const [i, one] of casesOf(game.id).entries()) if (i % tries(25, 1) === 0) await runCase(table, one, false);
    expect(told.unmet.size).toBeGreaterThan(25);
    expect([...told.alike()].filter(([form]) => !sameFact.includes(form)).map(([, sentence]) => sentence)).toEqual([]);
  });
});

test("a person can read the list of facts that are told both ways", () => {
  expect(sameFact.length).toBeLessThanOrEqual(20);
});
