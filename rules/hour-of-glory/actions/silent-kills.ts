import { citeIf } from "../../kernel/index.ts";
import { alertSentry, makeNoise } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { firearms } from "../book/items.ts";
import { firearmOf, kill } from "../combat/index.ts";
import { expose } from "../movement/index.ts";
import { noiseField, hasZone, zoneOf } from "../sight/index.ts";
import {
  type Agent,
  agentOnBoardNamed,
  areEnemies,
  enemiesOf,
  isAssaulter,
  isRaider,
  type OnBoard,
  topWeapon,
} from "../table/agents.ts";
import { type Ctx, number, reading } from "../table/context.ts";
import { skillTest } from "../table/skill-tests.ts";
import { isEngaged } from "../table/engagement.ts";
import { adjacencyPoint, areAdjacent } from "../table/squares.ts";
import type { Intruder } from "../table/state.ts";
import { closeTurn, turnOf } from "../table/turn.ts";
import {
  type ActionRule,
  intruderWording,
  requireAction,
  requireConscious,
  requireEntranceOpened,
  requireTurn,
  requireUnengaged,
  takeAction,
} from "./rule.ts";
import { squaresNear } from "./squares.ts";
import { adjacencyWording, enemyWording } from "./targets.ts";

/** Dice of a silent kill. hg.sneakattack.roll, hg.coup.roll, hg.open.sneakattack-knife */
const killDice = (ctx: Ctx, intruder: Intruder): number =>
  number(ctx, "hg.number.kill-dice") +
  (topWeapon(intruder) === "knife" && reading(ctx, "hg.open.sneakattack-knife") === "yes"
    ? number(ctx, "hg.number.knife")
    : 0);

/** Enemies on his square or next to it, whether they stand or not. */
function enemiesNear(ctx: Ctx, intruder: OnBoard<Intruder>): readonly Agent[] {
  const near = squaresNear(ctx, intruder.at);
  return enemiesOf(ctx.state, intruder).filter(({ at }) => near.includes(at));
}

/**
 * SNEAK-ATTACK: a raider against a Sentry next to him who does not look his way. hg.sneakattack.sentry-only,
 * hg.sneakattack.not-in-his-zone, hg.sneakattack.score-0, hg.sneakattack.score-1, hg.weapon.knife-silent
 */
const sneakAttack: ActionRule<"sneak-attack", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "action",
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent } = inTurn;
    requireConscious(req, agent);
    requireAction(req, inTurn);
    requireEntranceOpened(ctx, req, agent);
    req.need(isRaider(agent), {
      met: `${agent.id} is a raider.`,
      unmet: `${agent.id} is not a raider. Only raiders make a SNEAK-ATTACK.`,
      cites: ["hg.sneakattack.sentry-only"],
    });
    const sentry = agentOnBoardNamed(ctx.state, action.target);
    const isSentry = req.need(sentry?.kind === "sentry", {
      met: `${action.target} is a Sentry.`,
      unmet: `${action.target} is not a Sentry. Only Sentries can be surprised.`,
      cites: ["hg.sneakattack.sentry-only"],
    });
    if (!isSentry || sentry?.kind !== "sentry") return;
    req.need(!sentry.prone, {
      met: `${sentry.id} is standing.`,
      unmet: `${sentry.id} is prone. A COUP-DE-GRACE is made against a prone enemy.`,
      cites: ["hg.coup.target"],
    });
    req.need(
      areAdjacent(ctx, agent.at, sentry.at),
      adjacencyWording(agent, sentry),
      "hg.sneakattack.sentry-only",
      "hg.move.adjacent",
      ...adjacencyPoint(ctx, agent.at, sentry.at),
    );
    req.need(!hasZone(ctx, sentry) || !zoneOf(ctx, sentry).includes(agent.at), {
      met: `${agent.id} is not in the watch zone of ${sentry.id}.`,
      unmet: `${agent.id} stands in the watch zone of ${sentry.id}.`,
      cites: ["hg.sneakattack.not-in-his-zone", ...citeIf(isEngaged(ctx, sentry), "hg.open.engaged-zone")],
    });
  },
  candidates: (ctx, intruder) =>
    isAssaulter(intruder)
      ? []
      : enemiesNear(ctx, intruder)
          .filter(({ kind }) => kind === "sentry")
          .map(({ id }) => ({ do: "sneak-attack", agent: intruder.id, target: id })),
  *perform(ctx, intruder, { target }) {
    takeAction(ctx);
    const sentry = agentOnBoardNamed(ctx.state, target);
    if (sentry?.kind !== "sentry") return;
    const { score } = yield* skillTest(
      ctx,
      intruder,
      { name: "SNEAK-ATTACK", skill: "combat", dice: killDice(ctx, intruder) },
      "hg.sneakattack.roll",
      "hg.weapon.knife-silent",
      "hg.open.sneakattack-knife",
      ...adjacencyPoint(ctx, intruder.at, sentry.at),
    );
    if (score > 0) {
      const { at } = sentry;
      kill(ctx, sentry, "SNEAK-ATTACK", "hg.sneakattack.score-1", "hg.weapon.knife-silent");
      turnOf(ctx).conceal = at;
      return;
    }
    yield* alertSentry(ctx, sentry, intruder.at, noiseField(ctx, intruder.at, "step"), "hg.sneakattack.score-0");
    // he is alerted already: exposing the raider does not alert him again. hg.open.alert-by-zone
    yield* expose(ctx, intruder, [sentry], [], "hg.sneakattack.score-0");
    closeTurn(ctx, "he is exposed", "hg.sneakattack.score-0");
  },
};

/**
 * COUP-DE-GRACE: an Intruder against an unconscious enemy next to him. hg.coup.target, hg.coup.not-defenders,
 * hg.coup.firearm-noise
 */
const coupDeGrace: ActionRule<"coup-de-grace", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "action",
  requires(ctx, req, action) {
    const isIntruder = agentOnBoardNamed(ctx.state, action.agent)?.kind === "intruder";
    req.need(isIntruder, intruderWording(action.agent), "hg.coup.not-defenders");
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent } = inTurn;
    requireConscious(req, agent);
    requireAction(req, inTurn);
    requireEntranceOpened(ctx, req, agent);
    requireUnengaged(ctx, req, agent);
    const enemy = agentOnBoardNamed(ctx.state, action.target);
    const isEnemy = req.need(
      enemy !== undefined && areEnemies(agent, enemy),
      enemyWording(action.target, enemy),
      "hg.coup.target",
    );
    if (!isEnemy || enemy === undefined) return;
    req.need(enemy.prone, {
      met: `${enemy.id} is unconscious.`,
      unmet: `${enemy.id} is conscious. A COUP-DE-GRACE is for the unconscious.`,
      cites: ["hg.coup.target"],
    });
    req.need(
      areAdjacent(ctx, agent.at, enemy.at),
      adjacencyWording(agent, enemy),
      "hg.coup.target",
      "hg.move.adjacent",
      ...adjacencyPoint(ctx, agent.at, enemy.at),
    );
  },
  candidates: (ctx, intruder) =>
    enemiesNear(ctx, intruder)
      .filter(({ prone }) => prone)
      .map(({ id }) => ({ do: "coup-de-grace", agent: intruder.id, target: id })),
  *perform(ctx, intruder, { target }) {
    const firearm = isAssaulter(intruder) ? firearmOf(intruder) : null;
    takeAction(ctx);
    const lies = agentOnBoardNamed(ctx.state, target)?.at;
    const hangs = lies === undefined || lies === null ? [] : adjacencyPoint(ctx, intruder.at, lies);
    const { score } = yield* skillTest(
      ctx,
      intruder,
      { name: "COUP-DE-GRACE", skill: "combat", dice: killDice(ctx, intruder) },
      "hg.coup.roll",
      "hg.open.sneakattack-knife",
      ...hangs,
    );
    const victim = agentOnBoardNamed(ctx.state, target);
    if (score > 0 && victim !== undefined) kill(ctx, victim, "COUP-DE-GRACE", "hg.coup.roll");
    if (firearm === null) return;
    const byRifle = firearms[firearm].kind === "rifle";
    if (byRifle && reading(ctx, "hg.open.coup-rifle") === "as-shot") turnOf(ctx).moves = false;
    const cites: readonly Citation[] = byRifle ? ["hg.open.coup-rifle"] : [];
    yield* makeNoise(ctx, intruder.at, "shot", null, "hg.coup.firearm-noise", ...cites);
  },
};

export const actions = { "sneak-attack": sneakAttack, "coup-de-grace": coupDeGrace };
