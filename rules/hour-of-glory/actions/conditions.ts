import type { Requirements } from "../../kernel/index.ts";
import type { Citation } from "../events.ts";
import type { Guard, Sentry, Turn } from "../state.ts";
import {
  type Agent,
  agentNamed,
  type G,
  isDoorOpen,
  isEngaged,
  isPlaced,
  type OnBoard,
  planFor,
  reading,
} from "../table.ts";

/** What an action requires, with the rules each point comes from. */
export type Needs = Requirements<Citation>;

/** A Sentry only attacks, and what a Guard does beside it his pursuit decides. hg.sentry.actions, hg.guard.actions */
function commanded(g: G, r: Needs, agent: Sentry | Guard): void {
  const isSentry = agent.kind === "sentry";
  r.need(
    g.state.phase === (isSentry ? "sentries" : "guards"),
    `The ${isSentry ? "Sentries" : "Guards"} act now.`,
    "hg.turn.orders-by-type",
  );
  r.need(
    false,
    isSentry ? `A Sentry fights or shoots, nothing else.` : `A Guard opens doors, fights and shoots as he pursues.`,
    isSentry ? "hg.sentry.actions" : "hg.guard.actions",
  );
}

/** The agent whose turn it is, if it is this one's. */
export function inTurn(g: G, r: Needs, id: string): { readonly agent: OnBoard<Agent>; readonly turn: Turn } | null {
  const { turn } = g.state;
  const agent = agentNamed(g, id);
  if (
    !r.need(agent !== undefined && isPlaced(agent), `${id} is an agent in play.`, "hg.turn.round") ||
    agent === undefined
  )
    return null;
  if (agent.kind === "sentry" || agent.kind === "guard") {
    commanded(g, r, agent);
    return null;
  }
  const phase = agent.kind === "intruder" ? "hg.turn.intruders-first" : "hg.turn.orders-by-type";
  if (!r.need(turn?.agent === id, `It is the turn of ${id}.`, phase, "hg.turn.fixed-order") || turn === null)
    return null;
  return { agent, turn };
}

/** He is conscious. hg.wound.unconscious-inert */
export const conscious = (r: Needs, agent: Agent): boolean =>
  r.need(!agent.prone, `${agent.id} is conscious.`, "hg.wound.unconscious-inert");

/** He is in no fight: an engaged agent does nothing but FIGHT. hg.engage.fight-only */
export const unengaged = (g: G, r: Needs, agent: OnBoard<Agent>): boolean =>
  r.need(!isEngaged(g, agent), `${agent.id} is not engaged in a fight.`, "hg.engage.fight-only");

/** The action of the turn is left. hg.act.one-per-turn */
export function mayAct(r: Needs, turn: Turn, kind: "attack" | "change" | "other"): boolean {
  if (kind === "other")
    return r.need(
      turn.acts === "any",
      turn.reacted ? "REACT allows the action." : "The action of the turn is left.",
      turn.reacted ? "hg.react.score-1" : "hg.act.one-per-turn",
      ...(turn.moved && !turn.acted ? (["hg.evade.score-2"] as const) : []),
    );
  const instead = kind === "change" && turn.reacted && turn.moves && !turn.mustShoot;
  return r.need(
    turn.acts !== "none" || instead,
    kind === "change" ? "The action of the turn, or what REACT allows, is left." : "The action of the turn is left.",
    kind === "change" ? "hg.react.change-weapon-instead" : "hg.react.even-after-action",
    "hg.act.one-per-turn",
    ...(turn.reacted && turn.moved && !turn.acted ? (["hg.react.score-2"] as const) : []),
  );
}

/** Before the entrance is open, an Intruder can only BREACH it. hg.turn.first-action-breach, hg.open.first-breach */
export function entranceOpened(g: G, r: Needs, agent: Agent, isBreach: boolean): boolean {
  const { entrance } = planFor(g);
  if (agent.kind !== "intruder" || entrance === null || isBreach) return true;
  const done =
    isDoorOpen(g, entrance.index) || (reading(g, "hg.open.first-breach") === "first-only" && g.state.breached);
  return r.need(
    done,
    "The stronghold entrance is breached first.",
    "hg.turn.first-action-breach",
    "hg.open.first-breach",
  );
}
