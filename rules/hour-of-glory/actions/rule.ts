import { citeIf, type ActionRule as KernelRule, type Wording } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { DIE_FACES } from "../book/dice.ts";
import type { Action, ActionName, ActionOf } from "../table/action-schema.ts";
import { type Agent, agentOnBoardNamed, isAssaulter, isPlaced, isRaider, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading, type Req } from "../table/context.ts";
import { engagementPoint, isEngaged } from "../table/engagement.ts";
import { isDoorOpen } from "../table/squares.ts";
import type { Guard, Intruder, Sentry, Turn } from "../table/state.ts";
import { newTurn } from "../table/turn.ts";
import type { Means } from "../time/index.ts";

/** One action of an agent: who has it, what of his turn it takes, what it requires, and what it does. */
export interface ActionRule<
  Name extends ActionName,
  Actor extends OnBoard<Agent> | null = OnBoard<Agent>,
> extends KernelRule<Ctx, Actor, Action, ActionOf<Name>, Citation> {
  /** Who has it. hg.cmd.actions, hg.sentry.actions, hg.guard.actions */
  readonly agents: readonly NonNullable<Actor>["kind"][];
  /** What of the turn it takes; a function where a bonus action may take nothing. hg.act.one-per-turn, hg.act.bonus */
  readonly takes: "action" | "attack" | "nothing" | ((turn: Turn) => "action" | "nothing");
  /** Whether an unconscious Intruder has it. hg.wound.unconscious-inert */
  readonly prone?: true;
}

/** An agent who acts; Sentries and Guards have no turn of their own, so theirs is null. */
export interface Acting {
  readonly agent: OnBoard<Agent>;
  readonly turn: Turn | null;
}

/** An agent in his turn. */
export interface InTurn extends Acting {
  readonly turn: Turn;
}

/** A Sentry only attacks, and whatever else a Guard does is part of his pursuit. hg.sentry.actions, hg.guard.actions */
function refuseCommanded(ctx: Ctx, req: Req, agent: Sentry | Guard): void {
  requirePhaseOf(ctx, req, agent);
  const isSentry = agent.kind === "sentry";
  req.fail(
    isSentry
      ? `${agent.id} is a Sentry. Sentries fight or shoot, and nothing else.`
      : `${agent.id} is a Guard. Guards open doors, fight and shoot as they pursue, not by choice.`,
    isSentry ? "hg.sentry.actions" : "hg.guard.actions",
  );
}

/** Sentries and Guards each act in a phase of their own. hg.turn.orders-by-type */
export function requirePhaseOf(ctx: Ctx, req: Req, { id, kind }: Sentry | Guard): boolean {
  const isSentry = kind === "sentry";
  const all = isSentry ? "Sentries" : "Guards";
  return req.need(ctx.state.phase === (isSentry ? "sentries" : "guards"), {
    met: `The ${all} act now.`,
    unmet: `${id} acts with the ${all}, and it is not their phase.`,
    cites: ["hg.turn.orders-by-type"],
  });
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
  if (agent.kind !== "intruder") return DIE_FACES;
  return number(ctx, isAssaulter(agent) ? "hg.number.step-assaulter" : "hg.number.step-raider");
}

/** It is the agent's turn. For the agent whose turn comes next, the other requirements are listed as well. */
export function requireTurn(ctx: Ctx, req: Req, id: string): InTurn | null {
  const { turn } = ctx.state;
  const agent = agentOnBoardNamed(ctx.state, id);
  const says = { met: `${id} is in play.`, unmet: `${id} is not in play.` };
  if (!req.need(agent !== undefined && isPlaced(agent), says, "hg.turn.round") || agent === undefined) return null;
  if (agent.kind === "sentry" || agent.kind === "guard") {
    refuseCommanded(ctx, req, agent);
    return null;
  }
  const phase = agent.kind === "intruder" ? "hg.turn.intruders-first" : "hg.turn.orders-by-type";
  if (turn === null && comesNext(ctx, id)) {
    req.fail(`The turn of ${id} is the next, and has not begun yet.`, phase, "hg.turn.fixed-order");
    // the other requirements are listed as they would be at the start of that turn
    return { agent, turn: newTurn(id, mostSquares(ctx, agent)) };
  }
  const isHis = req.need(turn?.agent === id, {
    met: `It is the turn of ${id}.`,
    unmet: turn === null ? `It is not the turn of ${id}.` : `It is the turn of ${turn.agent}, not of ${id}.`,
    cites: [phase, "hg.turn.fixed-order"],
  });
  return isHis && turn !== null ? { agent, turn } : null;
}

/** The agent is conscious. hg.wound.unconscious-inert */
export const requireConscious = (req: Req, { id, prone }: Agent): boolean =>
  req.need(!prone, { met: `${id} is conscious.`, unmet: `${id} is unconscious.` }, "hg.wound.unconscious-inert");

/** The agent is not in a fight: an engaged agent does nothing but FIGHT. hg.engage.fight-only */
export function requireUnengaged(ctx: Ctx, req: Req, agent: OnBoard<Agent>): boolean {
  const engaged = isEngaged(ctx, agent);
  return req.need(!engaged, {
    met: `${agent.id} is not engaged in a fight.`,
    unmet: `${agent.id} is engaged in a fight and can do nothing but fight.`,
    cites: engaged ? ["hg.engage.fight-only", ...engagementPoint(ctx, agent)] : ["hg.engage.fight-only"],
  });
}

/** Whether the action of a turn is left, in words. */
const actionLeft = ({ agent, acted }: Turn): Wording => ({
  met: `${agent} still has the action of the turn.`,
  unmet: acted ? `${agent} has already taken the action of the turn.` : `${agent} has no action left this turn.`,
});

/** The action of the turn is left. hg.act.one-per-turn, hg.evade.score-2 */
export function requireAction(req: Req, { agent, turn }: InTurn): boolean {
  if (turn.reacted)
    return req.need(turn.acts === "any", {
      met: "The REACT test allows an action.",
      unmet: "The REACT test allows no action of this kind.",
      cites: ["hg.react.score-1"],
    });
  // a raider who has not acted has used his move where EVADE allowed a move or an action
  if (turn.acts === "none" && turn.moved && !turn.acted && isRaider(agent))
    return req.fail(`${agent.id} has moved, and the EVADE test does not allow an action as well.`, "hg.evade.score-2");
  return req.need(turn.acts === "any", actionLeft(turn), "hg.act.one-per-turn");
}

/** Nothing of the turn is spent or forbidden: an extended action takes it whole. hg.act.extended */
export function requireWholeTurn(req: Req, { agent, turn }: InTurn, name: string, ...cites: readonly Citation[]): void {
  const spent = turn.acted
    ? `${agent.id} has already acted this turn.`
    : turn.moved
      ? `${agent.id} has already moved this turn.`
      : `A test has left ${agent.id} only a part of this turn.`;
  req.need(!turn.moved && !turn.acted && turn.acts === "any", {
    met: `${agent.id} has done nothing yet this turn.`,
    unmet: `${spent} To ${name} takes the whole turn.`,
    cites: [...cites, "hg.act.extended"],
  });
}

/** Whether a weapon can be changed in place of the move that REACT allows. hg.react.change-weapon-instead */
export const canGiveUpMove = ({ reacted, moves, left, movedOn }: Turn): boolean =>
  reacted && moves && left > 0 && !movedOn;

/** What is left after a REACT, in words; without one the action of the turn. hg.react.even-after-action */
function requireLeft(
  req: Req,
  turn: Turn,
  { isLeft, what, cite }: { readonly isLeft: boolean; readonly what: string; readonly cite: Citation },
): boolean {
  if (!turn.reacted) return req.need(isLeft, actionLeft(turn), "hg.act.one-per-turn");
  return req.need(isLeft, {
    met: `The REACT test allows ${turn.agent} ${what}.`,
    unmet: `The REACT test leaves ${turn.agent} no ${what.replace(/^an? /, "")}.`,
    cites: [cite, "hg.act.one-per-turn", ...citeIf(turn.moved && !turn.acted, "hg.react.score-2")],
  });
}

/** An attack is left: the action of the turn, or what REACT allows. hg.react.even-after-action */
export const requireAttack = (req: Req, turn: Turn): boolean =>
  requireLeft(req, turn, { isLeft: turn.acts !== "none", what: "an attack", cite: "hg.react.even-after-action" });

/**
 * A change of weapon is left: in place of an attack, or of the move REACT allows, and once only.
 * hg.react.change-weapon-instead, hg.open.react-weapon-twice
 */
export function requireWeaponChange(ctx: Ctx, req: Req, turn: Turn): boolean {
  const isLeft = requireLeft(req, turn, {
    isLeft: turn.acts !== "none" || (canGiveUpMove(turn) && !turn.mustShoot),
    what: "a change of weapon",
    cite: "hg.react.change-weapon-instead",
  });
  if (!turn.changed || reading(ctx, "hg.open.react-weapon-twice") === "each") return isLeft;
  return req.fail(
    `${turn.agent} has already changed the weapon in place of what the REACT test allows.`,
    "hg.react.change-weapon-instead",
    "hg.open.react-weapon-twice",
  );
}

/** Before the entrance is open, an Intruder can only BREACH it. hg.turn.first-action-breach, hg.open.first-breach */
export function requireEntranceOpened(ctx: Ctx, req: Req, agent: Agent): boolean {
  const { entrance } = planFor(ctx);
  if (agent.kind !== "intruder" || entrance === null) return true;
  const isBreached =
    isDoorOpen(ctx, entrance.index) || (reading(ctx, "hg.open.first-breach") === "first-only" && ctx.state.breached);
  return req.need(isBreached, {
    met: "The stronghold entrance has been breached.",
    unmet: "The stronghold entrance is still closed: the first action is to BREACH it.",
    cites: ["hg.turn.first-action-breach", "hg.open.first-breach"],
  });
}

/** What is said of an agent who has to be an Intruder. */
export const intruderWording = (id: string): Wording => ({
  met: `${id} is an Intruder.`,
  unmet: `${id} is not an Intruder. Only Intruders do this.`,
});

/** Adds that an agent is an Intruder; returns whether he is. */
export const requireIntruder = (req: Req, agent: OnBoard<Agent>, cite: Citation): agent is OnBoard<Intruder> =>
  req.need(agent.kind === "intruder", intruderWording(agent.id), cite);

/** Only a raider spends time. hg.skill.spend-time-intruder-only, hg.assault.no-spend-time, hg.breach.assaulter-chance */
export const requireMeans = (req: Req, agent: Agent, by: Means): boolean =>
  req.need(by === "chance" || isRaider(agent), {
    met: by === "time" ? `${agent.id} is a raider and may spend time.` : `${agent.id} takes a chance.`,
    unmet: `${agent.id} is not a raider. Only raiders spend time; others take a chance.`,
    cites: ["hg.breach.assaulter-chance", "hg.assault.no-spend-time", "hg.skill.spend-time-intruder-only"],
  });

/**
 * Takes the action of the turn; where only an action or a move was left, the move is lost. Under a reading no door is
 * closed behind him after it. hg.act.one-per-turn, hg.open.close-behind-when
 */
export function takeAction(ctx: Ctx): void {
  const { turn } = ctx.state;
  if (turn === null) return;
  if (turn.either) turn.moves = false;
  if (reading(ctx, "hg.open.close-behind-when") === "at-once") turn.through = null;
  Object.assign(turn, { acts: "none", acted: true, either: false, fresh: false, conceal: null, mustShoot: false });
}
