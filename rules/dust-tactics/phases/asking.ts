import { act } from "../../kernel/index.ts";
import { legalActions } from "../actions/forms.ts";
import { isLegal, requirementsOf } from "../actions/requirements.ts";
import type { Action } from "../table/action-schema.ts";
import type { PromptId } from "../book/decisions.ts";
import type { Ctx, Rules } from "../table/context.ts";

/** Asks whoever may act for an action. */
export const ask = (
  ctx: Ctx,
  seat: string,
  id: PromptId,
  text: string,
  piece?: string,
  within = false,
): Rules<Action> =>
  act({
    seat,
    ...(within && { nested: true }),
    prompt: { id, text, ...(piece !== undefined && { piece }) },
    requirements: (action) => requirementsOf(ctx, action),
    isLegal: (action) => isLegal(ctx, action),
    legal: () => legalActions(ctx),
  });
