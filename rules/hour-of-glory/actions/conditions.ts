import type { Requirements } from "../../kernel/index.ts";
import type { Citation } from "../events.ts";
import type { Guard, Sentry, Turn } from "../state.ts";
import {
  type Agent,
  agentNamed,
  type G,
  isAssaulter,
  isDoorOpen,
  isEngaged,
  isPlaced,
  number,
  type OnBoard,
  planFor,
  reading,
} from "../table.ts";
import { newTurn } from "../turns.ts";

/** What the Commander's die may show at most. */
const dieFaces = 6;

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

/** Whether the next turn of this phase is this agent's. hg.turn.fixed-order */
function comesNext({ state }: G, id: string): boolean {
  if (state.phase === "commander") return state.commander?.id === id;
  return (
    state.phase === "intruders" &&
    state.intruders.find(({ at, status, done }) => at !== null && status === "in-play" && !done)?.id === id
  );
}

/** The most squares a turn can begin with; the Commander's are those of his die. hg.move.commander-d6 */
function mostSquares(g: G, agent: Agent): number {
  if (agent.kind !== "intruder") return dieFaces;
  return number(g, isAssaulter(agent) ? "hg.number.step-assaulter" : "hg.number.step-raider");
}

/** The agent whose turn it is, if it is this one's. Of the one who comes next all else is told, too. */
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
  if (turn === null && comesNext(g, id)) {
    r.need(false, `The turn of ${id} has begun.`, phase, "hg.turn.fixed-order");
    // what his turn would have to allow besides is told as for one that has just begun
    return { agent, turn: newTurn(id, mostSquares(g, agent)) };
  }
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

/** Whether the move that REACT allows is still to be given up for a change of weapon. hg.react.change-weapon-instead */
export const movesFor = ({ reacted, moves, left, movedOn }: Turn): boolean => reacted && moves && left > 0 && !movedOn;

/** The action of the turn is left. hg.act.one-per-turn */
export function mayAct(r: Needs, turn: Turn, kind: "attack" | "change" | "other"): boolean {
  if (kind === "other")
    return r.need(
      turn.acts === "any",
      turn.reacted ? "REACT allows the action." : "The action of the turn is left.",
      turn.reacted ? "hg.react.score-1" : "hg.act.one-per-turn",
      ...(turn.moved && !turn.acted ? (["hg.evade.score-2"] as const) : []),
    );
  const instead = kind === "change" && movesFor(turn) && !turn.mustShoot;
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
