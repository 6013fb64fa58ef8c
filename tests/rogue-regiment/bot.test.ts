import { beforeAll, describe, expect, it } from "vitest";
import { type GameResult, playout, type Policy, seededChance, type Settings } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/rogue-regiment/table/action-schema.ts";
import { sensiblePolicy } from "../../rules/rogue-regiment/bot/policy.ts";
import type { RogueEvent } from "../../rules/rogue-regiment/table/events.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { tries } from "../soak/at-length.ts";
import { scenarios } from "../../rules/rogue-regiment/set-up/scenarios.ts";
import type { State } from "../../rules/rogue-regiment/table/state.ts";

const settings: Settings = { readings: {}, numbers: {} };

const [chalkFarm] = scenarios;
if (chalkFarm === undefined) throw new Error("There is no mission.");

function ready(board: string, difficulty: string): State {
  const made = ruleset.setUp(
    { id: "test", title: "Test", text: "A mission for the test.", board },
    { difficulty },
    settings,
  );
  if (!made.ok) throw new Error(made.defects[0]?.message);
  return made.value;
}

/** The sensible policy under watch: what it says must be among what it may say, and the same to the same question. */
const watched: Policy<State, Action, RogueEvent> = (ask, ctx, chance) => {
  const before = ctx.events.length;
  const state = JSON.stringify(ctx.state);
  const answer = sensiblePolicy(ask, ctx, chance);
  if (ask.ask === "choose") expect(ask.options.map(({ id }) => ({ option: id }))).toContainEqual(answer);
  else expect(ask.legal().map((action) => ({ action }))).toContainEqual(answer);
  if (ctx.events.length !== before || JSON.stringify(ctx.state) !== state)
    throw new Error("The policy changed the table.");
  expect(sensiblePolicy(ask, { ...ctx, state: ruleset.copy(ctx.state) }, chance)).toEqual(answer);
  return answer;
};

function play(
  state: State,
  policy: Policy<State, Action, RogueEvent>,
  seed: number,
  under: Settings = settings,
): GameResult | null {
  return playout(ruleset, { state, answers: [], settings: under }, policy, seededChance(seed), { most: 5000 }).result;
}

describe("the sensible policy", () => {
  let easy: State;

  beforeAll(() => {
    easy = ready(chalkFarm.board, "easy");
  });

  it("wins most games of the mission on easy", () => {
    const games = tries(10, 200);
    const won = Array.from({ length: games }, (_, seed) => play(easy, sensiblePolicy, seed)).filter(
      (result) => result?.result === "victory",
    );
    expect(won.length).toBeGreaterThan(0.7 * games);
  });

  it("answers every question with something legal, always the same, and leaves the table as it is", () => {
    for (let seed = 0; seed < 3; seed++) expect(play(easy, watched, seed)).not.toBeNull();
  });

  it.each([
    {
      what: "four Operators",
      board: chalkFarm.board.replace(
        "officer major",
        "operator reg at 0,23, facing N, knife, pistol\noperator alec at 0,21, facing N, knife, sten 5\nofficer major",
      ),
    },
    {
      what: "two officers",
      board: chalkFarm.board.replace("officer major", "officer colonel at 8,3, facing S\nofficer major"),
    },
    {
      what: "an officer with his back to a wall",
      board: chalkFarm.board.replace("officer major at 17,7", "officer major at 18,6"),
    },
    {
      what: "nothing to do but to leave",
      board: chalkFarm.board
        .replace("kill-officers leave", "leave")
        .replace("paddy at 1,23", "paddy at 12,8")
        .replace("jock at 0,22", "jock at 20,8"),
    },
    { what: "nobody to bring back", board: chalkFarm.board.replace("kill-officers leave", "kill-officers") },
    {
      what: "the exit at the other side",
      board: chalkFarm.board
        .replace("entry 0,21 0,22 0,23 1,23", "entry 23,13 23,12 23,11")
        .replace("paddy at 1,23", "paddy at 23,13")
        .replace("jock at 0,22", "jock at 23,12"),
    },
    { what: "knives only", board: chalkFarm.board.replaceAll(/knife, pistol(?:, sten 5)?/g, "knife") },
  ])("plays missions with $what to their end, and wins some", ({ board }) => {
    const state = ready(board, "normal");
    const results = Array.from({ length: 4 }, (_, seed) => play(state, sensiblePolicy, seed));
    expect(results).not.toContain(null);
    expect(results.filter((result) => result?.result === "victory").length).toBeGreaterThan(1);
  });

  it("plays under any readings", () => {
    for (let seed = 0; seed < tries(2, 20); seed++) {
      const chance = seededChance(seed);
      const readings: Record<string, string> = {};
      for (const [id, { switchable, readings: all }] of Object.entries(ruleset.catalogue.interpretations)) {
        const reading = Object.keys(all)[chance.index(Object.keys(all).length)];
        if (switchable && reading !== undefined) readings[id] = reading;
      }
      expect(play(easy, sensiblePolicy, seed, { readings, numbers: {} })).not.toBeNull();
    }
  });
});
