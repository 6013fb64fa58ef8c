import { facings } from "../../geometry/index.ts";
import { dutyOf } from "../guards/duty.ts";
import { routesOf } from "../guards/routes.ts";
import { firearmOf } from "../combat/shooting.ts";
import { firearms } from "../book/items.ts";
import { hasMap } from "../table/agents.ts";
import { leadsOut, pathFaults } from "../movement/paths.ts";
import { joinedOpen } from "../sight/distances.ts";
import type { Reach, Square } from "../table/plan.ts";
import type { Commander, Guard, Intruder, Turn } from "../table/state.ts";
import { owesShot, targetsBehind, targetsInSight } from "./attacks.ts";
import { markersAt } from "./activities.ts";
import type { Action } from "../table/action-schema.ts";
import {
  type Agent,
  agentNamed,
  areEnemies,
  enemiesOf,
  isAssaulter,
  intrudersOf,
  isInTheOpen,
  isRaider,
  occupant,
  type OnBoard,
} from "../table/agents.ts";
import { adjacentTo, areAdjacent, doorsAt, isDoorOpen, stepsFrom } from "../table/squares.ts";
import { enemiesBeside, isEngaged } from "../table/engagement.ts";
import { type Ctx, squareName, number, planFor, reading } from "../table/context.ts";

/** A kind of action of a piece with everything worth trying. */
export interface Candidates {
  readonly name: Action["do"];
  readonly piece: string;
  readonly actions: readonly Action[];
  /** Those that are legal, where they were found by the rules they would be checked against. */
  readonly legal?: readonly Action[];
}

/** A shortest path, and whether nobody and no way out lies on it: then nothing can be wrong with it. */
interface Path {
  readonly squares: readonly Square[];
  readonly clear: boolean;
}

/** One shortest path to each square within reach, standing enemies not passed. */
function paths(ctx: Ctx, agent: OnBoard<Intruder | Commander>, most: number): readonly Path[] {
  const met = new Set<Square>([agent.at]);
  const found: Path[] = [];
  let front: readonly Path[] = [{ squares: [], clear: true }];
  for (let length = 1; length <= most && front.length > 0; length++) {
    const next: Path[] = [];
    for (const { squares, clear } of front) {
      for (const step of stepsFrom(ctx, squares.at(-1) ?? agent.at)) {
        if (met.has(step.to) || (step.door >= 0 && !isDoorOpen(ctx, step.door))) continue;
        met.add(step.to);
        const there = occupant(ctx.state, step.to);
        const out = leadsOut(ctx, step);
        const longer = { squares: [...squares, step.to], clear: clear && there === undefined && !out };
        found.push(longer);
        if (!out && (there === undefined || !areEnemies(agent, there) || there.prone)) next.push(longer);
      }
    }
    front = next;
  }
  return found;
}

/** So many reaches are kept for a plan. */
const mostReaches = 3000;

/** Where somebody can go, and how, if nobody stands in reach; null when somebody does, or the entrance is there. */
function freeReach(ctx: Ctx, agent: OnBoard<Intruder | Commander>, most: number): Reach | null {
  const { reaches, names, entrance } = planFor(ctx);
  const key = `${agent.at}|${most}|${reading(ctx, "hg.open.corner-diagonal")}|${joinedOpen(ctx)}`;
  let reach = reaches.get(key);
  if (reach === undefined) {
    const alone: Ctx = { ...ctx, state: { ...ctx.state, intruders: [], commander: null, sentries: [], guards: [] } };
    const found = paths(alone, agent, most);
    const squares = new Uint8Array(names.length);
    for (const path of found) squares[path.squares.at(-1) ?? agent.at] = 1;
    if (reaches.size >= mostReaches) reaches.clear();
    reach = { squares, paths: found.map((path) => path.squares.map((square) => names[square] ?? "")) };
    reaches.set(key, reach);
  }
  if (entrance !== null && reach.squares[entrance.outside] === 1) return null;
  const { intruders, commander, sentries, guards } = ctx.state;
  const { squares } = reach;
  const isThere = ({ at }: Agent): boolean => at !== null && squares[at] === 1;
  const met = intruders.some(isThere) || sentries.some(isThere) || guards.some(isThere);
  return met || (commander !== null && isThere(commander)) ? null : reach;
}

/** Moves to each square within reach; which of them are legal needs no second look at their squares. */
function moves(ctx: Ctx, agent: OnBoard<Intruder | Commander>): Candidates {
  const { turn } = ctx.state;
  const list = { name: "move", piece: agent.id } as const;
  if (turn === null || !turn.moves || turn.left === 0 || isEngaged(ctx, agent))
    return { ...list, actions: [], legal: [] };
  const { names } = planFor(ctx);
  const may = !agent.prone && !(turn.either && owesShot(ctx, agent, turn));
  const free = freeReach(ctx, agent, turn.left);
  if (free !== null) {
    const all = free.paths.map((path): Action => ({ do: "move", agent: agent.id, path }));
    return { ...list, actions: all, legal: may ? all : [] };
  }
  const actions: Action[] = [];
  const legal: Action[] = [];
  for (const { squares, clear } of paths(ctx, agent, turn.left)) {
    const action = { do: "move", agent: agent.id, path: squares.map((square) => names[square] ?? "") } as const;
    actions.push(action);
    if (may && (clear || pathFaults(ctx, agent, squares).length === 0)) legal.push(action);
  }
  return { ...list, actions, legal };
}

function shots(ctx: Ctx, agent: OnBoard<Agent>): readonly Action[] {
  const firearm = firearmOf(agent);
  if (firearm === null || isRaider(agent) || isEngaged(ctx, agent)) return [];
  const seen = targetsInSight(ctx, agent).map(({ id }) => id);
  const single = seen.map((id): Action => ({ do: "shoot", agent: agent.id, targets: [id] }));
  if (firearms[firearm].kind !== "smg") return single;
  const more: Action[] = seen.map((id) => ({ do: "shoot", agent: agent.id, targets: [id], burst: true }));
  const most = Math.min(number(ctx, "hg.number.covering"), 3);
  const later =
    reading(ctx, "hg.open.covering-behind") === "as-they-fall" && seen.length > 0
      ? targetsBehind(ctx, agent, seen)
      : seen;
  for (const [i, a] of seen.entries())
    for (const [j, b] of later.entries()) {
      if (i === j || most < 2) continue;
      more.push({ do: "shoot", agent: agent.id, targets: [a, b] });
      if (most < 3) continue;
      for (const [k, c] of later.entries())
        if (k !== i && k !== j) more.push({ do: "shoot", agent: agent.id, targets: [a, b, c] });
    }
  return [...single, ...more];
}

/** Enemies beside an agent whom he could fight; the prone ones where they are targets. hg.open.prone-targets */
function fights(ctx: Ctx, agent: OnBoard<Agent>): readonly Action[] {
  if (isRaider(agent)) return [];
  const prone =
    reading(ctx, "hg.open.prone-targets") === "yes"
      ? enemiesOf(ctx.state, agent).filter((one) => one.prone && areAdjacent(ctx, agent.at, one.at))
      : [];
  return [...enemiesBeside(ctx, agent), ...prone].map(({ id }) => ({ do: "fight", agent: agent.id, target: id }));
}

const bys = ["chance", "time"] as const;

const closeBehind = (agent: string, turn: Turn | null): readonly Action[] =>
  turn === null || turn.through === null ? [] : [{ do: "close-behind", agent, door: turn.through }];

/** The rooms whose card lies face down. */
const faceDown = (rooms: Ctx["state"]["rooms"]): readonly string[] =>
  rooms.filter(({ up, card }) => !up && card !== "taken").map(({ room }) => room);

/** Doors at which somebody stands. */
const doorsHere = (ctx: Ctx, at: Square): readonly string[] => doorsAt(ctx, at).map(({ door }) => door.id);

/** What an Intruder may do when the action of his turn is gone: the other kinds need not be looked at. */
const afterAction: ReadonlySet<Action["do"]> = new Set([
  "close-behind",
  "fight",
  "shoot",
  "change-weapon",
  "peek",
  "end-turn",
]);

/** What is worth trying, without what needs an action when there is none left, unless `all` is wanted. */
function ofIntruder(ctx: Ctx, intruder: OnBoard<Intruder>, all: boolean): readonly Candidates[] {
  const { id: agent } = intruder;
  const { turn, corpses, rooms } = ctx.state;
  const ends: readonly Action[] = [{ do: "end-turn", agent }];
  if (intruder.prone)
    return [
      { name: "recover", piece: agent, actions: [{ do: "recover", agent }] },
      { name: "end-turn", piece: agent, actions: ends },
    ];
  const assaulter = isAssaulter(intruder);
  const near = [intruder.at, ...adjacentTo(ctx, intruder.at)];
  const beside = (): readonly Agent[] => enemiesOf(ctx.state, intruder).filter((one) => near.includes(one.at));
  const atDoors = (make: (door: string) => readonly Action[]) => (): readonly Action[] =>
    doorsAt(ctx, intruder.at).flatMap(({ door }) => make(door.id));
  const bodies = (): readonly string[] => [
    ...new Set(corpses.filter(({ at }) => near.includes(at)).map(({ at }) => squareName(ctx, at))),
  ];
  const kinds: readonly (readonly [Action["do"], () => readonly Action[]])[] = [
    [
      "assault",
      () =>
        turn?.fresh === true && !assaulter ? intruder.weapons.map((weapon) => ({ do: "assault", agent, weapon })) : [],
    ],
    ["close-behind", () => closeBehind(agent, turn)],
    ["breach", atDoors((door) => bys.map((by) => ({ do: "breach", agent, door, by })))],
    ["open-door", atDoors((door) => [{ do: "open-door", agent, door }])],
    ["close-door", atDoors((door) => [{ do: "close-door", agent, door }])],
    ["spy", () => bys.map((by) => ({ do: "spy", agent, by }))],
    ["conceal", () => bodies().flatMap((at) => bys.map((by) => ({ do: "conceal", agent, at, by })))],
    [
      "sneak-attack",
      () =>
        (assaulter ? [] : beside())
          .filter(({ kind }) => kind === "sentry")
          .map(({ id }) => ({ do: "sneak-attack", agent, target: id })),
    ],
    [
      "coup-de-grace",
      () =>
        beside()
          .filter(({ prone }) => prone)
          .map(({ id }) => ({ do: "coup-de-grace", agent, target: id })),
    ],
    ["fight", () => fights(ctx, intruder)],
    ["shoot", () => shots(ctx, intruder)],
    [
      "change-weapon",
      () => (assaulter ? intruder.weapons.slice(1).map((weapon) => ({ do: "change-weapon", agent, weapon })) : []),
    ],
    ["hide", () => (assaulter ? [{ do: "hide", agent }] : [])],
    ["peek", () => (hasMap(intruder) ? faceDown(rooms).map((room) => ({ do: "peek", agent, room })) : [])],
    ["end-turn", () => ends],
  ];
  const spent = turn !== null && turn.acts !== "any" && turn.conceal === null && !turn.fresh;
  const asked = spent && !all ? kinds.filter(([name]) => afterAction.has(name)) : kinds;
  return [moves(ctx, intruder), ...asked.map(([name, actions]) => ({ name, piece: agent, actions: actions() }))];
}

function ofCommander(ctx: Ctx, commander: Commander): readonly Candidates[] {
  const { id: agent } = commander;
  const list = (name: Action["do"], actions: readonly Action[]): Candidates => ({ name, piece: agent, actions });
  const near = [commander.at, ...adjacentTo(ctx, commander.at)];
  const doors = doorsHere(ctx, commander.at);
  const { turn } = ctx.state;
  return [
    moves(ctx, commander),
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
        .filter((square) => markersAt(ctx, square).length > 0)
        .map((square) => ({ do: "investigate", agent, at: squareName(ctx, square) })),
    ),
    list("raise-alarm", [{ do: "raise-alarm", agent }]),
    list("fight", fights(ctx, commander)),
    list("shoot", shots(ctx, commander)),
    list(
      "end-turn",
      facings.map((facing) => ({ do: "end-turn", agent, facing })),
    ),
  ];
}

function ofGuard(ctx: Ctx, guard: Guard): readonly Candidates[] {
  const { id: agent } = guard;
  const duty = dutyOf(ctx, guard);
  // the ways of a Guard are found by the rules they would be checked against
  const found = (actions: readonly Action[]): Candidates => ({ name: "pursue", piece: agent, actions, legal: actions });
  switch (duty.kind) {
    case "fight":
      return [
        { name: "fight", piece: agent, actions: duty.targets.map(({ id }) => ({ do: "fight", agent, target: id })) },
      ];
    case "open":
      return [found([{ do: "pursue", agent, path: [] }])];
    case "home": {
      const routes = routesOf(ctx, guard, duty, null);
      const ways = routes.length === 0 ? [[]] : routes.map(({ path }) => path);
      return [
        found(ways.map((path) => ({ do: "pursue", agent, path: path.map((square) => squareName(ctx, square)) }))),
      ];
    }
    default: {
      const actions = duty.targets.flatMap((target) => {
        const routes = routesOf(ctx, guard, duty, target.at);
        const ways = routes.length === 0 ? [[]] : routes.map(({ path }) => path);
        return ways.map((path): Action => ({
          do: "pursue",
          agent,
          target: target.id,
          path: path.map((square) => squareName(ctx, square)),
        }));
      });
      return [found(actions)];
    }
  }
}

/** Whether any Intruder can be attacked at all. hg.raid.hidden, hg.open.prone-targets */
const isAnyOpen = (ctx: Ctx): boolean =>
  intrudersOf(ctx.state).some(
    (one) => isInTheOpen(one) || (one.prone && reading(ctx, "hg.open.prone-targets") === "yes"),
  );

/** What whoever may act now could try, kind by kind; `all` with what surely needs more than is left of the turn. */
export function candidatesOf(ctx: Ctx, all: boolean): readonly Candidates[] {
  const { phase, turn, sentries, guards } = ctx.state;
  switch (phase) {
    case "intruders":
    case "commander":
    case "administration": {
      const agent = turn === null ? undefined : agentNamed(ctx, turn.agent);
      if (agent?.kind === "intruder") return ofIntruder(ctx, agent, all);
      return agent?.kind === "commander" ? ofCommander(ctx, agent) : [];
    }
    case "sentries":
      return [
        ...(all || isAnyOpen(ctx) ? sentries : [])
          .filter(({ done, prone }) => !done && !prone)
          .flatMap((one): readonly Candidates[] => [
            { name: "fight", piece: one.id, actions: fights(ctx, one) },
            { name: "shoot", piece: one.id, actions: shots(ctx, one) },
          ]),
        { name: "end-phase", piece: "", actions: [{ do: "end-phase" }] },
      ];
    case "guards":
      return guards.filter(({ done, prone }) => done !== "yes" && !prone).flatMap((one) => ofGuard(ctx, one));
    default:
      return [];
  }
}
