import { type ActAsk, type Answer, NothingLegal, type Policy } from "../../kernel/index.ts";
import { isFootKind } from "../book/foot-kinds.ts";
import type { Action } from "../table/action-schema.ts";
import { type Ctx, distanceBetween, operatorsOnBoard, type Placed, unitsOnBoard } from "../table/context.ts";
import type { RogueEvent } from "../table/events.ts";
import type { Operator, State } from "../table/state.ts";
import { jagerSeat } from "../table/view.ts";
import { aircraftAction } from "./aircraft.ts";
import { optionScore } from "./choices.ts";
import { bestOf, outlookOf, type Plan, planOf } from "./assignments.ts";
import { type TurnOutlook, worth } from "./outlook.ts";
import { proposals } from "./proposals.ts";
import type { Proposal } from "./strikes.ts";
import { jagerPolicy } from "./jager.ts";
import { type Survey, surveyOf } from "./survey.ts";
import { vehicleAction } from "./vehicles.ts";
import { viewsNow } from "./watch.ts";

/** The Operator who acts: the one in the middle of his turn, else one who has something to do, else any. */
function actingOperator(ctx: Ctx, plan: Plan): Placed<Operator> | undefined {
  const able = operatorsOnBoard(ctx).filter(({ turn }) => turn !== "finished");
  const acting = able.find(({ turn }) => turn === "acting");
  if (acting !== undefined || able.length < 2) return acting ?? able[0];
  return able.find(({ id }) => plan.get(id)?.kind === "strike") ?? able[0];
}

/** Squares within which a unit may be worth a cigarette, and how many of the nearest are thought about. */
const NEAR = 12;
const OFFERS = 2;

/**
 * A cigarette for the unit whose looking away helps the acting Operator most. rr.event.cigarette-use,
 * rr.event.cigarette-effect
 */
function cigarette(ctx: Ctx, outlook: TurnOutlook, survey: Survey): Proposal | undefined {
  const { operator } = outlook;
  const holder = operatorsOnBoard(ctx).find((other) => other.cigarette);
  if (holder === undefined || operator.turn !== "to-act") return undefined;
  const nearest = unitsOnBoard(ctx)
    .filter((unit) => isFootKind(unit.kind) && !unit.alert && distanceBetween(ctx, unit.at, operator.at) <= NEAR)
    .toSorted((a, b) => distanceBetween(ctx, a.at, operator.at) - distanceBetween(ctx, b.at, operator.at));
  const gifts = nearest.slice(0, OFFERS).flatMap((unit): readonly Proposal[] => {
    const smoking: Ctx = {
      ...ctx,
      state: {
        ...ctx.state,
        units: ctx.state.units.map((other) => (other.id === unit.id ? { ...other, smoking: true } : other)),
      },
    };
    const best = bestOf(
      proposals({ ...outlook, ctx: smoking, views: viewsNow(smoking), next: survey.nextWithout(unit.id) }),
      ({ score }) => score,
    );
    return best === undefined
      ? []
      : [
          {
            action: { do: "give-cigarette", operator: holder.id, target: unit.id },
            score: best.score - worth.cigarette,
          },
        ];
  });
  return bestOf(gifts, ({ score }) => score);
}

/**
 * What an action is worth when nothing is proposed that is legal: to end the turn, rather than something the bot does
 * not know.
 */
function plainScore(action: Action): number {
  switch (action.do) {
    case "end-turn":
      return 2;
    case "end-phase":
      return 1;
    case "move":
    case "sprint":
      return 0;
    case "break-cover":
      return -100;
    default:
      return -10;
  }
}

/** The best proposal that is legal. */
function bestAction(ctx: Ctx, ask: ActAsk<Action>): Action | undefined {
  const survey = surveyOf(ctx);
  const plan = planOf(ctx, survey);
  const nobodyStrikes = ![...plan.values()].some(({ kind }) => kind === "strike");
  const flight = ctx.state.typhoon === null ? undefined : aircraftAction(ctx, ask.legal(), nobodyStrikes);
  if (flight !== undefined) return flight;
  const sortie = vehicleAction(ctx, () => ask.legal());
  if (sortie !== undefined) return sortie;
  const operator = actingOperator(ctx, plan);
  if (operator === undefined) return bestOf(ask.legal(), plainScore);
  for (const action of ranked(outlookOf(ctx, operator, plan, survey), survey)) if (isLegal(ask, action)) return action;
  return bestOf(ask.legal(), plainScore);
}

const isLegal = (ask: ActAsk<Action>, action: Action): boolean =>
  ask.isLegal?.(action) ?? ask.requirements(action).every(({ holds }) => holds);

/** What is proposed for the acting Operator, the best first, legal or not. */
function ranked(outlook: TurnOutlook, survey: Survey): ReadonlySet<Action> {
  const gift = cigarette(outlook.ctx, outlook, survey);
  const all = [...proposals(outlook), ...(gift === undefined ? [] : [gift])];
  return new Set(all.sort((a, b) => b.score - a.score).map(({ action }) => action));
}

/** How many of the proposals are worth trying, and how many are looked at for them. */
const MOST_PROPOSED = 16;
const MOST_LOOKED_AT = 48;

/**
 * What the bot would do for the Operators, and what it holds worth doing instead, the best first: what begins in the same
 * way is one. The Jäger player's actions are all that is legal.
 */
export function actionProposals(ask: ActAsk<Action>, ctx: Ctx): readonly Action[] {
  const survey = surveyOf(ctx);
  const plan = planOf(ctx, survey);
  const operator = ask.seat === jagerSeat ? undefined : actingOperator(ctx, plan);
  if (operator === undefined) return ask.legal();
  const proposed: Action[] = [];
  let looked = 0;
  for (const action of ranked(outlookOf(ctx, operator, plan, survey), survey)) {
    if (proposed.length >= MOST_PROPOSED || looked++ >= MOST_LOOKED_AT) break;
    if (isLegal(ask, action)) proposed.push(action);
  }
  return proposed;
}

/**
 * Plays the Operators sensibly, by the objectives of the mission: one hunts the officers, unseen as long as he can and
 * with the knife where he may; the others keep out of sight near the exit; when all is done, everyone leaves.
 *
 * Each turn is thought through to its end: every place that moves, sprints, climbs and postures lead to is judged by
 * who notices the Operator on the way, by who may come to see him in the Event and Patrol Phases (over the cards that
 * are left), by the attacks he may draw, and by the action points left to his goal, with watched squares at a price. It
 * is a pure function of the state: the same moment has the same answer.
 */
export const sensiblePolicy: Policy<State, Action, RogueEvent> = (ask, ctx): Answer<Action> => {
  if (ask.seat === jagerSeat) return jagerPolicy(ask, ctx);
  if (ask.ask === "choose") {
    const option = bestOf(ask.options, (candidate) => optionScore(ctx, ask, candidate));
    if (option === undefined) throw new Error(`No option: ${ask.prompt.id}`);
    return { option: option.id };
  }
  const action = bestAction(ctx, ask);
  if (action === undefined) throw new NothingLegal(ask.prompt.id);
  return { action };
};
