import type { Criterion } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import type { Howitzer } from "../book/unit-traits.ts";
import { firesAhead, isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import { type Ctx, distanceBetween, number, operatorSquares, type Placed, reading } from "../table/context.ts";
import type { Operator } from "../table/state.ts";
import { roomTargets } from "./room-attacks.ts";
import { firesFrom, isInHowitzerArc } from "./shell-weapons.ts";
import { axisBlockers, type Blockers, coverAgainst, lineTo, isSeenThrough, shownOn } from "../sight/index.ts";
import {
  attackProfile,
  canBite,
  looksFor,
  type Muzzle,
  muzzlesOf,
  rangeFrom,
  seesFrom,
  type Shooter,
  throughWall,
} from "../fighting/index.ts";

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
export type FiringSpot = Pick<AttackStanding, "attack" | "optimal" | "cover" | "distance">;

/** A place he cannot be attacked from: how far it is from him is of no interest. */
const noAttack: FiringSpot = { attack: false, optimal: false, cover: 0, distance: Infinity };

/**
 * Whether a unit, standing as it might stand, could attack an Operator from there, and how well. A half-track takes its
 * better end.
 */
export function attackStanding(
  ctx: Ctx,
  shooter: Shooter,
  operator: Placed<Operator>,
  blockers = axisBlockers(ctx),
): FiringSpot {
  const traits = isVehicleKind(shooter.kind) ? vehicleTraits(shooter.kind) : null;
  const howitzer = traits === null || firesAhead(traits) ? null : traits.howitzer;
  if (howitzer !== null) return howitzerStanding(ctx, howitzer, shooter, operator, blockers);
  const { long, short } = attackProfile(ctx, shooter.kind);
  if (isFootKind(shooter.kind) && footTraits(shooter.kind).explosive !== null)
    return explosiveStanding(ctx, shooter, operator, long, blockers);
  if (shooter.kind === "hmg-team") return hmgTeamStanding(ctx, shooter, operator, long, blockers);
  if (shooter.kind === "sniper") return sniperStanding(ctx, shooter, operator, blockers);
  if (shooter.kind === "dog") return dogStanding(ctx, shooter, operator, blockers);
  if (shooter.kind === "flamethrower") return flameStanding(ctx, shooter, operator, long, blockers);
  if (operator.aboard === null && (shooter.token === null || shooter.token === undefined)) {
    // beyond its range a unit on foot has nothing to look for
    const distance = distanceBetween(ctx, shooter.at, operator.at);
    if (distance > long) return noAttack;
  }
  let best = noAttack;
  for (const muzzle of muzzlesOf(ctx, shooter)) {
    const distance = rangeFrom(ctx, muzzle, operator);
    if (distance > long) continue;
    const seen = isInSight(ctx, muzzle, operator, blockers);
    const wall = !seen && firesThroughWall(ctx, muzzle, operator, blockers);
    if (!seen && !wall) continue;
    const cover =
      operator.aboard === null
        ? -coverAgainst(ctx, shooter.at, operator, muzzle.lookout).reduce((sum, { value }) => sum + value, 0)
        : 0;
    const optimal = wall || (distance <= short && cover <= 0);
    if (!best.attack || (optimal && !best.optimal)) best = { attack: true, optimal, cover, distance };
  }
  return best;
}

/**
 * How a vehicle whose only weapon is a howitzer would stand: it wants the Operator in its arc, by other readings within
 * 8 squares or in line of sight as well. rr.open.exp-howitzer-advance
 */
function howitzerStanding(
  ctx: Ctx,
  howitzer: Howitzer,
  shooter: Shooter,
  operator: Placed<Operator>,
  blockers: Blockers,
): FiringSpot {
  const muzzle = firesFrom(ctx, shooter);
  const distance = rangeFrom(ctx, muzzle, operator);
  const attack = isInHowitzerArc(ctx, howitzer, shooter, operator);
  const ready = {
    "any-legal-position": () => true,
    "eight-squares": () => distance <= number(ctx, "rr.number.view-depth"),
    "until-sight": () => isInSight(ctx, muzzle, operator, blockers),
  }[reading(ctx, "rr.open.exp-howitzer-advance")];
  return { attack, optimal: attack && ready(), cover: 0, distance };
}

/**
 * How Panzerfaust and Grenade Infantry would stand: its range is enough, by another reading it needs line of sight as
 * well. rr.kick.pf-advance-stop, rr.open.kick-pf-range-los, rr.open.kick-pf-vehicle
 */
function explosiveStanding(
  ctx: Ctx,
  shooter: Shooter,
  operator: Placed<Operator>,
  long: number,
  blockers: Blockers,
): FiringSpot {
  const muzzle: Muzzle = { shooter, lookout: null, flames: false };
  const distance = rangeFrom(ctx, muzzle, operator);
  const barred = operator.aboard !== null && reading(ctx, "rr.open.kick-pf-vehicle") === "on-foot-only";
  const attack =
    distance <= long &&
    !barred &&
    (reading(ctx, "rr.open.kick-pf-range-los") === "range-alone" || isInSight(ctx, muzzle, operator, blockers));
  return { attack, optimal: attack, cover: 0, distance };
}

/**
 * How Sniper Infantry would stand: any place it can attack from is good enough. rr.kick.sniper-stops,
 * rr.open.kick-sniper-sight
 */
function sniperStanding(ctx: Ctx, shooter: Shooter, operator: Placed<Operator>, blockers: Blockers): FiringSpot {
  const muzzle: Muzzle = { shooter, lookout: null, flames: false };
  const distance = rangeFrom(ctx, muzzle, operator);
  const { long } = attackProfile(ctx, shooter.kind);
  const limit = looksFor(ctx, shooter.kind) ?? Math.min(long, number(ctx, "rr.number.view-depth"));
  const attack = distance <= limit && isInSight(ctx, muzzle, operator, blockers);
  return { attack, optimal: attack, cover: 0, distance };
}

/** How a Dog would stand: beside the Operator, with nothing between. rr.dogs.dog-advance, rr.dogs.dog-range-one */
function dogStanding(ctx: Ctx, shooter: Shooter, operator: Placed<Operator>, blockers: Blockers): FiringSpot {
  const muzzle: Muzzle = { shooter, lookout: null, flames: false };
  const distance = rangeFrom(ctx, muzzle, operator);
  const { long } = attackProfile(ctx, shooter.kind);
  const attack = distance <= long && canBite(ctx, shooter.at, operator) && isInSight(ctx, muzzle, operator, blockers);
  return { attack, optimal: attack, cover: 0, distance };
}

/**
 * Whether a unit is content with a place from which it attacks a room, however far the Operator in it is, and whoever
 * else may come into it. rr.open.dogs-flame-optimal, rr.open.dogs-room-range
 */
export const makesForRooms = (ctx: Ctx, { kind }: Pick<Shooter, "kind">): boolean =>
  kind === "flamethrower" && reading(ctx, "rr.open.dogs-flame-optimal") === "room-attack";

/**
 * How Flamethrower Infantry would stand: in range and in line of sight without hard cover; by other readings beside the
 * Operator, or wherever it can attack his room. rr.dogs.flame-infantry-advances, rr.open.dogs-flame-optimal
 */
function flameStanding(
  ctx: Ctx,
  shooter: Shooter,
  operator: Placed<Operator>,
  long: number,
  blockers: Blockers,
): FiringSpot {
  const muzzle: Muzzle = { shooter, lookout: null, flames: true };
  const how = reading(ctx, "rr.open.dogs-flame-optimal");
  const distance = rangeFrom(ctx, muzzle, operator);
  const seen = distance <= long && isInSight(ctx, muzzle, operator, blockers);
  const hard =
    seen && operator.aboard === null
      ? -coverAgainst(ctx, shooter.at, operator, null, { ignoresSoft: true }).reduce((sum, { value }) => sum + value, 0)
      : 0;
  const near = how !== "adjacent" || distance <= 1;
  const throughRoom =
    how === "room-attack" && !seen && roomTargets(ctx, muzzle).some((target) => target.operator.id === operator.id);
  return {
    attack: seen || throughRoom,
    optimal: throughRoom || (seen && hard <= 0 && near),
    cover: hard,
    distance,
  };
}

/**
 * How an HMG Team would stand: in range to make an attack is enough, through a wall by the default reading as well; it
 * looks for no better place. rr.dare.hmg-team-stops, rr.open.dare-hmg-in-range
 */
function hmgTeamStanding(
  ctx: Ctx,
  shooter: Shooter,
  operator: Placed<Operator>,
  long: number,
  blockers: Blockers,
): FiringSpot {
  const muzzle: Muzzle = { shooter, lookout: null, flames: false };
  const distance = rangeFrom(ctx, muzzle, operator);
  const walls = reading(ctx, "rr.open.dare-hmg-in-range") === "through-wall";
  const attack =
    distance <= long &&
    (isInSight(ctx, muzzle, operator, blockers) || (walls && throughWall(ctx, muzzle, operator, blockers)));
  return { attack, optimal: attack, cover: 0, distance };
}

/** Whether an armoured car is read to stop where it can fire through a wall. rr.open.metal-car-stop */
const firesThroughWall = (ctx: Ctx, muzzle: Muzzle, operator: Placed<Operator>, blockers: Blockers): boolean =>
  muzzle.shooter.kind === "armoured-car" &&
  reading(ctx, "rr.open.metal-car-stop") === "through-wall" &&
  throughWall(ctx, muzzle, operator, blockers);

/** Whether an Operator would be seen: infantry turns to him, a vehicle looks from its ends. */
function isInSight(ctx: Ctx, muzzle: Muzzle, operator: Placed<Operator>, blockers: Blockers): boolean {
  if (muzzle.lookout !== null) return seesFrom(ctx, muzzle, operator, blockers);
  const { shooter } = muzzle;
  if (operator.aboard !== null) {
    const squares = operatorSquares(ctx, operator);
    return squares.some((square) => lineTo(ctx, shooter, square, blockers, { target: squares }) !== "none");
  }
  const how = lineTo(ctx, shooter, operator.at, blockers);
  return isSeenThrough(ctx, shooter, shownOn(ctx, operator, operator.at), how);
}

const advanceRules: readonly Citation[] = [
  "rr.open.advance-priority",
  "rr.open.advance-other-quality",
  "rr.open.shortest-route-target",
];

/**
 * The book's priorities as criteria; a smaller number is better. rr.advance.priority-one,
 * rr.advance.priority-two, rr.advance.priority-three, rr.advance.other-target-only-if, rr.advance.optimal,
 * rr.advance.shortest-route
 */
export function criteriaFor<P extends AttackStanding>(
  ctx: Ctx,
  prospects: readonly P[],
  allowance: number,
): readonly Criterion<P, Citation>[] {
  const printed = reading(ctx, "rr.open.advance-priority") === "printed-list";
  const optimalOnly = reading(ctx, "rr.open.advance-other-quality") === "optimal-only";
  const onClosest = prospects.some((p) => p.isClosest && p.points <= allowance && (printed ? p.optimal : p.attack));
  const priority = (candidate: P): number => {
    if (candidate.isClosest) return !candidate.attack ? 4 : onClosest ? 1 : 3;
    return candidate.points <= allowance && (candidate.optimal || !(optimalOnly || printed)) ? 2 : 5;
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
      name: "least cover where none is optimal",
      cites: ["rr.advance.optimal"],
      score: (p) => (p.optimal || !p.attack ? 0 : p.cover),
    },
    {
      name: "at short range without cover, or else as near as it can: squares to the Operator",
      cites: ["rr.advance.optimal", "rr.advance.full-move", "rr.open.optimal-crouched"],
      // nothing is to be gained beyond an optimal position: rr.advance.stop-at-optimal
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

/** An optimal attack position on the closest Operator: with one in sight nobody looks further out. */
export const isOptimalOnClosest = ({ optimal, isClosest }: AttackStanding): boolean => optimal && isClosest;
