import {
  type Choice,
  choose as kernelChoose,
  type Prompt,
  roll as kernelRoll,
  type Rules as KernelRules,
  type RulesContext,
} from "../../kernel/index.ts";
import type { DecisionId } from "../book/decisions.ts";
import { numberIn, readingIn, type Readings } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import type { OpenPointId } from "../book/open-points.ts";
import type { Action } from "./action-schema.ts";
import type { Citation, CitedGloryEvent, GloryEvent } from "./events.ts";
import { nameOfSquare, type Plan, planOf, type Square } from "./plan.ts";
import type { State } from "./state.ts";

/** What every procedure of this game works on: the state, the events so far and the settings. */
export type Ctx = RulesContext<State, GloryEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

/** The reading of an open point that is in force. */
export const reading = <Id extends OpenPointId>(ctx: Ctx, id: Id): Readings[Id] => readingIn(ctx.settings, id);

/** A number of the rules, or what a setting puts in its place. */
export const number = (ctx: Ctx, id: NumberId): number => numberIn(ctx.settings, id);

/** Writes an event to the log, with the rules behind it. */
export const record = (ctx: Ctx, event: CitedGloryEvent): void => void ctx.events.push(event);

/** Asks a seat to choose one of the options. */
export const choose = <T>(
  seat: string,
  prompt: Prompt & { readonly id: DecisionId },
  choices: readonly Choice<T>[],
): Rules<T> => kernelChoose(seat, prompt, choices);

/** Asks a seat for a yes or a no. */
export const askYesNo = (seat: string, prompt: Prompt & { readonly id: DecisionId }): Rules<boolean> =>
  choose(seat, prompt, [
    { id: "yes", text: "Yes", value: true },
    { id: "no", text: "No", value: false },
  ]);

/** Rolls six-sided dice. */
export const roll = (dice: number, text: string, ...cites: readonly Citation[]): Rules<readonly number[]> =>
  kernelRoll(dice, 6, { text, cites });

/** The plan of the stronghold the game is played in. */
export const planFor = (ctx: Ctx): Plan => planOf(ctx.state);

/** The name of a square, "x,y". */
export const squareName = (ctx: Ctx, square: Square): string => nameOfSquare(planFor(ctx), square);
