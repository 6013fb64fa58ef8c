import {
  type AsksYesNo,
  askYesNo as kernelAskYesNo,
  choose as kernelChoose,
  type Chooses,
  roll as kernelRoll,
  type Rules as KernelRules,
  type RulesContext,
  type Requirements,
} from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { PromptId } from "../book/decisions.ts";
import { DIE_FACES } from "../book/dice.ts";
import type { Action } from "./action-schema.ts";
import type { CitedGloryEvent, GloryEvent } from "./events.ts";
import { nameOfSquare, type Plan, planOf, type Square } from "./plan.ts";
import type { State } from "./state.ts";

export { hangingOn, number, partingOn, reading } from "../book/in-force.ts";

/** What every procedure of this game works on: the state, the events so far and the settings. */
export type Ctx = RulesContext<State, GloryEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

/** What an action requires, with the rules each point comes from. */
export type Req = Requirements<Citation>;

/** Writes an event to the log, with the rules behind it. */
export const record = (ctx: Ctx, event: CitedGloryEvent): void => void ctx.events.push(event);

/** Asks a seat to choose one of the options. */
export const choose: Chooses<Action, PromptId> = kernelChoose;

/** Asks a seat for a yes or a no. */
export const askYesNo: AsksYesNo<Action, PromptId> = kernelAskYesNo;

/** Rolls dice. */
export const roll = (dice: number, text: string, ...cites: readonly Citation[]): Rules<readonly number[]> =>
  kernelRoll(dice, DIE_FACES, { text, cites });

/** The plan of the stronghold the game is played in. */
export const planFor = (ctx: Ctx): Plan => planOf(ctx.state);

/** The name of a square, "x,y". */
export const squareName = (ctx: Ctx, square: Square): string => nameOfSquare(planFor(ctx), square);
