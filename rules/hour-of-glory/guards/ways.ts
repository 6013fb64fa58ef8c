import type { OnBoard } from "../table/agents.ts";
import type { Ctx } from "../table/context.ts";
import type { Guard, Intruder } from "../table/state.ts";
import type { Duty } from "./duty.ts";
import { type Route, routesOf } from "./routes.ts";

export interface TargetedRoute extends Route {
  readonly target: OnBoard<Intruder> | null;
}

/** How an automatic Defender chooses among the routes that the rules leave a Guard. hg.dec.guard-path */
export const routeCriteria = [
  {
    name: "exposes a raider",
    cites: ["hg.guard.contact"],
    score: ({ stop }: TargetedRoute): number => (stop === "contact" ? 0 : 1),
  },
  {
    name: "sees an assaulter",
    cites: ["hg.guard.los-gained"],
    score: ({ stop }: TargetedRoute): number => (stop === "sight" ? 0 : 1),
  },
  {
    name: "ends nearest its target",
    cites: ["hg.guard.pursue", "hg.guard.no-further"],
    score: ({ distance }: TargetedRoute): number => distance,
  },
];

/** The routes a Guard may take, towards each of his targets. hg.guard.pursue */
export function targetedRoutesOf(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty): readonly TargetedRoute[] {
  if (duty.kind === "home") return routesOf(ctx, guard, duty, null).map((route) => ({ ...route, target: null }));
  if (duty.kind !== "pursue" && duty.kind !== "close-in") return [];
  return duty.targets.flatMap((target) => routesOf(ctx, guard, duty, target.at).map((route) => ({ ...route, target })));
}
