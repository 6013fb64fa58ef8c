import { openDoor } from "../alerting.ts";
import { contact, leadsOut, passBy, shares, takeStep } from "../moving.ts";
import { reactRoll } from "../evading.ts";
import { fight } from "../fighting.ts";
import { type Square, squareNamed } from "../plan.ts";
import { type Needs, theirPhase } from "../actions/conditions.ts";
import type { Action } from "../actions/schema.ts";
import type { Citation } from "../events.ts";
import { shoot } from "../shooting.ts";
import type { Guard, Intruder } from "../state.ts";
import { endAlarmWithoutGuards } from "../wounds.ts";
import { assaultersSeen, closedDoorsAt, dutyOf } from "./duty.ts";
import { guardTurn, routeFault, stopAt } from "./routes.ts";
import {
  agentNamed,
  areAdjacent,
  choose,
  defender,
  type Ctx,
  isEngaged,
  isOver,
  isRaider,
  named,
  number,
  occupant,
  type OnBoard,
  planFor,
  reading,
  record,
  type Rules,
  stepBetween,
} from "../table.ts";

type Pursuit = Extract<Action, { do: "pursue" }>;

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

const pick = (ctx: Ctx, guard: Guard, what: string, among: readonly OnBoard<Intruder>[]): Rules<OnBoard<Intruder>> =>
  choose(
    defender,
    { id: "hg.dec.guard-target", text: `Whom does ${guard.id} ${what}?`, piece: guard.id },
    among.map((one) => ({ id: one.id, text: `${one.id} on ${named(ctx, one.at)}`, value: one })),
  );

/** He fights if he is adjacent to an assaulter, and shoots otherwise. hg.guard.los-start-fight, hg.guard.los-gained */
function* attack(ctx: Ctx, guard: OnBoard<Guard>, among: readonly OnBoard<Intruder>[], mayFight: boolean): Rules {
  const beside = mayFight ? among.filter((one) => areAdjacent(ctx, guard.at, one.at)) : [];
  if (beside.length > 0) {
    const target = yield* pick(ctx, guard, "fight", beside);
    yield* fight(ctx, guard, target);
    return;
  }
  const open = among.filter(
    (one) => !isEngaged(ctx, one) && assaultersSeen(ctx, guard.at).some(({ id }) => id === one.id),
  );
  if (open.length === 0) return;
  const target = yield* pick(ctx, guard, "shoot at", open);
  yield* shoot(ctx, guard, [target.id], false);
}

function* openBeside(ctx: Ctx, guard: OnBoard<Guard>): Rules {
  const doors = closedDoorsAt(ctx, guard.at);
  if (doors.length === 0) return;
  const door = yield* choose(
    defender,
    { id: "hg.dec.guard-path", text: `Which door does ${guard.id} open?`, piece: guard.id },
    doors.map((one) => ({ id: one.id, text: one.id, value: one })),
  );
  openDoor(ctx, door.id, guard.id, "hg.guard.opens-door", "hg.guard.actions", "hg.open.guard-door-or-target");
}

/** A Guard leaves play through the entrance. hg.guard.demobilise */
export function demobilise(ctx: Ctx, guard: Guard): void {
  ctx.state.guards = ctx.state.guards.filter(({ id }) => id !== guard.id);
  record(ctx, {
    event: "demobilised",
    agent: guard.id,
    cites: ["hg.guard.demobilise", "hg.guard.go-home", "hg.open.guard-none-reachable"],
  });
  endAlarmWithoutGuards(ctx);
}

/** Walks the path until something ends it; what it was, "end" for nothing. */
function* advance(
  ctx: Ctx,
  guard: OnBoard<Guard>,
  duty: ReturnType<typeof dutyOf>,
  path: readonly Square[],
): Rules<"contact" | "react" | "sight" | "door" | "out" | "end"> {
  let stop: ReturnType<typeof stopAt> = null;
  for (const to of path) {
    const step = stepBetween(ctx, guard.at, to);
    if (step === undefined) break;
    const there = occupant(ctx.state, to);
    if (there?.kind === "intruder" && isRaider(there)) {
      yield* contact(ctx, guard, there);
      return "contact";
    }
    const from = guard.at;
    const met: ReturnType<typeof stopAt> = stop ?? stopAt(ctx, guard, duty, from, to);
    takeStep(ctx, guard, step);
    if (there !== undefined) passBy(ctx, guard, there);
    if (leadsOut(ctx, step)) return "out";
    stop = met;
    if (stop !== null && !shares(ctx, guard)) break;
  }
  return stop ?? "end";
}

const endings = {
  react: "the room is enemy-occupied",
  sight: "he sees an assaulter",
  door: "a door is closed",
} as const;

/** A Guard's turn: the path, and what the rules make of it. */
export function* pursue(ctx: Ctx, guard: OnBoard<Guard>, action: Pursuit): Rules {
  const duty = dutyOf(ctx, guard);
  const { state } = ctx;
  const plan = planFor(ctx);
  const fought = guard.done === "fought";
  state.turn = guardTurn(guard);
  if (duty.kind === "open") yield* openBeside(ctx, guard);
  else {
    const path = action.path.map((name) => squareNamed(plan, name)).filter((square) => square !== null);
    if (path.length === 0)
      record(ctx, {
        event: "stayed",
        agent: guard.id,
        why: "no path brings him nearer",
        cites: ["hg.guard.full-distance", "hg.open.guard-route"],
      });
    const end = yield* advance(ctx, guard, duty, path);
    if (end !== "end" && end !== "out" && end !== "contact")
      record(ctx, {
        event: "stopped",
        agent: guard.id,
        at: named(ctx, guard.at),
        why: endings[end],
        cites: [
          end === "sight" ? "hg.guard.los-gained" : end === "door" ? "hg.guard.opens-door" : "hg.react.room-entry",
          ...(end === "sight" && duty.kind === "close-in" ? (["hg.open.guard-second-assaulter"] as const) : []),
        ],
      });
    const seen = assaultersSeen(ctx, guard.at);
    switch (end) {
      case "out":
        demobilise(ctx, guard);
        break;
      case "contact":
        if (reading(ctx, "hg.open.contact-ends-turn") === "phase") for (const one of state.guards) one.done = "yes";
        break;
      case "react": {
        const { score } = yield* reactRoll(
          ctx,
          guard,
          number(ctx, "hg.number.react-room"),
          "hg.react.room-entry",
          "hg.react.room-scores",
          "hg.open.guard-react-los",
        );
        // it allows an attack, who has fought already, too: hg.react.even-after-action, hg.open.react-room-extra
        const allows = !fought || reading(ctx, "hg.open.react-room-extra") === "yes";
        if (score > 0 && allows) yield* attack(ctx, guard, seen, true);
        break;
      }
      case "sight":
        yield* attack(ctx, guard, seen, reading(ctx, "hg.open.guard-los-adjacent") === "fights");
        break;
      case "door":
        yield* openBeside(ctx, guard);
        break;
      case "end":
        if (duty.kind === "close-in" && !fought) {
          const target = duty.targets.find(({ id }) => id === action.target);
          if (target !== undefined) {
            record(ctx, {
              event: "stopped",
              agent: guard.id,
              at: named(ctx, guard.at),
              why: `he has closed in on ${target.id}`,
              cites: ["hg.guard.los-start-closer", "hg.guard.los-start-fight"],
            });
            yield* attack(ctx, guard, [target], true);
          }
        }
    }
  }
  if (isOver(ctx)) return;
  guard.done = "yes";
  guard.fresh = false;
  state.turn = null;
}
