import { act, everyHolds, Requirements, type FormEnds } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Pending } from "./state.ts";
import { type Ctx, impossible, type Prompt, record, type Rules, type Req } from "./context.ts";
import type { Action, PlaceAnswer } from "./action-schema.ts";
import { withMeasuring } from "./hanging.ts";

/** A question (`state.pending`) that is answered by an action: which answers are legal, and which are worth naming. */
export interface QuestionRule<Answer extends Action = Action> {
  /** What an answer requires. */
  requires(ctx: Ctx, req: Req, action: Answer): void;
  /** Answers worth naming, not all of them legal. */
  candidates(ctx: Ctx): readonly Answer[];
  /** Where it may end on the table, where not all ends can be listed. */
  ends?(ctx: Ctx, listed: readonly Answer[]): FormEnds;
}

/** Whether an action answers a question within a procedure. */
const isPlaceAnswer = (action: Action): action is PlaceAnswer =>
  action.do === "go" || action.do === "go-to" || action.do === "stay" || action.do === "put" || action.do === "face";

/** A question that is answered by a path, a place or a facing; one that may be left is answered by "stay", too. */
export const answeredByPlace = (rule: QuestionRule<PlaceAnswer>): QuestionRule => ({
  requires(ctx, req, action) {
    const { pending } = ctx.state;
    const fits = pending !== null && isPlaceAnswer(action);
    const says = { met: "This answers what is asked now.", unmet: "This does not answer what is asked now." };
    if (!req.need(fits, says, "zh.action.results-after") || !fits) return;
    if (action.do === "stay")
      req.need(pending.optional, {
        met: "It may be left.",
        unmet: "It may not be left: an answer is needed.",
        cites: ["zh.action.results-after"],
      });
    else rule.requires(ctx, req, action);
  },
  candidates: (ctx) => [
    ...(ctx.state.pending?.optional === true ? [{ do: "stay" } as const] : []),
    ...rule.candidates(ctx),
  ],
  ...(rule.ends !== undefined && { ends: (ctx, listed) => rule.ends?.(ctx, listed.filter(isPlaceAnswer)) ?? noEnds }),
});

const noEnds: FormEnds = { region: [], named: [] };

/** Whether an answer is legal. */
export const isAnswer = (ctx: Ctx, rule: QuestionRule, action: Action): boolean =>
  everyHolds<Citation>((req) => rule.requires(ctx, req, action));

/** The legal answers worth naming, each once: places round several things may be the same. */
export const answersTo = (ctx: Ctx, rule: QuestionRule): readonly Action[] =>
  [...new Map(rule.candidates(ctx).map((answer) => [JSON.stringify(answer), answer])).values()].filter((answer) =>
    isAnswer(ctx, rule, answer),
  );

/** What a question is about. */
export type Asked = Pick<Pending, "kind" | "side"> & Partial<Pending>;

/**
 * Asks a side for an action that answers a question. What it is about stands in `state.pending` while it is asked; the
 * rule says which answers are legal, and stands in the table of `actions/registry.ts` under its kind. A question that is
 * not nested in a procedure is a checkpoint.
 */
export function* askQuestion(
  ctx: Ctx,
  prompt: Prompt,
  rule: QuestionRule,
  about: Asked,
  how: { readonly nested?: true } = {},
): Rules<Action> {
  ctx.state.pending = { fighter: null, subject: null, shut: null, most: null, optional: false, ...about };
  const action = yield* act<Action>({
    seat: about.side,
    prompt,
    ...how,
    requirements: (given) => {
      const req = new Requirements<Citation>();
      rule.requires(ctx, req, given);
      return withMeasuring(ctx, req.all, (other) => isAnswer(other, rule, given));
    },
    isLegal: (given) => isAnswer(ctx, rule, given),
    legal: () => answersTo(ctx, rule),
  });
  ctx.state.pending = null;
  return action;
}

/** Asks a side for a path, a place or a facing in the middle of a procedure. */
export function* askForPlace(ctx: Ctx, prompt: Prompt, rule: QuestionRule, about: Asked): Rules<PlaceAnswer> {
  const action = yield* askQuestion(ctx, prompt, rule, about, { nested: true });
  if (!isPlaceAnswer(action)) throw impossible(`${action.do} answers ${prompt.id}`);
  if (action.do === "stay") {
    const { side: seat, fighter = null, kind: what } = about;
    record(ctx, { event: "left-out", seat, fighter, what, cites: ["zh.action.results-after"] });
  }
  return action;
}
