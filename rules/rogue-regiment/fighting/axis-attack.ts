import { roll, citeIf } from "../../kernel/index.ts";
import {
  STOPS_ALL,
  axisBlockers,
  type Blockers,
  coverAgainst,
  eyesSee,
  eyesSeeFar,
  isInField,
  isInFieldOf,
  isInVehicleField,
  lineTo,
  type LineObstacle,
  type Modifier,
  pointsOfField,
  isSeenThrough,
  shownOn,
  vehicleLine,
} from "../sight/index.ts";
import { addFlames, roomAt } from "./flame-tokens.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { partingOn } from "../book/in-force.ts";
import { isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  type Ctx,
  distanceBetween,
  distanceBetweenPlaces,
  grid,
  number,
  operatorSquares,
  type Placed,
  placeOf,
  reading,
  record,
  type Rules,
} from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { Operator, UnitKind } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { hurt } from "./leaving-play.ts";
import { attackProfile, unitWeapon, gunWord, type Muzzle, profileOf } from "./attack-profiles.ts";

/**
 * Squares from a muzzle to an Operator: the first square ahead of a vehicle is 1. rr.attack.range-count,
 * rr.vlos.range-origin, rr.open.vehicle-range
 */
export function rangeFrom(ctx: Ctx, { shooter, lookout }: Omit<Muzzle, "flames">, operator: Operator): number {
  if (lookout === null && operator.aboard === null && operator.at !== null)
    return distanceBetween(ctx, shooter.at, operator.at);
  let least = Infinity;
  for (const square of operatorSquares(ctx, operator)) {
    if (lookout === null) least = Math.min(least, distanceBetween(ctx, shooter.at, square));
    else {
      const to = placeOf(ctx, square);
      const [first, other] = lookout.rangeFrom;
      least = Math.min(least, distanceBetweenPlaces(ctx, first, to), distanceBetweenPlaces(ctx, other, to));
    }
  }
  return least;
}

/** How far Sniper Infantry looks for its attack, in squares; null for a unit that looks as far as all do. */
export const looksFor = (ctx: Ctx, kind: UnitKind): number | null =>
  kind === "sniper" && reading(ctx, "rr.open.kick-sniper-sight") === "to-its-range"
    ? attackProfile(ctx, kind).long
    : null;

/**
 * Whether a Sniper aims at an Operator whom nobody has spotted, farther away than units look.
 * rr.open.kick-sniper-unspotted, rr.open.fov-depth
 */
export function isFarUnspotted(ctx: Ctx, { shooter }: Muzzle, operator: Placed<Operator>): boolean {
  if (shooter.kind !== "sniper" || operator.spotted) return false;
  const from = placeOf(ctx, shooter.at);
  return !operatorSquares(ctx, operator).some((square) => {
    const { x, y } = placeOf(ctx, square);
    return isInField(ctx, shooter.facing, x - from.x, y - from.y, { peripheral: true });
  });
}

/** Whether an Operator is seen from a muzzle. rr.open.kick-sniper-sight */
export function seesFrom(
  ctx: Ctx,
  { shooter, lookout }: Muzzle,
  operator: Placed<Operator>,
  blockers = axisBlockers(ctx),
): boolean {
  const deep = looksFor(ctx, shooter.kind);
  if (lookout === null)
    return deep === null
      ? eyesSee(ctx, shooter, operator, blockers)
      : eyesSeeFar(ctx, shooter, operator, blockers, deep);
  if (operator.aboard === null) {
    const { at } = operator;
    return (
      isInVehicleField(ctx, lookout, at) &&
      isSeenThrough(ctx, shooter, shownOn(ctx, operator, at), vehicleLine(ctx, lookout, at, blockers))
    );
  }
  const squares = operatorSquares(ctx, operator);
  return squares.some(
    (square) =>
      isInVehicleField(ctx, lookout, square) &&
      vehicleLine(ctx, lookout, square, blockers, { target: squares }) !== "none",
  );
}

/** Whether a unit's gun fires through a wall. rr.exp.hmg-through-wall, rr.open.dare-panzer-wall-fire */
const firesThroughWalls = (ctx: Ctx, kind: UnitKind): boolean =>
  isVehicleKind(kind)
    ? unitWeapon(kind) !== "smgs" && (kind !== "panzer-iii" || reading(ctx, "rr.open.dare-panzer-wall-fire") === "yes")
    : footTraits(kind).throughWall;

/**
 * Whether a heavy machine gun can fire at a spotted Operator inside a building through a single wall, without seeing
 * him. rr.vattack.through-wall, rr.vattack.through-wall-limits, rr.unit.motorbike, rr.unit.halftrack
 */
export function throughWall(ctx: Ctx, muzzle: Muzzle, operator: Placed<Operator>, blockers: Blockers): boolean {
  const { lookout, shooter } = muzzle;
  if (
    muzzle.flames ||
    !firesThroughWalls(ctx, shooter.kind) ||
    !operator.spotted ||
    operator.aboard !== null ||
    grid(ctx).squares[operator.at] !== ground.indoors
  )
    return false;
  const inView =
    lookout === null ? isInFieldOf(ctx, shooter, operator.at) : isInVehicleField(ctx, lookout, operator.at);
  // whom it sees it attacks as usual: rr.exp.hmg-window-normal
  if (!inView || seesFrom(ctx, muzzle, operator, blockers)) return false;
  const met: LineObstacle[] = [];
  if (lookout === null) lineTo(ctx, shooter, operator.at, blockers, { met });
  else vehicleLine(ctx, lookout, operator.at, blockers, { met });
  const stops = met.filter(({ stop }) => stop === STOPS_ALL);
  // rr.exp.hmg-single-wall
  return stops.length === 1 && stops[0]?.wall === true;
}

/**
 * The modifiers of an attack on an Operator: range and cover; never cover for a vehicle. rr.mod.axis-short,
 * rr.axisattack.combine, rr.opveh.no-cover, rr.mod.axis-building, rr.vattack.window
 */
export function axisModifiers(
  ctx: Ctx,
  muzzle: Muzzle,
  operator: Placed<Operator>,
  { wall = false }: { readonly wall?: boolean } = {},
): readonly Modifier[] {
  const { short } = profileOf(ctx, muzzle);
  const modifiers: Modifier[] = [];
  if (rangeFrom(ctx, muzzle, operator) <= short) {
    modifiers.push({
      value: number(ctx, "rr.number.mod-axis-short"),
      text: "short range",
      cites: [
        "rr.mod.axis-short",
        "rr.open.distance-metric",
        ...citeIf(muzzle.lookout !== null, "rr.vlos.range-origin", "rr.open.vehicle-range"),
      ],
    });
  }
  if (wall)
    return [
      ...modifiers,
      {
        value: number(ctx, "rr.number.mod-axis-building"),
        text: "through the wall of a building",
        cites: ["rr.mod.axis-building", "rr.vattack.through-wall"],
      },
    ];
  if (operator.aboard !== null) return modifiers;
  // of cover flames leave hard cover: rr.dogs.flame-hard-cover
  return [
    ...modifiers,
    ...coverAgainst(ctx, muzzle.shooter.at, operator, muzzle.lookout, { ignoresSoft: muzzle.flames }),
  ];
}

/** The modifier of a reaction attack on whoever moves out of sight. rr.mod.axis-leaving, rr.opveh.leaving */
const leaving = (ctx: Ctx, operator: Operator): Modifier =>
  operator.aboard === null
    ? {
        value: number(ctx, "rr.number.mod-axis-leaving"),
        text: "moving out of LOS or range",
        cites: ["rr.mod.axis-leaving", "rr.reaction.leaving-only"],
      }
    : {
        value: number(ctx, "rr.number.mod-willys-leaving"),
        text: "vehicle moving out of LOS or range",
        cites: ["rr.opveh.leaving", "rr.reaction.leaving-only"],
      };

/** What is special about an attack: the Operator is moving out of LOS or range, or it goes through a wall. */
export type Special = "leaving" | "through-wall" | null;

/** What an attack of a vehicle's gun, or of a unit of an expansion, shows. */
function gunCites(kind: UnitKind, special: Special): readonly Citation[] {
  if (!isVehicleKind(kind)) {
    const { attack: own, wall: through } = footTraits(kind).cites;
    return special === "through-wall" ? [...own, ...through] : own;
  }
  const { attack, wall, seen } = vehicleTraits(kind).cites;
  return [...attack, ...(special === "through-wall" ? wall : seen)];
}

/** What an attack shows of whom it is aimed at. */
const targetCites = (operator: Operator): readonly Citation[] => [
  ...citeIf(operator.scuba, "rr.open.scuba-spotted-cover"),
  ...citeIf(operator.support, "rr.support.like-operators"),
  ...citeIf(
    isCrew(operator),
    "rr.dare.swillys-attacked-empty",
    "rr.dare.swillys-always-spotted",
    "rr.dare.swillys-draws-axis",
    "rr.dare.swillys-as-willys",
  ),
  ...citeIf(operator.aboard !== null, "rr.opveh.attacked-manned", "rr.opveh.attacked-los", "rr.opveh.no-cover"),
];

/**
 * A unit attacks an Operator, or the vehicle he sits in: dice, modifiers on every die, and a health point for each
 * success. When he is leaving, that modifier replaces range and cover. rr.dice.attack-roll, rr.dice.modify-each,
 * rr.dice.axis-damage, rr.opveh.attacked-manned
 */
export function* axisAttack(
  ctx: Ctx,
  muzzle: Muzzle,
  operator: Placed<Operator>,
  cites: readonly Citation[],
  special: Special,
): Rules {
  const { shooter, lookout } = muzzle;
  const { dice, number: needed } = profileOf(ctx, muzzle);
  const modifiers =
    special === "leaving"
      ? [leaving(ctx, operator)]
      : axisModifiers(ctx, muzzle, operator, { wall: special === "through-wall" });
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const weapon = muzzle.flames
    ? "flamethrower"
    : lookout === null
      ? unitWeapon(shooter.kind)
      : gunWord(shooter.kind, lookout.end);
  const room = muzzle.flames && operator.aboard === null ? roomAt(ctx, operator.at) : null;
  const target = operator.aboard ?? operator.id;
  const hitsOf = (faces: readonly number[]): number => faces.filter((face) => face + sum >= needed).length;
  const rolled = yield* roll(dice, 6, { text: `${shooter.id} attacks ${target}`, cites }, (faces) =>
    String(hitsOf(faces)),
  );
  const results = rolled.map((face) => face + sum);
  const hits = hitsOf(rolled);
  const covered = modifiers.some(({ value }) => value < 0);
  record(ctx, {
    event: "attacked",
    piece: shooter.id,
    target,
    weapon,
    number: needed,
    modifiers: modifiers.map(({ value, text }) => ({ value, text })),
    dice: rolled,
    results,
    hits,
    cites: [
      ...cites,
      "rr.dice.attack-roll",
      "rr.dice.modify-each",
      ...modifiers.flatMap((modifier) => modifier.cites),
      ...(special === null ? pointsOfAttack(ctx, muzzle, operator) : []),
      ...citeIf(modifiers.length > 1, "rr.axisattack.combine"),
      ...(covered || special === "leaving" || operator.aboard !== null
        ? []
        : (["rr.axisattack.not-adjacent-cover", "rr.axisattack.adjacent-none"] as const)),
      ...citeIf(shooter.kind === "mortar", "rr.unit.mortar-reaction"),
      ...(muzzle.flames ? flameCites(muzzle, covered) : gunCites(shooter.kind, special)),
      ...targetCites(operator),
    ],
  });
  if (room !== null) addFlames(ctx, room, ["rr.dogs.flame-token", "rr.open.dogs-operator-on-exterior-window"]);
  if (hits > 0) yield* hurt(ctx, operator, hits);
}

/** The open points by another reading of which an attack could not be made, or would have other modifiers. */
const pointsOfAttack = (ctx: Ctx, muzzle: Muzzle, operator: Placed<Operator>): readonly Citation[] => [
  ...pointsOfField(ctx, muzzle.shooter, operatorSquares(ctx, operator)),
  ...partingOn(ctx, ["rr.open.distance-metric", "rr.open.cover-between", "rr.open.own-cover-square"], (by) =>
    rangeFrom(by, muzzle, operator) > profileOf(by, muzzle).long
      ? null
      : axisModifiers(by, muzzle, operator).reduce((sum, { value }) => sum + value, 0),
  ),
];

/** What an attack with a flamethrower shows. */
const flameCites = ({ shooter, lookout }: Muzzle, covered: boolean): readonly Citation[] => [
  "rr.dogs.flame-attack-phase-only",
  "rr.dogs.flame-ignores-soft-cover",
  "rr.exp.zero-short-range",
  ...citeIf(covered, "rr.dogs.flame-hard-cover"),
  ...(lookout !== null || !isFootKind(shooter.kind)
    ? (["rr.dogs.flame-track-flamer"] as const)
    : footTraits(shooter.kind).cites.attack),
];
