import { everyHolds, Requirements, type FormEnds } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Pending } from "./state.ts";
import { askAction, type Ctx, impossible, type Prompt, record, type Rules, type Req } from "./context.ts";
import type { Action, PlaceAnswer } from "./action-schema.ts";

/** Whether an action answers a question within a procedure. */
export const isPlaceAnswer = (action: Action): action is PlaceAnswer =>
  action.do === "go" || action.do === "go-to" || action.do === "stay" || action.do === "put" || action.do === "face";

/** Adds what an answer to the question in `state.pending` requires. */
export function requireAnswer(ctx: Ctx, req: Req, rule: PendingRule | undefined, action: Action): void {
  const { pending } = ctx.state;
  const fits = pending !== null && rule !== undefined && isPlaceAnswer(action);
  const says = { met: "This answers what is asked now.", unmet: "This does not answer what is asked now." };
  if (!req.need(fits, says, "zh.action.results-after") || !fits) return;
  if (action.do === "stay")
    req.need(pending.optional, {
      met: "It may be left.",
      unmet: "It may not be left: an answer is needed.",
      cites: ["zh.action.results-after"],
    });
  else rule.requires(ctx, req, action);
}

/** The legal answers worth listing to the question in `state.pending`. */
export function pendingCandidates(ctx: Ctx, rule: PendingRule): readonly PlaceAnswer[] {
  const isLegal = (action: PlaceAnswer): boolean =>
    everyHolds<Citation>((req) => requireAnswer(ctx, req, rule, action));
  const stay: readonly PlaceAnswer[] = ctx.state.pending?.optional === true ? [{ do: "stay" }] : [];
  return [...stay, ...eachOnce(rule.candidates(ctx)).filter(isLegal)];
}

/**
 * Asks a side for a path, a place or a facing in the middle of a procedure. What it is about stands in `state.pending`
 * while it is asked; the rule says which answers are legal, and stands in the table of `registry.ts` under its kind.
 */
export function* askForPlace(
  ctx: Ctx,
  prompt: Prompt,
  rule: PendingRule,
  about: Pick<Pending, "kind" | "side"> & Partial<Pending>,
): Rules<PlaceAnswer> {
  const { state } = ctx;
  state.pending = { fighter: null, subject: null, shut: null, most: null, optional: false, ...about };
  const action = yield* askAction(about.side, prompt, {
    requirements: (given) => {
      const req = new Requirements<Citation>();
      requireAnswer(ctx, req, rule, given);
      return req.all;
    },
    isLegal: (given) => everyHolds<Citation>((req) => requireAnswer(ctx, req, rule, given)),
    legal: () => pendingCandidates(ctx, rule),
  });
  state.pending = null;
  if (!isPlaceAnswer(action)) throw impossible(`${action.do} answers ${prompt.id}`);
  if (action.do === "stay") {
    const { side: seat, fighter = null, kind: what } = about;
    record(ctx, { event: "left-out", seat, fighter, what, cites: ["zh.action.results-after"] });
  }
  return action;
}

/** A question within a procedure (`state.pending`) that is answered by an action: which answers are legal. */
export interface PendingRule {
  /** What an answer requires. */
  requires(ctx: Ctx, req: Req, action: PlaceAnswer): void;
  /** Answers worth naming. */
  candidates(ctx: Ctx): readonly PlaceAnswer[];
  ends?(ctx: Ctx, listed: readonly PlaceAnswer[]): FormEnds;
}

/** The answers worth listing, without duplicates: places round several things may be the same. */
export const eachOnce = <A extends object>(answers: readonly A[]): readonly A[] => [
  ...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values(),
];
