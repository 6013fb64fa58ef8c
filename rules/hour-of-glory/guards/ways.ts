import type { OnBoard } from "../table/agents.ts";
import type { Ctx } from "../table/context.ts";
import type { Guard, Intruder } from "../table/state.ts";
import type { Duty } from "./duty.ts";
import { type Route, routesOf } from "./routes.ts";

export interface Way extends Route {
  readonly target: OnBoard<Intruder> | null;
}

/** The criteria by which an automatic Defender chooses among the ways the rules leave a Guard. hg.dec.guard-path */
export const wayCriteria = [
  {
    name: "exposes a raider",
    cites: ["hg.guard.contact"],
    score: ({ stop }: Way): number => (stop === "contact" ? 0 : 1),
  },
  {
    name: "sees an assaulter",
    cites: ["hg.guard.los-gained"],
    score: ({ stop }: Way): number => (stop === "sight" ? 0 : 1),
  },
  {
    name: "ends nearest its target",
    cites: ["hg.guard.pursue", "hg.guard.no-further"],
    score: ({ distance }: Way): number => distance,
  },
];

/** The ways a Guard may go, after each of his targets. */
export function waysOf(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty): readonly Way[] {
  if (duty.kind === "home") return routesOf(ctx, guard, duty, null).map((route) => ({ ...route, target: null }));
  if (duty.kind !== "pursue" && duty.kind !== "close-in") return [];
  return duty.targets.flatMap((target) => routesOf(ctx, guard, duty, target.at).map((route) => ({ ...route, target })));
}
