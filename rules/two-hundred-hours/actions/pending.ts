import { allHold, Requirements } from "../../kernel/index.ts";
import type { Pending } from "../state/index.ts";
import { askWithin, type Citation, type G, impossible, type Prompt, record, type Rules } from "../table.ts";
import { eachOnce } from "./each-once.ts";
import type { Needs, PendingRule } from "./rule.ts";
import type { Action, PlaceAnswer } from "./schema.ts";

/** Whether an action answers a question within a procedure. */
export const isPlaceAnswer = (action: Action): action is PlaceAnswer =>
  action.do === "go" || action.do === "go-to" || action.do === "stay" || action.do === "put" || action.do === "face";

/** Adds what an answer to the question that waits in `state.pending` requires. */
export function pendingNeeds(g: G, r: Needs, rule: PendingRule | undefined, action: Action): void {
  const { pending } = g.state;
  const fits = pending !== null && rule !== undefined && isPlaceAnswer(action);
  if (
    !r.need(
      fits,
      { met: "This answers what is asked now.", unmet: "This does not answer what is asked now." },
      "zh.action.results-after",
    ) ||
    !fits
  )
    return;
  if (action.do === "stay")
    r.need(
      pending.optional,
      { met: "It may be left.", unmet: "It may not be left: an answer is needed." },
      "zh.action.results-after",
    );
  else rule.needs(g, r, action);
}

/** Legal answers worth naming to the question that waits. */
export function pendingCandidates(g: G, rule: PendingRule): readonly PlaceAnswer[] {
  const isLegal = (action: PlaceAnswer): boolean => allHold<Citation>((r) => pendingNeeds(g, r, rule, action));
  const stay: readonly PlaceAnswer[] = g.state.pending?.optional === true ? [{ do: "stay" }] : [];
  return [...stay, ...eachOnce(rule.candidates(g)).filter(isLegal)];
}

/**
 * Asks a side for a way, a place or a facing in the middle of a procedure. What it is about stands in `state.pending`
 * while it is asked; the rule says which answers are legal, and stands in the table of `registry.ts` under its kind.
 */
export function* askForPlace(
  g: G,
  prompt: Prompt,
  rule: PendingRule,
  about: Pick<Pending, "kind" | "side"> & Partial<Pending>,
): Rules<PlaceAnswer> {
  const { state } = g;
  state.pending = { fighter: null, subject: null, shut: null, most: null, optional: false, ...about };
  const action = yield* askWithin(about.side, prompt, {
    requirements: (given) => {
      const r = new Requirements<Citation>();
      pendingNeeds(g, r, rule, given);
      return r.all;
    },
    isLegal: (given) => allHold<Citation>((r) => pendingNeeds(g, r, rule, given)),
    legal: () => pendingCandidates(g, rule),
  });
  state.pending = null;
  if (!isPlaceAnswer(action)) throw impossible(`${action.do} answers ${prompt.id}`);
  if (action.do === "stay") {
    const { side: seat, fighter = null, kind: what } = about;
    record(g, { event: "left-out", seat, fighter, what, cites: ["zh.action.results-after"] });
  }
  return action;
}
