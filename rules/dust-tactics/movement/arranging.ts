import { measured } from "../../geometry/index.ts";
import { nowhere } from "../table/bodies.ts";
import type { Miniature } from "../table/state.ts";
import { centimetres, type Ctx } from "../table/context.ts";
import { type Figure, figuresOf, type CombinedUnit } from "../table/units.ts";
import { obstaclesFor, passingRadius, standObstacle, wallsAround } from "./barriers.ts";
import { type Place, type Move, type Walk, walkAlong, wayTo, gapBetweenFigures, leftFor } from "./walks.ts";

const clock = Array.from({ length: 12 }, (_, i) => measured.directionOf(i * 30));

/** Places for a miniature beside others: where it would like to stand, then by how far they are from there. */
function* placesAround(leader: Place, wanted: Place, radius: number): Generator<Place> {
  yield wanted;
  const places: { readonly place: Place; readonly off: number }[] = [];
  for (const rings of [2.1, 3.2, 4.3, 5.5, 7]) {
    for (const direction of clock) {
      const place = measured.placeAlong(leader, direction, Math.round(radius * rings));
      const off = Math.hypot(place.x - wanted.x, place.y - wanted.y);
      places.push({ place, off });
    }
  }
  for (const { place } of places.sort((a, b) => a.off - b.off)) yield place;
}

/**
 * Places the other miniatures when only the leader's end is given: each as it stood to the leader, or at the nearest
 * place around the leader where it comes, may stand, and is near enough to all who are placed.
 */
export function arrange(
  ctx: Ctx,
  together: CombinedUnit,
  leader: Walk,
  move: Move,
  facing: number | null,
): readonly Walk[] {
  const walks: Walk[] = [leader];
  const end = leader.path.at(-1) ?? leader.figure.miniature.at;
  const start = leader.figure.miniature.at;
  const moved = new Map([[leader.figure.miniature.id, end]]);
  const others = figuresOf(together).filter(({ miniature }) => miniature.id !== leader.figure.miniature.id);
  // the miniature nearest to the end goes first, so that nobody blocks those behind
  const order = others.toSorted((a, b) => far(a.miniature, end) - far(b.miniature, end));
  for (const figure of order) moved.set(figure.miniature.id, nowhere);
  for (const figure of order) {
    const { at } = figure.miniature;
    const wanted = { x: Math.max(0, at.x + end.x - start.x), y: Math.max(0, at.y + end.y - start.y) };
    const walk = besideOthers(ctx, together, move, { figure, wanted, walks, moved, facing });
    if (walk !== null) walks.push(walk);
    moved.set(figure.miniature.id, walk?.path.at(-1) ?? at);
  }
  return walks;
}

/** The walk of a miniature to the nearest fitting place beside those who are placed already; null where none is found. */
function besideOthers(
  ctx: Ctx,
  together: CombinedUnit,
  move: Move,
  {
    figure,
    wanted,
    walks,
    moved,
    facing,
  }: {
    readonly figure: Figure;
    readonly wanted: Place;
    readonly walks: readonly Walk[];
    readonly moved: ReadonlyMap<string, Place>;
    readonly facing: number | null;
  },
): Walk | null {
  const { unit, miniature } = figure;
  const [leader] = walks;
  if (leader === undefined || move.halted.includes(miniature.id)) return null;
  const limit = centimetres(ctx, "dt.number.coherency");
  const maximum = leftFor(move, figure) + 10;
  const obstacles = obstaclesFor(ctx, unit, together);
  const end = leader.path.at(-1) ?? leader.figure.miniature.at;
  for (const place of placesAround(end, wanted, passingRadius(unit))) {
    if (far(miniature, place) > maximum) continue;
    const near = walks.every((walk) =>
      measured.isWithin(
        gapBetweenFigures(figure, place, walk.figure, walk.path.at(-1) ?? walk.figure.miniature.at),
        limit,
      ),
    );
    if (!near) continue;
    if (
      standObstacle(
        ctx,
        unit,
        { at: place, facing: facing ?? unit.facing, floor: leader.floor },
        { moved, self: miniature.id },
      ) !== null
    )
      continue;
    const walls = wallsAround(ctx, unit, together, miniature.at, place);
    const way = wayTo(ctx, unit, { from: miniature.at, to: place }, [...obstacles, ...walls], maximum);
    if (way === null) continue;
    const walk = walkAlong(ctx, together, move, { figure, path: way, floor: leader.floor });
    if (walk.why === null && walk.length <= maximum) return walk;
  }
  return null;
}

export const far = ({ at }: Miniature, end: Place): number => Math.hypot(at.x - end.x, at.y - end.y);

/** The first miniature of a unit that moves: the one whose end `to` gives. */
export const leaderOf = (together: CombinedUnit): Figure | null => figuresOf(together)[0] ?? null;
