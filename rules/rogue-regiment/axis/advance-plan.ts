import {
  facingsToward,
  type PathStart,
  type Reach,
  reach,
  type Route,
  shortestRoutes,
  type Square,
  squareAt,
  type StepCosts,
  TooManyRoutes,
} from "../../geometry/index.ts";
import { BeyondLimits, type Criterion, rank, type Ranking, type Settings } from "../../kernel/index.ts";
import {
  attackProfile,
  type Muzzle,
  muzzlesOf,
  rangeFrom,
  seesFrom,
  type Shooter,
  unitMove,
} from "../fighting/index.ts";
import { axisBlockers, type Blockers, concealmentOf, coverAgainst, lineTo, seenThrough } from "../sight/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { advanceCosts } from "../movement/index.ts";
import {
  apart,
  apartFrom,
  type AxisUnit,
  closest,
  type G,
  grid,
  impossible,
  markerPlace,
  occupiedSquares,
  type Operator,
  operatorSquares,
  type Placed,
  placeOf,
  reading,
  spottedOperators,
  terrain,
  type Terrain,
} from "../board/index.ts";

/** How a unit would stand against an Operator at some place. */
export interface AttackStanding {
  readonly operator: Placed<Operator>;
  /** Movement points to get there. */
  readonly points: number;
  /** Whether the Operator can be attacked from there: in line of sight and within long range. */
  readonly attack: boolean;
  /** Short range and no cover subtraction: rr.advance.optimal. */
  readonly optimal: boolean;
  /** The cover subtraction there, 0 or more. */
  readonly cover: number;
  /** Squares to the Operator. */
  readonly distance: number;
  /** Squares from where the unit is now to the Operator. */
  readonly away: number;
  readonly isClosest: boolean;
}

/** What a place gives against an Operator; it holds for every unit of a kind, and names no piece. */
export type Standing = Pick<AttackStanding, "attack" | "optimal" | "cover" | "distance">;

/** A square a unit might make for, and what it would have there. */
export interface Prospect extends AttackStanding {
  readonly square: Square;
}

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

/** Where a unit starts and what it has spent there: units on a spawn tile step onto the board. rr.battle.step-on */
export function startsOf(g: G, unit: AxisUnit): readonly PathStart[] {
  if (unit.at !== null) return [{ square: unit.at, spent: 0 }];
  const tile = unit.post.kind === "spawn" ? g.state.tiles[unit.post.tile] : undefined;
  if (tile === undefined || unit.post.kind !== "spawn") throw impossible(`${unit.id} has no spawn tile`);
  const starts = new Map<Square, number>();
  const column = unit.post.marker % 3;
  const enter = (front: number, spent: number): void => {
    if (front < 0 || front > 2) return;
    const from = markerPlace(g, tile, front);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const square = squareAt(grid(g), from.x + dx, from.y + dy);
        if (
          square !== null &&
          advanceCosts(g)
            .subarray(square * 8, square * 8 + 8)
            .some((cost) => cost > 0)
        )
          starts.set(square, Math.min(spent, starts.get(square) ?? spent));
      }
    }
  };
  if (unit.post.marker < 3) enter(column, 1);
  else for (const front of [column - 1, column, column + 1]) enter(front, 2);
  return [...starts].map(([square, spent]) => ({ square, spent }));
}

/**
 * Whether a unit, standing as it might stand, could attack an Operator from there, and how well. A half-track takes its
 * better end.
 */
export function attackStanding(
  g: G,
  shooter: Shooter,
  operator: Placed<Operator>,
  blockers = axisBlockers(g),
): Standing {
  const { long, short } = attackProfile(g, shooter.kind);
  if (operator.aboard === null && (shooter.token === null || shooter.token === undefined)) {
    // beyond its range a unit on foot has nothing to look for
    const distance = apart(g, shooter.at, operator.at);
    if (distance > long) return { attack: false, optimal: false, cover: 0, distance };
  }
  let best: Standing | null = null;
  for (const muzzle of muzzlesOf(g, shooter)) {
    const distance = rangeFrom(g, muzzle, operator);
    const attack = distance <= long && inSight(g, muzzle, operator, blockers);
    const covered =
      attack && operator.aboard === null
        ? -coverAgainst(g, shooter.at, operator, muzzle.lookout).reduce((sum, { value }) => sum + value, 0)
        : 0;
    const standing = { attack, optimal: attack && distance <= short && covered <= 0, cover: covered, distance };
    if (
      best === null ||
      Number(standing.optimal) - Number(best.optimal) > 0 ||
      (standing.optimal === best.optimal && standing.attack && !best.attack)
    )
      best = standing;
  }
  if (best === null) throw impossible(`${shooter.id} has no place`);
  return best;
}

/** Whether an Operator would be seen: infantry turns to him, a vehicle looks from its ends. */
function inSight(g: G, muzzle: Muzzle, operator: Placed<Operator>, blockers: Blockers): boolean {
  if (muzzle.lookout !== null) return seesFrom(g, muzzle, operator, blockers);
  const { shooter } = muzzle;
  if (operator.aboard !== null) {
    const squares = operatorSquares(g, operator);
    return squares.some((square) => lineTo(g, shooter, square, blockers, undefined, squares) !== "none");
  }
  return seenThrough(
    g,
    shooter,
    operator.at,
    lineTo(g, shooter, operator.at, blockers),
    operator.crouched,
    concealmentOf(g, operator, operator.at, false),
  );
}

/** The eyes of infantry on a square, turned to an Operator. */
function turnedTo(g: G, unit: AxisUnit, square: Square, operator: Placed<Operator>): Shooter {
  const from = placeOf(g, square);
  const to = placeOf(g, operator.at);
  const [facing = unit.facing] = facingsToward(to.x - from.x, to.y - from.y);
  return { id: unit.id, kind: unit.kind, at: square, facing };
}

/** The closest spotted Operators to a unit, all that are tied. rr.open.advance-closest */
export function closestSpotted(g: G, unit: AxisUnit): readonly Placed<Operator>[] {
  const spotted = spottedOperators(g);
  if (reading(g, "rr.open.advance-closest") === "distance" || unit.token !== null)
    return closest(spotted, (operator) => apartFrom(g, unit, operator));
  const spent = reach(grid(g), advanceCosts(g), startsOf(g, unit), 500);
  return closest(spotted, (operator) => {
    const points = spent[operator.at] ?? -1;
    return points < 0 ? 1000 + apartFrom(g, unit, operator) : points;
  });
}

const advanceRules: readonly Citation[] = [
  "rr.open.advance-priority",
  "rr.open.advance-other-quality",
  "rr.open.shortest-route-target",
];

/**
 * The book's priorities as criteria; a smaller number is better. rr.advance.priority-one, -two, -three,
 * rr.advance.other-target-only-if, rr.advance.optimal, rr.advance.shortest-route
 */
export function criteriaFor<P extends AttackStanding>(
  g: G,
  prospects: readonly P[],
  allowance: number,
): readonly Criterion<P, Citation>[] {
  const printed = reading(g, "rr.open.advance-priority") === "printed-list";
  const optimalOnly = reading(g, "rr.open.advance-other-quality") === "optimal-only";
  const onClosest = prospects.some((p) => p.isClosest && p.points <= allowance && (printed ? p.optimal : p.attack));
  const priority = (p: P): number => {
    if (p.isClosest) return !p.attack ? 4 : onClosest ? 1 : 3;
    return p.points <= allowance && (p.optimal || (p.attack && !optimalOnly && !printed)) ? 2 : 5;
  };
  return [
    {
      name: "priority of the book",
      cites: [
        "rr.advance.priority-one",
        "rr.advance.priority-two",
        "rr.advance.priority-three",
        "rr.advance.other-target-only-if",
        ...advanceRules,
      ],
      score: priority,
    },
    {
      name: "no attack position at all: squares to the Operator",
      cites: ["rr.open.axis-water"],
      score: (p) => (p.attack ? 0 : p.distance),
    },
    {
      name: "short range without cover",
      cites: ["rr.advance.optimal", "rr.open.optimal-crouched"],
      score: (p) => (p.optimal ? 0 : 1),
    },
    {
      name: "least cover where none is optimal",
      cites: ["rr.advance.optimal"],
      score: (p) => (p.optimal || !p.attack ? 0 : p.cover),
    },
    {
      name: "where none is optimal, on as far as it can: squares to the Operator",
      cites: ["rr.advance.full-move"],
      score: (p) => (p.optimal || !p.attack ? 0 : p.distance),
    },
    {
      name: "closest of the other Operators",
      cites: ["rr.advance.priority-two"],
      score: (p) => (p.isClosest ? 0 : p.away),
    },
    {
      name: "movement points",
      cites: ["rr.advance.shortest-route", "rr.open.shortest-route-target"],
      score: (p) => p.points,
    },
  ];
}

/**
 * Plans the advance of a unit against the spotted Operators, the given one counting as closest. Null when it can reach
 * nothing.
 */
export function planAdvance(g: G, unit: AxisUnit, nearest: Placed<Operator>): AdvancePlan | null {
  const allowance = unitMove(g, unit.kind);
  // the nearest optimal position decides; only without one is the board looked at further out
  const { long } = attackProfile(g, unit.kind);
  for (const limit of [allowance, 3 * allowance]) {
    if (apartFrom(g, unit, nearest) > limit + long) continue;
    const near = lookAround(g, unit, nearest, allowance, limit);
    if (!near.attacks.some(isOptimalOnClosest)) continue;
    const plan = planFrom(g, unit, nearest, allowance, near);
    if (plan !== null && plan.best.some(isOptimalOnClosest)) return plan;
  }
  return planFrom(g, unit, nearest, allowance, lookAround(g, unit, nearest, allowance, 500));
}

/** An optimal attack position on the closest Operator: with one in sight nobody looks further out. */
export const isOptimalOnClosest = ({ optimal, isClosest }: AttackStanding): boolean => optimal && isClosest;

/**
 * How infantry of a kind would stand on every square against an Operator: the same for every unit of it, until somebody
 * or something moves.
 */
interface Standings {
  readonly key: string;
  readonly tables: Map<string, (Standing | undefined)[]>;
}
const standings = new WeakMap<Terrain, Standings>();

/** The tables of this moment, one for each kind of unit and Operator. */
function standingsNow(g: G, blockers: Blockers): Standings["tables"] {
  const board = terrain(g);
  const who = ({ id, at, crouched, spotted, aboard, scuba, carrying }: Operator): string =>
    `${id}${at}${crouched}${spotted}${aboard}${scuba}${carrying}`;
  const key = `${blockers.whole.join()};${blockers.low.join()};${blockers.smoke.join()};${g.state.operators.map(who).join()};${settingsKey(g.settings)}`;
  let known = standings.get(board);
  if (known === undefined || known.key !== key) standings.set(board, (known = { key, tables: new Map() }));
  return known.tables;
}

function standingTable(
  g: G,
  tables: Standings["tables"],
  unit: AxisUnit,
  operator: Placed<Operator>,
): (Standing | undefined)[] {
  const name = `${unit.kind} ${operator.id}`;
  let table = tables.get(name);
  if (table === undefined) tables.set(name, (table = Array.from({ length: grid(g).squares.length })));
  return table;
}

/**
 * The squares from which an Operator can be within range, in order: no way of counting distances makes a square nearer
 * than its columns and rows.
 */
function* squaresWithin(g: G, range: number, operator: Placed<Operator>): Generator<Square> {
  const { width, height } = grid(g);
  const places = operatorSquares(g, operator).map((square) => placeOf(g, square));
  const left = Math.max(0, Math.min(...places.map(({ x }) => x)) - range);
  const right = Math.min(width - 1, Math.max(...places.map(({ x }) => x)) + range);
  const top = Math.max(0, Math.min(...places.map(({ y }) => y)) - range);
  const bottom = Math.min(height - 1, Math.max(...places.map(({ y }) => y)) + range);
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) yield y * width + x;
}

const settingsNumbers = new WeakMap<Settings, number>();
let settingsSeen = 0;
/** Tells settings apart. */
function settingsKey(settings: Settings): number {
  let number = settingsNumbers.get(settings);
  if (number === undefined) settingsNumbers.set(settings, (number = ++settingsSeen));
  return number;
}

/** Every square where a unit on foot cannot stop, marked by 1; it does not stand in its own way. */
function takenByOthers(g: G, unit: AxisUnit): Uint8Array {
  const taken = occupiedSquares(g);
  if (unit.at !== null) taken[unit.at] = 0;
  return taken;
}

/** Where a unit can come, and the attack positions found there. */
interface Outlook {
  readonly costs: StepCosts;
  readonly spent: Reach;
  readonly starts: readonly PathStart[];
  /** Squares where others are, marked by 1. */
  readonly taken: Uint8Array;
  readonly blockers: Blockers;
  readonly attacks: readonly Prospect[];
}

/** Looks for attack positions within so many movement points. */
function lookAround(g: G, unit: AxisUnit, nearest: Placed<Operator>, allowance: number, limit: number): Outlook {
  const starts = startsOf(g, unit);
  const costs = advanceCosts(g);
  const spent = reach(grid(g), costs, starts, limit);
  const blockers = axisBlockers(g);
  const operators = [nearest, ...spottedOperators(g).filter(({ id }) => id !== nearest.id)];
  const taken = takenByOthers(g, unit);
  const { long } = attackProfile(g, unit.kind);
  const tables = standingsNow(g, blockers);
  const attacks: Prospect[] = [];
  for (const operator of operators) {
    const isClosest = operator.id === nearest.id;
    const away = apartFrom(g, unit, operator);
    const table = standingTable(g, tables, unit, operator);
    for (const square of squaresWithin(g, long, operator)) {
      const points = spent[square] ?? -1;
      if (points < 0 || taken[square] === 1 || (!isClosest && points > allowance)) continue;
      const { attack, optimal, cover, distance } = (table[square] ??= attackStanding(
        g,
        turnedTo(g, unit, square, operator),
        operator,
        blockers,
      ));
      if (attack) attacks.push({ attack, optimal, cover, distance, operator, square, points, isClosest, away });
    }
  }
  return { costs, spent, starts, taken, blockers, attacks };
}

function planFrom(
  g: G,
  unit: AxisUnit,
  nearest: Placed<Operator>,
  allowance: number,
  outlook: Outlook,
): AdvancePlan | null {
  const { spent, taken, attacks } = outlook;
  // without any attack position it comes as near as it can: rr.open.axis-water
  const idle = (): readonly Prospect[] => {
    const away = apartFrom(g, unit, nearest);
    const to = operatorSquares(g, nearest);
    return Array.from(spent.keys()).flatMap((square) => {
      const points = spent[square] ?? -1;
      if (points < 0 || taken[square] === 1) return [];
      return [
        {
          operator: nearest,
          attack: false,
          optimal: false,
          cover: 0,
          distance: Math.min(...to.map((other) => apart(g, square, other))),
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
  const ranking = rank(prospects, criteriaFor(g, prospects, allowance));
  const [first] = ranking.best;
  if (first === undefined) return null;
  const priority =
    first.isClosest && first.attack && attacks.some((p) => p.isClosest && p.points <= allowance)
      ? 1
      : first.isClosest
        ? 3
        : 2;
  const routes = routesTo(g, unit, outlook, ranking.best, allowance);
  return { unit, closest: nearest, ranking, best: ranking.best, priority, routes };
}

/**
 * The routes a unit may take: equally short, cut at its movement points, ending on a free square; those that keep a
 * spotted Operator's partially visible square in view must be taken. rr.advance.route-choice, rr.advance.route-los,
 * rr.advance.full-move, rr.open.advance-end-occupied
 */
function routesTo(
  g: G,
  unit: AxisUnit,
  { costs, spent, starts, taken, blockers }: Outlook,
  goals: readonly Prospect[],
  allowance: number,
): readonly Route[] {
  const all = allRoutes(() =>
    shortestRoutes(
      grid(g),
      costs,
      spent,
      starts,
      goals.map(({ square }) => square),
      allowance,
    ),
  );
  const full = furthestFree(unit, taken, all);
  // many routes end on the same few squares
  const views = new Map<Square | null, boolean>();
  const endsInView = (route: Route): boolean => {
    const end = route.squares.at(-1) ?? unit.at;
    let inView = views.get(end);
    if (inView === undefined) views.set(end, (inView = viewsSpotted(g, unit, route, blockers).length > 0));
    return inView;
  };
  const inView = full.filter(endsInView);
  return unique(inView.length > 0 ? inView : full);
}

/** Routes cut at their last free square; of these the ones that get furthest. */
function furthestFree(unit: AxisUnit, taken: Uint8Array, routes: readonly Route[]): readonly Route[] {
  const cut = routes.map((route) => cutAtFree(unit, taken, route)).filter((route) => route !== null);
  const furthest = Math.max(0, ...cut.map((route) => route.spent.at(-1) ?? 0));
  return cut.filter((route) => (route.spent.at(-1) ?? 0) === furthest);
}

function allRoutes(list: () => readonly Route[]): readonly Route[] {
  try {
    return list();
  } catch (error) {
    if (error instanceof TooManyRoutes) throw new BeyondLimits(`${error.message} Lower the movement of the unit.`);
    throw error;
  }
}

/**
 * Cuts a route at its last free square; null when there is none. A unit on a spawn tile that finds none stays there:
 * rr.open.spawn-blocked.
 */
function cutAtFree(unit: AxisUnit, taken: Uint8Array, route: Route): Route | null {
  const { squares, spent } = route;
  for (let count = squares.length; count > 0; count--) {
    if (taken[squares[count - 1] ?? 0] === 0)
      return count === squares.length ? route : { squares: squares.slice(0, count), spent: spent.slice(0, count) };
  }
  return unit.at === null ? null : { squares: [], spent: [] };
}

/**
 * The routes of infantry toward given squares, cut at its movement points and at free squares; all that get furthest.
 */
export function routesToward(
  g: G,
  unit: AxisUnit,
  goals: readonly Square[],
): { readonly routes: readonly Route[]; readonly points: number } {
  const starts = startsOf(g, unit);
  const costs = advanceCosts(g);
  const spent = reach(grid(g), costs, starts, 500);
  const reachable = goals.filter((goal) => (spent[goal] ?? -1) >= 0);
  const points = Math.min(...reachable.map((goal) => spent[goal] ?? Infinity));
  const nearest = reachable.filter((goal) => spent[goal] === points);
  if (nearest.length === 0) return { routes: [], points: Infinity };
  const taken = takenByOthers(g, unit);
  return {
    routes: unique(
      furthestFree(
        unit,
        taken,
        allRoutes(() => shortestRoutes(grid(g), costs, spent, starts, nearest, unitMove(g, unit.kind))),
      ),
    ),
    points,
  };
}

function unique(routes: readonly Route[]): readonly Route[] {
  const seen = new Map<string, Route>();
  for (const route of routes) seen.set(route.squares.join(" "), route);
  return [...seen.values()];
}

/**
 * The spotted Operators whose squares a unit at the end of a route has in view, the closest first.
 * rr.advance.route-los, rr.open.advance-keep-los
 */
export function viewsSpotted(
  g: G,
  unit: AxisUnit,
  route: Route,
  blockers = axisBlockers(g),
): readonly Placed<Operator>[] {
  const at = route.squares.at(-1) ?? unit.at;
  if (at === null) return [];
  const most = attackProfile(g, unit.kind).long;
  return spottedOperators(g)
    .map((operator) => ({ operator, eyes: turnedTo(g, unit, at, operator) }))
    .map((view) => ({ ...view, range: rangeFrom(g, { shooter: view.eyes, lookout: null }, view.operator) }))
    .filter(
      ({ operator, eyes, range }) =>
        range <= most &&
        operatorSquares(g, operator).some(
          (square) =>
            lineTo(
              g,
              eyes,
              square,
              blockers,
              undefined,
              operator.aboard === null ? undefined : operatorSquares(g, operator),
            ) !== "none",
        ),
    )
    .sort((a, b) => a.range - b.range)
    .map(({ operator }) => operator);
}

/** Whether infantry could attack an Operator from where it stands, if it faced him. */
export const couldAttack = (g: G, unit: Placed<AxisUnit>, operator: Placed<Operator>): boolean =>
  attackStanding(g, turnedTo(g, unit, unit.at, operator), operator).attack;
