import {
  type Heading,
  type Occasion,
  type Group,
  reasonToStay,
  reachOf,
  type PathGroup,
  nearestGoals,
  pathsFrom,
  passesLocked,
  freeTokensOn,
  shownCandidates,
} from "../enemy/index.ts";
import { type Ctx, type OnTile, choose, freeSpaces, players, reading, record, type Rules } from "../table/context.ts";
import type { Terrain, Unit } from "../table/state.ts";

/** A movement of the enemies of a terrain. */
interface Movement {
  readonly terrain: Terrain;
  readonly heading: Heading;
  readonly occasion: Occasion;
}

/** Whether two groups may want the same space, or the same token to protect. vs.emove.stop-full, vs.protect.one */
export function compete(ctx: Ctx, movement: Movement, a: Group, b: Group): boolean {
  const { terrain, occasion } = movement;
  const others = destinationsOf(ctx, movement, b);
  const count = moversOf(ctx, terrain, a, occasion).length + moversOf(ctx, terrain, b, occasion).length;
  return [...destinationsOf(ctx, movement, a)].some(
    (tile) => others.has(tile) && (count > freeSpaces(ctx, tile) || freeTokensOn(ctx, tile).length > 0),
  );
}

/** Every tile that units of a group could come to. */
function destinationsOf(ctx: Ctx, { terrain, heading, occasion }: Movement, group: Group): ReadonlySet<string> {
  const tiles = new Set<string>();
  for (const unit of moversOf(ctx, terrain, group, occasion)) {
    let front = [group.at];
    for (let step = 0; step < reachOf(ctx, terrain, group, unit, occasion); step++) {
      front = [
        ...new Set(front.flatMap((tile) => pathsFrom(terrain, heading, tile, { locked: passesLocked(group, unit) }))),
      ];
      for (const tile of front) tiles.add(tile);
    }
  }
  return tiles;
}

/**
 * Under a reading the players choose one of several equally near commandos for the group. vs.open.path-tie-commandos
 */
export function* narrowToOneGoal(ctx: Ctx, { terrain, heading }: March, from: string): Rules<Heading> {
  if (heading.kind !== "toward" || reading(ctx, "vs.open.path-tie-commandos") === "split") return heading;
  const nearest = nearestGoals(terrain, heading, from);
  if (nearest.length === 0) return heading;
  const goal = yield* choose(
    players,
    { id: "vs.decide.nearest-tie", text: `For whom does the group on ${from} head?` },
    nearest.map((candidate) => ({
      id: candidate.piece,
      text: `${candidate.piece} on ${candidate.at}`,
      value: candidate,
    })),
  );
  return { kind: "toward", goals: [goal] };
}

/** Writes down how a group came to its paths, where there was a choice. vs.emove.toward-visible */
export function recordRanking(ctx: Ctx, from: string, heading: Heading, column: PathGroup): void {
  const { ranking } = column;
  if (heading.kind !== "toward" || ranking.ranked.length < 2) return;
  record(ctx, {
    event: "weighed",
    piece: from,
    about: "its next tile",
    criteria: ranking.criteria.map(({ name }) => name),
    candidates: shownCandidates(column),
    decidedBy: ranking.decidedBy,
    cites: ["vs.emove.toward-visible", "vs.open.path-occupancy", "vs.open.path-tie-commandos"],
  });
}

/** A group on the move: where its units head, and how far each may go. */
export interface March {
  readonly terrain: Terrain;
  readonly heading: Heading;
  readonly group: Group;
  reach(unit: Unit): number;
}

/** The units of a group that nothing holds back. vs.protect.stays, vs.emove.stop-visible */
export const moversOf = (ctx: Ctx, terrain: Terrain, group: Group, occasion: Occasion): readonly OnTile<Unit>[] =>
  group.units.filter((unit) => reasonToStay(ctx, unit, reachOf(ctx, terrain, group, unit, occasion)) === null);
