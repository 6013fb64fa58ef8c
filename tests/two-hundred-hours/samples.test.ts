import { describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { twoHundredHours as game } from "../../rules/two-hundred-hours/index.ts";
import { valueOf } from "../kernel/random-moments.ts";

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const games = [
  { scenario: "m6-farm", options: {}, seed: 1 },
  { scenario: "m7-depot", options: {}, seed: 2 },
  { scenario: "m2-depot", options: { choices: { options: "disguise" } }, seed: 3 },
];

/** Moves of a game up to which set-up and the first turns go, and so much of it that cards are used. */
const MOVES = 130;

describe.each(games)("a seeded game of $scenario", ({ scenario, options, seed }) => {
  it("has a sample for every seat in the middle of every action, whoever was asked for a card and whoever was not", () => {
    const chance = seededChance(seed);
    const refused: string[] = [];
    let [tried, situation] = [0, valueOf(game.setUp(scenario, options))];
    for (let move = 0; move < MOVES; move++) {
      if (situation.position().answers.length > 0)
        for (const seat of [...situation.seats(), null]) {
          tried++;
          const found = situation.seenBy(seat).sample(seededChance(move));
          if (!found.ok) refused.push(`${move}, ${seat}: ${JSON.stringify(found.defects)}`);
        }
      const next = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (next.outcome !== "paused") break;
      situation = valueOf(game.open(plain(next.situation.position())));
    }
    expect(tried).toBeGreaterThan(60);
    expect(refused).toEqual([]);
  });
});
