import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import {
  closest,
  type Ctx,
  distanceBetween,
  distanceToOperator,
  grid,
  isOnBoard,
  operatorSquares,
  type Placed,
  placeOf,
  reading,
  spottedOperators,
  terrain,
} from "../table/context.ts";
import type { AxisUnit, Operator, UnitKind } from "../table/state.ts";
import type { Terrain } from "../table/terrain.ts";
import { attackStanding, criteriaFor, isOptimalOnClosest, makesForRooms, type FiringSpot } from "./advance-criteria.ts";
import { advanceCosts } from "../movement/index.ts";
import {
  type AdvanceOptions,
  type Prospect,
  routesTo,
  startsOf,
  takenByOthers,
  turnedTo,
  type Vacating,
} from "./advance-routes.ts";
import { perRequest, rank, type Ranking, type Settings } from "../../kernel/index.ts";
import { reach, reachFurther, type Route, type Square } from "../../geometry/index.ts";
import { shellTargets } from "./shell-weapons.ts";
import { axisBlockers, type Blockers } from "../sight/index.ts";
import { attackProfile, unitMove } from "../fighting/index.ts";

/** What a unit can do in this advance. */
export interface AdvancePlan {
  readonly unit: AxisUnit;
  readonly closest: Placed<Operator>;
  readonly ranking: Ranking<Prospect>;
  /** The tied best prospects, with the priority of the book they fulfil: 1, 2 or 3. */
  readonly best: readonly Prospect[];
  readonly priority: 1 | 2 | 3;
  /** Equally short routes toward them, cut at what the unit can move and at free squares. */
  readonly routes: readonly Route[];
}

/**
 * How near an Operator is to a unit: in squares, or by the shortest route to the nearest square of his or his vehicle's.
 * rr.open.advance-closest
 */
export function nearnessTo(ctx: Ctx, unit: AxisUnit): (operator: Placed<Operator>) => number {
  if (reading(ctx, "rr.open.advance-closest") === "distance" || unit.token !== null)
    return (operator) => distanceToOperator(ctx, unit, operator);
  const spent = reach(grid(ctx), advanceCosts(ctx, unit.kind), startsOf(ctx, unit), FAR);
  return (operator) => {
    const points = operatorSquares(ctx, operator)
      .map((square) => spent[square] ?? -1)
      .filter((cost) => cost >= 0);
    return points.length === 0 ? 1000 + distanceToOperator(ctx, unit, operator) : Math.min(...points);
  };
}

/** The closest spotted Operators to a unit, all that are tied. rr.open.advance-closest */
export const closestSpotted = (ctx: Ctx, unit: AxisUnit): readonly Placed<Operator>[] =>
  closest(spottedOperators(ctx), nearnessTo(ctx, unit));

/** How far a unit looks for a place to attack from where it has to: over all the board, in movement points. */
const FAR = 500;

/**
 * Plans the advance of a unit against the spotted Operators, the given one counting as closest; one that leaves its
 * square to another does not end on it. Null when it can reach nothing. rr.unit.mortar-vacate
 */
export function planAdvance(
  ctx: Ctx,
  unit: AxisUnit,
  nearest: Placed<Operator>,
  vacating: Vacating = {},
): AdvancePlan | null {
  const plan = planToward(ctx, advancesAs(ctx, unit), nearest, vacating);
  return plan === null ? null : stoppedAtOnce(ctx, { ...plan, unit });
}

/**
 * Whether a unit makes for the closest spotted Operator alone. A Dog that finds no place to attack him from is read to
 * look at the others. rr.kick.pf-advance-stop, rr.kick.sniper-stops, rr.dogs.dog-advance-closest-only,
 * rr.open.dogs-unreachable
 */
const makesForClosest = (kind: UnitKind): boolean =>
  isFootKind(kind) && (footTraits(kind).closestOnly || footTraits(kind).stopsAtOnce === "toward-closest");

/** Whether a unit stops wherever it can attack anybody. rr.kick.pf-advance-stop, rr.dare.hmg-team-stops */
const stopsAtOnce = (kind: UnitKind): boolean => isFootKind(kind) && footTraits(kind).stopsAtOnce !== false;

/**
 * Panzerfaust and Grenade Infantry in range but barred by its own side waits, or is read to advance as SMG Infantry.
 * rr.open.kick-pf-stuck
 */
function advancesAs(ctx: Ctx, unit: AxisUnit): AxisUnit {
  if (!isFootKind(unit.kind) || footTraits(unit.kind).explosive === null || !isOnBoard(unit)) return unit;
  if (reading(ctx, "rr.open.kick-pf-stuck") === "waits") return unit;
  const barred = attackable(ctx, unit).length > 0 && shellTargets(ctx, unit).length === 0;
  return barred ? { ...unit, kind: "smg" } : unit;
}

/** The spotted Operators a unit could attack from where it stands, if it faced them, the closest first. */
export const attackable = (ctx: Ctx, unit: Placed<AxisUnit>): readonly Placed<Operator>[] =>
  spottedOperators(ctx)
    .filter((operator) => couldAttack(ctx, unit, operator))
    .toSorted((a, b) => distanceToOperator(ctx, unit, a) - distanceToOperator(ctx, unit, b));

/**
 * A unit that stops as soon as it can attack: its routes end on the first free square from which that is so, against
 * whichever spotted Operator. rr.kick.pf-advance-stop, rr.kick.sniper-stops, rr.open.kick-sniper-next-target
 */
function stoppedAtOnce(ctx: Ctx, plan: AdvancePlan): AdvancePlan {
  const { unit } = plan;
  const closestOnly = unit.kind === "sniper" && reading(ctx, "rr.open.kick-sniper-next-target") === "closest-only";
  if (!stopsAtOnce(unit.kind) || closestOnly || advancesAs(ctx, unit) !== unit) return plan;
  const stay: Route = { squares: [], spent: [] };
  if (isOnBoard(unit) && attackable(ctx, unit).length > 0) return { ...plan, routes: [stay] };
  const taken = takenByOthers(ctx, unit);
  const ends = new Map<Square, boolean>();
  const stopsOn = (square: Square): boolean => {
    let stops = ends.get(square);
    if (stops === undefined)
      ends.set(square, (stops = taken[square] === 0 && attackable(ctx, { ...unit, at: square }).length > 0));
    return stops;
  };
  const cut = plan.routes.map((route): Route => {
    const at = route.squares.findIndex(stopsOn);
    return at < 0 ? route : { squares: route.squares.slice(0, at + 1), spent: route.spent.slice(0, at + 1) };
  });
  return { ...plan, routes: [...new Map(cut.map((route) => [route.squares.join(" "), route])).values()] };
}

function planToward(ctx: Ctx, unit: AxisUnit, nearest: Placed<Operator>, vacating: Vacating): AdvancePlan | null {
  const allowance = unitMove(ctx, unit.kind);
  // the nearest optimal position decides; only without one is the board looked at further out
  const { long } = attackProfile(ctx, unit.kind);
  const lookAround = lookout(ctx, unit, nearest, allowance, vacating);
  for (const limit of [allowance, 3 * allowance]) {
    if (distanceToOperator(ctx, unit, nearest) > limit + long) continue;
    const near = lookAround(limit);
    if (!near.attacks.some(isOptimalOnClosest)) continue;
    const plan = planFrom(ctx, unit, nearest, allowance, near);
    if (plan !== null && plan.best.some(isOptimalOnClosest)) return plan;
  }
  return planFrom(ctx, unit, nearest, allowance, lookAround(FAR));
}

/**
 * How infantry of a kind would stand on every square against an Operator: the same for every unit of it, until somebody
 * or something moves.
 */
interface Standings {
  readonly key: string;
  readonly tables: Map<string, (FiringSpot | undefined)[]>;
}

// a request has its own, so that what it works out does not depend on others
const standingsKept = perRequest(() => new WeakMap<Terrain, Standings>());

/** The tables of this moment, one for each kind of unit and Operator. */
function standingsNow(ctx: Ctx, blockers: Blockers): Standings["tables"] {
  const board = terrain(ctx);
  const standings = standingsKept();
  const who = ({ id, at, crouched, spotted, aboard, scuba, carrying }: Operator): string =>
    `${id}${at}${crouched}${spotted}${aboard}${scuba}${carrying}`;
  const key = `${blockers.whole.join()};${blockers.low.join()};${blockers.smoke.join()};${ctx.state.operators.map(who).join()};${settingsKey(ctx.settings)}`;
  let keptStandings = standings.get(board);
  if (keptStandings === undefined || keptStandings.key !== key)
    standings.set(board, (keptStandings = { key, tables: new Map() }));
  return keptStandings.tables;
}

function standingTable(
  ctx: Ctx,
  tables: Standings["tables"],
  unit: AxisUnit,
  operator: Placed<Operator>,
): (FiringSpot | undefined)[] {
  const name = `${unit.kind} ${operator.id}`;
  let table = tables.get(name);
  if (table === undefined)
    tables.set(name, (table = Array<FiringSpot | undefined>(grid(ctx).squares.length).fill(undefined)));
  return table;
}

/**
 * The part of the board from which an Operator can be within range: no way of counting distances makes a square nearer
 * than its columns and rows.
 */
function boxWithin(
  ctx: Ctx,
  range: number,
  operator: Placed<Operator>,
): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number } {
  const { width, height } = grid(ctx);
  const places = operatorSquares(ctx, operator).map((square) => placeOf(ctx, square));
  return {
    left: Math.max(0, Math.min(...places.map(({ x }) => x)) - range),
    right: Math.min(width - 1, Math.max(...places.map(({ x }) => x)) + range),
    top: Math.max(0, Math.min(...places.map(({ y }) => y)) - range),
    bottom: Math.min(height - 1, Math.max(...places.map(({ y }) => y)) + range),
  };
}

const settingsNumbers = new WeakMap<Settings, number>();

let settingsSeen = 0;

/** Tells settings apart. */
function settingsKey(settings: Settings): number {
  let number = settingsNumbers.get(settings);
  if (number === undefined) settingsNumbers.set(settings, (number = ++settingsSeen));
  return number;
}

/** Looks for attack positions within so many movement points, each time further than before. */
function lookout(
  ctx: Ctx,
  unit: AxisUnit,
  nearest: Placed<Operator>,
  allowance: number,
  vacating: Vacating,
): (limit: number) => AdvanceOptions {
  const starts = startsOf(ctx, unit);
  const costs = advanceCosts(ctx, unit.kind);
  const further = reachFurther(grid(ctx), costs, starts, FAR);
  const blockers = axisBlockers(ctx);
  const others = spottedOperators(ctx).filter(({ id }) => id !== nearest.id);
  const priorities = unit.kind === "dog" && reading(ctx, "rr.open.dogs-unreachable") === "infantry-priorities";
  const operators = makesForClosest(unit.kind) && !priorities ? [nearest] : [nearest, ...others];
  const taken = takenByOthers(ctx, unit, vacating);
  const { width, height } = grid(ctx);
  const rooms = makesForRooms(ctx, unit);
  const range = rooms ? Math.max(width, height) : attackProfile(ctx, unit.kind).long;
  const tables: Standings["tables"] = rooms ? new Map() : standingsNow(ctx, blockers);
  const targets = operators.map((operator) => ({
    operator,
    isClosest: operator.id === nearest.id,
    away: distanceToOperator(ctx, unit, operator),
    table: standingTable(ctx, tables, unit, operator),
    box: boxWithin(ctx, range, operator),
  }));
  return (limit) => {
    const spent = further(limit);
    const attacks: Prospect[] = [];
    for (const { operator, isClosest, away, table, box } of targets) {
      const maximum = isClosest ? limit : Math.min(limit, allowance);
      for (let y = box.top; y <= box.bottom; y++) {
        for (let x = box.left; x <= box.right; x++) {
          const square = y * width + x;
          const points = spent[square] ?? -1;
          if (points < 0 || points > maximum || taken[square] === 1) continue;
          const { attack, optimal, cover, distance } = (table[square] ??= attackStanding(
            ctx,
            turnedTo(ctx, unit, square, operator),
            operator,
            blockers,
          ));
          if (attack) attacks.push({ attack, optimal, cover, distance, operator, square, points, isClosest, away });
        }
      }
    }
    return { costs, spent, starts, taken, blockers, attacks };
  };
}

function planFrom(
  ctx: Ctx,
  unit: AxisUnit,
  nearest: Placed<Operator>,
  allowance: number,
  outlook: AdvanceOptions,
): AdvancePlan | null {
  const { spent, taken, attacks } = outlook;
  // without any attack position it comes as near as it can: rr.open.axis-water
  const idle = (): readonly Prospect[] => {
    const away = distanceToOperator(ctx, unit, nearest);
    const to = operatorSquares(ctx, nearest);
    return Array.from(spent.keys()).flatMap((square) => {
      const points = spent[square] ?? -1;
      if (points < 0 || taken[square] === 1) return [];
      return [
        {
          operator: nearest,
          attack: false,
          optimal: false,
          cover: 0,
          distance: Math.min(...to.map((other) => distanceBetween(ctx, square, other))),
          square,
          points,
          isClosest: true,
          away,
        },
      ];
    });
  };
  const prospects = attacks.length > 0 ? attacks : idle();
  if (prospects.length === 0) return null;
  const ranking = rank(prospects, criteriaFor(ctx, prospects, allowance));
  const [first] = ranking.best;
  if (first === undefined) return null;
  const priority =
    first.isClosest && first.attack && attacks.some((p) => p.isClosest && p.points <= allowance)
      ? 1
      : first.isClosest
        ? 3
        : 2;
  const routes = routesTo(ctx, unit, outlook, ranking.best, allowance);
  return { unit, closest: nearest, ranking, best: ranking.best, priority, routes };
}

/** Whether infantry could attack an Operator from where it stands, if it faced him. */
export const couldAttack = (ctx: Ctx, unit: Placed<AxisUnit>, operator: Placed<Operator>): boolean =>
  attackStanding(ctx, turnedTo(ctx, unit, unit.at, operator), operator).attack;
