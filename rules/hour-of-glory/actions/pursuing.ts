import { dutyOf } from "../guards/duty.ts";
import { routeFault } from "../guards/routes.ts";
import type { Pursuit } from "../guards/turn.ts";
import { agentNamed } from "../table/agents.ts";
import { type Ctx, planFor } from "../table/context.ts";
import type { Citation } from "../table/events.ts";
import { squareNamed } from "../table/plan.ts";
import { type Needs, theirPhase } from "./conditions.ts";

const routeRules: Readonly<Record<NonNullable<ReturnType<typeof routeFault>>["rule"], readonly Citation[]>> = {
  step: ["hg.move.any-direction", "hg.move.no-corner-diagonal"],
  far: ["hg.move.guards-one-d6", "hg.guard.entry-6"],
  repeat: ["hg.guard.no-repeat-square"],
  enemy: ["hg.move.not-through-enemy"],
  free: ["hg.move.one-agent-per-square", "hg.open.stopped-on-occupied"],
  full: ["hg.guard.full-distance", "hg.open.guard-route", "hg.move.guards-one-d6"],
  further: ["hg.guard.no-further", "hg.open.guard-distance"],
  closer: ["hg.guard.los-start-closer", "hg.open.guard-route"],
};

/** What a Guard's turn requires. hg.guard.pursue, hg.guard.los-start-closer, hg.guard.go-home */
export function pursueNeeds(ctx: Ctx, req: Needs, action: Pursuit): void {
  const guard = agentNamed(ctx, action.agent);
  if (
    !req.need(
      guard?.kind === "guard",
      { met: `${action.agent} is a Guard.`, unmet: `${action.agent} is no Guard. Only Guards pursue.` },
      "hg.guard.pursue",
    ) ||
    guard?.kind !== "guard"
  )
    return;
  req.need(ctx.state.phase === "guards", theirPhase(guard.id, "Guards"), "hg.turn.orders-by-type");
  req.need(
    !guard.prone,
    { met: `${guard.id} is conscious.`, unmet: `${guard.id} is unconscious.` },
    "hg.wound.unconscious-inert",
  );
  req.need(
    guard.done !== "yes",
    { met: `${guard.id} has not had his turn yet.`, unmet: `${guard.id} has already had his turn.` },
    "hg.act.one-per-turn",
  );
  const duty = dutyOf(ctx, guard);
  req.need(
    duty.kind !== "fight",
    { met: `${guard.id} is in no fight.`, unmet: `${guard.id} is engaged in a fight and has to fight on.` },
    "hg.engage.start-adjacent",
    "hg.engage.fight-only",
  );
  const plan = planFor(ctx);
  const path = action.path.map((name) => squareNamed(plan, name));
  switch (duty.kind) {
    case "fight":
      return;
    case "open":
      req.need(
        path.length === 0,
        {
          met: `${guard.id} opens the door beside him.`,
          unmet: `${guard.id} opens the door beside him and does not move.`,
        },
        "hg.guard.opens-door",
        "hg.open.guard-door-or-target",
      );
      req.idle("target", action.target, `${guard.id} opens a door and pursues nobody.`, "hg.guard.opens-door");
      return;
    case "home": {
      req.need(
        action.target === undefined,
        {
          met: "There is no assaulter in the stronghold, and he goes home.",
          unmet: "There is no assaulter in the stronghold to pursue: he goes home.",
        },
        "hg.guard.go-home",
      );
      const fault = routeFault(ctx, guard, duty, null, path);
      req.need(
        fault === null,
        { met: "The path leads home.", unmet: fault?.text ?? "" },
        ...(fault === null ? (["hg.guard.go-home"] as const) : routeRules[fault.rule]),
      );
      return;
    }
    default: {
      const target = duty.targets.find(({ id }) => id === action.target);
      const cites =
        duty.kind === "close-in" ? (["hg.guard.los-start-closer"] as const) : (["hg.guard.pursue"] as const);
      const words = duty.kind === "close-in" ? "an assaulter in his line of sight" : "an assaulter in the stronghold";
      if (
        !req.need(
          target !== undefined,
          {
            met: `${guard.id} pursues ${words}.`,
            unmet: `${guard.id} does not pursue ${action.target ?? "nobody"}: his target is ${words}.`,
          },
          ...cites,
        ) ||
        target === undefined
      )
        return;
      const fault = routeFault(ctx, guard, duty, target.at, path);
      req.need(
        fault === null,
        { met: "The path is one he may take.", unmet: fault?.text ?? "" },
        ...(fault === null ? (["hg.guard.full-distance"] as const) : routeRules[fault.rule]),
      );
    }
  }
}
