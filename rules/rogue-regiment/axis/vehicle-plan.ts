import type { Citation } from "../book/citation.ts";
import { firesAhead, vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  barrelAt,
  type Ctx,
  distanceBetweenPlaces,
  distanceToOperator,
  grid,
  occupiedSquares,
  operatorAt,
  operatorSquares,
  type Place,
  type Placed,
  placeOf,
  spottedOperators,
  squaresOf,
  unitAt,
  vehicleAt,
} from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { facingOfPlace } from "../table/vehicle-places.ts";
import { type AxisVehicle, lengthOf, tokenSquares, type VehiclePlace } from "../table/vehicle-token.ts";
import { type VehicleReach, vehicleSearch } from "../movement/index.ts";
import { attackProfile, unitMove } from "../fighting/index.ts";
import { type Criterion, rank, type Ranking, charge } from "../../kernel/index.ts";
import { aside, depth, type Facing, type Square } from "../../geometry/index.ts";
import { attackStanding, type AttackStanding, criteriaFor, isOptimalOnClosest } from "./advance-criteria.ts";
import { axisBlockers, lookoutsOf, vehicleField } from "../sight/index.ts";
import { isLoaded } from "../alarm/index.ts";

/** What it takes to look from a place with somebody in range, in units of work. */
const LOOKED_FROM = 60;

/**
 * Whether a vehicle can stop on squares: nobody and nothing else is there. rr.veh.pass-units, rr.open.vehicle-runs-over
 */
export const freeFor = (ctx: Ctx, vehicle: AxisUnit, squares: readonly Square[]): boolean =>
  squares.every(
    (square) =>
      unitAt(ctx, square, vehicle) === undefined &&
      operatorAt(ctx, square) === undefined &&
      vehicleAt(ctx, square) === undefined &&
      !barrelAt(ctx, square),
  );

/** Where a vehicle might drive to, and what it would have there. */
export interface VehicleProspect extends AttackStanding {
  readonly place: number;
  readonly at: VehiclePlace;
}

/** A way a vehicle may take, with all places on it. */
export interface VehicleWay {
  readonly end: VehiclePlace;
  readonly steps: ReturnType<VehicleReach["routeTo"]>;
}

/** What a vehicle can do in this advance. */
export interface VehiclePlan {
  readonly ranking: Ranking<VehicleProspect>;
  readonly best: readonly VehicleProspect[];
  readonly priority: 1 | 2 | 3;
  /** The ways it may take, each to another place. */
  readonly ways: readonly VehicleWay[];
}

/** How far a vehicle looks for a place to attack from, in movement points. */
const FAR = 60;

/** Whether a vehicle drives as near as it can to let its troops out, rather than to attack. rr.jager.sturmboot-advance */
const closesIn = (vehicle: AxisVehicle): boolean =>
  isLoaded(vehicle) && vehicleTraits(vehicle.kind).troops?.leave !== "when-alerted";

/** How far a vehicle fires: a howitzer over all the board. rr.exp.howitzer-no-range */
const gunRange = (ctx: Ctx, kind: AxisVehicle["kind"]): number =>
  vehicleTraits(kind).howitzer === null || firesAhead(vehicleTraits(kind))
    ? attackProfile(ctx, kind).long
    : grid(ctx).width + grid(ctx).height;

/** Plans the advance of a vehicle: like infantry, with its own costs. rr.vadvance.like-infantry, rr.vadvance.cost */
export function planVehicle(ctx: Ctx, vehicle: AxisVehicle, nearest: Placed<Operator>): VehiclePlan | null {
  const allowance = unitMove(ctx, vehicle.kind);
  // the nearest optimal place decides; only without one is the board looked at further out
  if (closesIn(vehicle))
    return planFrom(ctx, vehicle, nearest, allowance, { ...lookout(ctx, vehicle, null, allowance)(FAR), attacks: [] });
  const reachOfGuns = gunRange(ctx, vehicle.kind) + 2 * lengthOf(ctx.settings, vehicle.kind);
  const lookAround = lookout(ctx, vehicle, nearest, allowance);
  for (const limit of [allowance, 2 * allowance, 4 * allowance]) {
    if (distanceToOperator(ctx, vehicle, nearest) > limit + reachOfGuns) continue;
    const near = lookAround(limit);
    if (!near.attacks.some(isOptimalOnClosest)) continue;
    const plan = planFrom(ctx, vehicle, nearest, allowance, near);
    if (plan !== null && plan.best.some(isOptimalOnClosest)) return plan;
  }
  // a vehicle that drives further than that in these turns is not looked further for, but afresh
  const last = 4 * allowance > FAR ? lookout(ctx, vehicle, nearest, allowance) : lookAround;
  return planFrom(ctx, vehicle, nearest, allowance, last(FAR));
}

/** How far the guns of a vehicle carry, how long it is, and whether it looks back as well. */
interface Guns {
  readonly long: number;
  readonly length: number;
  readonly looksBack: boolean;
}

/**
 * A first, generous look: whether an Operator can be in range of a gun of a vehicle there, and in its field of view. No
 * way of counting squares finds fewer than the columns or rows between.
 */
function mayAttack({ long, length, looksBack }: Guns, facing: Facing, dx: number, dy: number): boolean {
  if (Math.abs(dx) > long + length || Math.abs(dy) > long + length) return false;
  const ahead = depth(facing, dx, dy);
  const forward = looksBack ? Math.abs(ahead) : ahead;
  return forward >= -length && aside(facing, dx, dy) <= forward + length + 2;
}

/** Whether any of some places may be attacked from another one. */
function anyInRange(guns: Guns, facing: Facing, x: number, y: number, places: readonly Place[]): boolean {
  for (const to of places) if (mayAttack(guns, facing, to.x - x, to.y - y)) return true;
  return false;
}

/** The columns and rows within so many squares of places. */
function boxAround(places: readonly Place[], range: number): Record<"left" | "right" | "top" | "bottom", number> {
  const columns = places.map(({ x }) => x);
  const rows = places.map(({ y }) => y);
  return {
    left: Math.min(...columns) - range,
    right: Math.max(...columns) + range,
    top: Math.min(...rows) - range,
    bottom: Math.max(...rows) + range,
  };
}

/** Where a vehicle can come, where it could stop there, and the attack positions found. */
interface Outlook {
  readonly reach: VehicleReach;
  /** The squares of a place on the board, none where somebody else is. */
  stopsOn(at: VehiclePlace): readonly Square[];
  readonly attacks: readonly VehicleProspect[];
}

/** Whom a vehicle looks for places to attack, the closest first; none where there is no closest. */
function targetsOf(ctx: Ctx, vehicle: AxisVehicle, nearest: Placed<Operator> | null) {
  const others = nearest === null ? [] : spottedOperators(ctx).filter(({ id }) => id !== nearest.id);
  return [...(nearest === null ? [] : [nearest]), ...others].map((operator) => ({
    operator,
    isClosest: operator.id === nearest?.id,
    places: operatorSquares(ctx, operator).map((square) => placeOf(ctx, square)),
    away: distanceToOperator(ctx, vehicle, operator),
  }));
}

/** Looks for attack positions within so many movement points, each time further than before. */
function lookout(
  ctx: Ctx,
  vehicle: AxisVehicle,
  nearest: Placed<Operator> | null,
  allowance: number,
): (limit: number) => Outlook {
  const from: VehiclePlace = { ...vehicle.token, facing: vehicle.facing };
  const search = vehicleSearch(grid(ctx), ctx.settings, vehicle.kind, from, Math.max(FAR, 4 * allowance));
  const length = lengthOf(ctx.settings, vehicle.kind);
  const looksBack = vehicleTraits(vehicle.kind).ends.length > 1;
  const guns: Guns = { long: gunRange(ctx, vehicle.kind), length, looksBack };
  const blockers = axisBlockers(ctx);
  const taken = occupiedSquares(ctx);
  for (const square of squaresOf(ctx, vehicle)) taken[square] = 0; // it does not stand in its own way
  const stopsOn = (at: VehiclePlace): readonly Square[] => {
    const squares = tokenSquares(grid(ctx), at, length);
    return squares.some((square) => taken[square] === 1) ? [] : squares;
  };
  const targets = targetsOf(ctx, vehicle, nearest);
  // farther than it can move now only the closest counts: rr.advance.priority-two
  const closestOnly = targets.slice(0, 1);
  const closestPlaces = closestOnly.flatMap(({ places }) => places);
  const allPlaces = targets.flatMap(({ places }) => places);
  const attacks: VehicleProspect[] = [];
  const near = boxAround(closestPlaces, guns.long + length);
  const howitzer = vehicleTraits(vehicle.kind).howitzer !== null && !firesAhead(vehicleTraits(vehicle.kind));
  const inField = vehicleField(ctx);
  const lookFrom = (place: number, { numbers, spent }: VehicleReach): void => {
    const points = spent[place] ?? 0;
    const far = points > allowance;
    // thousands of places are looked at, and from few of them anybody is in range
    const x = numbers.columns[place] ?? 0;
    const y = numbers.rows[place] ?? 0;
    if (far && (x < near.left || x > near.right || y < near.top || y > near.bottom)) return;
    const facing = facingOfPlace(place);
    if (!anyInRange(guns, facing, x, y, far ? closestPlaces : allPlaces)) return;
    charge("steps", LOOKED_FROM);
    const at = numbers.place(place);
    const [first] = stopsOn(at);
    if (first === undefined) return;
    const shooter = { id: vehicle.id, kind: vehicle.kind, at: first, facing, token: at };
    const lookouts = lookoutsOf(ctx, shooter);
    for (const { operator, isClosest, places, away } of far ? closestOnly : targets) {
      // a howitzer fires out of its field of view
      const inView = howitzer || lookouts.some((end) => places.some((to) => inField(end, to)));
      if (!inView || !anyInRange(guns, facing, x, y, places)) continue;
      const standing = attackStanding(ctx, shooter, operator, blockers);
      if (standing.attack) attacks.push({ ...standing, operator, place, at, points, isClosest, away });
    }
  };
  let looked = 0;
  return (limit) => {
    const reach = search(limit);
    for (; looked < reach.reached.length; looked++) lookFrom(reach.reached[looked] ?? 0, reach);
    return { reach, stopsOn, attacks };
  };
}

function planFrom(
  ctx: Ctx,
  vehicle: AxisVehicle,
  nearest: Placed<Operator>,
  allowance: number,
  { reach, stopsOn, attacks }: Outlook,
): VehiclePlan | null {
  const { numbers, reached, spent, routeTo } = reach;
  const length = lengthOf(ctx.settings, vehicle.kind);
  // without any attack position it comes as near as it can: rr.open.axis-water
  const idle = (): readonly VehicleProspect[] =>
    reached.flatMap((place) => {
      const at = numbers.place(place);
      if (stopsOn(at).length === 0) return [];
      const from = closesIn(vehicle) ? stopsOn(at).map((square) => placeOf(ctx, square)) : [at];
      const squares = Math.min(
        ...operatorSquares(ctx, nearest).flatMap((square) =>
          from.map((part) => distanceBetweenPlaces(ctx, part, placeOf(ctx, square))),
        ),
      );
      return [
        {
          operator: nearest,
          attack: false,
          optimal: false,
          cover: 0,
          distance: squares,
          place,
          at,
          points: spent[place] ?? 0,
          isClosest: true,
          away: squares,
        },
      ];
    });
  const prospects = attacks.length > 0 ? attacks : idle();
  if (prospects.length === 0) return null;
  const criteria: readonly Criterion<VehicleProspect, Citation>[] = criteriaFor<VehicleProspect>(
    ctx,
    prospects,
    allowance,
  );
  const ranking = rank(prospects, criteria);
  const [first] = ranking.best;
  if (first === undefined) return null;
  const priority = first.isClosest && first.attack && first.points <= allowance ? 1 : first.isClosest ? 3 : 2;
  const ways = new Map<string, { end: VehiclePlace; steps: VehiclePlan["ways"][number]["steps"] }>();
  let furthest = 0;
  const start: VehiclePlace = { ...vehicle.token, facing: vehicle.facing };
  for (const { place } of ranking.best) {
    const steps = routeTo(place).filter((step) => step.spent <= allowance);
    while (steps.length > 0 && !freeFor(ctx, vehicle, tokenSquares(grid(ctx), steps.at(-1)?.place ?? start, length)))
      steps.pop();
    const end = steps.at(-1)?.place ?? start;
    furthest = Math.max(furthest, steps.at(-1)?.spent ?? 0);
    ways.set(`${end.x},${end.y} ${end.facing}`, { end, steps });
  }
  const full = [...ways.values()].filter(({ steps }) => (steps.at(-1)?.spent ?? 0) === furthest);
  return { ranking, best: ranking.best, priority, ways: full };
}
