import type { Wording } from "../../kernel/index.ts";
import { roomAt } from "../table/plan.ts";
import { canSee, traceSight } from "../sight/lines.ts";
import { hasZone, zoneOf } from "../sight/watch-zones.ts";
import { firearmOf } from "../combat/shooting.ts";
import { firearms } from "../book/items.ts";
import type { Action } from "../table/action-schema.ts";
import {
  conscious,
  entranceOpened,
  intruder,
  inTurn,
  mayAct,
  type Needs,
  theirPhase,
  unengaged,
} from "./conditions.ts";
import type { Turn } from "../table/state.ts";
import { type Agent, agentNamed, areEnemies, enemiesOf, isInTheOpen, isRaider, type OnBoard } from "../table/agents.ts";
import { areAdjacent } from "../table/squares.ts";
import { type Ctx, number, planFor, reading } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";

type Of<K extends Action["do"]> = Extract<Action, { do: K }>;

const notActed = (id: string): Wording => ({
  met: `${id} has not acted this turn.`,
  unmet: `${id} has already acted this turn.`,
});

const inAssault = ({ id }: Agent): Wording => ({
  met: `${id} is in assault mode.`,
  unmet: `${id} is raiding. Raiders neither fight nor shoot.`,
});

const adjacent = (agent: Agent, enemy: Agent): Wording => ({
  met: `${enemy.id} is next to ${agent.id}.`,
  unmet: `${enemy.id} is not next to ${agent.id}.`,
});

/** Who attacks: a Sentry or Guard in his phase, anyone else in his turn. */
function attacker(
  ctx: Ctx,
  req: Needs,
  id: string,
): { readonly agent: OnBoard<Agent>; readonly turn: Turn | null } | null {
  const agent = agentNamed(ctx, id);
  if (agent?.kind === "sentry") {
    req.need(ctx.state.phase === "sentries", theirPhase(id, "Sentries"), "hg.turn.orders-by-type");
    req.need(!agent.done, notActed(id), "hg.act.one-per-turn", "hg.sentry.actions");
    conscious(req, agent);
    return { agent, turn: null };
  }
  if (agent?.kind === "guard") {
    req.need(ctx.state.phase === "guards", theirPhase(id, "Guards"), "hg.turn.orders-by-type");
    req.need(agent.done === "no", notActed(id), "hg.act.one-per-turn", "hg.guard.actions");
    conscious(req, agent);
    return { agent, turn: null };
  }
  const found = inTurn(ctx, req, id);
  if (found === null) return null;
  conscious(req, found.agent);
  mayAct(req, found.turn, "attack");
  return found;
}

/** An enemy who can be attacked: standing in the open. hg.raid.hidden, hg.assault.attackable, hg.open.prone-targets */
function target(ctx: Ctx, req: Needs, agent: OnBoard<Agent>, id: string): OnBoard<Agent> | null {
  const found = agentNamed(ctx, id);
  if (
    !req.need(
      found !== undefined && areEnemies(agent, found),
      { met: `${id} is an enemy in play.`, unmet: `${id} is ${found === undefined ? "not in play" : "no enemy"}.` },
      "hg.fight.action",
    ) ||
    found === undefined
  )
    return null;
  req.need(
    !isRaider(found),
    { met: `${id} is in the open.`, unmet: `${id} is raiding: a raider is hidden and cannot be attacked.` },
    "hg.raid.hidden",
    "hg.assault.attackable",
  );
  req.need(
    isRaider(found) || !found.prone || reading(ctx, "hg.open.prone-targets") === "yes",
    { met: `${id} is not prone.`, unmet: `${id} is prone and cannot be attacked like this.` },
    "hg.open.prone-targets",
    "hg.wound.intruder-ignored",
  );
  return found;
}

/** FIGHT: an assaulter or a defending agent, next to the enemy. hg.fight.action */
export function fightNeeds(ctx: Ctx, req: Needs, action: Of<"fight">): void {
  const found = attacker(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  entranceOpened(ctx, req, agent, false);
  req.need(!isRaider(agent), inAssault(agent), "hg.raid.no-assault-attacks");
  req.need(turn === null || !owesShot(ctx, agent, turn), noShotOwed(agent), "hg.weapon.handgun-must-shoot");
  const enemy = target(ctx, req, agent, action.target);
  if (enemy === null) return;
  req.need(areAdjacent(ctx, agent.at, enemy.at), adjacent(agent, enemy), "hg.fight.action", "hg.move.adjacent");
  if (agent.kind === "guard")
    req.need(
      isEngaged(ctx, agent),
      {
        met: `${agent.id} starts the turn next to an enemy.`,
        unmet: `${agent.id} does not start the turn next to an enemy, so he pursues.`,
      },
      "hg.engage.start-adjacent",
    );
}

/** Whether all targets lie in one line, or in the shooter's room. hg.weapon.smg-covering-same-los */
function oneSight(ctx: Ctx, agent: OnBoard<Agent>, targets: readonly OnBoard<Agent>[]): boolean {
  const plan = planFor(ctx);
  const room = roomAt(plan, agent.at);
  const inRoom = room !== null && targets.every((one) => roomAt(plan, one.at) === room);
  if (inRoom && reading(ctx, "hg.open.covering-los") === "line-or-room") return true;
  const ways = targets.map((one) => {
    const dx = (one.at % plan.width) - (agent.at % plan.width);
    const dy = Math.floor(one.at / plan.width) - Math.floor(agent.at / plan.width);
    const length = Math.max(Math.abs(dx), Math.abs(dy));
    return `${dx / length},${dy / length}`;
  });
  return new Set(ways).size === 1;
}

/** Looks past some who may have fallen by then, and puts them up again. hg.open.covering-behind */
function behind<T>(fallen: readonly OnBoard<Agent>[], look: () => T): T {
  const standing = fallen.filter(({ prone }) => !prone);
  for (const one of standing) one.prone = true;
  try {
    return look();
  } finally {
    for (const one of standing) one.prone = false;
  }
}

/** SHOOT: a firearm on top, a clear line, nobody in a fight. hg.shoot.clear-los */
export function shootNeeds(ctx: Ctx, req: Needs, action: Of<"shoot">): void {
  const found = attacker(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  if (agent.kind === "guard")
    req.fail(
      `${agent.id} is a Guard: he shoots as he pursues, not by choice.`,
      "hg.guard.los-start-fight",
      "hg.guard.los-gained",
    );
  entranceOpened(ctx, req, agent, false);
  unengaged(ctx, req, agent);
  req.need(!isRaider(agent), inAssault(agent), "hg.raid.no-assault-attacks", "hg.raid.no-firearm", "hg.open.silenced");
  const firearm = firearmOf(agent);
  if (
    !req.need(
      firearm !== null,
      { met: `${agent.id} has a firearm on top.`, unmet: `${agent.id} has no firearm on top.` },
      "hg.weapon.knife-no-shoot",
      "hg.weapon.top-of-stack",
    ) ||
    firearm === null
  )
    return;
  const smg = firearms[firearm].kind === "smg";
  const { targets, burst = false } = action;
  req.need(
    targets.length === 1 || smg,
    {
      met: smg ? `${agent.id} has an SMG.` : "The shot has one target.",
      unmet: `The ${firearm} shoots at one target. Only an SMG gives covering fire.`,
    },
    "hg.weapon.smg-covering-3",
    "hg.shoot.clear-los",
  );
  // REACT may allow covering fire more than once: it is limited by the turn, not by the action
  const covered = targets.length > 1 ? [...(turn?.covered ?? []), ...targets] : targets;
  req.need(
    covered.length <= number(ctx, "hg.number.covering"),
    {
      met: `Covering fire makes at most ${number(ctx, "hg.number.covering")} attacks in a turn.`,
      unmet: `This would be attack ${covered.length} of ${agent.id} this turn; covering fire makes at most ${number(ctx, "hg.number.covering")}.`,
    },
    "hg.weapon.smg-covering-3",
  );
  req.need(
    !burst || smg,
    {
      met: burst ? `${agent.id} has an SMG.` : "The shot is no burst.",
      unmet: `The ${firearm} fires no burst. Only an SMG does.`,
    },
    "hg.weapon.smg-burst-3",
  );
  req.need(
    !burst || targets.length === 1,
    {
      met: burst ? "The burst has one target." : "The shot is no burst.",
      unmet: `A burst has one target, and this one names ${targets.length}.`,
    },
    "hg.weapon.smg-burst-3",
    "hg.weapon.smg-covering-3",
  );
  req.need(
    new Set(covered).size === covered.length,
    { met: "No target is attacked twice.", unmet: "A target would be attacked twice this turn." },
    "hg.weapon.smg-covering-no-repeat",
  );
  const enemies = targets.map((id) => target(ctx, req, agent, id)).filter((one) => one !== null);
  for (const [i, enemy] of enemies.entries()) {
    const fallen = reading(ctx, "hg.open.covering-behind") === "as-they-fall" ? enemies.slice(0, i) : [];
    const sight = behind(fallen, () => traceSight(ctx, agent.at, enemy.at));
    req.need(
      sight.seen,
      {
        met: `${agent.id} sees ${enemy.id}. ${sight.why}`,
        unmet: `${agent.id} does not see ${enemy.id}. ${sight.why}`,
      },
      "hg.shoot.clear-los",
      ...sight.cites,
      ...(enemies.length > 1 ? (["hg.open.covering-behind"] as const) : []),
    );
    req.need(
      !isEngaged(ctx, enemy),
      { met: `${enemy.id} is in no fight.`, unmet: `${enemy.id} is engaged in a fight: nobody shoots into one.` },
      "hg.engage.not-shot-at",
    );
    if (agent.kind === "sentry" && reading(ctx, "hg.open.facing-attack") === "zone-line")
      req.need(
        zoneOf(ctx, agent).includes(enemy.at),
        {
          met: `${enemy.id} is in the watch zone of ${agent.id}.`,
          unmet: `${enemy.id} is not in the watch zone of ${agent.id}.`,
        },
        "hg.open.facing-attack",
      );
  }
  if (enemies.length === targets.length && enemies.length > 1)
    req.need(
      oneSight(ctx, agent, enemies),
      {
        met: "All targets are in the same line of sight.",
        unmet: "The targets are not all in the same line of sight.",
      },
      "hg.weapon.smg-covering-same-los",
      "hg.open.covering-los",
    );
}

/** SNEAK-ATTACK: a raider against a Sentry beside him who does not look his way. hg.sneakattack.sentry-only */
export function sneakAttackNeeds(ctx: Ctx, req: Needs, action: Of<"sneak-attack">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  conscious(req, agent);
  mayAct(req, turn, "other");
  entranceOpened(ctx, req, agent, false);
  req.need(
    isRaider(agent),
    { met: `${agent.id} is a raider.`, unmet: `${agent.id} is no raider. Only raiders make a SNEAK-ATTACK.` },
    "hg.sneakattack.sentry-only",
  );
  const sentry = agentNamed(ctx, action.target);
  if (
    !req.need(
      sentry?.kind === "sentry",
      { met: `${action.target} is a Sentry.`, unmet: `${action.target} is no Sentry. Only Sentries can be surprised.` },
      "hg.sneakattack.sentry-only",
    ) ||
    sentry?.kind !== "sentry"
  )
    return;
  req.need(
    !sentry.prone,
    {
      met: `${sentry.id} is standing.`,
      unmet: `${sentry.id} is prone. A COUP-DE-GRACE is made against a prone enemy.`,
    },
    "hg.coup.target",
  );
  req.need(
    areAdjacent(ctx, agent.at, sentry.at),
    adjacent(agent, sentry),
    "hg.sneakattack.sentry-only",
    "hg.move.adjacent",
  );
  req.need(
    !hasZone(ctx, sentry) || !zoneOf(ctx, sentry).includes(agent.at),
    {
      met: `${agent.id} is not in the watch zone of ${sentry.id}.`,
      unmet: `${agent.id} stands in the watch zone of ${sentry.id}.`,
    },
    "hg.sneakattack.not-in-his-zone",
  );
}

/** COUP-DE-GRACE: an Intruder against an unconscious enemy beside him. hg.coup.target */
export function coupNeeds(ctx: Ctx, req: Needs, action: Of<"coup-de-grace">): void {
  const isIntruder = agentNamed(ctx, action.agent)?.kind === "intruder";
  req.need(isIntruder, intruder(action.agent), "hg.coup.not-defenders");
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  conscious(req, agent);
  mayAct(req, turn, "other");
  entranceOpened(ctx, req, agent, false);
  unengaged(ctx, req, agent);
  const enemy = agentNamed(ctx, action.target);
  if (
    !req.need(
      enemy !== undefined && areEnemies(agent, enemy),
      {
        met: `${action.target} is an enemy in play.`,
        unmet: `${action.target} is ${enemy === undefined ? "not in play" : "no enemy"}.`,
      },
      "hg.coup.target",
    ) ||
    enemy === undefined
  )
    return;
  req.need(
    enemy.prone,
    { met: `${enemy.id} is unconscious.`, unmet: `${enemy.id} is conscious. A COUP-DE-GRACE is for the unconscious.` },
    "hg.coup.target",
  );
  req.need(areAdjacent(ctx, agent.at, enemy.at), adjacent(agent, enemy), "hg.coup.target", "hg.move.adjacent");
}

/** The enemies an agent could shoot at now, taken one by one. */
export const targetsInSight = (ctx: Ctx, agent: OnBoard<Agent>): readonly OnBoard<Agent>[] =>
  enemiesOf(ctx.state, agent).filter(
    (one) =>
      (isInTheOpen(one) || (one.prone && reading(ctx, "hg.open.prone-targets") === "yes")) &&
      canSee(ctx, agent.at, one.at) &&
      !isEngaged(ctx, one),
  );

/** Those in sight, and behind them whoever a line could reach if they fell. hg.open.covering-behind */
export const targetsBehind = (ctx: Ctx, agent: OnBoard<Agent>, seen: readonly string[]): readonly string[] => {
  const rest = enemiesOf(ctx.state, agent).filter((one) => isInTheOpen(one) && !seen.includes(one.id));
  const front = enemiesOf(ctx.state, agent).filter(isInTheOpen);
  const hidden = behind(front, () => rest.filter((one) => canSee(ctx, agent.at, one.at)));
  return [...seen, ...hidden.filter((one) => !isEngaged(ctx, one)).map(({ id }) => id)];
};

/** What is said of a shot that was declared. */
export const noShotOwed = ({ id }: Agent): Wording => ({
  met: `${id} owes no declared shot.`,
  unmet: `${id} has declared a shot and has to take it first.`,
});

/** Whether a shot that was declared is still owed: it is not where there is nobody to shoot at. hg.weapon.handgun-must-shoot */
export const owesShot = (ctx: Ctx, agent: OnBoard<Agent>, { mustShoot, acts }: Turn): boolean =>
  mustShoot &&
  acts !== "none" &&
  firearmOf(agent) !== null &&
  !isEngaged(ctx, agent) &&
  targetsInSight(ctx, agent).length > 0;
