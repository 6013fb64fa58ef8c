import {
  type Choice,
  choose as kernelChoose,
  roll as kernelRoll,
  type Rules as KernelRules,
  type Prompt,
  type RulesContext,
} from "../../kernel/index.ts";
import type { DecisionId } from "../book/decisions.ts";
import { numberIn, readingIn, type Readings } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import type { OpenPointId } from "../book/open-points.ts";
import type { Action } from "./action-schema.ts";
import type { Citation, GloryEvent, CitedGloryEvent } from "./events.ts";
import { nameOfSquare, type Plan, planOf, type Square } from "./plan.ts";
import type { State } from "./state.ts";

/** The table a procedure of this game works at. */
export type Ctx = RulesContext<State, GloryEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

export const reading = <Id extends OpenPointId>(ctx: Ctx, id: Id): Readings[Id] => readingIn(ctx.settings, id);

export const number = (ctx: Ctx, id: NumberId): number => numberIn(ctx.settings, id);

/** Writes an event to the log, with the rules behind it. */
export const record = (ctx: Ctx, event: CitedGloryEvent): void => void ctx.events.push(event);

export const choose = <T>(
  seat: string,
  prompt: Prompt & { readonly id: DecisionId },
  choices: readonly Choice<T>[],
): Rules<T> => kernelChoose(seat, prompt, choices);

/** A yes or no of a seat. */
export const askYesNo = (seat: string, prompt: Prompt & { readonly id: DecisionId }): Rules<boolean> =>
  choose(seat, prompt, [
    { id: "yes", text: "Yes", value: true },
    { id: "no", text: "No", value: false },
  ]);

export const roll = (dice: number, text: string, ...cites: readonly Citation[]): Rules<readonly number[]> =>
  kernelRoll(dice, 6, { text, cites });

export const planFor = (ctx: Ctx): Plan => planOf(ctx.state);

export const squareName = (ctx: Ctx, square: Square): string => nameOfSquare(planFor(ctx), square);
