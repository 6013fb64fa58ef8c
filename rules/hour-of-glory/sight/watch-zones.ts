import { ahead } from "../../geometry/index.ts";
import type { Agent, OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { corridor, entry, labelAt, type Square } from "../table/plan.ts";
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

/** The agents whose watch zone covers a square. hg.zone.eight-squares */
export function watching(ctx: Ctx, square: Square): readonly OnBoard<Commander | Sentry>[] {
  const { commander, sentries } = ctx.state;
  const { width } = planFor(ctx);
  const watchers: OnBoard<Commander | Sentry>[] = [];
  for (const agent of commander === null ? sentries : [commander, ...sentries]) {
    // a zone is a straight line ahead, so most squares are ruled out at once
    const dx = (square % width) - (agent.at % width);
    const dy = Math.floor(square / width) - Math.floor(agent.at / width);
    const way = ahead[agent.facing];
    if (Math.sign(dx) !== way.dx || Math.sign(dy) !== way.dy) continue;
    if (hasZone(ctx, agent) && zoneOf(ctx, agent).includes(square)) watchers.push(agent);
  }
  return watchers;
}
