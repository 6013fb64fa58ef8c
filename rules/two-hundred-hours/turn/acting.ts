import { ruleOf } from "../actions/legal.ts";
import type { Action, FighterAction } from "../actions/schema.ts";
import { fighterNamed, type G, impossible, record, type Rules, theFighter } from "../table.ts";
import { putOnCard } from "../tokens.ts";
import { afterAction } from "./moments.ts";

/**
 * Makes one action from its declaration to what follows every action: results, responses and close watch belong to it.
 * The token lies on the card already, or the action is free. zh.fighter.free-action, zh.open.watch-nested
 */
export function* makeAction(g: G, action: FighterAction, free: boolean): Rules {
  const { state } = g;
  const fighter = theFighter(g, action.fighter);
  const rule = ruleOf(action.do);
  if (rule === undefined) throw impossible(`no rule for ${action.do}`);
  state.acting = {
    fighter: fighter.id,
    action: action.do,
    path: fighter.at === null ? [] : [fighter.at],
    straddles: [],
    order: null,
    moved: false,
    alarm: 0,
    instead: false,
  };
  record(g, { event: "action-began", fighter: fighter.id, action: action.do, free }, "zh.action.must-choose");
  yield* rule.perform(g, action);
  for (const moment of afterAction) yield* moment(g);
  state.acting = null;
}

/** Assigns the token that was drawn and makes the action. zh.turn.match-type, zh.turn.token-on-card */
export function* assign(g: G, action: Action): Rules {
  const { state } = g;
  const { drawn } = state;
  if (drawn === null || !("fighter" in action)) throw impossible("no token to assign");
  const fighter = fighterNamed(state, action.fighter);
  if (fighter === undefined) throw impossible(`no fighter ${action.fighter}`);
  putOnCard(state, fighter);
  record(
    g,
    { event: "token-assigned", fighter: fighter.id, token: drawn.kind },
    "zh.turn.match-type",
    "zh.turn.token-on-card",
    "zh.open.active-token",
  );
  if (action.do === "idle")
    record(g, { event: "idle", fighter: fighter.id, why: "nobody has a legal action" }, "zh.open.no-legal-action");
  else if (action.do !== "deploy") yield* makeAction(g, action, false);
}
