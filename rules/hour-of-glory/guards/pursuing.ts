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
  type G,
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
export function pursueNeeds(g: G, r: Needs, action: Pursuit): void {
  const guard = agentNamed(g, action.agent);
  if (
    !r.need(
      guard?.kind === "guard",
      { met: `${action.agent} is a Guard.`, unmet: `${action.agent} is no Guard. Only Guards pursue.` },
      "hg.guard.pursue",
    ) ||
    guard?.kind !== "guard"
  )
    return;
  r.need(g.state.phase === "guards", theirPhase(guard.id, "Guards"), "hg.turn.orders-by-type");
  r.need(
    !guard.prone,
    { met: `${guard.id} is conscious.`, unmet: `${guard.id} is unconscious.` },
    "hg.wound.unconscious-inert",
  );
  r.need(
    guard.done !== "yes",
    { met: `${guard.id} has not had his turn yet.`, unmet: `${guard.id} has already had his turn.` },
    "hg.act.one-per-turn",
  );
  const duty = dutyOf(g, guard);
  r.need(
    duty.kind !== "fight",
    { met: `${guard.id} is in no fight.`, unmet: `${guard.id} is engaged in a fight and has to fight on.` },
    "hg.engage.start-adjacent",
    "hg.engage.fight-only",
  );
  const plan = planFor(g);
  const path = action.path.map((name) => squareNamed(plan, name));
  switch (duty.kind) {
    case "fight":
      return;
    case "open":
      r.need(
        path.length === 0,
        {
          met: `${guard.id} opens the door beside him.`,
          unmet: `${guard.id} opens the door beside him and does not move.`,
        },
        "hg.guard.opens-door",
        "hg.open.guard-door-or-target",
      );
      r.idle("target", action.target, `${guard.id} opens a door and pursues nobody.`, "hg.guard.opens-door");
      return;
    case "home": {
      r.need(
        action.target === undefined,
        {
          met: "There is no assaulter in the stronghold, and he goes home.",
          unmet: "There is no assaulter in the stronghold to pursue: he goes home.",
        },
        "hg.guard.go-home",
      );
      const fault = routeFault(g, guard, duty, null, path);
      r.need(
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
        !r.need(
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
      const fault = routeFault(g, guard, duty, target.at, path);
      r.need(
        fault === null,
        { met: "The path is one he may take.", unmet: fault?.text ?? "" },
        ...(fault === null ? (["hg.guard.full-distance"] as const) : routeRules[fault.rule]),
      );
    }
  }
}

const pick = (g: G, guard: Guard, what: string, among: readonly OnBoard<Intruder>[]): Rules<OnBoard<Intruder>> =>
  choose(
    defender,
    { id: "hg.dec.guard-target", text: `Whom does ${guard.id} ${what}?`, piece: guard.id },
    among.map((one) => ({ id: one.id, text: `${one.id} on ${named(g, one.at)}`, value: one })),
  );

/** He fights if he is adjacent to an assaulter, and shoots otherwise. hg.guard.los-start-fight, hg.guard.los-gained */
function* attack(g: G, guard: OnBoard<Guard>, among: readonly OnBoard<Intruder>[], mayFight: boolean): Rules {
  const beside = mayFight ? among.filter((one) => areAdjacent(g, guard.at, one.at)) : [];
  if (beside.length > 0) {
    const target = yield* pick(g, guard, "fight", beside);
    yield* fight(g, guard, target);
    return;
  }
  const open = among.filter((one) => !isEngaged(g, one) && assaultersSeen(g, guard.at).some(({ id }) => id === one.id));
  if (open.length === 0) return;
  const target = yield* pick(g, guard, "shoot at", open);
  yield* shoot(g, guard, [target.id], false);
}

function* openBeside(g: G, guard: OnBoard<Guard>): Rules {
  const doors = closedDoorsAt(g, guard.at);
  if (doors.length === 0) return;
  const door = yield* choose(
    defender,
    { id: "hg.dec.guard-path", text: `Which door does ${guard.id} open?`, piece: guard.id },
    doors.map((one) => ({ id: one.id, text: one.id, value: one })),
  );
  openDoor(g, door.id, guard.id, "hg.guard.opens-door", "hg.guard.actions", "hg.open.guard-door-or-target");
}

/** A Guard leaves play through the entrance. hg.guard.demobilise */
export function demobilise(g: G, guard: Guard): void {
  g.state.guards = g.state.guards.filter(({ id }) => id !== guard.id);
  record(g, {
    event: "demobilised",
    agent: guard.id,
    cites: ["hg.guard.demobilise", "hg.guard.go-home", "hg.open.guard-none-reachable"],
  });
  endAlarmWithoutGuards(g);
}

/** Walks the path until something ends it; what it was, "end" for nothing. */
function* advance(
  g: G,
  guard: OnBoard<Guard>,
  duty: ReturnType<typeof dutyOf>,
  path: readonly Square[],
): Rules<"contact" | "react" | "sight" | "door" | "out" | "end"> {
  let stop: ReturnType<typeof stopAt> = null;
  for (const to of path) {
    const step = stepBetween(g, guard.at, to);
    if (step === undefined) break;
    const there = occupant(g.state, to);
    if (there?.kind === "intruder" && isRaider(there)) {
      yield* contact(g, guard, there);
      return "contact";
    }
    const from = guard.at;
    const met: ReturnType<typeof stopAt> = stop ?? stopAt(g, guard, duty, from, to);
    takeStep(g, guard, step);
    if (there !== undefined) passBy(g, guard, there);
    if (leadsOut(g, step)) return "out";
    stop = met;
    if (stop !== null && !shares(g, guard)) break;
  }
  return stop ?? "end";
}

const endings = {
  react: "the room is enemy-occupied",
  sight: "he sees an assaulter",
  door: "a door is closed",
} as const;

/** A Guard's turn: the path, and what the rules make of it. */
export function* pursue(g: G, guard: OnBoard<Guard>, action: Pursuit): Rules {
  const duty = dutyOf(g, guard);
  const { state } = g;
  const plan = planFor(g);
  const fought = guard.done === "fought";
  state.turn = guardTurn(guard);
  if (duty.kind === "open") yield* openBeside(g, guard);
  else {
    const path = action.path.map((name) => squareNamed(plan, name)).filter((square) => square !== null);
    if (path.length === 0)
      record(g, {
        event: "stayed",
        agent: guard.id,
        why: "no path brings him nearer",
        cites: ["hg.guard.full-distance", "hg.open.guard-route"],
      });
    const end = yield* advance(g, guard, duty, path);
    if (end !== "end" && end !== "out" && end !== "contact")
      record(g, {
        event: "stopped",
        agent: guard.id,
        at: named(g, guard.at),
        why: endings[end],
        cites: [
          end === "sight" ? "hg.guard.los-gained" : end === "door" ? "hg.guard.opens-door" : "hg.react.room-entry",
          ...(end === "sight" && duty.kind === "close-in" ? (["hg.open.guard-second-assaulter"] as const) : []),
        ],
      });
    const seen = assaultersSeen(g, guard.at);
    switch (end) {
      case "out":
        demobilise(g, guard);
        break;
      case "contact":
        if (reading(g, "hg.open.contact-ends-turn") === "phase") for (const one of state.guards) one.done = "yes";
        break;
      case "react": {
        const { score } = yield* reactRoll(
          g,
          guard,
          number(g, "hg.number.react-room"),
          "hg.react.room-entry",
          "hg.react.room-scores",
          "hg.open.guard-react-los",
        );
        // it allows an attack, who has fought already, too: hg.react.even-after-action, hg.open.react-room-extra
        const allows = !fought || reading(g, "hg.open.react-room-extra") === "yes";
        if (score > 0 && allows) yield* attack(g, guard, seen, true);
        break;
      }
      case "sight":
        yield* attack(g, guard, seen, reading(g, "hg.open.guard-los-adjacent") === "fights");
        break;
      case "door":
        yield* openBeside(g, guard);
        break;
      case "end":
        if (duty.kind === "close-in" && !fought) {
          const target = duty.targets.find(({ id }) => id === action.target);
          if (target !== undefined) {
            record(g, {
              event: "stopped",
              agent: guard.id,
              at: named(g, guard.at),
              why: `he has closed in on ${target.id}`,
              cites: ["hg.guard.los-start-closer", "hg.guard.los-start-fight"],
            });
            yield* attack(g, guard, [target], true);
          }
        }
    }
  }
  if (isOver(g)) return;
  guard.done = "yes";
  guard.fresh = false;
  state.turn = null;
}
