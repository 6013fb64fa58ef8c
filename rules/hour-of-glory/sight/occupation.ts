import { type Agent, isInTheOpen, isPlaced } from "../table/agents.ts";
import { type Ctx, planFor, reading } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { roomAt, type Square } from "../table/plan.ts";

/** Who counts in a room, for either side. hg.occ.raiders-do-not-count, hg.occ.prone-do-not-count, hg.occ.engaged-do-not-count */
export function countIn(ctx: Ctx, room: string): { readonly intruders: number; readonly defenders: number } {
  const plan = planFor(ctx);
  const counts = (agent: Agent): boolean =>
    isPlaced(agent) && plan.labels[agent.at] === room && isInTheOpen(agent) && !isEngaged(ctx, agent);
  const { commander, sentries, guards } = ctx.state;
  let intruders = 0;
  let defenders = commander !== null && counts(commander) ? 1 : 0;
  for (const intruder of ctx.state.intruders) if (counts(intruder)) intruders++;
  for (const sentry of sentries) if (counts(sentry)) defenders++;
  for (const guard of guards) if (counts(guard)) defenders++;
  return { intruders, defenders };
}

/** Whether the room of a square is enemy-occupied for an Intruder there; the entry zone and corridors never are. hg.occ.more-enemies */
export function isInOccupiedRoom(ctx: Ctx, square: Square): boolean {
  const room = roomAt(planFor(ctx), square);
  if (room === null) return false;
  const { intruders, defenders } = countIn(ctx, room);
  return defenders > intruders;
}

/** Whether an agent about to step from one square to another enters an enemy-occupied room. hg.open.occupied-entrant */
export function entersOccupied(ctx: Ctx, agent: Agent, from: Square, to: Square): boolean {
  const plan = planFor(ctx);
  const room = roomAt(plan, to);
  if (room === null || room === roomAt(plan, from)) return false;
  const { intruders, defenders } = countIn(ctx, room);
  const entrant = reading(ctx, "hg.open.occupied-entrant") === "counts" ? 1 : 0;
  return agent.kind === "intruder" ? defenders > intruders + entrant : intruders > defenders + entrant;
}
