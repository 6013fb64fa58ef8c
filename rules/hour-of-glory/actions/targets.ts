import { citeIf, type Wording } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Agent, agentOnBoardNamed, areEnemies, isRaider, type OnBoard } from "../table/agents.ts";
import { isProneTarget } from "../sight/index.ts";
import type { Ctx, Req } from "../table/context.ts";
import { type Acting, requireAttack, requireConscious, requirePhaseOf, requireTurn } from "./rule.ts";

const notActed = (id: string): Wording => ({
  met: `${id} has not acted this turn.`,
  unmet: `${id} has already acted this turn.`,
});

/** An Intruder who attacks is in assault mode; nobody else has modes. hg.raid.no-assault-attacks, hg.raid.no-firearm */
export function requireAssault(req: Req, agent: Agent, ...cites: readonly Citation[]): void {
  if (agent.kind !== "intruder") return;
  req.need(!isRaider(agent), {
    met: `${agent.id} is in assault mode.`,
    unmet: `${agent.id} is raiding. Raiders neither fight nor shoot.`,
    cites,
  });
}

/** What is said of an enemy who has to be next to an agent. */
export const adjacencyWording = (agent: Agent, enemy: Agent): Wording => ({
  met: `${enemy.id} is next to ${agent.id}.`,
  unmet: `${enemy.id} is not next to ${agent.id}.`,
});

/** Who may attack: a Sentry or Guard in his phase, anyone else in his turn. hg.sentry.actions, hg.guard.actions */
export function requireAttacker(ctx: Ctx, req: Req, id: string): Acting | null {
  const agent = agentOnBoardNamed(ctx.state, id);
  if (agent?.kind === "sentry" || agent?.kind === "guard") {
    requirePhaseOf(ctx, req, agent);
    const isSentry = agent.kind === "sentry";
    const hasActed = agent.kind === "sentry" ? agent.done : agent.done !== "no";
    req.need(!hasActed, notActed(id), "hg.act.one-per-turn", isSentry ? "hg.sentry.actions" : "hg.guard.actions");
    requireConscious(req, agent);
    return { agent, turn: null };
  }
  const inTurn = requireTurn(ctx, req, id);
  if (inTurn === null) return null;
  requireConscious(req, inTurn.agent);
  requireAttack(req, inTurn.turn);
  return inTurn;
}

/** What is said of somebody who has to be an enemy in play. */
export const enemyWording = (id: string, agent: Agent | undefined): Wording => ({
  met: `${id} is an enemy in play.`,
  unmet: `${id} is ${agent === undefined ? "not in play" : "not an enemy"}.`,
});

/** An enemy who can be attacked: standing in the open. hg.raid.hidden, hg.assault.attackable, hg.open.prone-targets */
export function requireTarget(
  ctx: Ctx,
  req: Req,
  agent: OnBoard<Agent>,
  id: string,
  cites: "hg.fight.action" | "hg.shoot.clear-los",
): OnBoard<Agent> | null {
  const target = agentOnBoardNamed(ctx.state, id);
  const isEnemy = req.need(target !== undefined && areEnemies(agent, target), enemyWording(id, target), cites);
  if (!isEnemy || target === undefined) return null;
  const isIntruder = target.kind === "intruder";
  if (isIntruder)
    req.need(!isRaider(target), {
      met: `${id} is in the open.`,
      unmet: `${id} is raiding: a raider is hidden and cannot be attacked.`,
      cites: ["hg.raid.hidden", "hg.assault.attackable"],
    });
  req.need(isRaider(target) || !target.prone || isProneTarget(ctx, target), {
    met: `${id} is not prone.`,
    unmet: `${id} is prone and cannot be attacked like this.`,
    cites: ["hg.open.prone-targets", ...citeIf(isIntruder, "hg.wound.intruder-ignored")],
  });
  return target;
}
