import type { Requirements, Wording } from "../../kernel/index.ts";
import type { Citation } from "../table/events.ts";
import type { Guard, Sentry, Turn } from "../table/state.ts";
import { type Agent, agentNamed, isAssaulter, isPlaced, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading } from "../table/context.ts";
import { isDoorOpen } from "../table/squares.ts";
import { isEngaged } from "../table/engagement.ts";
import { newTurn } from "../table/turn.ts";

/** What the Commander's die may show at most. */
const dieFaces = 6;

/** What an action requires, with the rules each point comes from. */
export type Needs = Requirements<Citation>;

/** What is said of somebody who has to be an Intruder. */
export const intruder = (id: string): Wording => ({
  met: `${id} is an Intruder.`,
  unmet: `${id} is no Intruder. Only Intruders do this.`,
});

/** What is said of a Sentry or Guard who acts in a phase of theirs. hg.turn.orders-by-type */
export const theirPhase = (id: string, all: "Sentries" | "Guards"): Wording => ({
  met: `The ${all} act now.`,
  unmet: `${id} acts with the ${all}, and it is not their phase.`,
});

/** A Sentry only attacks, and what a Guard does beside it his pursuit decides. hg.sentry.actions, hg.guard.actions */
function commanded(ctx: Ctx, req: Needs, agent: Sentry | Guard): void {
  const isSentry = agent.kind === "sentry";
  req.need(
    ctx.state.phase === (isSentry ? "sentries" : "guards"),
    theirPhase(agent.id, isSentry ? "Sentries" : "Guards"),
    "hg.turn.orders-by-type",
  );
  req.fail(
    isSentry
      ? `${agent.id} is a Sentry. Sentries fight or shoot, and nothing else.`
      : `${agent.id} is a Guard. Guards open doors, fight and shoot as they pursue, not by choice.`,
    isSentry ? "hg.sentry.actions" : "hg.guard.actions",
  );
}

/** Whether the next turn of this phase is this agent's. hg.turn.fixed-order */
function comesNext({ state }: Ctx, id: string): boolean {
  if (state.phase === "commander") return state.commander?.id === id;
  return (
    state.phase === "intruders" &&
    state.intruders.find(({ at, status, done }) => at !== null && status === "in-play" && !done)?.id === id
  );
}

/** The most squares a turn can begin with; the Commander's are those of his die. hg.move.commander-d6 */
function mostSquares(ctx: Ctx, agent: Agent): number {
  if (agent.kind !== "intruder") return dieFaces;
  return number(ctx, isAssaulter(agent) ? "hg.number.step-assaulter" : "hg.number.step-raider");
}

/** The agent whose turn it is, if it is this one's. Of the one who comes next all else is told, too. */
export function inTurn(
  ctx: Ctx,
  req: Needs,
  id: string,
): { readonly agent: OnBoard<Agent>; readonly turn: Turn } | null {
  const { turn } = ctx.state;
  const agent = agentNamed(ctx, id);
  if (
    !req.need(
      agent !== undefined && isPlaced(agent),
      { met: `${id} is in play.`, unmet: `${id} is not in play.` },
      "hg.turn.round",
    ) ||
    agent === undefined
  )
    return null;
  if (agent.kind === "sentry" || agent.kind === "guard") {
    commanded(ctx, req, agent);
    return null;
  }
  const phase = agent.kind === "intruder" ? "hg.turn.intruders-first" : "hg.turn.orders-by-type";
  if (turn === null && comesNext(ctx, id)) {
    req.fail(`The turn of ${id} is the next, and has not begun yet.`, phase, "hg.turn.fixed-order");
    // what his turn would have to allow besides is told as for one that has just begun
    return { agent, turn: newTurn(id, mostSquares(ctx, agent)) };
  }
  if (
    !req.need(
      turn?.agent === id,
      {
        met: `It is the turn of ${id}.`,
        unmet: turn === null ? `It is not the turn of ${id}.` : `It is the turn of ${turn.agent}, not of ${id}.`,
      },
      phase,
      "hg.turn.fixed-order",
    ) ||
    turn === null
  )
    return null;
  return { agent, turn };
}

/** He is conscious. hg.wound.unconscious-inert */
export const conscious = (req: Needs, agent: Agent): boolean =>
  req.need(
    !agent.prone,
    { met: `${agent.id} is conscious.`, unmet: `${agent.id} is unconscious.` },
    "hg.wound.unconscious-inert",
  );

/** He is in no fight: an engaged agent does nothing but FIGHT. hg.engage.fight-only */
export const unengaged = (ctx: Ctx, req: Needs, agent: OnBoard<Agent>): boolean =>
  req.need(
    !isEngaged(ctx, agent),
    {
      met: `${agent.id} is not engaged in a fight.`,
      unmet: `${agent.id} is engaged in a fight and can do nothing but fight.`,
    },
    "hg.engage.fight-only",
  );

/** Whether the move that REACT allows is still to be given up for a change of weapon. hg.react.change-weapon-instead */
export const movesFor = ({ reacted, moves, left, movedOn }: Turn): boolean => reacted && moves && left > 0 && !movedOn;

/** Whether the action of a turn is left, in words. */
const actionLeft = ({ agent, acted }: Turn): Wording => ({
  met: `${agent} still has the action of the turn.`,
  unmet: acted ? `${agent} has already taken the action of the turn.` : `${agent} has no action left this turn.`,
});

/** The action of the turn is left. hg.act.one-per-turn */
export function mayAct(req: Needs, turn: Turn, kind: "attack" | "change" | "other"): boolean {
  if (kind === "other")
    return req.need(
      turn.acts === "any",
      turn.reacted
        ? { met: "The REACT test allows an action.", unmet: "The REACT test allows no action of this kind." }
        : actionLeft(turn),
      turn.reacted ? "hg.react.score-1" : "hg.act.one-per-turn",
      ...(turn.moved && !turn.acted ? (["hg.evade.score-2"] as const) : []),
    );
  const instead = kind === "change" && movesFor(turn) && !turn.mustShoot;
  return req.need(
    turn.acts !== "none" || instead,
    actionLeft(turn),
    kind === "change" ? "hg.react.change-weapon-instead" : "hg.react.even-after-action",
    "hg.act.one-per-turn",
    ...(turn.reacted && turn.moved && !turn.acted ? (["hg.react.score-2"] as const) : []),
  );
}

/** Before the entrance is open, an Intruder can only BREACH it. hg.turn.first-action-breach, hg.open.first-breach */
export function entranceOpened(ctx: Ctx, req: Needs, agent: Agent, isBreach: boolean): boolean {
  const { entrance } = planFor(ctx);
  if (agent.kind !== "intruder" || entrance === null || isBreach) return true;
  const done =
    isDoorOpen(ctx, entrance.index) || (reading(ctx, "hg.open.first-breach") === "first-only" && ctx.state.breached);
  return req.need(
    done,
    {
      met: "The stronghold entrance has been breached.",
      unmet: "The stronghold entrance is still closed: the first action is to BREACH it.",
    },
    "hg.turn.first-action-breach",
    "hg.open.first-breach",
  );
}
