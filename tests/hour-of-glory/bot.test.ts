import { describe, expect, it } from "vitest";
import { anyPolicy, type Policy, playout, seededChance, type Settings } from "../../rules/kernel/index.ts";
import { hasEnough } from "../../rules/hour-of-glory/bot/plan.ts";
import { proposals } from "../../rules/hour-of-glory/bot/policy.ts";
import type { Action } from "../../rules/hour-of-glory/table/action-schema.ts";
import type { GloryEvent } from "../../rules/hour-of-glory/table/events.ts";
import { ruleset, sensiblePolicy } from "../../rules/hour-of-glory/index.ts";
import { intruderOnBoardNamed } from "../../rules/hour-of-glory/table/agents.ts";
import { type Ctx, planFor, squareName } from "../../rules/hour-of-glory/table/context.ts";
import { entry, labelAt, squareNamed } from "../../rules/hour-of-glory/table/plan.ts";
import type { State } from "../../rules/hour-of-glory/table/state.ts";

const settings: Settings = { readings: {}, numbers: {} };

function startOf(id: string): State {
  const scenario = ruleset.scenarios.find((one) => one.id === id);
  const made = scenario === undefined ? null : ruleset.setUp(scenario, {}, settings);
  if (made === null || !made.ok) throw new Error(`${id} cannot be set up.`);
  return made.value;
}

/** The sensible policy under watch: what it says must be legal, the same to the same question, and change nothing. */
const watched: Policy<State, Action, GloryEvent> = (ask, ctx, chance) => {
  const before = ctx.events.length;
  const state = JSON.stringify(ctx.state);
  const answer = sensiblePolicy(ask, ctx, chance);
  if (ask.ask === "choose") expect(ask.options.map(({ id }) => ({ option: id }))).toContainEqual(answer);
  else if ("action" in answer) {
    const unmet = ask.requirements(answer.action).filter(({ holds }) => !holds);
    expect(unmet).toEqual([]);
    // what is listed for who acts, with less looked at, is what is told with every requirement
    const told = ruleset.forms(ctx).flatMap(({ actions }) => actions);
    expect(ask.legal()).toEqual(told);
  }
  if (ctx.events.length !== before || JSON.stringify(ctx.state) !== state)
    throw new Error("The policy changed the table.");
  expect(sensiblePolicy(ask, { ...ctx, state: ruleset.copy(ctx.state) }, chance)).toEqual(answer);
  return answer;
};

describe("the sensible policy of both sides", () => {
  it.each(ruleset.scenarios.map(({ id }) => id))(
    "answers every question of %s legally and alike, and ends the game",
    (id) => {
      const { result } = playout(ruleset, { state: startOf(id), answers: [], settings }, watched, seededChance(1), {
        most: 20_000,
      });
      expect(result).not.toBeNull();
    },
  );

  it("lets neither side win nearly always", () => {
    for (const id of ["quiet-stair", "two-lanterns"]) {
      const won = Array.from({ length: 12 }, (_, seed) =>
        playout(ruleset, { state: startOf(id), answers: [], settings }, sensiblePolicy, seededChance(seed), {
          most: 20_000,
        }),
      ).filter(({ result }) => result?.result === "victory");
      expect(won.length).toBeGreaterThan(0);
      expect(won.length).toBeLessThan(12);
    }
  });
});

/** Whether an action leads an Intruder out who has nothing, while the team still lacks points. */
function leavesForNothing(ctx: Ctx, action: Action): boolean {
  const intruder = action.do === "move" ? intruderOnBoardNamed(ctx.state, action.agent) : undefined;
  if (action.do !== "move" || intruder === undefined || intruder.cards.length > 0 || hasEnough(ctx)) return false;
  const plan = planFor(ctx);
  const [from, to] = [squareName(ctx, intruder.at), ...action.path]
    .slice(-2)
    .map((name) => labelAt(plan, squareNamed(plan, name) ?? -1));
  return from !== entry && to === entry;
}

describe("an Intruder with empty hands", () => {
  it("never leaves while points are lacking, and no search is told to try it, however near the Commander comes", () => {
    const [left, proposed]: [string[], string[]] = [[], []];
    for (const [id, seed] of [
      ["two-lanterns", 7],
      ["full-moon", 7],
      ["salt-two", 5],
      ["salt-three", 4],
    ] as const) {
      // the Commander stands and walks anywhere; everybody else plays sensibly
      const policy: Policy<State, Action, GloryEvent> = (ask, ctx, chance) => {
        const { phase, round } = ctx.state;
        const isCommander = "seat" in ask && ask.seat === "defender" && (phase === "set-up" || phase === "commander");
        const answer = (isCommander ? anyPolicy : sensiblePolicy)(ask, ctx, chance);
        const note = `${id}, round ${round}`;
        if ("action" in answer && leavesForNothing(ctx, answer.action)) left.push(note);
        if (ask.ask === "act" && proposals(ask, ctx).some((action) => leavesForNothing(ctx, action)))
          proposed.push(note);
        return answer;
      };
      playout(ruleset, { state: startOf(id), answers: [], settings }, policy, seededChance(seed), { most: 20_000 });
    }
    expect(left).toEqual([]);
    expect(proposed).toEqual([]);
  });
});
