import type { Wording } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Action, ActionOf } from "../table/action-schema.ts";
import type { Req } from "../table/context.ts";

/** Whether an answer is of the kind that is asked for now: else what is asked is said. */
export const requireAnswer = <Name extends Action["do"]>(
  req: Req,
  action: Action,
  name: Name,
  says: Wording,
  cite: Citation,
): action is ActionOf<Name> => req.need(action.do === name, says, cite);
