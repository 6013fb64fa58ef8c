import { type Adjudication, type Game, games, seededChance, type Situation, unwrap } from "@umpire/rules";
import { moveByStrength, type Strength } from "@umpire/rules/search";
import { describe, expect, it } from "vitest";

const load = async (id: string): Promise<Game> => {
  const loaded: Game | undefined = await games.find((game) => game.id === id)?.load();
  if (loaded === undefined) throw new Error(`${id} is not a game.`);
  return loaded;
};

/** More asks than any of these games has. */
const MOST_ASKS = 4000;

/** A number of its own for each question of a game. */
const questionSeed = (seed: number, asked: number): number => (Math.imul(asked + 1, 0x9e3779b1) ^ seed) >>> 0;

/** Whether the side whose a victory is wins a seeded game, where it plays by one strength and the other side by another. */
function isVictory(begun: Situation, seed: number, [ours, theirs]: readonly [Strength, Strength]): boolean {
  const chance = seededChance(seed);
  let situation = begun;
  for (let asked = 0; asked < MOST_ASKS; asked++) {
    const decision = situation.decision();
    const strength = situation.sharesVictory(decision?.seat ?? null) ? ours : theirs;
    const move =
      (decision?.seat ?? null) === null
        ? {}
        : (moveByStrength(situation, { strength, seed: questionSeed(seed, asked) }) ?? {});
    const done: Adjudication = unwrap(situation.adjudicate({ ...move, chance }));
    if (done.outcome === "refused") throw new Error(`${JSON.stringify(move)} is refused.`);
    if (done.outcome === "over") return done.result.result === "victory";
    ({ situation } = done);
  }
  throw new Error("The game does not end.");
}

/** How often something is so. */
const count = (so: readonly boolean[]): number => so.filter(Boolean).length;

describe("an easy player", () => {
  it("loses a match of Hour of Glory to a fair one, four missions from both sides", async () => {
    const game = await load("hour-of-glory");
    const begun = game.scenarios.slice(0, 4).map(({ id }) => unwrap(game.setUp(id)));
    const lost = begun.flatMap((mission, seed) => [
      !isVictory(mission, seed, ["easy", "fair"]),
      isVictory(mission, seed, ["fair", "easy"]),
    ]);
    expect(count(lost)).toBeGreaterThanOrEqual(6);
  });

  it("wins fewer of four missions of V-Sabotage than a fair one", async () => {
    const game = await load("v-sabotage");
    const begun = game.scenarios.slice(0, 4).map(({ id }) => unwrap(game.setUp(id, { difficulty: "standard" })));
    const won = (strength: Strength): number =>
      count(begun.map((mission, seed) => isVictory(mission, seed, [strength, "fair"])));
    expect(won("fair") - won("easy")).toBeGreaterThanOrEqual(2);
  });
});
