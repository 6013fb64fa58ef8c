import { type Square, squareNamed } from "../../geometry/index.ts";
import type { Answer, ChooseAsk, Option, Policy } from "../../kernel/index.ts";
import type { Action } from "../operators/index.ts";
import { aircraftAction, lineWorth } from "./aircraft.ts";
import { bestOf, hunterOf, outlookOf } from "./errands.ts";
import { type Outlook, worth } from "./outlook.ts";
import { type Proposal, proposals } from "./proposals.ts";
import { jagerPolicy } from "./jager.ts";
import { likelyNext, viewsNow } from "./watch.ts";
import type { RogueEvent } from "../catalogue/index.ts";
import {
  apart,
  type G,
  jagerSeat,
  grid,
  type Operator,
  operatorNamed,
  operatorsOnBoard,
  type Placed,
  type State,
  unitNamed,
  unitsOnBoard,
} from "../board/index.ts";

/** The Operator who acts: the one in the middle of his turn, else the hunter, else any. */
function actingOperator(g: G): Placed<Operator> | undefined {
  const able = operatorsOnBoard(g).filter(({ turn }) => turn !== "finished");
  const acting = able.find(({ turn }) => turn === "acting");
  if (acting !== undefined || able.length < 2) return acting ?? able[0];
  const hunter = hunterOf(g);
  return able.find(({ id }) => id === hunter?.id) ?? able[0];
}

/** Squares within which a unit may be worth a cigarette. */
const NEAR = 12;

/**
 * A cigarette for the unit whose looking away helps the acting Operator most. rr.event.cigarette-use,
 * rr.event.cigarette-effect
 */
function cigarette(g: G, outlook: Outlook): Proposal | undefined {
  const { operator } = outlook;
  const holder = operatorsOnBoard(g).find((other) => other.cigarette);
  if (holder === undefined || operator.turn !== "to-act") return undefined;
  const gifts = unitsOnBoard(g).flatMap((unit): readonly Proposal[] => {
    if (unit.alert || apart(g, unit.at, operator.at) > NEAR) return [];
    const smoking: G = {
      ...g,
      state: {
        ...g.state,
        units: g.state.units.map((other) => (other.id === unit.id ? { ...other, smoking: true } : other)),
      },
    };
    const best = bestOf(
      proposals({ ...outlook, g: smoking, views: viewsNow(smoking), next: likelyNext(smoking) }),
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

/** The cards a bomb's card is put under. */
const FUSE = 3;

const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The best proposal that is legal. */
function bestAction(g: G, legal: readonly Action[]): Action | undefined {
  const flight = aircraftAction(g, legal);
  if (flight !== undefined) return flight;
  const operator = actingOperator(g);
  if (operator === undefined) return bestOf(legal, plainScore);
  const outlook = outlookOf(g, operator);
  const gift = cigarette(g, outlook);
  const ranked = [...proposals(outlook), ...(gift === undefined ? [] : [gift])].sort((a, b) => b.score - a.score);
  const listed = new Map(legal.map((action) => [keyOf(action), action]));
  for (const { action } of ranked) {
    const found = listed.get(keyOf(action));
    if (found !== undefined) return found;
  }
  return bestOf(legal, plainScore);
}

/** The square on which a unit would come to stand by an option, where options are squares or routes. */
const squareOf = (g: G, option: Option): Square | null => squareNamed(grid(g), option.id.split(" ").at(-1) ?? "");

/**
 * What an option of the players' is worth: units come to stand far away, harm goes to those who bear it best, the
 * hunter stays hidden.
 */
function optionScore(g: G, { prompt }: ChooseAsk, option: Option): number {
  const operator = operatorNamed(g, option.id);
  const unit = unitNamed(g, option.id);
  const square = squareOf(g, option);
  switch (prompt.id) {
    case "rr.decide.cigarette-holder":
      return operator?.id === hunterOf(g)?.id ? 1 : 0;
    case "rr.decide.nominate":
      return operator?.id === hunterOf(g)?.id ? 0 : (operator?.health ?? 0);
    case "rr.decide.allocate-strafe":
      return unit?.kind === "officer" ? 2 : unit?.alert === true ? 1 : 0;
    case "rr.decide.bomb-depth":
      // time to get away, and no more
      return -Math.abs(Number(option.id) - FUSE);
    case "rr.decide.typhoon-line":
      return lineWorth(g, Number(option.id));
    case "rr.decide.mark-interrupt":
    case "rr.decide.mark-event":
    case "rr.decide.mark-order":
      return option.id === "wait" ? 0 : 1;
    default:
      if (square !== null) return Math.min(...operatorsOnBoard(g).map(({ at }) => apart(g, at, square)));
      return operator?.health ?? 0;
  }
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
export const sensiblePolicy: Policy<State, Action, RogueEvent> = (ask, g): Answer<Action> => {
  if (ask.seat === jagerSeat) return jagerPolicy(ask, g);
  if (ask.ask === "choose") {
    const option = bestOf(ask.options, (candidate) => optionScore(g, ask, candidate));
    if (option === undefined) throw new Error(`No option: ${ask.prompt.id}`);
    return { option: option.id };
  }
  const action = bestAction(g, ask.legal());
  if (action === undefined) throw new Error(`No legal action: ${ask.prompt.id}`);
  return { action };
};
