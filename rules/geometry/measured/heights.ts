import { charge } from "../../kernel/index.ts";
import { isSimple } from "./defects.ts";
import { type Place, samePlace } from "./lattice.ts";
import { EXACT, MADE } from "./prices.ts";
import { whole } from "./sketch.ts";
import { type NamedSight, nameSight } from "./naming.ts";
import { type Body, Polygon } from "./shapes.ts";
import { type SightOptions, SightQuestion } from "./sight.ts";
import { extentOf, Terrain } from "./terrain.ts";

/** A body with the height of its top over the table, in lattice units. */
export interface TallBody {
  readonly body: Body;
  readonly top: number;
}

/** Something on or over the table, with the heights of its upper and lower end over it, in lattice units. */
export interface TallPolygon {
  readonly polygon: Polygon;
  readonly height: number;
  /** Sight passes under what floats; without it the thing stands on the table. */
  readonly bottom?: number;
}

/** A plane that slopes from one place to another and is level across. */
interface Slope {
  readonly from: Place;
  readonly dx: number;
  readonly dy: number;
  readonly top: number;
  readonly rise: number;
}

/** Below 0 where something of that height stands above the plane; scaled by the square of the plane's length. */
const heightOver = ({ from, dx, dy, top, rise }: Slope, place: Place, height: number): bigint =>
  whole(rise) * whole((place.x - from.x) * dx + (place.y - from.y) * dy) +
  whole(top - height) * whole(dx * dx + dy * dy);

/** More than floats can be off in how far something stands above a plane. */
const UNSURE = 1e4;

/** Whether all of a polygon's box lies clearly above a height's end of the plane (1), clearly below it (-1), or neither (0). */
function boxOver({ from, dx, dy, top, rise }: Slope, { left, top: upper, right, bottom }: Polygon, height: number) {
  const square = dx * dx + dy * dy;
  const level = (top - height) * square;
  // the plane is lowest and highest at corners of the box
  const along = (x: number, y: number): number => rise * ((x - from.x) * dx + (y - from.y) * dy) + level;
  const ends = [along(left, upper), along(right, upper), along(left, bottom), along(right, bottom)];
  if (ends.every((over) => over > UNSURE)) return 1;
  return ends.every((over) => over < -UNSURE) ? -1 : 0;
}

/** A stretch of an outline above the plane, and where along the cut it begins and ends. */
interface Chain {
  readonly places: Place[];
  readonly begins: number;
  ends: number;
}

/** The lattice place on the edge from a kept corner where the cut comes, rounded towards the kept corner. */
function cutPlace(kept: Place, left: Place, over: bigint, overLeft: bigint): Place {
  const part = (from: number, to: number): number => from + Number((whole(to - from) * over) / (over - overLeft));
  return { x: part(kept.x, left.x), y: part(kept.y, left.y) };
}

function chainsOf(corners: readonly Place[], overs: readonly bigint[], slope: Slope): readonly Chain[] {
  const n = corners.length;
  const above = (i: number): boolean => (overs[i % n] ?? 0n) < 0n;
  const start = overs.findIndex((_, i) => !above(i) && above(i + 1));
  const across = ({ x, y }: Place): number => y * slope.dx - x * slope.dy;
  const chains: Chain[] = [];
  for (let k = 0; k < n; k++) {
    const i = (start + k) % n;
    const j = (i + 1) % n;
    const [a, b, overA, overB] = [corners[i], corners[j], overs[i], overs[j]];
    if (a === undefined || b === undefined || overA === undefined || overB === undefined) continue;
    const chain = chains.at(-1);
    const share = (): number => Number(overA) / Number(overA - overB);
    const spot = (): number => across(a) + share() * (across(b) - across(a));
    if (!above(i) && above(j)) chains.push({ places: [cutPlace(b, a, overB, overA), b], begins: spot(), ends: 0 });
    else if (above(i) && above(j)) chain?.places.push(b);
    else if (above(i) && chain !== undefined) {
      chain.places.push(cutPlace(a, b, overA, overB));
      chain.ends = spot();
    }
  }
  return chains;
}

/** Which chain goes on where another ends: neighbours along the cut, paired from its one end. */
function joins(chains: readonly Chain[], endFirst: boolean): ReadonlyMap<number, number> {
  const spots = chains
    .flatMap(({ begins, ends }, chain) => [
      { at: begins, chain, isEnd: false },
      { at: ends, chain, isEnd: true },
    ])
    .sort((a, b) => a.at - b.at);
  const next = new Map<number, number>();
  for (let k = 0; k + 1 < spots.length; k += 2) {
    const wrong = spots.slice(k).findIndex(({ isEnd }) => isEnd === endFirst);
    const other = spots.slice(k).findIndex(({ isEnd }) => isEnd !== endFirst);
    const [one, two] = [spots[k + wrong], spots[k + other]];
    if (one === undefined || two === undefined) break;
    // what lies at one spot may stand in either order: the pair takes one of each kind
    const pair = [one, two];
    const rest = spots.slice(k).filter((spot) => !pair.includes(spot));
    spots.splice(k, spots.length - k, ...pair, ...rest);
    const [end, begin] = one.isEnd ? [one, two] : [two, one];
    next.set(end.chain, begin.chain);
  }
  return next;
}

/**
 * The parts of a polygon that stand above the plane between their lower and upper end, corners rounded towards what is
 * kept.
 */
function partsAbove({ polygon, height, bottom }: TallPolygon, slope: Slope): readonly Polygon[] {
  charge("corners", 1);
  const over = boxOver(slope, polygon, height);
  if (over > 0) return [];
  const under = over < 0 ? [polygon] : partsOf(polygon, oversOf(slope, polygon, height), slope, slope.rise > 0);
  if (bottom === undefined) return under;
  // what is left of it where its lower end is under the plane
  return under.flatMap((part) =>
    partsOf(
      part,
      oversOf(slope, part, bottom).map((off) => -off),
      slope,
      slope.rise < 0,
    ),
  );
}

/** How far the plane is over each corner of a polygon of a height. */
function oversOf(slope: Slope, { corners }: Polygon, height: number): readonly bigint[] {
  charge("corners", corners.length * 2 * EXACT);
  return corners.map((corner) => heightOver(slope, corner, height));
}

/** Two chains that are told apart, in units of work. */
const JOIN = 2;

/** The parts of a polygon where something is below 0 that changes evenly along the slope. */
function partsOf(polygon: Polygon, overs: readonly bigint[], slope: Slope, endFirst: boolean): readonly Polygon[] {
  const { name, corners } = polygon;
  if (overs.every((over) => over >= 0n)) return [];
  if (overs.every((over) => over <= 0n)) return [polygon];
  charge("corners", corners.length * MADE);
  const chains = chainsOf(corners, overs, slope);
  charge("corners", chains.length * chains.length * JOIN);
  const next = joins(chains, endFirst);
  const used = new Set<number>();
  const parts: Polygon[] = [];
  for (let first = 0; first < chains.length; first++) {
    const places: Place[] = [];
    for (let chain: number | undefined = first; chain !== undefined && !used.has(chain); chain = next.get(chain)) {
      used.add(chain);
      places.push(...(chains[chain]?.places ?? []));
    }
    const ring = places.filter((place, i) => !samePlace(place, places[(i + 1) % places.length] ?? place));
    // what rounding leaves without an inside is thinner than a lattice unit
    if (ring.length >= 3 && isSimple(ring)) parts.push(new Polygon(name, ring));
  }
  return parts;
}

/**
 * The terrain as it stops sight from the top of one body to the top of another: each piece where it stands above one
 * sloping plane, from top to top through the middle of both and level across. Seen from above, sight is then the
 * question of the plain table.
 */
export function terrainAbove(pieces: readonly TallPolygon[], from: TallBody, to: TallBody): Terrain {
  const [one, other] = [extentOf(from.body), extentOf(to.body)];
  const slope = { from: one, dx: other.x - one.x, dy: other.y - one.y, top: from.top, rise: to.top - from.top };
  return new Terrain(pieces.flatMap((piece) => partsAbove(piece, slope)));
}

/** Whether one body sees another over and past terrain with heights, by the one sloping plane between their tops. */
export const seesInSpace = (pieces: readonly TallPolygon[], from: TallBody, to: TallBody): boolean =>
  new SightQuestion(terrainAbove(pieces, from, to), from.body, to.body).answer() !== null;

/** The line that shows it, or the one that gets furthest; see nameSight. */
export const nameSightInSpace = (
  pieces: readonly TallPolygon[],
  from: TallBody,
  to: TallBody,
  options?: SightOptions,
  first?: "from" | "to",
): NamedSight => nameSight(terrainAbove(pieces, from, to), from.body, to.body, options, first);
