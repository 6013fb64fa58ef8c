import { type ActionForm, type Requirement, Requirements } from "../../kernel/index.ts";
import type { Citation } from "../book/index.ts";
import { type Action, type Ctx, isJagerAction, type JagerAction, jagerSeat } from "../table/index.ts";
import { commandCandidates, isCommandAction, requireCommand } from "./command-actions.ts";
import { isPhaseAction, phaseCandidates, requirePhaseAction } from "./phase-actions.ts";
import { requireToken, tokenCandidates } from "./tokens.ts";

function require(ctx: Ctx, req: Requirements<Citation>, action: JagerAction): void {
  const there = req.need(
    ctx.state.jager !== null,
    { met: "There is a Jäger player.", unmet: "There is no Jäger player in this game: it is co-operative." },
    "rr.open.jager-players",
  );
  if (!there) return;
  if (isPhaseAction(action)) requirePhaseAction(ctx, req, action);
  else if (isCommandAction(action)) requireCommand(ctx, req, action);
  else requireToken(ctx, req, action);
}

/** What an action of the Jäger player requires; another action is not his now. */
export function jagerRequirements(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  if (isJagerAction(action)) require(ctx, req, action);
  else
    req.need(
      false,
      { met: "", unmet: "It is the Jäger player who acts now." },
      "rr.jager.phase-one-of-three",
      "rr.jager.control-move",
    );
  return req.all;
}

/** What could be examined now: in his phase, where a token is to be placed, where a unit is moved. */
function candidates(ctx: Ctx): readonly JagerAction[] {
  const { jager, phase } = ctx.state;
  if (jager === null) return [];
  if (jager.placing !== null) return tokenCandidates(ctx, jager.placing);
  if (jager.commanding !== null) return commandCandidates(ctx, jager.commanding);
  return phase === "jager" ? phaseCandidates(ctx) : [];
}

/** Every legal action of the Jäger player. */
export const jagerLegal = (ctx: Ctx): readonly Action[] => candidates(ctx).filter((action) => isLegal(ctx, action));

function isLegal(ctx: Ctx, action: JagerAction): boolean {
  const req = new Requirements<Citation>(true);
  require(ctx, req, action);
  return req.holding;
}

/** His actions by kind, with what keeps those from being possible that are not; null while he is asked for none. */
export function jagerForms(ctx: Ctx): readonly ActionForm<Action>[] | null {
  const all = candidates(ctx);
  if (all.length === 0) return null;
  return [...new Set(all.map((action) => action.do))].map((name) => {
    const named = all.filter((action) => action.do === name);
    const actions = named.filter((action) => isLegal(ctx, action));
    const [first] = named;
    const requirements = actions.length > 0 || first === undefined ? [] : jagerRequirements(ctx, first);
    return { name, piece: jagerSeat, requirements, actions };
  });
}
