import { resolveFight } from "../combat/index.ts";
import { agentOnBoardNamed, enemiesOf, isRaider } from "../table/agents.ts";
import { isProneTarget } from "../sight/index.ts";
import { enemiesBeside, isEngaged } from "../table/engagement.ts";
import { adjacencyPoint, areAdjacent } from "../table/squares.ts";
import { requireNoShotOwed } from "./owed-shot.ts";
import { type ActionRule, requireEntranceOpened, takeAction } from "./rule.ts";
import { adjacencyWording, requireAssault, requireAttacker, requireTarget } from "./targets.ts";

/** FIGHT: an assaulter or a defending agent, against an enemy next to him. hg.fight.action, hg.raid.no-assault-attacks */
const fight: ActionRule<"fight"> = {
  agents: ["intruder", "commander", "sentry", "guard"],
  takes: "attack",
  requires(ctx, req, action) {
    const attacker = requireAttacker(ctx, req, action.agent);
    if (attacker === null) return;
    const { agent } = attacker;
    requireEntranceOpened(ctx, req, agent);
    requireAssault(req, agent, "hg.raid.no-assault-attacks");
    requireNoShotOwed(ctx, req, attacker);
    const enemy = requireTarget(ctx, req, agent, action.target, "hg.fight.action");
    if (enemy === null) return;
    req.need(
      areAdjacent(ctx, agent.at, enemy.at),
      adjacencyWording(agent, enemy),
      "hg.fight.action",
      "hg.move.adjacent",
      ...adjacencyPoint(ctx, agent.at, enemy.at),
    );
    if (agent.kind === "guard")
      req.need(isEngaged(ctx, agent), {
        met: `${agent.id} starts the turn next to an enemy.`,
        unmet: `${agent.id} does not start the turn next to an enemy, so he pursues.`,
        cites: ["hg.engage.start-adjacent"],
      });
  },
  /** Enemies next to the agent; the prone ones where they are targets. hg.open.prone-targets */
  candidates(ctx, agent) {
    if (isRaider(agent)) return [];
    const { id, at } = agent;
    const prone = enemiesOf(ctx.state, agent).filter(
      (enemy) => isProneTarget(ctx, enemy) && areAdjacent(ctx, at, enemy.at),
    );
    return [...enemiesBeside(ctx, agent), ...prone].map((enemy) => ({ do: "fight", agent: id, target: enemy.id }));
  },
  *perform(ctx, agent, action) {
    const target = agentOnBoardNamed(ctx.state, action.target);
    if (target === undefined) return;
    if (agent.kind === "sentry") agent.done = true;
    else if (agent.kind === "guard") agent.done = "fought";
    else takeAction(ctx);
    yield* resolveFight(ctx, agent, target);
    if (agent.kind !== "guard") return;
    // once disengaged in his own turn he has the turn's movement: hg.engage.disengage-moves
    const isAlive = agentOnBoardNamed(ctx.state, agent.id) !== undefined;
    if (!isAlive || agent.prone || enemiesBeside(ctx, agent).length > 0) agent.done = "yes";
  },
};

export const actions = { fight };
