import { expect, test } from "vitest";
import { directions, neighbour, type Square, squareAt, squareNamed } from "../../rules/geometry/index.ts";
import { anyPolicy, type Chance, type Policy, playout, seededChance } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/rogue-regiment/table/action-schema.ts";
import type { RogueEvent } from "../../rules/rogue-regiment/table/events.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { stepBetween } from "../../rules/rogue-regiment/movement/movement.ts";
import type { State } from "../../rules/rogue-regiment/table/state.ts";
import { type Ctx, grid, operatorNamed } from "../../rules/rogue-regiment/table/context.ts";

const settings = { readings: {}, numbers: {} };

const known = new Map<string, readonly number[]>();

/** Action points from every square to the nearest goal, walking and climbing. */
function pointsTo(ctx: Ctx, goals: readonly Square[]): readonly number[] {
  const key = goals.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const points: number[] = Array.from({ length: grid(ctx).squares.length }, () => Infinity);
  for (const goal of goals) points[goal] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let square = 0; square < points.length; square++) {
      for (let direction = 0; direction < directions.length; direction++) {
        const next = neighbour(grid(ctx), square, direction);
        if (next === null) continue;
        const step = stepBetween(ctx, "standing", square, direction);
        const through = (points[next] ?? Infinity) + (step === "walk" ? 1 : step === "climb" ? 2 : Infinity);
        if (through < (points[square] ?? Infinity)) {
          points[square] = through;
          changed = true;
        }
      }
    }
  }
  known.set(key, points);
  return points;
}

/** Goes for the officer with knife and gun, then for the exit; shoots what stands in the way. */
const eager: Policy<State, Action, RogueEvent> = (ask, ctx, chance) => {
  if (ask.ask === "choose") return anyPolicy(ask, ctx, chance);
  const officer = ctx.state.units.find(({ kind }) => kind === "officer");
  const goals =
    officer === undefined
      ? ctx.state.entry
      : officer.at === null
        ? []
        : [
            officer.at,
            ...directions.flatMap(
              ({ dx, dy }) =>
                squareAt(
                  grid(ctx),
                  ((officer.at ?? 0) % grid(ctx).width) + dx,
                  Math.floor((officer.at ?? 0) / grid(ctx).width) + dy,
                ) ?? [],
            ),
          ];
  const points = pointsTo(ctx, goals);
  const value = (action: Action): number => {
    if (!("operator" in action)) return -50;
    const operator = operatorNamed(ctx.state, action.operator);
    const from = points[operator?.at ?? 0] ?? Infinity;
    const gain = (to: string | undefined): number =>
      to === "off"
        ? officer === undefined
          ? 100
          : -1000
        : from - (points[squareNamed(grid(ctx), to ?? "") ?? 0] ?? Infinity);
    switch (action.do) {
      case "attack":
      case "move-and-attack":
      case "pop-up-and-attack":
        return action.target === officer?.id
          ? action.weapon === "knife"
            ? 90
            : 60
          : ctx.state.section === "battle"
            ? 20
            : action.weapon === "knife"
              ? 15
              : -5;
      case "pop-up":
        return 5;
      case "move":
        return gain(action.to);
      case "sprint":
        return gain(action.path.at(-1)) - 0.5;
      case "climb":
        return gain(action.to) - 0.25;
      case "end-turn":
        return 0;
      default:
        return -10;
    }
  };
  const ranked = ask.legal().map((action) => ({ action, score: value(action) + chance.index(100) / 1000 }));
  const best = ranked.reduce((a, b) => (b.score > a.score ? b : a));
  return { action: best.action };
};

function results(policy: Policy<State, Action, RogueEvent>, games: number): Readonly<Record<string, number>> {
  const [scenario] = ruleset.scenarios;
  if (scenario === undefined) throw new Error("There is no mission.");
  const position = ruleset.setUp(scenario, { difficulty: "easy" }, settings);
  if (!position.ok) throw new Error(position.defects[0]?.message);
  const count: Record<string, number> = { victory: 0, defeat: 0 };
  for (let seed = 0; seed < games; seed++) {
    const chance: Chance = seededChance(seed);
    const { result } = playout(ruleset, { state: position.value, answers: [], settings }, policy, chance, {
      most: 5000,
    });
    if (result !== null) count[result.result] = (count[result.result] ?? 0) + 1;
  }
  return count;
}

test("the mission can be won and lost", () => {
  const { victory = 0, defeat = 0 } = results(eager, 60);
  expect(victory).toBeGreaterThan(0);
  expect(defeat).toBeGreaterThan(0);
});
