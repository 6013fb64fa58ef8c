import { ahead } from "../../geometry/index.ts";
import type { Agent, OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { corridor, entry, labelAt, offset, type Square } from "../table/plan.ts";
import type { Commander, Sentry } from "../table/state.ts";
import { lookAlong } from "./lines.ts";

/** Whether an agent has a watch zone now. hg.zone.who, hg.zone.prone-none, hg.open.engaged-zone */
export const hasZone = (ctx: Ctx, agent: OnBoard<Agent>): agent is OnBoard<Commander | Sentry> =>
  (agent.kind === "commander" || agent.kind === "sentry") &&
  !agent.prone &&
  !(reading(ctx, "hg.open.engaged-zone") === "none" && isEngaged(ctx, agent));

/**
 * The watch zone of the Commander or a Sentry: corridor squares straight ahead, one square through an open door.
 * hg.zone.eight-squares, hg.zone.into-room-one, hg.zone.out-of-room-one, hg.zone.blocked-like-los
 */
export function zoneOf(ctx: Ctx, agent: OnBoard<Commander | Sentry>): readonly Square[] {
  const plan = planFor(ctx);
  const length = number(ctx, "hg.number.zone");
  const { dx, dy } = ahead[agent.facing];
  const zone: Square[] = [];
  lookAlong(ctx, agent.at, dx, dy, (square, beyondDoor) => {
    const label = labelAt(plan, square);
    if (beyondDoor || label === corridor || label === entry) zone.push(square);
    return zone.length < length;
  });
  return zone;
}

/** The Commander and the Sentries straight ahead of whom a square lies: nobody else's zone covers it, by any reading. */
export function facing(ctx: Ctx, square: Square): readonly OnBoard<Commander | Sentry>[] {
  const { commander, sentries } = ctx.state;
  const plan = planFor(ctx);
  const isAhead = (agent: OnBoard<Commander | Sentry>): boolean => {
    const way = ahead[agent.facing];
    const { dx, dy } = offset(plan, agent.at, square);
    return Math.sign(dx) === way.dx && Math.sign(dy) === way.dy;
  };
  const before = sentries.filter(isAhead);
  return commander !== null && isAhead(commander) ? [commander, ...before] : before;
}

/** The agents whose watch zone covers a square, of those who face it. hg.zone.eight-squares */
export const watching = (
  ctx: Ctx,
  square: Square,
  before = facing(ctx, square),
): readonly OnBoard<Commander | Sentry>[] =>
  before.length === 0 ? before : before.filter((agent) => hasZone(ctx, agent) && zoneOf(ctx, agent).includes(square));
