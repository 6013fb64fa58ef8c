import { act } from "../../kernel/index.ts";
import { candidatesNow, isLegal, legalActions, perform, requirementsOf } from "../actions/index.ts";
import type { PromptId } from "../book/decisions.ts";
import type { Action } from "../table/action-schema.ts";
import type { Ctx, Rules } from "../table/context.ts";

/** A question that an action answers. */
export interface Question {
  readonly seat: string;
  readonly id: PromptId;
  readonly text: string;
  /** The piece it is about. */
  readonly piece?: string;
  /** It is asked in the middle of what another answer began: the position stays at what was before. */
  readonly nested?: true;
}

/** Asks a seat for an action. */
export const ask = (ctx: Ctx, { seat, nested, ...prompt }: Question): Rules<Action> =>
  act({
    seat,
    ...(nested && { nested }),
    prompt,
    requirements: (action) => requirementsOf(ctx, action),
    isLegal: (action) => isLegal(ctx, action),
    legal: () => legalActions(ctx),
    candidates: () => candidatesNow(ctx),
  });

/** Asks a seat for an action and carries it out. */
export function* askAndPerform(ctx: Ctx, question: Question): Rules {
  yield* perform(ctx, yield* ask(ctx, question));
}
