import { facings } from "../../geometry/index.ts";
import { dutyOf } from "../guards/duty.ts";
import { routesOf } from "../guards/routes.ts";
import { firearmOf } from "../shooting.ts";
import { firearms } from "../data/items.ts";
import { hasMap, leadsOut } from "../moving.ts";
import type { Square } from "../plan.ts";
import type { Commander, Guard, Intruder, Turn } from "../state.ts";
import { targetsInSight } from "./attacks.ts";
import { markersAt } from "./activities.ts";
import { sideOfDoor } from "./moves.ts";
import type { Action } from "./schema.ts";
import {
  type Agent,
  adjacentTo,
  agentNamed,
  agentsOf,
  areEnemies,
  enemiesBeside,
  type G,
  isAssaulter,
  isDoorOpen,
  isEngaged,
  isRaider,
  named,
  number,
  occupant,
  type OnBoard,
  planFor,
  stepsFrom,
} from "../table.ts";

/** A kind of action of a piece with everything worth trying. */
export interface Candidates {
  readonly name: Action["do"];
  readonly piece: string;
  readonly actions: readonly Action[];
}

/** One shortest path to each square within reach, standing enemies not passed. */
function paths(g: G, agent: OnBoard<Intruder | Commander>, most: number): readonly (readonly Square[])[] {
  const cameFrom = new Map<Square, Square>([[agent.at, agent.at]]);
  const found: (readonly Square[])[] = [];
  let front: readonly (readonly Square[])[] = [[]];
  for (let length = 1; length <= most && front.length > 0; length++) {
    const next: (readonly Square[])[] = [];
    for (const path of front) {
      const here = path.at(-1) ?? agent.at;
      for (const step of stepsFrom(g, here)) {
        if (cameFrom.has(step.to) || (step.door >= 0 && !isDoorOpen(g, step.door))) continue;
        cameFrom.set(step.to, here);
        const longer = [...path, step.to];
        found.push(longer);
        const there = occupant(g.state, step.to);
        if (leadsOut(g, step) || (there !== undefined && areEnemies(agent, there) && !there.prone)) continue;
        next.push(longer);
      }
    }
    front = next;
  }
  return found;
}

function moves(g: G, agent: OnBoard<Intruder | Commander>): readonly Action[] {
  const { turn } = g.state;
  if (turn === null || !turn.moves || turn.left === 0 || isEngaged(g, agent)) return [];
  return paths(g, agent, turn.left).map((path) => ({
    do: "move",
    agent: agent.id,
    path: path.map((square) => named(g, square)),
  }));
}

function shots(g: G, agent: OnBoard<Agent>): readonly Action[] {
  const firearm = firearmOf(agent);
  if (firearm === null || isRaider(agent) || isEngaged(g, agent)) return [];
  const seen = targetsInSight(g, agent, agentsOf(g.state)).map(({ id }) => id);
  const single = seen.map((id): Action => ({ do: "shoot", agent: agent.id, targets: [id] }));
  if (firearms[firearm].kind !== "smg") return single;
  const more: Action[] = seen.map((id) => ({ do: "shoot", agent: agent.id, targets: [id], burst: true }));
  const most = Math.min(number(g, "hg.number.covering"), 3);
  for (const [i, a] of seen.entries())
    for (const [j, b] of seen.entries()) {
      if (i === j || most < 2) continue;
      more.push({ do: "shoot", agent: agent.id, targets: [a, b] });
      if (most < 3) continue;
      for (const [k, c] of seen.entries())
        if (k !== i && k !== j) more.push({ do: "shoot", agent: agent.id, targets: [a, b, c] });
    }
  return [...single, ...more];
}

const fights = (g: G, agent: OnBoard<Agent>): readonly Action[] =>
  isRaider(agent)
    ? []
    : enemiesBeside(g, agent).map(({ id }): Action => ({ do: "fight", agent: agent.id, target: id }));

const bys = ["chance", "time"] as const;

const closeBehind = (agent: string, turn: Turn | null): readonly Action[] =>
  turn === null || turn.through === null ? [] : [{ do: "close-behind", agent, door: turn.through }];

/** Doors at which somebody stands. */
const doorsHere = (g: G, at: Square): readonly string[] =>
  planFor(g)
    .doors.filter(({ id }) => sideOfDoor(g, id, at) !== null)
    .map(({ id }) => id);

function ofIntruder(g: G, intruder: OnBoard<Intruder>): readonly Candidates[] {
  const { id: agent } = intruder;
  const { turn, corpses, rooms } = g.state;
  const list = (name: Action["do"], actions: readonly Action[]): Candidates => ({ name, piece: agent, actions });
  const end = list("end-turn", [{ do: "end-turn", agent }]);
  if (intruder.prone) return [list("recover", [{ do: "recover", agent }]), end];
  const near = new Set([intruder.at, ...adjacentTo(g, intruder.at)]);
  const beside = agentsOf(g.state).filter((one) => near.has(one.at) && areEnemies(intruder, one));
  const doors = doorsHere(g, intruder.at);
  const assaulter = isAssaulter(intruder);
  const bodies = corpses.filter(({ at }) => near.has(at)).map(({ at }) => named(g, at));
  return [
    list(
      "assault",
      turn?.fresh === true && !assaulter ? intruder.weapons.map((weapon) => ({ do: "assault", agent, weapon })) : [],
    ),
    list("move", moves(g, intruder)),
    list("close-behind", closeBehind(agent, turn)),
    list(
      "breach",
      doors.flatMap((door) => bys.map((by) => ({ do: "breach", agent, door, by }))),
    ),
    list(
      "open-door",
      doors.map((door) => ({ do: "open-door", agent, door })),
    ),
    list(
      "close-door",
      doors.map((door) => ({ do: "close-door", agent, door })),
    ),
    list(
      "spy",
      bys.map((by) => ({ do: "spy", agent, by })),
    ),
    list(
      "conceal",
      [...new Set(bodies)].flatMap((at) => bys.map((by) => ({ do: "conceal", agent, at, by }))),
    ),
    list(
      "sneak-attack",
      assaulter
        ? []
        : beside.filter(({ kind }) => kind === "sentry").map(({ id }) => ({ do: "sneak-attack", agent, target: id })),
    ),
    list(
      "coup-de-grace",
      beside.filter(({ prone }) => prone).map(({ id }) => ({ do: "coup-de-grace", agent, target: id })),
    ),
    list("fight", fights(g, intruder)),
    list("shoot", assaulter ? shots(g, intruder) : []),
    list(
      "change-weapon",
      assaulter ? intruder.weapons.slice(1).map((weapon) => ({ do: "change-weapon", agent, weapon })) : [],
    ),
    list("hide", assaulter ? [{ do: "hide", agent }] : []),
    list(
      "peek",
      hasMap(intruder)
        ? rooms.filter(({ up, card }) => !up && card !== "taken").map(({ room }) => ({ do: "peek", agent, room }))
        : [],
    ),
    end,
  ];
}

function ofCommander(g: G, commander: Commander): readonly Candidates[] {
  const { id: agent } = commander;
  const list = (name: Action["do"], actions: readonly Action[]): Candidates => ({ name, piece: agent, actions });
  const near = [commander.at, ...adjacentTo(g, commander.at)];
  const doors = doorsHere(g, commander.at);
  const { turn } = g.state;
  return [
    list("move", moves(g, commander)),
    list("close-behind", closeBehind(agent, turn)),
    list(
      "open-door",
      doors.map((door) => ({ do: "open-door", agent, door })),
    ),
    list(
      "close-door",
      doors.map((door) => ({ do: "close-door", agent, door })),
    ),
    list(
      "investigate",
      near
        .filter((square) => markersAt(g, square).length > 0)
        .map((square) => ({ do: "investigate", agent, at: named(g, square) })),
    ),
    list("raise-alarm", [{ do: "raise-alarm", agent }]),
    list("fight", fights(g, commander)),
    list("shoot", shots(g, commander)),
    list(
      "end-turn",
      facings.map((facing) => ({ do: "end-turn", agent, facing })),
    ),
  ];
}

function ofGuard(g: G, guard: Guard): readonly Candidates[] {
  const { id: agent } = guard;
  const duty = dutyOf(g, guard);
  const name = "pursue";
  switch (duty.kind) {
    case "fight":
      return [
        { name: "fight", piece: agent, actions: duty.targets.map(({ id }) => ({ do: "fight", agent, target: id })) },
      ];
    case "open":
      return [{ name, piece: agent, actions: [{ do: "pursue", agent, path: [] }] }];
    case "home": {
      const routes = routesOf(g, guard, duty, null);
      const ways = routes.length === 0 ? [[]] : routes.map(({ path }) => path);
      return [
        {
          name,
          piece: agent,
          actions: ways.map((path) => ({ do: "pursue", agent, path: path.map((square) => named(g, square)) })),
        },
      ];
    }
    default: {
      const actions = duty.targets.flatMap((target) => {
        const routes = routesOf(g, guard, duty, target.at);
        const ways = routes.length === 0 ? [[]] : routes.map(({ path }) => path);
        return ways.map((path): Action => ({
          do: "pursue",
          agent,
          target: target.id,
          path: path.map((square) => named(g, square)),
        }));
      });
      return [{ name, piece: agent, actions }];
    }
  }
}

/** What whoever may act now could try, kind by kind. */
export function candidatesOf(g: G): readonly Candidates[] {
  const { phase, turn, sentries, guards } = g.state;
  switch (phase) {
    case "intruders":
    case "commander":
    case "administration": {
      const agent = turn === null ? undefined : agentNamed(g, turn.agent);
      if (agent?.kind === "intruder") return ofIntruder(g, agent);
      return agent?.kind === "commander" ? ofCommander(g, agent) : [];
    }
    case "sentries":
      return [
        ...sentries
          .filter(({ done, prone }) => !done && !prone)
          .flatMap((one): readonly Candidates[] => [
            { name: "fight", piece: one.id, actions: fights(g, one) },
            { name: "shoot", piece: one.id, actions: shots(g, one) },
          ]),
        { name: "end-phase", piece: "", actions: [{ do: "end-phase" }] },
      ];
    case "guards":
      return guards.filter(({ done, prone }) => done !== "yes" && !prone).flatMap((one) => ofGuard(g, one));
    default:
      return [];
  }
}
