import { type Agent, isInTheOpen, isPlaced, type OnBoard } from "./agents.ts";
import { type Ctx, planFor } from "./context.ts";
import type { Square } from "./plan.ts";
import { areAdjacent } from "./squares.ts";

/** Whether two squares are no further apart than neighbours. */
const areNear = (width: number, a: Square, b: Square): boolean => {
  const across = (a % width) - (b % width);
  const down = Math.floor(a / width) - Math.floor(b / width);
  return across >= -1 && across <= 1 && down >= -1 && down <= 1;
};

const nobody: readonly OnBoard<Agent>[] = [];

/** Enemies next to an agent who are conscious and in the open. */
export function enemiesBeside(ctx: Ctx, agent: OnBoard<Agent>): readonly OnBoard<Agent>[] {
  const { width } = planFor(ctx);
  let found: OnBoard<Agent>[] | null = null;
  // most agents are far apart: neighbours are looked for only among those that are near
  const look = (one: OnBoard<Agent>): void => {
    if (!areNear(width, one.at, agent.at) || !isInTheOpen(one) || !areAdjacent(ctx, agent.at, one.at)) return;
    if (found === null) found = [one];
    else found.push(one);
  };
  const { intruders, commander, sentries, guards } = ctx.state;
  if (agent.kind === "intruder") {
    if (commander !== null) look(commander);
    for (const one of sentries) look(one);
    for (const one of guards) look(one);
  } else for (const one of intruders) if (isPlaced(one)) look(one);
  return found ?? nobody;
}

/** Whether an agent is engaged in a fight. hg.engage.start-adjacent, hg.engage.idle-adjacent, hg.engage.pass-by */
export function isEngaged(ctx: Ctx, agent: OnBoard<Agent>): boolean {
  if (!isInTheOpen(agent)) return false;
  const { turn } = ctx.state;
  if (turn?.agent === agent.id) return turn.engaged && enemiesBeside(ctx, agent).length > 0;
  return enemiesBeside(ctx, agent).some((enemy) => turn?.agent !== enemy.id || turn.engaged);
}
