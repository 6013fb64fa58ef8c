import type { Ask } from "../../kernel/index.ts";
import { shareOf, type Trait, valuedBy } from "../../foresight/index.ts";
import { boardObjectives } from "../phases/index.ts";
import type { Action } from "../table/action-schema.ts";
import { type Ctx, operatorsOnBoard, unitsOnBoard } from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { Operator } from "../table/state.ts";
import { type Plan, planOf, pointsOf } from "./assignments.ts";
import { surveyOf } from "./survey.ts";
import { targetsOf } from "./targets.ts";
import { weights } from "./weights.ts";

/** More action points than this to a goal count as this many. */
const FAR = 50;

const operators = ({ state }: Ctx): readonly Operator[] => state.operators.filter(({ crew }) => crew === null);

const countOperators = (ctx: Ctx, counts: (operator: Operator) => boolean): number =>
  shareOf(operators(ctx).filter(counts).length, operators(ctx).length);

/** How far those who are about something are from it in action points: the nearest who strikes, or all who leave. */
function pointsAway(ctx: Ctx, kind: "strike" | "leave"): number {
  const survey = surveyOf(ctx);
  const plan: Plan = planOf(ctx, survey);
  const points = operatorsOnBoard(ctx)
    .filter((operator) => !isCrew(operator) && operator.aboard === null)
    .flatMap((operator) => {
      const errand = plan.get(operator.id);
      if (errand === undefined || errand.kind !== kind) return [];
      return [Math.min(FAR, pointsOf(ctx, survey, operator, errand).standing[operator.at] ?? FAR)];
    });
  if (points.length === 0) return 0;
  return kind === "strike" ? Math.min(...points) : points.reduce((sum, some) => sum + some, 0) / points.length;
}

/** What tells how the Operators stand. */
export const traits: readonly Trait<Ctx>[] = [
  {
    name: "objectives met",
    good: 1,
    of: ({ state }) =>
      shareOf(boardObjectives(state).filter((objective) => objective.state === "met").length, state.objectives.length),
  },
  { name: "targets left", good: -1, of: (ctx) => shareOf(targetsOf(ctx).length, 4) },
  {
    name: "what targets take",
    good: -1,
    of: (ctx) =>
      shareOf(
        targetsOf(ctx).reduce((sum, { health }) => sum + health, 0),
        12,
      ),
  },
  { name: "Operators dead", good: -1, of: (ctx) => countOperators(ctx, ({ fate }) => fate === "dead") },
  { name: "somebody in play", good: 1, of: (ctx) => Number(operators(ctx).some(({ fate }) => fate === "in-play")) },
  {
    name: "health",
    good: 1,
    of: (ctx) =>
      shareOf(
        operatorsOnBoard(ctx).reduce((sum, { health }) => sum + Math.min(5, health), 0),
        5 * operators(ctx).length,
      ),
  },
  { name: "Operators spotted", good: -1, of: (ctx) => countOperators(ctx, ({ spotted }) => spotted) },
  { name: "Operators who left", good: 1, of: (ctx) => countOperators(ctx, ({ fate }) => fate === "left") },
  { name: "alert units", good: -1, of: (ctx) => shareOf(unitsOnBoard(ctx).filter(({ alert }) => alert).length, 10) },
  { name: "battle", good: -1, of: ({ state }) => Number(state.section === "battle") },
  {
    name: "stealth",
    good: 1,
    of: ({ state }) => (state.section === "battle" ? 0 : shareOf(state.meter, 10)),
  },
  { name: "way to a target", good: -1, of: (ctx) => pointsAway(ctx, "strike") / FAR },
  { name: "way out", good: -1, of: (ctx) => pointsAway(ctx, "leave") / FAR },
  { name: "time gone", good: -1, of: ({ state }) => shareOf(state.turn, 40) },
];

/** The chance that the Operators win, in thousandths, by what is on the board. */
export const { value, told } = valuedBy(traits, weights, ({ state }) => (state.jager === null ? "alone" : "jager"));

/** Positions are judged as the Operators have acted: a turn has more phases where stealth goes on. */
export const pausesAt = (ask: Ask<Action>): boolean => ask.ask === "checkpoint" && ask.phase === "advance";
