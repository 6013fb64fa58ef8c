import type { TokenKind } from "../book/tokens.ts";
import { checkDice } from "../sight/index.ts";
import { isSomebodyOut } from "../table/been.ts";
import { commandosOf, commandosOn, type Ctx, isCritical, isOnTile, unitsOn } from "../table/context.ts";
import { neighboursOf, terrainOf, findTerrain, tileById, wayBetween } from "../table/map.ts";
import { hasCard } from "../table/skills.ts";
import type { Commando, Objective, Person, State, Terrain } from "../table/state.ts";

/** What a commando has set out to do. */
export interface Task {
  readonly kind: "interact" | "destroy" | "fetch" | "escort" | "rescue" | "leave" | "wait";
  /** The terrain it is done on; null for who waits outside. */
  readonly terrain: Terrain | null;
  /** The tiles where it is done, each with what is still to be done from there, in action points. */
  readonly goals: ReadonlyMap<string, number>;
  /** The action points it takes at its goal. */
  readonly points: number;
  /** Whom it is about to bring out. */
  readonly person: { readonly id: string; readonly type: Person["type"] } | null;
}

/** What being seen counts for on a way, in action points. */
const SEEN = 2;
/** What a locked door counts for on a way: with a crowbar or a silenced shot, and without. */
const UNLOCKING = 1.3;
const BREAKING = 4;
/** What has to be found first, before it can be carried to where it is needed. */
const FINDING = 3;

const carries = (commando: Commando, kind: TokenKind): boolean => commando.tokens.some((token) => token.kind === kind);

/**
 * What stepping onto a tile costs a commando on a way, in action points: care on medium tiles, being seen on large
 * ones, and units that look.
 */
export function tollOf(ctx: Ctx, commando: Commando, tile: string): number {
  const { size } = tileById(ctx.state, tile);
  const hidden = commando.uniform || size === "small";
  const units = unitsOn(ctx, tile).length;
  const careful = size === "medium" && !hidden && !hasCard(commando, "scout", "blue") ? 2 : 1;
  if (!hidden && size === "large") return 1 + (terrainOf(ctx.state, tile).alarm.on ? SEEN / 2 : SEEN) + units;
  return careful + SEEN * (1 - (2 / 3) ** checkDice(ctx, commando, tile, units));
}

/** What opening a locked door costs a commando on a way. */
function keyOf(commando: Commando): number {
  const silenced =
    (commando.side === "blue" && ["medic", "scout", "marksman"].includes(commando.card)) ||
    commando.card === "soe-agent" ||
    commando.card === "jamie-finnlock";
  return carries(commando, "crowbar") || silenced ? UNLOCKING : BREAKING;
}

/** The tile with the least cost. */
function cheapest(tiles: Iterable<string>, costs: ReadonlyMap<string, number>): string | undefined {
  let found: string | undefined;
  let least = Infinity;
  for (const tile of tiles) {
    const cost = costs.get(tile) ?? 0;
    if (found !== undefined && cost >= least) continue;
    found = tile;
    least = cost;
  }
  return found;
}

/** What the way from every tile of a terrain costs a commando, to the goal that is cheapest; closed doors included. */
export function costsTo(
  ctx: Ctx,
  commando: Commando,
  terrain: Terrain,
  goals: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const key = keyOf(commando);
  const costs = new Map(goals);
  const waiting = new Set(goals.keys());
  const tolls = new Map<string, number>();
  for (let tile = cheapest(waiting, costs); tile !== undefined; tile = cheapest(waiting, costs)) {
    waiting.delete(tile);
    const toll = tolls.get(tile) ?? tollOf(ctx, commando, tile);
    tolls.set(tile, toll);
    const beyond = (costs.get(tile) ?? 0) + toll;
    for (const to of neighboursOf(terrain, tile)) {
      const way = wayBetween(terrain, tile, to);
      if (way === "wall") continue;
      const cost = beyond + (way === "locked" ? key : 0);
      if (cost >= (costs.get(to) ?? Infinity)) continue;
      costs.set(to, cost);
      waiting.add(to);
    }
  }
  return costs;
}

/** The ways out: through an open trap door, or through one that has to be unblocked first. */
export const waysOut = ({ trapDoors }: Terrain): ReadonlyMap<string, number> =>
  new Map(trapDoors.map(({ at, open }) => [at, open ? 1 : 2]));

/** What coming in to a tile costs from outside, through the trap door that is cheapest. */
export function costFromOutside(
  ctx: Ctx,
  commando: Commando,
  terrain: Terrain,
  costs: ReadonlyMap<string, number>,
): number {
  const doors = terrain.trapDoors
    .filter(({ open }) => open)
    .map(({ at }) => tollOf(ctx, commando, at) + (costs.get(at) ?? Infinity));
  return Math.min(Infinity, ...doors);
}

export const openObjectives = ({ objectives }: Terrain): readonly Objective[] => objectives.filter(({ done }) => !done);
export const redTnt = ({ laid }: State, tile: string): boolean =>
  laid.some(({ kind, red, at }) => kind === "tnt" && red && at === tile);

/** Whether a special rule of the operation wants another objective first. */
export const mustWait = (ctx: Ctx, terrain: Terrain, { id }: Objective): boolean =>
  openObjectives(terrain).some((other) => ctx.state.facts.includes(`rule:first:${other.id}:${id}`));

const lying = (ctx: Ctx, terrain: Terrain, wanted: TokenKind): readonly string[] =>
  ctx.state.laid
    .filter(({ kind, red, at }) => kind === wanted && !red && findTerrain(ctx.state, at)?.id === terrain.id)
    .map(({ at }) => at);

const at = (tiles: readonly string[], left = 0): ReadonlyMap<string, number> =>
  new Map(tiles.map((tile) => [tile, left]));

/** What a commando would have to do for an objective; null when nothing can be done for it now. */
function taskFor(ctx: Ctx, terrain: Terrain, objective: Objective, commando: Commando): Task | null {
  const bare = { terrain, person: null };
  if (mustWait(ctx, terrain, objective)) return null;
  if (objective.kind === "escort") {
    const met = ctx.state.people.find((person) => person.objective === objective.id);
    return {
      ...bare,
      kind: "escort",
      goals: at([met?.at ?? objective.at]),
      points: 0,
      person: { id: objective.id, type: objective.person ?? "visible" },
    };
  }
  if (objective.kind === "destroy" && redTnt(ctx.state, objective.at)) return null;
  const needs = objective.kind === "destroy" ? "tnt" : objective.needs;
  if (needs === null || carries(commando, needs))
    return {
      ...bare,
      kind: objective.kind,
      goals: at([objective.at]),
      points: objective.kind === "interact" ? objective.ap : hasCard(commando, "sapper", "tan") ? 1 : 2,
    };
  const lyingTokens = lying(ctx, terrain, needs);
  return lyingTokens.length === 0 ? null : { ...bare, kind: "fetch", goals: at(lyingTokens, FINDING), points: 0 };
}

const isAble = (ctx: Ctx, commando: Commando): boolean =>
  (commando.status === "in-play" || commando.status === "outside") &&
  !isCritical(commando) &&
  commando.exitedOn !== ctx.state.turn &&
  commando.card !== "gander";

/** What a task costs a commando from where it is, in action points. */
export function priceOf(ctx: Ctx, commando: Commando, task: Task): number {
  if (task.terrain === null) return Infinity;
  // who carries a German uniform can put it on first
  const [dressed, dressing] =
    !commando.uniform && carries(commando, "german-uniform") ? [{ ...commando, uniform: true }, 1] : [commando, 0];
  const costs = costsTo(ctx, dressed, task.terrain, task.goals);
  if (!isOnTile(commando)) return costFromOutside(ctx, dressed, task.terrain, costs) + dressing;
  const here = terrainOf(ctx.state, commando.at);
  if (here.id === task.terrain.id) return (costs.get(commando.at) ?? Infinity) + dressing;
  // from another terrain it is out through a trap door first
  return (
    (costsTo(ctx, dressed, here, waysOut(here)).get(commando.at) ?? Infinity) +
    costFromOutside(ctx, dressed, task.terrain, costs) +
    dressing
  );
}

/** Who stands beside an escorted character, takes it out: the first of them, the same until it has left. */
const escorts = (ctx: Ctx): ReadonlyMap<string, Person> =>
  new Map(
    ctx.state.people.flatMap((person) =>
      commandosOn(ctx, person.at)
        .filter((helper) => isAble(ctx, helper))
        .slice(0, 1)
        .map((helper) => [helper.id, person] as const),
    ),
  );

const leaving = (terrain: Terrain, person: Task["person"] = null): Task => ({
  kind: "leave",
  terrain,
  goals: waysOut(terrain),
  points: 0,
  person,
});
const waiting = (terrain: Terrain | null): Task => ({
  kind: "wait",
  terrain,
  goals: new Map(),
  points: 0,
  person: null,
});

/**
 * What every commando has set out to do: an objective each, to whom it costs least; then they leave, and who has
 * nothing to do keeps out of sight.
 */
export function tasksOf(ctx: Ctx): ReadonlyMap<string, Task> {
  const tasks = new Map<string, Task>();
  const able = ctx.state.commandos.filter((candidate) => isAble(ctx, candidate));
  const met = escorts(ctx);
  for (const [id, person] of met) {
    const terrain = findTerrain(ctx.state, person.at);
    if (terrain !== undefined) tasks.set(id, leaving(terrain, { id: person.id, type: person.type }));
  }
  const offers = ctx.state.terrains.flatMap((terrain) =>
    openObjectives(terrain)
      .filter(({ id }) => ![...met.values()].some(({ objective }) => objective === id))
      .flatMap((objective) =>
        able
          .filter((candidate) => !tasks.has(candidate.id))
          .flatMap((candidate) => {
            const task = taskFor(ctx, terrain, objective, candidate);
            if (task === null) return [];
            const price = priceOf(ctx, candidate, task) + (task.kind === "escort" ? 1.5 : 0);
            return [{ objective: objective.id, candidate, task, price }];
          }),
      ),
  );
  const taken = new Set<string>();
  for (const { objective, candidate, task, price } of offers.toSorted((a, b) => a.price - b.price)) {
    if (price === Infinity || taken.has(objective) || tasks.has(candidate.id)) continue;
    taken.add(objective);
    const here = isOnTile(candidate) ? terrainOf(ctx.state, candidate.at) : task.terrain;
    tasks.set(candidate.id, here !== null && here.id !== task.terrain?.id ? leaving(here) : task);
  }
  for (const leftOver of able) if (!tasks.has(leftOver.id)) tasks.set(leftOver.id, idle(ctx, leftOver));
  return tasks;
}

/** What somebody does who has no objective: leave where all are completed, help who lies on the ground, or wait. */
function idle(ctx: Ctx, commando: Commando): Task {
  if (!isOnTile(commando)) {
    const done =
      ctx.state.ahead.length === 0
        ? ctx.state.terrains.find((terrain) => nobodyLeaves(ctx, terrain) || needsSpark(ctx, terrain))
        : undefined;
    return done === undefined ? waiting(null) : leaving(done);
  }
  const terrain = terrainOf(ctx.state, commando.at);
  const rescue = rescueTask(ctx, terrain, commando);
  if (rescue !== null) return rescue;
  return openObjectives(terrain).length === 0 ? leaving(terrain) : waiting(terrain);
}

function rescueTask(ctx: Ctx, terrain: Terrain, commando: Commando): Task | null {
  if (!carries(commando, "first-aid-kit")) return null;
  const dying = commandosOf(ctx, terrain).filter(isCritical);
  const patients = dying.map((patient) => patient.at);
  return patients.length === 0 ? null : { kind: "rescue", terrain, goals: at(patients), points: 1, person: null };
}

/** Whether all objectives of a terrain are completed, and nobody is there to leave it, nor has left it. */
const nobodyLeaves = (ctx: Ctx, terrain: Terrain): boolean =>
  openObjectives(terrain).length === 0 &&
  !isSomebodyOut(ctx, terrain.id) &&
  commandosOf(ctx, terrain).every((commando) => isCritical(commando));

/** Whether a charge lies ready on a terrain where nobody is left to blow it up. */
const needsSpark = (ctx: Ctx, terrain: Terrain): boolean =>
  openObjectives(terrain).some((objective) => redTnt(ctx.state, objective.at)) &&
  commandosOf(ctx, terrain).every((commando) => isCritical(commando));
