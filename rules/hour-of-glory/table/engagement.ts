import type { Citation } from "../book/citation.ts";
import { type Agent, isInTheOpen, isPlaced, type OnBoard } from "./agents.ts";
import { type Ctx, planFor } from "./context.ts";
import { offset, type Plan, type Square } from "./plan.ts";
import { adjacencyPoint, areAdjacent } from "./squares.ts";

/** Whether two squares are at most one row and one column apart. */
export const areNear = (plan: Plan, first: Square, second: Square): boolean => {
  const { dx, dy } = offset(plan, first, second);
  return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
};

const nobody: readonly OnBoard<Agent>[] = [];

/** Enemies next to an agent who are conscious and in the open. */
export function enemiesBeside(ctx: Ctx, agent: OnBoard<Agent>): readonly OnBoard<Agent>[] {
  const plan = planFor(ctx);
  let enemies: OnBoard<Agent>[] | null = null;
  // most agents are far apart, so only those within a row and a column are examined
  const look = (other: OnBoard<Agent>): void => {
    if (!areNear(plan, other.at, agent.at) || !isInTheOpen(other) || !areAdjacent(ctx, agent.at, other.at)) return;
    if (enemies === null) enemies = [other];
    else enemies.push(other);
  };
  const { intruders, commander, sentries, guards } = ctx.state;
  if (agent.kind === "intruder") {
    if (commander !== null) look(commander);
    for (const sentry of sentries) look(sentry);
    for (const guard of guards) look(guard);
  } else for (const intruder of intruders) if (isPlaced(intruder)) look(intruder);
  return enemies ?? nobody;
}

/** Whether an agent is engaged in a fight. hg.engage.start-adjacent, hg.engage.idle-adjacent, hg.engage.pass-by */
export function isEngaged(ctx: Ctx, agent: OnBoard<Agent>): boolean {
  if (!isInTheOpen(agent)) return false;
  const { turn } = ctx.state;
  if (turn?.agent === agent.id) return turn.engaged && enemiesBeside(ctx, agent).length > 0;
  return enemiesBeside(ctx, agent).some((enemy) => turn?.agent !== enemy.id || turn.engaged);
}

/**
 * The open points that the fight of an engaged agent hangs on: where every enemy beside stands diagonally.
 * hg.open.adjacent-diagonal
 */
export function engagementPoint(ctx: Ctx, agent: OnBoard<Agent>): readonly Citation[] {
  const points = enemiesBeside(ctx, agent).map((enemy) => adjacencyPoint(ctx, agent.at, enemy.at));
  return points.every((some) => some.length > 0) ? [...new Set(points.flat())] : [];
}
