import { stepsTo } from "../../geometry/index.ts";
import { compass, type Criterion, rank, type Ranking } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { isSpecial } from "../book/tokens.ts";
import { someoneSeenOn } from "../sight/index.ts";
import { type Ctx, number, type OnTile, unitsOf } from "../table/context.ts";
import { effectOn } from "../table/event-effect.ts";
import type { StayReason } from "../table/event-words.ts";
import { mapOf, neighboursOf, tileById, wayBetween } from "../table/map.ts";
import type { Terrain, Unit } from "../table/state.ts";
import type { Goal, Heading, Occasion } from "./heading.ts";

/** The units of one tile as they stood when the movement began. vs.emove.split, vs.officer.two-tiles */
export interface Group {
  readonly at: string;
  readonly units: readonly OnTile<Unit>[];
}

/** The groups of a terrain, in the order of its map. */
export function groupsOf(ctx: Ctx, terrain: Terrain): readonly Group[] {
  const units = unitsOf(ctx, terrain);
  return [...mapOf(terrain).tiles.keys()].flatMap((tile) => {
    const there = units.filter(({ at }) => at === tile);
    return there.length === 0 ? [] : [{ at: tile, units: there }];
  });
}

/** Whether a group moves as an officer's: vs.officer.two-tiles. */
export const ledByOfficer = ({ units }: Group): boolean => units.some(({ kind }) => kind === "officer");

/**
 * How many tiles a unit may go: 1, or more with an officer or by an event. vs.emove.one-tile, vs.officer.two-tiles,
 * vs.event.enemy-phase-effect
 */
export function reachOf(ctx: Ctx, terrain: Terrain, group: Group, unit: Unit, occasion: Occasion): number {
  const effect = effectOn(terrain);
  if (effect?.kind === "dogs" && unit.kind === "dog") return effect.tiles;
  const doubled = ledByOfficer(group) || (occasion === "movement" && effect?.kind === "double-time");
  return doubled ? number(ctx, "vs.number.officer-tiles") : 1;
}

/** Why a unit does not leave its tile at all; null when it may move. vs.protect.stays, vs.emove.stop-visible */
export function reasonToStay(
  ctx: Ctx,
  unit: OnTile<Unit>,
  reach: number,
): { readonly why: StayReason; readonly cites: readonly Citation[] } | null {
  if (unit.protects !== null) return { why: `it protects the ${unit.protects}`, cites: ["vs.protect.stays"] };
  if (someoneSeenOn(ctx, unit.at)) return { why: "someone visible is on its tile", cites: ["vs.emove.stop-visible"] };
  return reach === 0 ? { why: "the event keeps it where it is", cites: ["vs.event.enemy-phase-effect"] } : null;
}

/** Guard dogs pass a locked door only with a regular unit or an officer from their starting tile. vs.dog.locked-door */
export const passesLocked = (group: Group, { kind }: Unit): boolean =>
  kind !== "dog" || group.units.some((other) => !isSpecial(other.kind) || other.kind === "officer");

/**
 * The neighbours of a tile that enemy units can walk to: through doors, locked ones too, never through walls.
 * vs.emove.doors, vs.emove.stop-edge
 */
const passableNeighbours = (terrain: Terrain, tile: string, locked: boolean): readonly string[] =>
  neighboursOf(terrain, tile).filter((to) => {
    const way = wayBetween(terrain, tile, to);
    return way === "open" || way === "unlocked" || (locked && way === "locked");
  });

/**
 * The steps from each tile to the nearest goal; full tiles do not count. vs.emove.toward-visible,
 * vs.open.path-occupancy
 */
export const stepsToward = (
  terrain: Terrain,
  goals: readonly Goal[],
  { locked }: { readonly locked: boolean },
): ReadonlyMap<string, number> =>
  stepsTo(
    (tile) => passableNeighbours(terrain, tile, locked),
    goals.map(({ at }) => at),
  );

/** A tile a unit could go to next: vs.emove.one-tile. */
export interface Step {
  readonly tile: string;
  readonly left: number;
}

const shortest: Criterion<Step, Citation> = {
  name: "the shortest path to the nearest visible character",
  cites: ["vs.emove.toward-visible", "vs.open.path-occupancy"],
  score: ({ left }) => left,
};
const liesInDirection: Criterion<Step, Citation> = {
  name: "lies in the direction",
  cites: ["vs.emove.card-direction"],
  score: () => 0,
};

/**
 * The next tiles ranked: those that bring a unit nearest to someone visible, or all that lie in the direction.
 * vs.emove.toward-visible, vs.emove.card-direction
 */
export function rankSteps(terrain: Terrain, heading: Heading, from: string, locked: boolean): Ranking<Step> {
  switch (heading.kind) {
    case "nowhere":
      return rank<Step>([], []);
    case "direction": {
      const beyond = new Set(
        mapOf(terrain)
          .tiles.get(from)
          ?.borders.filter(({ side }) => side === heading.side)
          .map(({ to }) => to),
      );
      return rank(
        passableNeighbours(terrain, from, locked)
          .filter((tile) => beyond.has(tile))
          .map((tile) => ({ tile, left: 0 })),
        [liesInDirection],
      );
    }
    case "toward": {
      const steps = stepsToward(terrain, heading.goals, { locked });
      const here = steps.get(from);
      const ways = here === undefined || here === 0 ? [] : passableNeighbours(terrain, from, locked);
      return rank(
        ways.flatMap((tile) => {
          const left = steps.get(tile);
          return left === undefined ? [] : [{ tile, left }];
        }),
        [shortest],
      );
    }
  }
}

/** The possible paths from a tile, each by its next tile, in alphabetical order. vs.emove.split */
export const pathsFrom = (
  terrain: Terrain,
  heading: Heading,
  from: string,
  { locked }: { readonly locked: boolean },
): readonly string[] =>
  rankSteps(terrain, heading, from, locked)
    .best.map(({ tile }) => tile)
    .toSorted();

/** Units that have the same possible paths. */
export interface PathGroup {
  readonly units: readonly OnTile<Unit>[];
  readonly paths: readonly string[];
  readonly ranking: Ranking<Step>;
}

/**
 * Units of a tile by their possible paths: guard dogs without company have others. vs.emove.split, vs.dog.locked-door
 */
export function pathGroupsOf(
  terrain: Terrain,
  heading: Heading,
  from: string,
  group: Group,
  units: readonly OnTile<Unit>[],
): readonly PathGroup[] {
  const columns = new Map<string, PathGroup>();
  for (const unit of units) {
    const ranking = rankSteps(terrain, heading, from, passesLocked(group, unit));
    const paths = ranking.best.map(({ tile }) => tile).toSorted();
    const key = paths.join(" ");
    const sameWay = columns.get(key);
    columns.set(key, { units: [...(sameWay?.units ?? []), unit], paths, ranking: sameWay?.ranking ?? ranking });
  }
  return [...columns.values()];
}

/** The goals of a heading that are nearest to a tile, one for each tile they stand on. vs.open.path-tie-commandos */
export function nearestGoals(terrain: Terrain, heading: Heading, from: string): readonly Goal[] {
  if (heading.kind !== "toward") return [];
  const far = (goal: Goal): number => stepsToward(terrain, [goal], { locked: true }).get(from) ?? Infinity;
  const { best } = rank(heading.goals, [{ name: "nearest", cites: [], score: far }]);
  return [...new Map(best.toReversed().map((goal) => [goal.at, goal])).values()].toReversed();
}

/** How far a tile is from the edge that lies in a direction, in cells. */
function distanceToEdge(terrain: Terrain, side: "N" | "E" | "S" | "W", tile: string): number {
  const { areas, tiles } = mapOf(terrain);
  const cells = tiles.get(tile)?.cells ?? [];
  const depth = {
    N: cells.map(({ y }) => y),
    S: cells.map(({ y }) => areas.height - 1 - y),
    W: cells.map(({ x }) => x),
    E: cells.map(({ x }) => areas.width - 1 - x),
  }[side];
  return Math.min(...depth);
}

/**
 * The order in which groups move: those nearest to the direction or to someone visible first. vs.emove.nearest-first
 */
export function rankGroups(terrain: Terrain, heading: Heading, groups: readonly Group[]): Ranking<Group> {
  const cites: readonly Citation[] = ["vs.emove.nearest-first"];
  switch (heading.kind) {
    case "nowhere":
      return rank(groups, []);
    case "direction":
      return rank(groups, [
        { name: "nearest to the direction", cites, score: ({ at }) => distanceToEdge(terrain, heading.side, at) },
      ]);
    case "toward": {
      const steps = stepsToward(terrain, heading.goals, { locked: true });
      const unreachable = mapOf(terrain).tiles.size;
      return rank(groups, [
        { name: "nearest to someone visible", cites, score: ({ at }) => steps.get(at) ?? unreachable },
      ]);
    }
  }
}

/** The tiles that units could go to as they are shown, the best of them marked. */
export function shownCandidates({ ranking }: PathGroup) {
  const best = new Set(ranking.best);
  return ranking.ranked.map(({ candidate, scores }) => ({ name: candidate.tile, scores, best: best.has(candidate) }));
}

/** A group that moves over its terrain, and where it heads. */
export interface Course {
  readonly terrain: Terrain;
  readonly heading: Heading;
  readonly group: Group;
}

/** Whether a wall, or nothing, lies in the direction: both stop a unit. vs.emove.stop-edge */
export function reasonForNoPath(
  ctx: Ctx,
  { terrain, heading, group }: Course,
  from: string,
  unit: Unit,
): { readonly why: StayReason; readonly cites: readonly Citation[] } {
  if (heading.kind === "nowhere") return { why: "no card shows a direction", cites: ["vs.open.direction-draw-limit"] };
  if (!passesLocked(group, unit) && pathsFrom(terrain, heading, from, { locked: true }).length > 0)
    return { why: "it does not pass the locked door alone", cites: ["vs.dog.locked-door"] };
  if (heading.kind === "toward") return { why: "no way leads there", cites: ["vs.emove.stop-edge", "vs.emove.doors"] };
  const walled = tileById(ctx.state, from).borders.some(({ side }) => side === heading.side);
  return {
    why: walled ? "a wall blocks the way" : `no tile lies ${compass[heading.side]} of ${from}`,
    cites: ["vs.emove.stop-edge"],
  };
}
