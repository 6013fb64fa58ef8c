import { BudgetExceeded, type Look, lazy, type PlayerView } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { Fault } from "../schema/faults.ts";
import { currentBudget } from "../adjudication/budget.ts";
import { sameQuestion } from "./alike.ts";
import type { MoveBody } from "./move.ts";
import { namedRules } from "./rules-used.ts";

/** What the rules of this server show of a stored moment; null where that is more than they can read or draw. */
function attempt<T>(show: () => T | null): T | null {
  try {
    return show();
  } catch (error) {
    if (error instanceof BudgetExceeded) throw error;
    // a moment that was none of theirs may stop them anywhere
    return null;
  }
}

/**
 * A stored moment as a view (null: the public) may look at it, whatever rules it was played by: drawn by those of this
 * server, which judge nothing in it. Null where they can read nothing of it.
 */
export function lookAt(adjudicator: Adjudicator, ruleset: string, body: MoveBody, view: string | null): Look | null {
  const { position, decision } = body;
  const waits = (asked: MoveBody["decision"]): boolean => sameQuestion(asked, decision);
  return attempt(() => adjudicator.game(ruleset).look(position, { seat: view, waits }, currentBudget()));
}

/** The text of a moment that is looked at; null where it cannot be drawn. */
export const printedOf = (look: Look | null): string | null => look && attempt(() => look.print());

/** What is asked of a moment that only rules this server does not have could answer. */
function notByTheseRules(ruleset: string, body: MoveBody, version: string, presentVersion: number): Fault {
  const message = `What is possible, seen or likely here is told by the rules that the game was played by, ${namedRules(ruleset, body.rules)}: this server has ${version}. The game, its moves and its record can be looked at.`;
  return new Fault("rules-changed", message, [{ code: "rules-changed", path: "/gameId", message }], presentVersion);
}

/**
 * A stored moment of other rules as one that can be asked about: it is shown, and every question about what the rules
 * make of it is refused with a Fault. Throws one where it cannot be read at all.
 */
export function readOnlyView(
  adjudicator: Adjudicator,
  ruleset: string,
  body: MoveBody,
  {
    view,
    decision,
    version,
  }: { readonly view: string | null; readonly decision: MoveBody["decision"]; readonly version: number },
): PlayerView {
  const game = adjudicator.game(ruleset);
  const refusal = (): Fault => notByTheseRules(ruleset, body, game.version, version);
  const refused = (): never => {
    throw refusal();
  };
  const look = lookAt(adjudicator, ruleset, body, view);
  if (look === null) throw refusal();
  const shown = <T>(show: () => T): T => attempt(show) ?? refused();
  return {
    game: ruleset,
    position: lazy(() => attempt(() => look.position())),
    decision: () => decision,
    seats: () => shown(() => look.seats()),
    sharesVictory: refused,
    moment: () => attempt(() => look.moment()) ?? body.moment,
    board: () => shown(() => look.board()),
    print: () => shown(() => look.print()),
    adjudicate: refused,
    forms: refused,
    requirements: refused,
    outlook: refused,
    ownerOf: refused,
    ownerOfPiece: refused,
    dealt: refused,
    crews: refused,
    pieceOf: refused,
    sight: refused,
    field: refused,
    odds: refused,
    preview: refused,
    policyMove: refused,
    foresight: refused,
    sample: refused,
  };
}
