import { citeIf, together } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type FirearmId, firearms } from "../book/items.ts";
import { firearmOf, isCovering, resolveShots } from "../combat/index.ts";
import { canSee, traceSight, targetsInSight, zoneOf } from "../sight/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { type Agent, agentOnBoardNamed, enemiesOf, isInTheOpen, isRaider, type OnBoard } from "../table/agents.ts";
import { type Ctx, hangingOn, number, planFor, reading, type Req } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { offset, roomAt } from "../table/plan.ts";
import type { Commander, Intruder, Sentry } from "../table/state.ts";
import { type Acting, type ActionRule, requireEntranceOpened, requireUnengaged, takeAction } from "./rule.ts";
import { requireAssault, requireAttacker, requireTarget } from "./targets.ts";

/** Whether all targets lie in one line, or in the shooter's room. hg.weapon.smg-covering-same-los, hg.open.covering-los */
function areInOneLine(ctx: Ctx, agent: OnBoard<Agent>, targets: readonly OnBoard<Agent>[]): boolean {
  const plan = planFor(ctx);
  const room = roomAt(plan, agent.at);
  const inRoom = room !== null && targets.every(({ at }) => roomAt(plan, at) === room);
  if (inRoom && reading(ctx, "hg.open.covering-los") === "line-or-room") return true;
  const directions = targets.map(({ at }) => {
    const { dx, dy } = offset(plan, agent.at, at);
    const length = Math.max(Math.abs(dx), Math.abs(dy));
    return `${dx / length},${dy / length}`;
  });
  return new Set(directions).size === 1;
}

/** Looks past agents who may have fallen by then, and puts them up again. hg.open.covering-behind */
function lookPast<Result>(fallen: readonly OnBoard<Agent>[], look: () => Result): Result {
  const standing = fallen.filter(({ prone }) => !prone);
  for (const agent of standing) agent.prone = true;
  try {
    return look();
  } finally {
    for (const agent of standing) agent.prone = false;
  }
}

/** The enemies in sight, and behind them those whom a line could reach if they fell. hg.open.covering-behind */
const targetsBehind = (ctx: Ctx, agent: OnBoard<Agent>, seen: readonly string[]): readonly string[] => {
  const front = enemiesOf(ctx.state, agent).filter(isInTheOpen);
  const rest = front.filter(({ id }) => !seen.includes(id));
  const hidden = lookPast(front, () => rest.filter(({ at }) => canSee(ctx, agent.at, at)));
  return [...seen, ...hidden.filter((enemy) => !isEngaged(ctx, enemy)).map(({ id }) => id)];
};

/** How many targets a shot may have, and how a burst is fired. hg.weapon.smg-covering-3, hg.weapon.smg-burst-3 */
function requireFireMode(ctx: Ctx, req: Req, acting: Acting, action: ActionOf<"shoot">, firearm: FirearmId): void {
  const { targets, burst = false } = action;
  if (isCovering(ctx, firearm, targets, burst)) requireCoveringFire(ctx, req, acting, targets, firearm);
  if (!burst) return;
  req.need(firearms[firearm].kind === "smg", {
    met: `${acting.agent.id} has an SMG.`,
    unmet: `The ${firearm} fires no burst. Only an SMG does.`,
    cites: ["hg.weapon.smg-burst-3"],
  });
  req.need(targets.length === 1, {
    met: "The burst has one target.",
    unmet: `A burst has one target, and this one names ${targets.length}.`,
    cites: ["hg.weapon.smg-burst-3", "hg.weapon.smg-covering-3"],
  });
}

/** Covering fire at several targets. hg.weapon.smg-covering-3, hg.weapon.smg-covering-no-repeat */
function requireCoveringFire(
  ctx: Ctx,
  req: Req,
  { agent, turn }: Acting,
  targets: readonly string[],
  firearm: FirearmId,
): void {
  const maximum = number(ctx, "hg.number.covering");
  req.need(firearms[firearm].kind === "smg", {
    met: `${agent.id} has an SMG.`,
    unmet: `The ${firearm} shoots at one target. Only an SMG gives covering fire.`,
    cites: ["hg.weapon.smg-covering-3", "hg.shoot.clear-los"],
  });
  // REACT may allow covering fire more than once: it is limited by the turn, not by the action
  const covered = [...(turn?.covered ?? []), ...targets];
  req.need(covered.length <= maximum, {
    met: `Covering fire makes at most ${maximum} attacks in a turn.`,
    unmet: `${agent.id} would make ${covered.length} attacks this turn; covering fire makes at most ${maximum}.`,
    cites: ["hg.weapon.smg-covering-3"],
  });
  const twice = [...new Set(covered.filter((id, i) => covered.indexOf(id) < i))];
  req.need(twice.length === 0, {
    met: "No target is attacked twice.",
    unmet: `${together(twice)} would be attacked twice this turn.`,
    cites: ["hg.weapon.smg-covering-no-repeat", ...citeIf(targets.length === 1, "hg.open.covering-one")],
  });
}

/** A clear line to each target, none of them in a fight. hg.shoot.clear-los, hg.engage.not-shot-at, hg.open.facing-attack */
function requireClearLines(ctx: Ctx, req: Req, agent: OnBoard<Agent>, enemies: readonly OnBoard<Agent>[]): void {
  for (const [i, enemy] of enemies.entries()) {
    const fallen = reading(ctx, "hg.open.covering-behind") === "as-they-fall" ? enemies.slice(0, i) : [];
    const sight = lookPast(fallen, () => traceSight(ctx, agent.at, enemy.at));
    req.need(sight.seen, {
      met: `${agent.id} sees ${enemy.id}. ${sight.why}`,
      unmet: `${agent.id} does not see ${enemy.id}. ${sight.why}`,
      cites: ["hg.shoot.clear-los", ...sight.cites, ...citeIf(i > 0, "hg.open.covering-behind")],
    });
    req.need(!isEngaged(ctx, enemy), {
      met: `${enemy.id} is not in a fight.`,
      unmet: `${enemy.id} is engaged in a fight: nobody shoots into one.`,
      cites: ["hg.engage.not-shot-at"],
    });
    if (agent.kind === "sentry" && reading(ctx, "hg.open.facing-attack") === "zone-line")
      req.need(zoneOf(ctx, agent).includes(enemy.at), {
        met: `${enemy.id} is in the watch zone of ${agent.id}.`,
        unmet: `${enemy.id} is not in the watch zone of ${agent.id}.`,
        cites: ["hg.open.facing-attack"],
      });
  }
}

/**
 * The points by another reading of which an SMG could not be fired so: at several targets, or once more after covering
 * fire. hg.weapon.smg-covering-same-los, hg.weapon.smg-covering-no-repeat
 */
function pointsOfFire(
  ctx: Ctx,
  agent: OnBoard<Agent>,
  targets: readonly string[],
  burst: boolean,
): readonly Citation[] {
  if (targets.length === 1) {
    const firearm = firearmOf(agent);
    const { turn } = ctx.state;
    const isMore = firearm !== null && turn !== null && (turn.covered.length > 0 || turn.acted);
    return isMore
      ? hangingOn(ctx, ["hg.open.covering-one"], (other) => isCovering(other, firearm, targets, burst))
      : [];
  }
  const enemies = targets.map((id) => agentOnBoardNamed(ctx.state, id)).filter((enemy) => enemy !== undefined);
  return [
    ...hangingOn(ctx, ["hg.open.covering-los"], (other) => !areInOneLine(other, agent, enemies)),
    ...citeIf(
      enemies.some((enemy) => !canSee(ctx, agent.at, enemy.at)),
      "hg.open.covering-behind",
    ),
  ];
}

/** SHOOT: a firearm on top, a clear line, nobody in a fight. hg.shoot.clear-los, hg.weapon.knife-no-shoot */
const shoot: ActionRule<"shoot", OnBoard<Intruder | Commander | Sentry>> = {
  agents: ["intruder", "commander", "sentry"],
  takes: "attack",
  requires(ctx, req, action) {
    const shooter = agentOnBoardNamed(ctx.state, action.agent);
    // whoever never shoots by choice needs no further reason, neither his phase nor his target
    if (shooter?.kind === "guard")
      return void req.fail(
        `${shooter.id} is a Guard: he shoots as he pursues, not by choice.`,
        "hg.guard.los-start-fight",
        "hg.guard.los-gained",
      );
    const acting = requireAttacker(ctx, req, action.agent);
    if (acting === null) return;
    const { agent } = acting;
    requireEntranceOpened(ctx, req, agent);
    requireUnengaged(ctx, req, agent);
    requireAssault(req, agent, "hg.raid.no-assault-attacks", "hg.raid.no-firearm", "hg.open.silenced");
    const firearm = firearmOf(agent);
    if (
      !req.found(firearm, {
        met: `${agent.id} has a firearm on top.`,
        unmet: `${agent.id} has no firearm on top.`,
        cites: ["hg.weapon.knife-no-shoot", "hg.weapon.top-of-stack"],
      })
    )
      return;
    requireFireMode(ctx, req, acting, action, firearm);
    const enemies = action.targets
      .map((id) => requireTarget(ctx, req, agent, id, "hg.shoot.clear-los"))
      .filter((enemy) => enemy !== null);
    requireClearLines(ctx, req, agent, enemies);
    if (enemies.length === action.targets.length && enemies.length > 1)
      req.need(areInOneLine(ctx, agent, enemies), {
        met: "All targets are in the same line of sight.",
        unmet: "The targets are not all in the same line of sight.",
        cites: ["hg.weapon.smg-covering-same-los", "hg.open.covering-los"],
      });
  },
  candidates(ctx, agent) {
    const firearm = firearmOf(agent);
    if (firearm === null || isRaider(agent) || isEngaged(ctx, agent)) return [];
    const seen = targetsInSight(ctx, agent).map(({ id }) => id);
    const shotAt = (...targets: string[]): ActionOf<"shoot"> => ({ do: "shoot", agent: agent.id, targets });
    const single = seen.map((id) => shotAt(id));
    if (firearms[firearm].kind !== "smg") return single;
    const bursts = single.map((shot): ActionOf<"shoot"> => ({ ...shot, burst: true }));
    return [...single, ...bursts, ...coveringFire(ctx, agent, seen).map((targets) => shotAt(...targets))];
  },
  *perform(ctx, agent, { targets, burst }) {
    const firearm = firearmOf(agent);
    const hangs = pointsOfFire(ctx, agent, targets, burst === true);
    if (agent.kind === "sentry") agent.done = true;
    else takeAction(ctx);
    const { turn } = ctx.state;
    if (turn !== null && firearm !== null && firearms[firearm].kind === "rifle") turn.moves = false;
    yield* resolveShots(ctx, agent, { targets, burst: burst === true, hangs });
  },
};

/** Orders in which covering fire can attack two or three targets. hg.weapon.smg-covering-3, hg.open.covering-behind */
function coveringFire(ctx: Ctx, agent: OnBoard<Agent>, seen: readonly string[]): readonly (readonly string[])[] {
  const maximum = Math.min(number(ctx, "hg.number.covering"), 3);
  if (maximum < 2) return [];
  const reachable =
    reading(ctx, "hg.open.covering-behind") === "as-they-fall" && seen.length > 0
      ? targetsBehind(ctx, agent, seen)
      : seen;
  return seen.flatMap((first) =>
    reachable
      .filter((second) => second !== first)
      .flatMap((second) => [
        [first, second],
        ...(maximum < 3
          ? []
          : reachable.filter((third) => third !== first && third !== second).map((third) => [first, second, third])),
      ]),
  );
}

export const actions = { shoot };
