import { type Ctx, operatorsOnBoard, type Placed } from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { Operator } from "../table/state.ts";
import { isTyphoonUseful } from "./aircraft.ts";
import { type Assignment, type TurnOutlook, worth } from "./outlook.ts";
import { type Survey, surveyOf } from "./survey.ts";
import { isTicking, type Target, targetsOf } from "./targets.ts";
import { countOf, goalsAt, grenadesOf, kitFor } from "./tools.ts";
import { viewsNow } from "./watch.ts";
import { type Goal, type Points, type Upright, uprightGait } from "./ways.ts";

/** The candidate with the highest score, the first of several. */
export function bestOf<T>(candidates: Iterable<T>, score: (candidate: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const candidate of candidates) {
    const value = score(candidate);
    if (best !== undefined && value <= most) continue;
    most = value;
    best = candidate;
  }
  return best;
}

const exitGoals = (ctx: Ctx): readonly Goal[] => ctx.state.entry.map((square) => ({ square, rest: 0 }));

/** The goals of an errand, and a name under which the way to them is kept. */
function goalsOf(
  ctx: Ctx,
  survey: Survey,
  operator: Operator,
  errand: Assignment,
): readonly [upright: Upright, name: string, goals: () => readonly Goal[]] {
  const upright = uprightGait(ctx, operator);
  if (errand.kind !== "strike") return [upright, "exit", () => exitGoals(ctx)];
  const { target, kit } = errand;
  const name = `${target.id} ${target.squares.join()} ${target.health} ${kit} ${grenadesOf(ctx, operator)} ${operator.spotted}`;
  return [upright, name, () => goalsAt(ctx, survey, operator, target, kit)];
}

/** Action points from every square to the goal of an errand. */
export const pointsOf = (ctx: Ctx, survey: Survey, operator: Operator, errand: Assignment): Points =>
  survey.points(...goalsOf(ctx, survey, operator, errand));

/** What a loaded Sten gun is worth to a hunter, and each health point, in action points. */
const STEN = 6;
const HEALTHY = 2;

/** How well placed an Operator is for a target. */
function placing(ctx: Ctx, survey: Survey, operator: Placed<Operator>, target: Target, kit: string): number {
  const away = pointsOf(ctx, survey, operator, { kind: "strike", target, kit }).standing[operator.at] ?? Infinity;
  const armed = kit.includes("gun") && operator.weapons.includes("sten") && operator.ammunition > 0 ? STEN : 0;
  return operator.health * HEALTHY + armed - away;
}

/** The share of the Operators who are abroad at once while nobody is alert: one is seen less than two. */
const ABROAD = 0.5;
/** How many stay behind when an ambush is laid, to bring the news home. */
const RESERVE = 1;

/** How many Operators a target takes at once. */
const handsFor = ({ sort, health, road }: Target): number =>
  road.length > 0 ? 4 : sort === "vehicle" && health > 4 ? 2 : 1;

const carriesPapers = (operator: Operator): boolean => operator.items.some(({ item }) => item === "document");

/** Whether the Operators may go home with what they have: enough is done, and they are looked for. */
function isEnough(ctx: Ctx, targets: readonly Target[]): boolean {
  const { enough, objectives, units } = ctx.state;
  if (enough === 0 || !units.some(({ alert }) => alert)) return false;
  const open = objectives.filter((objective) => objective !== "leave" && !isSettled(ctx, objective, targets));
  return objectives.length - (objectives.includes("leave") ? 1 : 0) - open.length >= enough;
}

/** Whether nothing is left to do for an objective but to leave. */
const isSettled = (ctx: Ctx, objective: string, targets: readonly Target[]): boolean =>
  objective === "take-documents"
    ? ctx.state.operators.some((operator) => operator.fate !== "dead" && countOf(operator, "document") > 0)
    : !targets.some(({ objectives }) => objectives.some((asking) => asking === objective));

/** Who goes about what. */
export type Plan = ReadonlyMap<string, Assignment>;

/** Who goes about what, by the Operators' ids. */
export function planOf(ctx: Ctx, survey = surveyOf(ctx)): Plan {
  const targets = targetsOf(ctx);
  const plan = new Map<string, Assignment>();
  const able = operatorsOnBoard(ctx).filter((operator) => !isCrew(operator) && operator.aboard === null);
  const leaves = ctx.state.objectives.includes("leave");
  for (const operator of able) if (leaves && carriesPapers(operator)) plan.set(operator.id, { kind: "leave" });
  const open = isEnough(ctx, targets) ? [] : targets;
  const pairs = able.flatMap((operator) =>
    plan.has(operator.id)
      ? []
      : open.flatMap((target) => {
          const kit = kitFor(ctx, operator, target);
          if (kit === "") return [];
          return [{ operator, target, kit, placing: placing(ctx, survey, operator, target, kit) }];
        }),
  );
  pairs.sort((a, b) => b.placing - a.placing);
  const hands = new Map<string, number>();
  const most =
    ctx.state.section === "battle"
      ? able.length
      : open.some(({ road }) => road.length > 0)
        ? Math.max(1, able.length - RESERVE)
        : Math.ceil(able.length * ABROAD);
  let abroad = 0;
  for (const { operator, target, kit } of pairs) {
    const taken = hands.get(target.id) ?? 0;
    if (plan.has(operator.id) || abroad >= most || taken >= handsFor(target)) continue;
    plan.set(operator.id, { kind: "strike", target, kit });
    hands.set(target.id, taken + 1);
    abroad++;
  }
  const going = abroad > 0 || isTicking(ctx) || isTyphoonUseful(ctx);
  for (const operator of able)
    if (!plan.has(operator.id)) plan.set(operator.id, { kind: !going && leaves ? "leave" : "wait" });
  return plan;
}

/** Patience wears out after so many turns, down to a rest, so that nobody waits for ever for a way that never opens. */
const patient = { turns: 15, wearsOut: 60 } as const;
/** With a Jäger player on the board time is on his side. */
const hurried = { turns: 2, wearsOut: 10 } as const;
const LEAST_PATIENCE = 0.25;
function patienceOf({ state }: Ctx): number {
  const { turns, wearsOut } = state.jager === null ? patient : hurried;
  return Math.max(LEAST_PATIENCE, 1 - Math.max(0, state.turn - turns) / wearsOut);
}

const inOtherOutfit = (operator: Placed<Operator>): Placed<Operator> =>
  operator.outfit === null
    ? operator
    : {
        ...operator,
        outfit: { ...operator.outfit, wears: operator.outfit.wears === "disguise" ? "regular" : "disguise" },
      };

/** What Nancy would be about in her other outfit: the same, with what she has at hand then. */
function assignmentInOtherOutfit(ctx: Ctx, operator: Placed<Operator>, errand: Assignment): Assignment {
  if (errand.kind !== "strike") return errand;
  return { ...errand, kit: kitFor(ctx, inOtherOutfit(operator), errand.target) };
}

/** Everything the turn of an Operator is judged by. */
export function outlookOf(ctx: Ctx, operator: Placed<Operator>, plan: Plan, survey = surveyOf(ctx)): TurnOutlook {
  const errand = plan.get(operator.id) ?? { kind: "wait" };
  const points = pointsOf(ctx, survey, operator, errand);
  return {
    ctx: ctx,
    operator,
    errand,
    targets: errand.kind === "strike" ? targetsOf(ctx) : [],
    points,
    prospect: errand.kind === "strike" ? (operator.spotted ? worth.hope : worth.prospect) : 0,
    views: viewsNow(ctx),
    next: survey.next,
    patience: patienceOf(ctx),
    changed:
      operator.outfit === null
        ? null
        : () => pointsOf(ctx, survey, inOtherOutfit(operator), assignmentInOtherOutfit(ctx, operator, errand)),
    gainWithout: (unit, from) =>
      (points.standing[from] ?? 0) -
      (survey.pointsWithout(unit, ...goalsOf(ctx, survey, operator, errand)).standing[from] ?? 0),
  };
}
