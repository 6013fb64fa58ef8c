import {
  type Choice,
  choose as kernelChoose,
  roll as kernelRoll,
  type Rules as KernelRules,
  type Prompt,
  type RulesContext,
} from "../../kernel/index.ts";
import type { PromptId } from "../book/decisions.ts";
import { numberIn, readingIn, type Readings } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import type { InterpretationId } from "../book/open-points.ts";
import type { Action } from "./action-schema.ts";
import type { Citation, GloryEvent, Happening } from "./events.ts";
import { nameOf, type Plan, planOf, type Square } from "./plan.ts";
import type { State } from "./state.ts";

/** The table a procedure of this game works at. */
export type Ctx = RulesContext<State, GloryEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

export const reading = <Id extends InterpretationId>(ctx: Ctx, id: Id): Readings[Id] => readingIn(ctx.settings, id);

export const number = (ctx: Ctx, id: NumberId): number => numberIn(ctx.settings, id);

/** Writes an event to the log, with the rules behind it. */
export const record = (ctx: Ctx, event: Happening): void => void ctx.events.push(event);

export const choose = <T>(
  seat: string,
  prompt: Prompt & { readonly id: PromptId },
  choices: readonly Choice<T>[],
): Rules<T> => kernelChoose(seat, prompt, choices);

/** A yes or no of a seat. */
export const asks = (seat: string, prompt: Prompt & { readonly id: PromptId }): Rules<boolean> =>
  choose(seat, prompt, [
    { id: "yes", text: "Yes", value: true },
    { id: "no", text: "No", value: false },
  ]);

export const roll = (dice: number, text: string, ...cites: readonly Citation[]): Rules<readonly number[]> =>
  kernelRoll(dice, 6, { text, cites });

export const planFor = (ctx: Ctx): Plan => planOf(ctx.state);

export const named = (ctx: Ctx, square: Square): string => nameOf(planFor(ctx), square);
