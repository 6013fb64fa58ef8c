import { citeIf, everyHolds, Requirements, withPoints } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  type Duty,
  dutyOf,
  mayStopEarly,
  routeFault,
  type RouteRule,
  routesOf,
  takeGuardTurn,
} from "../guards/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { agentOnBoardNamed, intruderOnBoardNamed, type OnBoard } from "../table/agents.ts";
import { type Ctx, hangingOn, planFor, squareName, type Req } from "../table/context.ts";
import { type Square, squareNamed } from "../table/plan.ts";
import type { Guard, Intruder } from "../table/state.ts";
import { type ActionRule, requireConscious, requirePhaseOf } from "./rule.ts";

type Pursuit = ActionOf<"pursue">;

const routeRules: Readonly<Record<RouteRule, readonly Citation[]>> = {
  step: ["hg.move.any-direction", "hg.move.no-corner-diagonal"],
  far: ["hg.move.guards-one-d6"],
  "far-from-entry": ["hg.guard.entry-6"],
  repeat: ["hg.guard.no-repeat-square"],
  enemy: ["hg.move.not-through-enemy"],
  free: ["hg.move.one-agent-per-square", "hg.open.stopped-on-occupied"],
  full: ["hg.guard.full-distance", "hg.open.guard-route", "hg.move.guards-one-d6"],
  "full-from-entry": [
    "hg.guard.full-distance",
    "hg.open.guard-route",
    "hg.guard.entry-6",
    "hg.open.guard-entry-distance",
  ],
  further: ["hg.guard.no-further", "hg.open.guard-distance"],
  closer: ["hg.guard.los-start-closer", "hg.open.guard-route"],
};

/** The path is one the Guard may take. hg.guard.full-distance, hg.guard.go-home */
function requireRoute(
  ctx: Ctx,
  req: Req,
  guard: OnBoard<Guard>,
  {
    duty,
    target,
    path,
    met,
    cite,
  }: {
    readonly duty: Duty;
    readonly target: Square | null;
    readonly path: Pursuit["path"];
    readonly met: string;
    readonly cite: Citation;
  },
): void {
  // how far he goes is rolled for in his phase, and nobody who lies there goes anywhere
  if (ctx.state.phase !== "guards" || guard.prone) return;
  const plan = planFor(ctx);
  const squares = path.map((name) => squareNamed(plan, name));
  const fault = routeFault(ctx, guard, duty, target, squares);
  const isFree = mayStopEarly(ctx, guard);
  const early = citeIf<Citation>(isFree, "hg.guard.entry-6", "hg.open.guard-entry-distance");
  req.need(fault === null, {
    met: isFree ? `${guard.id} comes from the entry zone and may stop early.` : met,
    unmet: fault?.text ?? "",
    cites: fault === null ? [cite, ...early] : routeRules[fault.rule],
  });
}

/** He pursues an assaulter whom he sees, or who is in the stronghold. hg.guard.los-start-closer, hg.guard.pursue */
function requireQuarry(
  { state }: Ctx,
  req: Req,
  guard: Guard,
  duty: Extract<Duty, { kind: "close-in" | "pursue" }>,
  id: string | undefined,
): OnBoard<Intruder> | null {
  const quarry = duty.targets.find((target) => target.id === id);
  const closesIn = duty.kind === "close-in";
  const rule = closesIn ? "hg.guard.los-start-closer" : "hg.guard.pursue";
  if (id !== undefined && !req.known(intruderOnBoardNamed(state, id), "target", id, "Intruder", rule)) return null;
  const words = closesIn ? "an assaulter in his line of sight" : "an assaulter in the stronghold";
  const isQuarry = req.need(quarry !== undefined, {
    met: `${guard.id} pursues ${words}.`,
    unmet:
      id === undefined
        ? `No target is named for ${guard.id}: he pursues ${words}.`
        : `${guard.id} does not pursue ${id}: his target is ${words}.`,
    cites: [closesIn ? "hg.guard.los-start-closer" : "hg.guard.pursue"],
  });
  return isQuarry && quarry !== undefined ? quarry : null;
}

/** What his duty leaves a Guard. hg.guard.opens-door, hg.guard.go-home, hg.guard.pursue */
function requireDuty(ctx: Ctx, req: Req, guard: OnBoard<Guard>, duty: Duty, action: Pursuit): void {
  const { path } = action;
  switch (duty.kind) {
    case "fight":
      return;
    case "open":
      req.need(path.length === 0, {
        met: `${guard.id} opens the door beside him.`,
        unmet: `${guard.id} opens the door beside him and does not move.`,
        cites: ["hg.guard.opens-door", "hg.open.guard-door-or-target"],
      });
      req.idle("target", action.target, `${guard.id} opens a door and pursues nobody.`, "hg.guard.opens-door");
      return;
    case "home":
      req.need(action.target === undefined, {
        met: "There is no assaulter in the stronghold, and he goes home.",
        unmet: "There is no assaulter in the stronghold to pursue: he goes home.",
        cites: ["hg.guard.go-home"],
      });
      requireRoute(ctx, req, guard, {
        duty,
        target: null,
        path,
        met: "The path leads home.",
        cite: "hg.guard.go-home",
      });
      return;
    case "close-in":
    case "pursue": {
      const quarry = requireQuarry(ctx, req, guard, duty, action.target);
      if (quarry === null) return;
      requireRoute(ctx, req, guard, {
        duty,
        target: quarry.at,
        path,
        met: `The path leads ${guard.id} towards ${quarry.id}, as far as he has to go.`,
        cite: "hg.guard.full-distance",
      });
    }
  }
}

/** The open points that the duty of a Guard and his ways hang on. hg.guard.pursue, hg.guard.full-distance */
const inPursuit = [
  "hg.open.guard-distance",
  "hg.open.guard-route",
  "hg.open.guard-door-or-target",
  "hg.open.guard-second-assaulter",
  "hg.open.guard-los-untargetable",
  "hg.open.stopped-on-occupied",
  "hg.open.occupied-entrant",
  "hg.open.corner-diagonal",
  "hg.open.door-squares",
  "hg.open.in-stronghold",
  "hg.open.los-entry",
  "hg.open.los-room-line",
] as const;

/** A Guard's turn: his duty, and the paths it leaves him. hg.guard.pursue, hg.guard.los-start-closer, hg.guard.go-home */
const pursue: ActionRule<"pursue", OnBoard<Guard>> = {
  agents: ["guard"],
  takes: "nothing",
  requires(ctx, req, action) {
    const guard = agentOnBoardNamed(ctx.state, action.agent);
    const isGuard = req.need(guard?.kind === "guard", {
      met: `${action.agent} is a Guard.`,
      unmet: `${action.agent} is not a Guard. Only Guards pursue.`,
      cites: ["hg.guard.pursue"],
    });
    if (!isGuard || guard?.kind !== "guard") return;
    requirePhaseOf(ctx, req, guard);
    requireConscious(req, guard);
    req.need(guard.done !== "yes", {
      met: `${guard.id} has not had his turn yet.`,
      unmet: `${guard.id} has already had his turn.`,
      cites: ["hg.act.one-per-turn"],
    });
    const duty = dutyOf(ctx, guard);
    req.need(duty.kind !== "fight", {
      met: `${guard.id} is not in a fight.`,
      unmet: `${guard.id} is engaged in a fight and has to fight on.`,
      cites: ["hg.engage.start-adjacent", "hg.engage.fight-only"],
    });
    // what he has to do is worked out from who sees whom, and from how far everything is
    const own = new Requirements<Citation>(req);
    requireDuty(ctx, own, guard, duty, action);
    const hanging = (): readonly Citation[] =>
      hangingOn(ctx, inPursuit, (other) =>
        everyHolds<Citation>((list) => requireDuty(other, list, guard, dutyOf(other, guard), action)),
      );
    req.append(own, withPoints(own.all, hanging));
  },
  /** The paths of a Guard are found by the rules they would be checked against. */
  candidates(ctx, guard) {
    const listed = pursuitsOf(ctx, guard);
    return { listed, legal: listed };
  },
  *perform(ctx, guard, action) {
    yield* takeGuardTurn(ctx, guard, action);
  },
};

/** The pursuits his duty leaves a Guard; where no path is left he stays. hg.open.guard-route */
function pursuitsOf(ctx: Ctx, guard: OnBoard<Guard>): readonly Pursuit[] {
  const { id: agent } = guard;
  const duty = dutyOf(ctx, guard);
  const pathsTo = (target: Square | null): readonly string[][] => {
    const routes = routesOf(ctx, guard, duty, target);
    return routes.length === 0 ? [[]] : routes.map(({ path }) => path.map((square) => squareName(ctx, square)));
  };
  switch (duty.kind) {
    case "fight":
      return [];
    case "open":
      return [{ do: "pursue", agent, path: [] }];
    case "home":
      return pathsTo(null).map((path) => ({ do: "pursue", agent, path }));
    case "close-in":
    case "pursue":
      return duty.targets.flatMap((target) =>
        pathsTo(target.at).map((path): Pursuit => ({ do: "pursue", agent, target: target.id, path })),
      );
  }
}

export const actions = { pursue };
