import { type ActionForm, type Requirement, Requirements } from "../../kernel/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { type Action, type G, isJagerAction, type JagerAction, jagerSeat } from "../board/index.ts";
import { commandCandidates, isCommandAction, requireCommand } from "./command-actions.ts";
import { isPhaseAction, phaseCandidates, requirePhaseAction } from "./phase-actions.ts";
import { requireToken, tokenCandidates } from "./tokens.ts";

function require(g: G, r: Requirements<Citation>, action: JagerAction): void {
  const there = r.need(
    g.state.jager !== null,
    { met: "There is a Jäger player.", unmet: "There is no Jäger player in this game: it is co-operative." },
    "rr.open.jager-players",
  );
  if (!there) return;
  if (isPhaseAction(action)) requirePhaseAction(g, r, action);
  else if (isCommandAction(action)) requireCommand(g, r, action);
  else requireToken(g, r, action);
}

/** What an action of the Jäger player requires; another action is not his now. */
export function jagerRequirements(g: G, action: Action): readonly Requirement[] {
  const r = new Requirements<Citation>();
  if (isJagerAction(action)) require(g, r, action);
  else
    r.need(
      false,
      { met: "", unmet: "It is the Jäger player who acts now." },
      "rr.jager.phase-one-of-three",
      "rr.jager.control-move",
    );
  return r.all;
}

/** What could be examined now: in his phase, where a token is to be placed, where a unit is moved. */
function candidates(g: G): readonly JagerAction[] {
  const { jager, phase } = g.state;
  if (jager === null) return [];
  if (jager.placing !== null) return tokenCandidates(g, jager.placing);
  if (jager.commanding !== null) return commandCandidates(g, jager.commanding);
  return phase === "jager" ? phaseCandidates(g) : [];
}

/** Every legal action of the Jäger player. */
export const jagerLegal = (g: G): readonly Action[] => candidates(g).filter((action) => isLegal(g, action));

function isLegal(g: G, action: JagerAction): boolean {
  const r = new Requirements<Citation>(true);
  require(g, r, action);
  return r.holding;
}

/** His actions by kind, with what keeps those from being possible that are not; null while he is asked for none. */
export function jagerForms(g: G): readonly ActionForm<Action>[] | null {
  const all = candidates(g);
  if (all.length === 0) return null;
  return [...new Set(all.map((action) => action.do))].map((name) => {
    const named = all.filter((action) => action.do === name);
    const actions = named.filter((action) => isLegal(g, action));
    const [first] = named;
    const requirements = actions.length > 0 || first === undefined ? [] : jagerRequirements(g, first);
    return { name, piece: jagerSeat, requirements, actions };
  });
}
